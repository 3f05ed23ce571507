/** How a chair is told apart: a colour, and a glyph for whoever does not see the colour. */

export interface Heraldry {
  colour: string;
  glyph: string;
}

/** The first six are given out in order; white and black are there for games that have them. */
export const HERALDRY: readonly Heraldry[] = [
  { colour: "red", glyph: "cross" },
  { colour: "blue", glyph: "ring" },
  { colour: "green", glyph: "chevron" },
  { colour: "yellow", glyph: "lozenge" },
  { colour: "purple", glyph: "bar" },
  { colour: "grey", glyph: "star" },
  { colour: "white", glyph: "bar" },
  { colour: "black", glyph: "star" },
];

/** The arms of a colour; an unknown one is a defect of the board that asks. */
export function armsOf(colour: string): Heraldry {
  const arms = HERALDRY.find((candidate) => candidate.colour === colour);
  if (!arms) throw new Error(`no player is ${colour}`);
  return arms;
}
