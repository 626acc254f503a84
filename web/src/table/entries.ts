// The lines of a log as they are read: lines that say nothing are left out, many of one kind are told as one.

import type { Happened } from '../lib/types';

/** One entry of the log as it is shown and read aloud. */
export interface Entry {
  readonly key: string;
  readonly text: string;
  /** What happened, the first first. */
  readonly events: readonly Happened[];
}

/** So many lines of one kind, one after the other, are one entry. */
export const MANY = 6;

/**
 * Put events together to entries.
 * @param say puts an event into words; '' = it says nothing.
 * @param more says, after the words of the first, that `n` more are like it.
 */
export function entriesOf(
  events: readonly Happened[],
  say: (event: Happened) => string,
  more: (text: string, n: number) => string,
): Entry[] {
  const entries: Entry[] = [];
  const used = new Map<string, number>();
  const keyOf = ({ seq, source, line }: Happened): string => {
    const key = `${seq} ${source} ${line.kind}`;
    const times = (used.get(key) ?? 0) + 1;
    used.set(key, times);
    return `${key} ${times}`;
  };
  let run: Happened[] = [];
  const close = (): void => {
    const spoken = run.map((event) => ({ event, text: say(event) })).filter(({ text }) => text !== '');
    const [first] = spoken;
    if (first && spoken.length >= MANY) {
      const all = spoken.map(({ event }) => event);
      entries.push({ key: keyOf(first.event), text: more(first.text, spoken.length - 1), events: all });
    } else {
      for (const { event, text } of spoken) entries.push({ key: keyOf(event), text, events: [event] });
    }
    run = [];
  };
  for (const event of events) {
    const same = run[0]?.source === event.source && run[0].line.kind === event.line.kind && event.source === 'game';
    if (!same) close();
    run.push(event);
  }
  close();
  return entries;
}
