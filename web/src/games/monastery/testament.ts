/** The running testament score: what is public of everybody, and mine in full. */
import type { MonasteryModel } from "./model.svelte";
import { tileFacts } from "./tiles";

export function scoreOf(m: MonasteryModel, seat: number): number | null {
  const player = m.view.players[seat];
  if (!player) return null;
  const { letter_points, blessing_points } = m.table.components.board.numbers;
  const large = [...player.strip].filter((letter) => /[A-Z]/.test(letter)).length;
  const public_ = large * letter_points;
  if (seat !== m.table.seat) return public_;
  const kept = m.view.hand.reduce((sum, tile) => sum + tileFacts(tile).value, 0);
  return public_ + m.view.blessings * blessing_points - kept;
}
