/** The sheet of suspects: who is still open, who is not, and which of them one wants to look at. */
import type { Own } from "../../protocol/generated/abbey";
import { CATEGORIES, categoryOf, SUSPECTS, traitOf, type Suspect } from "./facts";

/** In my hand; seen elsewhere; crossed out by myself; still open. */
export type Mark = "hand" | "seen" | "crossed" | "open";

export function markOf(own: Own | null, id: string): Mark {
  if (own?.hand.includes(id)) return "hand";
  if (own?.seen.includes(id)) return "seen";
  return own?.crosses.includes(id) ? "crossed" : "open";
}

/** The suspects that nothing on my sheet speaks for. */
export function openOn(own: Own | null): readonly Suspect[] {
  return SUSPECTS.filter((suspect) => markOf(own, suspect.id) === "open");
}

/** Traits of one category are alternatives; different categories must all fit. */
export function fitsTraits(suspect: Suspect, traits: ReadonlySet<string>): boolean {
  return CATEGORIES.every((category) => {
    const wanted = [...traits].filter((trait) => categoryOf(trait) === category);
    return wanted.length === 0 || wanted.includes(traitOf(suspect, category));
  });
}

export function tally(own: Own | null, trait: string): { open: number; all: number } {
  const all = SUSPECTS.filter((suspect) => suspect.traits.includes(trait));
  return { open: all.filter((suspect) => markOf(own, suspect.id) === "open").length, all: all.length };
}
