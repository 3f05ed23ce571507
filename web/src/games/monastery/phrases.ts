/** Letter strips and the letter grid, mark by mark. */

export interface StripSpace {
  letter: string;
  state: "empty" | "large" | "small";
}

/** Where a letter would lie on a strip: the first empty space that shows it; -1 if there is none. */
export function landingAt(spaces: readonly StripSpace[], letter: string): number {
  return spaces.findIndex((space) => space.state === "empty" && space.letter === letter);
}

/** A strip as its spaces: what is printed there, and whether a letter lies on it, large or small side up. */
export function stripSpaces(phrase: string, strip: string): StripSpace[] {
  return [...phrase].map((letter, at) => {
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
