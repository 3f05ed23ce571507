/** The bell of the house, struck in the browser: a few partials of a small bell that die away. */
const PARTIALS = [
  { ratio: 1, loudness: 0.22 },
  { ratio: 2.01, loudness: 0.12 },
  { ratio: 2.74, loudness: 0.07 },
  { ratio: 5.4, loudness: 0.03 },
];
let context: AudioContext | undefined;

export function ring(pitch = 587): void {
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const { ratio, loudness } of PARTIALS) {
    const tone = context.createOscillator();
    const gain = context.createGain();
    tone.frequency.value = pitch * ratio;
    gain.gain.setValueAtTime(loudness, now);
    gain.gain.exponentialRampToValueAtTime(0.0001, now + 1.6 / ratio);
    tone.connect(gain).connect(context.destination);
    tone.start(now);
    tone.stop(now + 1.7);
  }
}
