/** Sentences of the Abbey as people say them. The terminal has the same functions in `games/abbey/wording/`. */
import type {
  AbbeyView,
  CardsMoved,
  CardsSeen,
  CardsShown,
  SharedCard,
} from "../../../protocol/generated/abbey";
import type { Speech, Tagged } from "../../../speech";
import type { Arguments } from "../../../words.svelte";
import { movedBlanks, seenBlanks, shownBlanks } from "./card-moves";
import { nounPhrase, predicate, whoBlanks, type Term } from "./descriptions";
import { referenceBlanks, type Speakers } from "./references";

/** The blanks that the Abbey adds to the message of a struct; `outer` is what the struct stands in. */
export function wording(
  speech: Speech,
  view: AbbeyView | null,
  struct: Tagged,
  outer: readonly Tagged[],
): Arguments {
  switch (struct.type) {
    case "shared-card":
      return referenceBlanks(speech, view, struct as unknown as SharedCard, speakersOf(view, outer));
    case "cards-seen":
      return seenBlanks(speech, view, struct as unknown as CardsSeen);
    case "cards-moved":
      return movedBlanks(speech, struct as unknown as CardsMoved);
    case "cards-shown":
      return shownBlanks(speech, struct as unknown as CardsShown);
    case "last-drawn":
      return {
        way: speech.word("where", String(struct["way"])),
        term: predicate(speech, struct["term"] as Term),
      };
    case "will-pass":
      return { terms: nounPhrase(speech, struct["terms"] as Term[], "one") };
    default:
      return whoBlanks(speech, struct);
  }
}

function speakersOf(view: AbbeyView | null, outer: readonly Tagged[]): Speakers {
  for (const struct of outer) {
    const target = seatIn(struct["target"]);
    if (struct.type === "ask") return { asker: view?.seat ?? null, target };
    if ("asker" in struct && "target" in struct) return { asker: seatIn(struct["asker"]), target };
  }
  return { asker: null, target: null };
}

function seatIn(value: unknown): number | null {
  return typeof value === "number" ? value : null;
}
