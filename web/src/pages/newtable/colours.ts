/** Choosing colours for a table of Monastery: seats follow each other in the order of the colours. */
import { HERALDRY } from "../../look/seats";

/** The value of the option when colours are drawn by lot. */
export const DRAWN = "drawn";

/** The colours of a game for at most that many players, in their order round the table. */
export const coloursFor = (most: number): string[] => HERALDRY.slice(0, most).map(({ colour }) => colour);

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
  if (typeof value !== "string" || value === DRAWN) return null;
  const named = value.split("-");
  return named.length === players ? named : null;
}
