// A few short sounds, made here and not loaded. Silent until the visitor has touched the page, as browsers ask.

/** What can be heard. */
export type Sound = 'lay' | 'take' | 'turn' | 'boom' | 'round' | 'win';

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

/** Make a sound, if there may be any. */
export function play(sound: Sound): void {
  const audio = context;
  if (audio?.state !== 'running') return;
  // A sound that cannot be had is not missed.
  import('./tones').then(
    ({ sing }) => sing(audio, sound),
    () => undefined,
  );
}
