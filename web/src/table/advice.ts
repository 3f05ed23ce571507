/** Advice in few words: what spoke most for a move. */
import type { ReasonSaid } from "../protocol/generated/table";

const MOST = 3;

/** The reasons that count, the weightiest first; what spoke against the move is left out. */
export function weightiest(reasons: readonly ReasonSaid[]): readonly ReasonSaid[] {
  const speaking = reasons.filter((reason) => reason.weight >= 0.05);
  return speaking.sort((one, other) => other.weight - one.weight).slice(0, MOST);
}

/** A reason as a sentence to whoever decided: what the better choice has more of, or less. */
export function argued<R extends Pick<ReasonSaid, "key" | "weight">>(reason: R): R {
  return { ...reason, key: `${reason.key}.${reason.weight < 0 ? "less" : "more"}` };
}

/** A chance between 0 and 1 as people say it. */
export function percent(chance: number): number {
  return Math.round(100 * chance);
}
