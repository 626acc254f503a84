// What has just happened, cut into what is told one after the other. Knows no DOM.

import type { Happened, Line } from '../lib/types';

/** What is told at a time. */
export interface Beat {
  /** The line that it is about. */
  readonly main: Line;
  /** In which of the board's steps. */
  readonly step: number;
  /** The words of the line, then of those that follow from it. */
  readonly texts: readonly string[];
  /** All its lines. */
  readonly lines: readonly Line[];
}

/** So many lines of one kind that show no card are told together. */
const TOGETHER = 4;
/** So many lines that belong to no step, and are about no token, may follow from one that does. */
const FOLLOWERS = 1;

/** How long a beat is told, in milliseconds: its line, and more for what follows from it. */
export const LINE_MS = 700;
const MORE_MS = 350;
/** So many beats may wait; of more each is told faster, but none faster than can be read at a glance. */
const PATIENT = 10;
export const LEAST_MS = 300;
/** How long all may take that is told in a hurry. */
export const HURRY_MS = 3000;

/**
 * Cut events into beats. A line that shows a card or is about a token is a beat; others follow from the beat before
 * them in the same step. Lines before the first step are not told; where turns have no steps, a line is a beat if it
 * shows a card to the viewer or is of a kind that is to be told.
 *
 * @param say puts an event into words; '' = it says nothing.
 * @param more says, after some words, that `n` more are like them.
 * @param tells kinds of lines that are to be told, of a game whose turns have no steps.
 * @param untold kinds of lines of such a game that are not told, whatever they show.
 */
export function beatsOf(
  events: readonly Happened[],
  say: (event: Happened) => string,
  more: (text: string, n: number) => string,
  tells?: readonly string[],
  untold: readonly string[] = [],
): Beat[] {
  const beats: Gathered[] = [];
  for (const event of events) {
    const { line } = event;
    const text = event.source === 'game' && !untold.includes(line.kind) ? say(event) : '';
    if (text === '') continue;
    const last = beats.at(-1);
    const follows = last !== undefined && (line.step < 0 || line.step === last.step);
    const begins = tells
      ? line.face !== '' || tells.includes(line.kind)
      : line.step >= 0 && (line.face !== '' || line.token !== '');
    if (begins) {
      if (follows && last.main.kind === line.kind && line.face === '') add(last, line, text);
      else beats.push({ main: line, step: line.step, lines: [line], texts: [text], stray: 0 });
    } else if (follows && (line.step >= 0 || line.token !== '' || last.stray++ < FOLLOWERS)) add(last, line, text);
  }
  return beats.map(({ main, step, lines, texts }) => ({ main, step, lines, texts: shortened(texts, more) }));
}

interface Gathered {
  readonly main: Line;
  readonly step: number;
  readonly lines: Line[];
  readonly texts: string[];
  stray: number;
}

function add(beat: Gathered, line: Line, text: string): void {
  beat.lines.push(line);
  beat.texts.push(text);
}

function shortened(texts: readonly string[], more: (text: string, n: number) => string): readonly string[] {
  if (texts.length <= TOGETHER) return texts;
  const shown = texts.slice(0, TOGETHER - 1);
  return [...shown.slice(0, -1), more(shown.at(-1) ?? '', texts.length - shown.length)];
}

/** The beats of the newest turn among them: steps are gone through in their order, so an earlier one begins a turn. */
export function newest(beats: readonly Beat[]): readonly Beat[] {
  const begins = beats.findLastIndex((beat, index) => beat.step < (beats[index - 1]?.step ?? -1));
  return beats.slice(Math.max(0, begins));
}

/** How long to tell a beat while `waiting` others wait. */
export function lengthOf(beat: Beat, waiting: number): number {
  const whole = LINE_MS + MORE_MS * (beat.texts.length - 1);
  return Math.max(LEAST_MS, Math.round(whole * Math.min(1, PATIENT / Math.max(1, waiting))));
}
