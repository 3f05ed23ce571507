/** The sheet of suspects: who is still open, who is not, and which of them one wants to look at. */
import type { Own } from "../../protocol/generated/abbey";
import { CATEGORIES, categoryOf, SUSPECTS, traitOf, traitsOf, type Category, type Suspect } from "./facts";

/** In my hand; seen elsewhere; crossed out by myself; still open. */
export type Mark = "hand" | "seen" | "crossed" | "open";
export type Showing = "all" | "open" | "closed";

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

export interface Filter {
  traits: ReadonlySet<string>;
  showing: Showing;
}

export function filtered(own: Own | null, filter: Filter): readonly Suspect[] {
  return SUSPECTS.filter((suspect) => {
    const open = markOf(own, suspect.id) === "open";
    const shown = filter.showing === "all" || (filter.showing === "open") === open;
    return shown && fitsTraits(suspect, filter.traits);
  });
}

export interface Group {
  trait: string;
  suspects: readonly Suspect[];
  /** How many of all with this trait are open, and how many there are. */
  open: number;
  all: number;
}

/** The suspects that pass the filter, by the traits of one category. */
export function grouped(own: Own | null, filter: Filter, category: Category): Group[] {
  const shown = filtered(own, filter);
  return traitsOf(category).map((trait) => ({
    trait,
    suspects: shown.filter((suspect) => suspect.traits.includes(trait)),
    ...tally(own, trait),
  }));
}

export function tally(own: Own | null, trait: string): { open: number; all: number } {
  const all = SUSPECTS.filter((suspect) => suspect.traits.includes(trait));
  return { open: all.filter((suspect) => markOf(own, suspect.id) === "open").length, all: all.length };
}
