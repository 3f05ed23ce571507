/** What is printed on the cards and the board, as the server publishes it. `decode` is the one place that knows the format. */
import type raw from "../../protocol/generated/abbey.data.json";
import { adoptColours } from "../../look/seats";
import type { Deck, TitledCard } from "./card-face";
import { adoptRooms } from "./geometry";

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

const DRAWING_ROOMS = ["parlour", "cell", "confessional"];

interface CardEffects {
  id: string;
  effect: readonly { do: string }[];
}

function draws({ effect }: CardEffects): boolean {
  return effect.some((one) => one.do === "draw");
}

export class Components {
  readonly suspects: readonly Suspect[];
  readonly rooms: readonly Room[];
  /** Books that can be used later than they are drawn. */
  readonly books: readonly string[];
  /** Spaces that the bell moves over from one Mass to the next. */
  readonly bellSpots: number;
  /** How many cards everybody passes at the Mass of each office. */
  readonly passed: ReadonlyMap<string, number>;
  readonly traits: readonly string[];
  /** Ways in which the taker draws a card: three kinds of rooms, and the cards whose effect says so. */
  readonly drawing: ReadonlySet<string>;
  readonly #decks: Readonly<Record<Deck, readonly TitledCard[]>>;

  constructor({ suspects, board, books, library, events, masses, table }: Data) {
    this.suspects = suspects.suspect;
    this.rooms = board.room;
    adoptColours(board.colours);
    adoptRooms(board.room);
    this.books = books.book.filter((book) => book.star).map((book) => book.id);
    this.#decks = { book: books.book, volume: library.volume, happening: events.happening };
    this.bellSpots = table.bell_spots;
    this.passed = new Map(masses.mass.map((mass) => [mass.id, mass.pass]));
    const cards: readonly CardEffects[] = [...books.book, ...library.volume, ...events.happening];
    this.drawing = new Set([...DRAWING_ROOMS, ...cards.filter(draws).map(({ id }) => id)]);
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

  /** A card with a title; undefined for any other kind of thing. */
  cardOf(kind: string, id: string): TitledCard | undefined {
    return kind in this.#decks ? this.#decks[kind as Deck].find((card) => card.id === id) : undefined;
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
