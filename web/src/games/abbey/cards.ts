/** Single cards that can be meant by what happened to them: "the card that you drew from me in the Parlour". */
import type { AbbeyView, SharedCard } from "../../protocol/generated/abbey";
import { tidy, type Speech } from "../../speech";
import type { Fact } from "./pages";
import { suspectBehind } from "./wording/references";

export { suspectBehind } from "./wording/references";

export interface Reference {
  card: SharedCard;
  fact: Fact;
  /** Who it was, if I saw it. */
  suspect: string | null;
}

/** Every single card that changed hands or was shown with this player looking on, newest first. */
export function referencesTo(view: AbbeyView, target: number): Reference[] {
  return view.history
    .flatMap((fact, line) => giftsSeen(fact, target).map((gift) => reference(view, fact, line, gift)))
    .reverse();
}

/** A card to choose from a list, in the words in which the question will mean it. */
export interface CardChoice {
  value: string;
  text: string;
  card: SharedCard;
}

export function cardChoices(view: AbbeyView, target: number, speech: Speech): CardChoice[] {
  return referencesTo(view, target).map(({ card }) => ({
    card,
    value: `${card.fact}/${card.gift}`,
    text: tidy(`${speech.phrase(card, [{ type: "ask", target }])}.`).slice(0, -1),
  }));
}

function giftsSeen(fact: Fact, target: number): number[] {
  if (fact.type === "cards-shown")
    return fact.count === 1 && [fact.holder, ...fact.to].includes(target) ? [0] : [];
  if (fact.type !== "cards-moved") return [];
  return fact.gifts.flatMap(({ giver, taker, count }, at) =>
    count === 1 && (giver === target || taker === target) ? [at] : [],
  );
}

function reference(view: AbbeyView, fact: Fact, line: number, gift: number): Reference {
  const card: SharedCard = { type: "shared-card", fact: line, gift };
  return { card, fact, suspect: suspectBehind(view, card) };
}
