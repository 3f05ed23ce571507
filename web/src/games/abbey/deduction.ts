/** What follows for me from everything that I know, as the house worked it out: who, and where each card can be. */
import type { Conclusions, Outcome, Places, Preview } from "../../protocol/generated/abbey";

/** He cannot be it; he must be it; nothing is settled. */
export type Verdict = "cleared" | "guilty" | "possible";

export function verdictOf(deduction: Pick<Conclusions, "culprits">, suspect: string): Verdict {
  if (!deduction.culprits.includes(suspect)) return "cleared";
  return deduction.culprits.length === 1 ? "guilty" : "possible";
}

/** How many places there are where a card can be. */
export function countOf({ culprit, pile, hands }: Places): number {
  return Number(culprit) + Number(pile) + hands.length;
}

/** The suspects whose card can be nowhere but in this hand. */
export function certainlyWith(deduction: Pick<Conclusions, "places">, seat: number): readonly string[] {
  return Object.keys(deduction.places).filter((id) => {
    const places = deduction.places[id];
    return places !== undefined && countOf(places) === 1 && places.hands[0] === seat;
  });
}

/** Answers that leave me equally many suspects, as one. */
export interface Outlook {
  /** None for "any other answer". */
  answers: readonly Outcome["answer"][];
  culprits: number;
}
const MANY = 3;

/**
 * A question for a number can have twenty answers that leave the same: the largest such lot is any other answer, and
 * comes last; smaller ones stand together in the order of their first answer.
 */
export function outlooksOf({ answers }: Pick<Preview, "answers">): readonly Outlook[] {
  const lots = new Map<number, Outcome["answer"][]>();
  for (const { answer, culprits } of answers) lots.set(culprits, [...(lots.get(culprits) ?? []), answer]);
  const largest = Math.max(0, ...[...lots.values()].map((lot) => lot.length));
  const other = [...lots].find(([, lot]) => lots.size > 1 && lot.length === largest && largest >= MANY)?.[0];
  const named = [...lots].filter(([culprits]) => culprits !== other);
  const shown = named.map(([culprits, lot]) => ({ answers: lot, culprits }));
  return other === undefined ? shown : [...shown, { answers: [], culprits: other }];
}

/** The most that a question leaves: what it is worth when the answer is the one I like least. */
export function worstOf(prospects: Pick<Preview, "answers">): number {
  return Math.max(0, ...prospects.answers.map(({ culprits }) => culprits));
}

/** What one answer says by itself: who cannot be the culprit, whose cards the speaker cannot hold, and must hold. */
export interface Explanation {
  line: number;
  speaker: number;
  cleared: ReadonlySet<string>;
  absent: ReadonlySet<string>;
  certain: ReadonlySet<string>;
}

type Found = Pick<Conclusions, "culprits" | "places">;

/** The difference between what the cards alone tell and what they tell together with the answer. */
export function explanationOf(cards: Found, answer: Found, line: number, speaker: number): Explanation {
  const may = (found: Found, id: string): boolean => found.places[id]?.hands.includes(speaker) ?? false;
  const must = (found: Found, id: string): boolean =>
    may(found, id) && countOf(found.places[id] ?? { culprit: false, pile: false, hands: [] }) === 1;
  const those = (test: (id: string) => boolean): Set<string> =>
    new Set(Object.keys(cards.places).filter(test));
  return {
    line,
    speaker,
    cleared: those((id) => cards.culprits.includes(id) && !answer.culprits.includes(id)),
    absent: those((id) => may(cards, id) && !may(answer, id)),
    certain: those((id) => must(answer, id) && !must(cards, id)),
  };
}
