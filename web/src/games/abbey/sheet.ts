/** The sheet of suspects: who is still open, who is not, and which of them one wants to look at. */
import type { Own } from "../../protocol/generated/abbey";
import { CATEGORIES, traitOf, type Components, type Suspect } from "./components";

/** In my hand; seen elsewhere; crossed out by myself; still open. */
export type Mark = "hand" | "seen" | "crossed" | "open";

export function markOf(own: Own | null, id: string): Mark {
  if (own?.hand.includes(id)) return "hand";
  if (own?.seen.includes(id)) return "seen";
  return own?.crosses.includes(id) ? "crossed" : "open";
}

/** The suspects that nothing on my sheet speaks for. */
export function openOn({ suspects }: Components, own: Own | null): readonly Suspect[] {
  return suspects.filter((suspect) => markOf(own, suspect.id) === "open");
}

/** Traits of one category are alternatives; different categories must all fit. */
export function fitsTraits(components: Components, suspect: Suspect, traits: ReadonlySet<string>): boolean {
  return CATEGORIES.every((category) => {
    const wanted = [...traits].filter((trait) => components.categoryOf(trait) === category);
    return wanted.length === 0 || wanted.includes(traitOf(suspect, category));
  });
}

export function tally(
  { suspects }: Components,
  own: Own | null,
  trait: string,
): { open: number; all: number } {
  const all = suspects.filter((suspect) => suspect.traits.includes(trait));
  return { open: all.filter((suspect) => markOf(own, suspect.id) === "open").length, all: all.length };
}

/** The colours that a suspect can carry, as the game knows them; the first means: I suspect him. */
export const MARK_COLOURS = ["red", "gold", "green", "blue"] as const;

/**
 * How my marks contradict what I have seen: a suspect of mine whose card I saw, or crosses that leave nobody. Nothing is
 * concluded from answers here.
 */
export function contradictionAt(
  components: Components,
  own: Own | null,
  id: string,
): "suspected" | "nobody-left" | null {
  const mark = markOf(own, id);
  const colour = own?.marks.find((one) => one.suspect === id)?.colour;
  if (colour === MARK_COLOURS[0] && (mark === "hand" || mark === "seen")) return "suspected";
  return mark === "crossed" && openOn(components, own).length === 0 ? "nobody-left" : null;
}
