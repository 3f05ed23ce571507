/** Which names a thing has, and the names that follow from the name of a colour. */
import { SHORT_NAMES } from "../short-names";
import type { Row } from "./data";
import type { Thing } from "./parts";
import { workshopWords } from "./workshop-words.svelte";

/** A name that an edition can give: its message, the beginning of the messages of its kind, what it is called here. */
export interface NameSlot {
  message: string;
  kind: string;
  label: "name" | "short-name" | "colour-name";
}

/** The colours of glass that no seat has. */
export const COLOURS_OF_GLASS: readonly string[] = ["violet"];

/** The names of a thing: the whole one, a short one for the board, and that of its colour. */
export function namesOf(thing: Thing, row: Row): NameSlot[] {
  const slots: NameSlot[] = [];
  const { word: kind, id } = thing;
  if (kind) {
    slots.push({ message: `${kind}-${id}`, kind, label: "name" });
    const short = SHORT_NAMES.find((one) => one.kind === kind)?.short;
    if (short) slots.push({ message: `${short}-${id}`, kind: short, label: "short-name" });
  }
  if (typeof row.colour === "string" && thing.fields.some(({ name, spread }) => name === "colour" && spread))
    slots.push({ message: `colour-${row.colour}`, kind: "colour", label: "colour-name" });
  return slots;
}

/** The names that a game needs when a colour has another id: of the colour, and of what is named after it. */
export function namesOfColour(game: string, name: string, colour: string): Record<string, string> {
  const capital = name.charAt(0).toLocaleUpperCase() + name.slice(1);
  const say = (key: string): string => workshopWords.say(key, { colour: name, capital });
  if (game === "monasterium")
    return { [`monastery-${colour}`]: say("monastery-of"), [`house-${colour}`]: capital };
  const after: Record<string, string> =
    game === "monastery"
      ? { [`tile-secret-way-${colour}`]: say("secret-way-of") }
      : { [`room-cellula-${colour}`]: say("cell-of"), [`plan-cellula-${colour}`]: capital };
  return { [`colour-${colour}`]: name, ...after };
}
