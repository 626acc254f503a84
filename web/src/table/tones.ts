// Of which tones each sound is made, and how they are rung.

import { soundsOf } from './cues';
import type { Change, Sound } from './sound';

/** One tone: when it begins and how long it takes, in seconds; its pitch at both ends, in hertz; how loud. */
interface Tone {
  readonly at: number;
  readonly long: number;
  readonly from: number;
  readonly to: number;
  readonly loud: number;
  readonly wave: OscillatorType;
}

const tone = (at: number, long: number, from: number, to = from, loud = 0.1, wave: OscillatorType = 'sine'): Tone => ({
  at,
  long,
  from,
  to,
  loud,
  wave,
});

const SOUNDS: Readonly<Record<Sound, readonly Tone[]>> = {
  lay: [tone(0, 0.06, 320, 150, 0.16, 'triangle')],
  take: [tone(0, 0.09, 260, 420, 0.08, 'triangle'), tone(0.08, 0.12, 390, 620, 0.08, 'triangle')],
  turn: [tone(0, 0.12, 587), tone(0.1, 0.2, 784)],
  boom: [tone(0, 0.4, 150, 45, 0.25, 'triangle'), tone(0.02, 0.2, 90, 40, 0.12, 'sawtooth')],
  round: [tone(0, 0.14, 523), tone(0.12, 0.14, 659), tone(0.24, 0.22, 523)],
  win: [tone(0, 0.14, 523), tone(0.12, 0.14, 659), tone(0.24, 0.14, 784), tone(0.36, 0.45, 1047, 1047, 0.12)],
};

/** Let a change be heard. */
export function sing(audio: AudioContext, change: Change): void {
  for (const tone of soundsOf(change).flatMap((sound) => SOUNDS[sound])) ring(audio, tone);
}

function ring(audio: AudioContext, { at, long, from, to, loud, wave }: Tone): void {
  const [begin, end] = [audio.currentTime + at, audio.currentTime + at + long];
  const [voice, volume] = [audio.createOscillator(), audio.createGain()];
  voice.type = wave;
  voice.frequency.setValueAtTime(from, begin);
  voice.frequency.exponentialRampToValueAtTime(to, end);
  volume.gain.setValueAtTime(0.0001, begin);
  volume.gain.exponentialRampToValueAtTime(loud, begin + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, end);
  voice.connect(volume).connect(audio.destination);
  voice.start(begin);
  voice.stop(end + 0.02);
}
