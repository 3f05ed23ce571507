/** What is printed on the cards and the board, as the server publishes it. `decode` is the one place that knows the format. */
import type raw from "../../protocol/generated/abbey.data.json";

type Data = typeof raw;

/** A card shows its traits in the order of the categories. */
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

export class Components {
  readonly suspects: readonly Suspect[];
  readonly rooms: readonly Room[];
  /** Books that can be used later than they are drawn. */
  readonly books: readonly string[];
  /** Spaces that the bell moves over from one Mass to the next. */
  readonly bellSpots: number;
  readonly traits: readonly string[];

  constructor({ suspects, board, books, table }: Data) {
    this.suspects = suspects.suspect;
    this.rooms = board.room;
    this.books = books.book.filter((book) => book.star).map((book) => book.id);
    this.bellSpots = table.bell_spots;
    this.traits = CATEGORIES.flatMap((category) => this.traitsOf(category));
  }

  /** The traits of one category, in the order in which the cards show them first. */
  traitsOf(category: Category): string[] {
    return [...new Set(this.suspects.map((suspect) => traitOf(suspect, category)))];
  }

  categoryOf(trait: string): Category {
    const found = CATEGORIES.find((category) => this.traitsOf(category).includes(trait));
    if (!found) throw new Error(`no card is ${trait}`);
    return found;
  }

  suspectOf(id: string): Suspect {
    const found = this.suspects.find((suspect) => suspect.id === id);
    if (!found) throw new Error(`nobody is called ${id}`);
    return found;
  }

  roomOf(id: string): Room {
    const found = this.rooms.find((room) => room.id === id);
    if (!found) throw new Error(`no room is called ${id}`);
    return found;
  }

  /** Who was last in a confessional, as its die shows; null for any other room. */
  dieIn(room: Room, dice: readonly number[]): number | null {
    const confessionals = this.rooms.filter((one) => one.kind === "confessional");
    return dice[confessionals.findIndex((one) => one.id === room.id)] ?? null;
  }
}

export function traitOf(suspect: Suspect, category: Category): string {
  return suspect.traits[CATEGORIES.indexOf(category)] ?? "";
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

export function decode(json: unknown): Components {
  return new Components(json as Data);
}
