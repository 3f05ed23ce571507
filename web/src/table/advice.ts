/** Advice in few words: what spoke most for a move. */
import type { ReasonSaid } from "../protocol/generated/table";

const MOST = 3;

/** The reasons that count, the weightiest first; what spoke against the move is left out. */
export function weightiest(reasons: readonly ReasonSaid[]): readonly ReasonSaid[] {
  const speaking = reasons.filter((reason) => reason.weight >= 0.05);
  return speaking.sort((one, other) => other.weight - one.weight).slice(0, MOST);
}

/** A chance between 0 and 1 as people say it. */
export function percent(chance: number): number {
  return Math.round(100 * chance);
}
