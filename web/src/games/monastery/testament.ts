/** The running testament: the letters of everybody, which lie open, and mine with what only I know. */
import type { MonasteryModel } from "./model.svelte";
import type { Numbers } from "./score-history";

/** Large letters of a strip, in points. */
export function lettersWorth(strip: string, { letter_points }: Numbers): number {
  return [...strip].filter((letter) => /[A-Z]/.test(letter)).length * letter_points;
}

/** What a price takes: points first, and blessings, which are points at the end, only for the rest. */
export function paidWith(price: number, points: number): { points: number; blessings: number } {
  const blessings = Math.max(0, price - points);
  return { points: price - blessings, blessings };
}

/** What the large letters of a seat are worth: the same figure for everybody. */
export function publicScore(m: MonasteryModel, seat: number): number | null {
  const player = m.view.players[seat];
  return player ? lettersWorth(player.strip, m.table.components.numbers) : null;
}

/** My own count if the game ended now: with my blessings, less the tiles behind my screen. */
export function fullScore(m: MonasteryModel): number | null {
  const letters = m.table.seat === null ? null : publicScore(m, m.table.seat);
  if (letters === null) return null;
  const kept = m.view.hand.reduce((sum, tile) => sum + m.tile(tile).value, 0);
  return letters + m.view.blessings * m.table.components.numbers.blessing_points - kept;
}
