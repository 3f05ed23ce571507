/**
 * Choosing colours for a table. In Monastery the seats follow each other in the order of the colours (`setup.colours`); in
 * the other games every chair has any colour that no other chair has.
 */
/** The value of the option when colours are drawn by lot; other games have one of their own for "not chosen". */
export const DRAWN = "drawn";

/** What stands for colours that nobody chose. */
const UNCHOSEN: readonly unknown[] = [DRAWN, "in-order"];

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

/**
 * The colours of the chairs, or null when nobody chose them or they do not fit the number of players; with `known`, also
 * when the edition has no such colour.
 */
export function readColours(
  value: unknown,
  players: number,
  known: readonly (string | number)[] | null = null,
): string[] | null {
  if (typeof value !== "string" || UNCHOSEN.includes(value)) return null;
  const named = value.split("-");
  const fit = known === null || named.every((name) => known.includes(name));
  return fit && named.length === players ? named : null;
}
