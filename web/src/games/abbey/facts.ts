/** What is printed on the cards and the board, from the game's data files. */
import data from "../../protocol/generated/abbey.data.json";

export const CATEGORIES = ["order", "title", "hood", "face", "girth"] as const;
export type Category = (typeof CATEGORIES)[number];

export interface Suspect {
  id: string;
  traits: readonly string[];
}

export interface Room {
  id: string;
  kind: string;
  doors: readonly string[];
  /** The player whose cell it is, by colour. */
  colour?: string;
}

export const SUSPECTS: readonly Suspect[] = data.suspects.suspect;
export const ROOMS: readonly Room[] = data.board.room;
export const BOOKS: readonly string[] = data.books.book.filter((book) => book.star).map((book) => book.id);
export const SPOTS: number = data.table.bell_spots;

/** A card shows its traits in the order of the categories. */
export function traitOf(suspect: Suspect, category: Category): string {
  return suspect.traits[CATEGORIES.indexOf(category)] ?? "";
}

/** The traits of one category, in the order in which the cards show them first. */
export function traitsOf(category: Category): string[] {
  return [...new Set(SUSPECTS.map((suspect) => traitOf(suspect, category)))];
}

export const TRAITS: readonly string[] = CATEGORIES.flatMap(traitsOf);

export function categoryOf(trait: string): Category {
  const found = CATEGORIES.find((category) => traitsOf(category).includes(trait));
  if (!found) throw new Error(`no card is ${trait}`);
  return found;
}

export function suspectOf(id: string): Suspect {
  const found = SUSPECTS.find((suspect) => suspect.id === id);
  if (!found) throw new Error(`nobody is called ${id}`);
  return found;
}

export function roomOf(id: string): Room {
  const found = ROOMS.find((room) => room.id === id);
  if (!found) throw new Error(`no room is called ${id}`);
  return found;
}

const RULES: Readonly<Record<string, string>> = {
  chapel: "rooms.chapel",
  crypt: "crypt.draw",
  confessional: "confessional.draw",
  courtyard: "rooms.empty",
  empty: "rooms.empty",
  "chapter-hall": "chapter-hall.choice",
  parlour: "parlour.pile",
  scriptorium: "scriptorium.draw",
  library: "library.draw",
  cell: "cells.search",
};

/** The rule that says what a room is for. */
export function ruleOf(room: Room): string {
  return RULES[room.kind] ?? "rooms.empty";
}

/** Who was last in a confessional, as its die shows; null for any other room. */
export function dieIn(room: Room, dice: readonly number[]): number | null {
  const confessionals = ROOMS.filter((one) => one.kind === "confessional");
  return dice[confessionals.findIndex((one) => one.id === room.id)] ?? null;
}
