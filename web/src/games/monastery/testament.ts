/** The running testament: the letters of everybody, which lie open, and mine with what only I know. */
import type { MonasteryModel } from "./model.svelte";

/** What the large letters of a seat are worth: the same figure for everybody. */
export function publicScore(m: MonasteryModel, seat: number): number | null {
  const player = m.view.players[seat];
  if (!player) return null;
  const large = [...player.strip].filter((letter) => /[A-Z]/.test(letter)).length;
  return large * m.table.components.numbers.letter_points;
}

/** My own count if the game ended now: with my blessings, less the tiles behind my screen. */
export function fullScore(m: MonasteryModel): number | null {
  const letters = m.table.seat === null ? null : publicScore(m, m.table.seat);
  if (letters === null) return null;
  const kept = m.view.hand.reduce((sum, tile) => sum + m.tile(tile).value, 0);
  return letters + m.view.blessings * m.table.components.numbers.blessing_points - kept;
}
