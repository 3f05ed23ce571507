/** Sentences of the Abbey as people say them. The terminal has the same functions in `games/abbey/wording/`. */
import type {
  AbbeyView,
  Among,
  BeforeMass,
  Both,
  CardsMoved,
  CardsSeen,
  CardsShown,
  Met,
  SharedCard,
} from "../../../protocol/generated/abbey";
import type { Speech, Tagged } from "../../../speech";
import type { Arguments } from "../../../words.svelte";
import type { Components } from "../components";
import { movedBlanks, seenBlanks, shownBlanks } from "./card-moves";
import { monksOf, nounPhrase, predicate, whoBlanks, type Term } from "./descriptions";
import { groupBlanks } from "./groups";
import { referenceBlanks, type Speakers } from "./references";
import { bothBlanks, metBlanks, scopeBlanks, type Scope } from "./scopes";

/** The blanks that the Abbey adds to the message of a struct; `outer` is what the struct stands in. */
export function wording(
  components: Components,
  speech: Speech,
  view: AbbeyView | null,
  struct: Tagged,
  outer: readonly Tagged[],
): Arguments {
  switch (struct.type) {
    case "shared-card":
      return referenceBlanks(
        components,
        speech,
        view,
        struct as unknown as SharedCard,
        speakersOf(view, outer),
      );
    case "among":
      return groupBlanks(speech, view, struct as unknown as Among, speakersOf(view, outer));
    case "both":
      return bothBlanks(speech, struct as unknown as Both);
    case "met":
      return metBlanks(speech, struct as unknown as Met, speakersOf(view, outer).asker);
    case "before-mass":
      return deedBlanks(speech, struct as unknown as BeforeMass);
    case "cards-seen":
      return seenBlanks(components, speech, view, struct as unknown as CardsSeen);
    case "cards-moved":
      return movedBlanks(components, speech, struct as unknown as CardsMoved);
    case "cards-shown":
      return shownBlanks(speech, struct as unknown as CardsShown);
    case "hand-counted":
    case "card-requested":
    case "request-card":
      return monksOf(components, speech, struct["traits"] as string[]);
    case "last-drawn":
      return {
        way: speech.word("where", String(struct["way"])),
        term: predicate(speech, struct["term"] as Term),
      };
    case "will-pass":
      return { terms: nounPhrase(components, speech, struct["terms"] as Term[], "one") };
    default:
      return {
        ...scoped(speech, struct, speakersOf(view, outer).asker),
        ...whoBlanks(components, speech, struct),
      };
  }
}

function scoped(speech: Speech, struct: Tagged, asker: number | null): Arguments {
  return "scope" in struct ? scopeBlanks(speech, struct["scope"] as Scope, asker) : {};
}

function deedBlanks(speech: Speech, { question }: BeforeMass): Arguments {
  return question.type === "will-end"
    ? { room: speech.thing("room", question.room) }
    : { act: speech.word("act", question.act) };
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
