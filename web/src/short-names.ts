/** Short names on a board, where there is little room. A name that an edition gives counts there too. */
import { words, type Lexicon } from "./words.svelte";

/** How the short names of a kind of thing are found: a suspect's is on the board `name-<id>`, whole `suspect-<id>`. */
export interface ShortNames {
  game: string;
  /** The beginning of the messages of the board. */
  short: string;
  /** The beginning of the messages of the game, with the whole names. */
  kind: string;
  /** A short name from a whole one that an edition gives. */
  shorten?: (name: string) => string;
}

export const SUSPECT_NAMES: ShortNames = {
  game: "abbey",
  short: "name",
  kind: "suspect",
  shorten: (name) => name.split(" ").at(-1) ?? name,
};
export const ROOM_NAMES: ShortNames = { game: "abbey", short: "plan", kind: "room" };
export const HOUSE_NAMES: ShortNames = { game: "monasterium", short: "house", kind: "monastery" };
export const SHORT_NAMES: readonly ShortNames[] = [SUSPECT_NAMES, ROOM_NAMES, HOUSE_NAMES];

/** The edition's short name, else one from the name that it gives, else the board's own, else the whole name. */
export function shortName(
  { game, short, kind, shorten = (name) => name }: ShortNames,
  id: string,
  board: Lexicon,
): string {
  const lexicon = words.of(game);
  const [own, whole] = [`${short}-${id}`, `${kind}-${id}`];
  if (words.gives(game, own)) return lexicon.say(own);
  if (words.gives(game, whole)) return shorten(lexicon.say(whole));
  if (board.has(own)) return board.say(own);
  return lexicon.has(own) ? lexicon.say(own) : shorten(lexicon.say(whole));
}
