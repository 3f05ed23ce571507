/** The tallies of the notebook as parts of a question: "bearded" is put in or taken out by one tap. */
import { SLOTS, termsIn, type Draft } from "./compose";
import type { Components } from "./components";

/** Whether a question of this kind describes monks by traits. */
export function takesTraits(draft: Draft): boolean {
  return SLOTS[draft.kind].some((slot) => slot === "who" || slot === "term" || slot === "terms");
}

export function isTerm(draft: Draft, trait: string): boolean {
  return termsIn(draft.who).some((term) => term.type === "is" && term.trait === trait);
}

/** A monk has one trait of a category: a second one takes the place of the first. One term is enough for some kinds. */
export function withTrait(components: Components, draft: Draft, trait: string): Draft {
  const single = SLOTS[draft.kind].includes("term");
  const rest = single
    ? []
    : termsIn(draft.who).filter(
        (term) => term.type !== "is" || components.categoryOf(term.trait) !== components.categoryOf(trait),
      );
  return { ...draft, who: { type: "fitting", terms: [...rest, { type: "is", trait }] } };
}

export function withoutTrait(draft: Draft, trait: string): Draft {
  const rest = termsIn(draft.who).filter((term) => term.type !== "is" || term.trait !== trait);
  return { ...draft, who: { type: "fitting", terms: rest } };
}
