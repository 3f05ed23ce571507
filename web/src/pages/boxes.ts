/**
 * What stands on the boxes of the games. `minutes` is the playing time that the publisher states, shortest and longest.
 * `weight` is how demanding the game is, from 1 to 3; docs/visual-language.md says where both come from.
 */
export interface BoxFacts {
  minutes: readonly [number, number];
  weight: 1 | 2 | 3;
}

export const BOXES: Readonly<Record<string, BoxFacts>> = {
  monastery: { minutes: [30, 90], weight: 2 },
  monasterium: { minutes: [60, 120], weight: 3 },
  abbey: { minutes: [60, 90], weight: 1 },
};
