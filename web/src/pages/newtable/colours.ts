/**
 * Choosing colours for a table. In Monastery the seats follow each other in the order of the colours (`setup.colours`); in
 * the other games every chair has any colour that no other chair has.
 */
import { HERALDRY } from "../../look/seats";

/** The value of the option when colours are drawn by lot; other games have one of their own for "not chosen". */
export const DRAWN = "drawn";

/** The colours of a game for at most that many players, in their order round the table. */
export const coloursFor = (most: number, game = ""): string[] =>
  game === "abbey" ? ABBEY : HERALDRY.slice(0, most).map(({ colour }) => colour);

/** The pawns of the Abbey; the server refuses any other. */
const ABBEY = ["white", "yellow", "red", "green", "blue", "black"];

/** Games in which the colours have an order round the table. */
const ORDERED: readonly string[] = ["monastery"];

export const isOrdered = (game: string): boolean => ORDERED.includes(game);

/** Give a chair another colour; the chair that had it takes the old one. */
export function recoloured(arrangement: readonly string[], seat: number, colour: string): string[] {
  const old = arrangement[seat] ?? "";
  return arrangement.map((one, at) => (at === seat ? colour : one === colour ? old : one));
}

/** Every way to give out colours in which the first chair has `mine`, as lists in the order of the chairs. */
export function arrangements(colours: readonly string[], players: number, mine: string): string[][] {
  const start = colours.indexOf(mine);
  const after = [...colours.slice(start + 1), ...colours.slice(0, start)];
  return choose(after, players - 1).map((others) => [mine, ...others]);
}

/** Every choice of `count` things, each in the given order. */
function choose<T>(things: readonly T[], count: number): T[][] {
  if (count === 0) return [[]];
  return things.flatMap((thing, at) =>
    choose(things.slice(at + 1), count - 1).map((rest) => [thing, ...rest]),
  );
}

/** The option's value for the colours of the chairs. */
export const written = (arrangement: readonly string[]): string => arrangement.join("-");

/** The colours of the chairs, or null when they are drawn or do not fit the number of players. */
export function readColours(value: unknown, players: number): string[] | null {
  if (typeof value !== "string") return null;
  const named = value.split("-");
  const known = named.every((name) => HERALDRY.some(({ colour }) => colour === name));
  return known && named.length === players ? named : null;
}
