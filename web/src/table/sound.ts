// A few short sounds, made here and not loaded. Silent until the visitor has touched the page, as browsers ask.

import type { Happened, Seen } from '../lib/types';

/** What can be heard. */
export type Sound = 'lay' | 'take' | 'turn' | 'boom' | 'round' | 'win';

/** A change of the table: what was seen of it before, what is seen now, what has happened, and whether one's turn came. */
export interface Change {
  readonly before: Seen | null;
  readonly now: Seen;
  readonly events: readonly Happened[];
  readonly turned: boolean;
}

let context: AudioContext | null = null;

/** From the first touch or key on, there may be sounds. Gives back what takes that away again. */
export function listenForTouch(target: EventTarget): () => void {
  const wake = (): void => {
    if (typeof AudioContext === 'undefined') return;
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume().catch(() => undefined);
  };
  const events = ['pointerdown', 'keydown'];
  for (const event of events) target.addEventListener(event, wake);
  return () => {
    for (const event of events) target.removeEventListener(event, wake);
  };
}

/** Let a change of the table be heard, if anything may. */
export function play(change: Change): void {
  const audio = context;
  if (audio?.state !== 'running') return;
  // A sound that cannot be had is not missed.
  import('./tones').then(
    ({ sing }) => sing(audio, change),
    () => undefined,
  );
}
