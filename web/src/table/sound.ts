/** Soft sounds made in the browser: a turn, a tile, a bell, something shown. Nothing sounds until somebody wants it. */
import { settings } from "../settings.svelte";

interface Tone {
  pitch: number;
  loudness: number;
  /** Seconds until it has died away, and until it begins. */
  lasts: number;
  after?: number;
  shape?: OscillatorType;
}

/** The partials of a small bell. */
const BELL: readonly Tone[] = [
  { pitch: 587, loudness: 0.18, lasts: 1.6 },
  { pitch: 1180, loudness: 0.1, lasts: 0.8 },
  { pitch: 1608, loudness: 0.06, lasts: 0.6 },
  { pitch: 3170, loudness: 0.02, lasts: 0.3 },
];
const SOUNDS = {
  bell: BELL,
  turn: [
    { pitch: 440, loudness: 0.1, lasts: 0.5 },
    { pitch: 660, loudness: 0.1, lasts: 0.8, after: 0.14 },
  ],
  tile: [
    { pitch: 150, loudness: 0.22, lasts: 0.09, shape: "triangle" },
    { pitch: 310, loudness: 0.07, lasts: 0.05, shape: "triangle" },
  ],
  reveal: [
    { pitch: 392, loudness: 0.08, lasts: 0.9 },
    { pitch: 494, loudness: 0.08, lasts: 0.9, after: 0.09 },
    { pitch: 587, loudness: 0.09, lasts: 1.2, after: 0.18 },
  ],
} satisfies Record<string, readonly Tone[]>;

let context: AudioContext | undefined;

export function chime(name: keyof typeof SOUNDS): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  for (const tone of SOUNDS[name] as readonly Tone[]) play(context, tone);
}

function play(audio: AudioContext, { pitch, loudness, lasts, after = 0, shape = "sine" }: Tone): void {
  const start = audio.currentTime + after;
  const tone = audio.createOscillator();
  const gain = audio.createGain();
  tone.type = shape;
  tone.frequency.value = pitch;
  gain.gain.setValueAtTime(loudness, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  tone.connect(gain).connect(audio.destination);
  tone.start(start);
  tone.stop(start + lasts + 0.05);
}
