/** What follows for me from everything that I know, as the house worked it out: who, and where each card can be. */
import type { Deduction, Places, Prospects } from "../../protocol/generated/abbey";
import { SUSPECTS, type Suspect } from "./facts";

/** He cannot be it; he must be it; nothing is settled. */
export type Verdict = "cleared" | "guilty" | "possible";

export function verdictOf(deduction: Pick<Deduction, "culprits">, suspect: string): Verdict {
  if (!deduction.culprits.includes(suspect)) return "cleared";
  return deduction.culprits.length === 1 ? "guilty" : "possible";
}

/** How many places there are where a card can be. */
export function countOf({ culprit, pile, hands }: Places): number {
  return Number(culprit) + Number(pile) + hands.length;
}

/** The suspects whose card can be nowhere but in this hand. */
export function certainlyWith(deduction: Pick<Deduction, "places">, seat: number): readonly Suspect[] {
  return SUSPECTS.filter(({ id }) => {
    const places = deduction.places[id];
    return places !== undefined && countOf(places) === 1 && places.hands[0] === seat;
  });
}

/** The most that a question leaves: what it is worth when the answer is the one I like least. */
export function worstOf(prospects: Pick<Prospects, "answers">): number {
  return Math.max(0, ...prospects.answers.map(({ culprits }) => culprits));
}
