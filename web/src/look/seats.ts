/** How a chair is told apart: a colour, and a glyph for whoever does not see the colour. */

export interface Heraldry {
  colour: string;
  glyph: string;
}

/** The first six are given out in order; the others are there for games and editions that have them. */
export const HERALDRY: readonly Heraldry[] = [
  { colour: "red", glyph: "cross" },
  { colour: "blue", glyph: "ring" },
  { colour: "green", glyph: "chevron" },
  { colour: "yellow", glyph: "lozenge" },
  { colour: "purple", glyph: "bar" },
  { colour: "grey", glyph: "star" },
  { colour: "white", glyph: "bar" },
  { colour: "black", glyph: "star" },
  { colour: "orange", glyph: "star" },
  { colour: "brown", glyph: "bar" },
  { colour: "pink", glyph: "cross" },
  { colour: "turquoise", glyph: "ring" },
];

/** The arms of colours that only an edition has, as they are told apart from its other colours. */
const adopted = new Map<string, Heraldry>();

/** How many of the colours belong to the shipped games; their arms never change. */
const SHIPPED = 8;
const shipped = HERALDRY.slice(0, SHIPPED);
const isShipped = (colour: string): boolean => shipped.some((one) => one.colour === colour);

/** The arms of a colour. */
export function armsOf(colour: string): Heraldry {
  return shipped.find((one) => one.colour === colour) ?? adopted.get(colour) ?? adopt(colour, shipped);
}

/** Give the colours of an edition arms: its own paint where there is one, and a glyph that no other colour of it has. */
export function adoptColours(colours: readonly string[]): void {
  const others = shipped.filter((one) => colours.includes(one.colour));
  for (const colour of colours) if (!isShipped(colour)) others.push(adopt(colour, others, colours));
}

function adopt(colour: string, others: readonly Heraldry[], names: readonly string[] = []): Heraldry {
  const taken = [...others.map((one) => one.colour), ...names];
  const own = HERALDRY.find((one) => one.colour === colour);
  const paint = own ?? HERALDRY.toReversed().find((one) => !taken.includes(one.colour));
  const glyphs = [paint?.glyph ?? "star", ...HERALDRY.map((one) => one.glyph)];
  const glyph = glyphs.find((one) => others.every((other) => other.glyph !== one)) ?? "star";
  const arms = { colour: paint?.colour ?? "grey", glyph };
  adopted.set(colour, arms);
  if (!own && typeof document !== "undefined")
    document.documentElement.style.setProperty(`--seat-${colour}`, `var(--seat-${arms.colour})`);
  return arms;
}
