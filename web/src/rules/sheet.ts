/**
 * What a game brings to its rules page besides its rules: the six lines of a turn, its pieces, and tables made from the
 * component data. Numbers come from the data alone; the words are in `text/`, those of things in the game's own catalogue.
 */
import type { Component } from "svelte";
import type { GameModel } from "../table/game";
import type { Arguments, Lexicon } from "../words.svelte";

/** How sure we are of a row of the data: one word for all of it, or one for each part. */
export type Standing = string | Readonly<Record<string, string | undefined>>;

/** One of the six lines: its words are `<game>-line-<key>`, its rule is where the reader goes on. */
export interface Line {
  key: string;
  picture: string;
  rule: string;
}

/** A component as a picture; its words are `<game>-piece-<key>`. */
export interface Piece {
  key: string;
  pictures: readonly string[];
  args?: Arguments;
}

export interface Cell {
  text?: string | number;
  /** A drawing before the text. */
  picture?: string;
  /** What the drawing stands for, where no text beside it says so. */
  label?: string;
  /** Several things in one cell. */
  parts?: readonly Cell[];
  /** Numbers that stand in boxes of their own. */
  boxes?: readonly number[];
}

export interface Row {
  cells: readonly Cell[];
  standing?: Standing;
}

/** A table of costs or points: its title is `<game>-table-<key>`. The first cell of a row is its heading. */
export interface DataTable {
  key: string;
  columns: readonly string[];
  rows: readonly Row[];
  /** The rule that says what the numbers mean. */
  rule: string;
  /** Numbers only: as narrow as they are. */
  narrow?: boolean;
}

/** A sheet of the player aid: tables by key, and rules whose whole text is printed. */
export interface AidSheet {
  tables: readonly string[];
  rules: readonly string[];
}

export interface GameSheet {
  /** Numbers that fill the blanks of the six lines. */
  facts: Arguments;
  lines: readonly Line[];
  pieces: readonly Piece[];
  tables: readonly DataTable[];
  /** What stands below the six lines on the first sheet, and what on the second. */
  aid: readonly [AidSheet, AidSheet];
}

export interface SheetModule {
  sheet(data: unknown, lexicon: Lexicon): GameSheet;
  /** The drawings that pictures refer to; once a page. */
  Drawings: Component;
  Picture: Component<{ name: string; size: number; components: object }>;
  /** The board of a worked example. */
  Board: Component<{ m: GameModel }>;
}

const SHEETS: Record<string, () => Promise<{ sheetModule: SheetModule }>> = {
  monastery: () => import("./monastery"),
  monasterium: () => import("./monasterium"),
  abbey: () => import("./abbey"),
};

/** A game without a sheet has its rules alone. */
export async function loadSheet(game: string): Promise<SheetModule | null> {
  return (await SHEETS[game]?.())?.sheetModule ?? null;
}

const ORDER = ["rulebook", "publisher", "reported", "inferred", "reconstructed", "ruling"];

/** The standing of the part that we are least sure of. */
export function weakest(standing: Standing | undefined): string {
  const parts = typeof standing === "string" ? [standing] : Object.values(standing ?? {});
  return (
    parts
      .filter((part) => part !== undefined)
      .sort((one, other) => ORDER.indexOf(other) - ORDER.indexOf(one))[0] ?? "rulebook"
  );
}

export const text = (value: string | number): Cell => ({ text: value });
