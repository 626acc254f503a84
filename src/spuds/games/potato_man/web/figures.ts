/** Figures for the corners of cards: narrow, so that two of them show in a fan, and the same on every machine. */

/** Each figure's line and width, 16 high. */
const FIGURES: readonly (readonly [d: string, width: number])[] = [
  ['M3.7 0C6.4 0 7.4 3 7.4 8S6.4 16 3.7 16S0 13 0 8S1 0 3.7 0Z', 7.4],
  ['M0 3.4L3 0V16', 3],
  ['M0 4C0-1.5 7.4-1.5 7.4 4C7.4 8 1 11 0 16H7.4', 7.4],
  ['M0 1.7C3-1.5 7.2 0 7.2 3.8S4 7.5 2.6 7.5C4.6 7.5 7.6 8.5 7.6 12S2.5 17.8 0 14.3', 7.4],
  ['M5.3 16V0L0 11.2H7.6', 7.6],
  ['M6.8 0H1L.5 7C3 5.5 7.4 6 7.4 11S2 17.8 0 14.3', 7.4],
  ['M6.4 .5C2 0 0 5 0 10.5C0 18 7.4 18 7.4 11S0 5.5 0 11', 7.4],
  ['M0 0H7.4C4.8 5 3.2 10 2.7 16', 7.4],
  ['M3.7 7.4C-.5 7-.5 0 3.7 0S7.9 7 3.7 7.4C-1.2 8-1.2 16 3.7 16S8.6 8 3.7 7.4Z', 7.4],
  ['M7.4 5.5C7.4-1.8 0-1.8 0 5S7.4 10.5 7.4 5C7.4 11 5.3 16 1 15.6', 7.4],
];
const GAP = 4.4;
const MIDDLE = 13;
const TOP = 8.5;

/** Return the line that writes a number in a card's corner. */
export function figures(number: string): string {
  const shown = [...number].map((digit) => FIGURES[Number(digit)]).filter((figure) => figure !== undefined);
  let x = MIDDLE - (shown.reduce((sum, [, width]) => sum + width, 0) + GAP * (shown.length - 1)) / 2;
  return shown
    .map(([d, width]) => {
      const path = moved(d, x);
      x += width + GAP;
      return path;
    })
    .join('');
}

/** Move a path of absolute commands to the right, and down to where numbers stand. */
function moved(d: string, dx: number): string {
  return d.replace(/([A-Z])([^A-Z]*)/g, (_, command: string, rest: string) => {
    if (command === 'H') return `H${String(Number(rest) + dx)}`;
    if (command === 'V') return `V${String(Number(rest) + TOP)}`;
    const numbers = (rest.match(/-?\d*\.?\d+/g) ?? []).map((n, i) => Number(n) + (i % 2 ? TOP : dx));
    return command + numbers.map((n) => n.toFixed(2)).join(' ');
  });
}
