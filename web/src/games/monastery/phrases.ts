/** The four phrases and the hours of the day, as printed. */
import data from "../../protocol/generated/monastery.data.json";

export const ROWS: readonly string[] = data.board.grid.row.map((row) => row.colour);

export function phraseOf(colour: string): string {
  return data.board.grid.row.find((row) => row.colour === colour)?.phrase ?? "";
}

export interface Hour {
  id: string;
  kind: string;
}

export const HOURS: readonly Hour[] = data.board.dial.hour;

export interface StripSpace {
  letter: string;
  state: "empty" | "large" | "small";
}

/** A strip as its spaces: what is printed there, and whether a letter lies on it, large or small side up. */
export function stripSpaces(colour: string, strip: string): StripSpace[] {
  return [...phraseOf(colour)].map((letter, at) => {
    const laid = strip[at] ?? ".";
    return { letter, state: laid === "." ? "empty" : laid === laid.toUpperCase() ? "large" : "small" };
  });
}

export interface GridSpace {
  row: string;
  /** Counted from 1, as the rules count. */
  column: number;
  what: "letter" | "monk" | "gap";
  letter: string;
  small: boolean;
}

/** The spaces of one row of the grid. */
export function gridSpaces(row: string, marks: string): GridSpace[] {
  return [...marks].map((mark, at) => ({
    row,
    column: at + 1,
    what: mark === "." ? "gap" : mark === "+" ? "monk" : "letter",
    letter: /[a-z]/i.test(mark) ? mark.toUpperCase() : "",
    small: /[a-z]/.test(mark),
  }));
}
