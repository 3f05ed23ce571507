/** What the goods that are left come to at the end: the tools, the books, and the others, which are counted together. */
import type { Components } from "./components";

export interface Lot {
  goods: readonly { good: string; count: number }[];
  points: number;
}

/** The goods of a player in the lots in which they are counted. */
export function storeOf(components: Components, names: readonly string[], counts: readonly number[]): Lot[] {
  const { shared, divisor, ...single } = components.store;
  const of = (good: string) => ({ good, count: counts[names.indexOf(good)] ?? 0 });
  const alone = Object.entries(single).map(([good, worth]): Lot => {
    const lot = of(good);
    return { goods: [lot], points: lot.count * worth };
  });
  const together = shared.map(of);
  const sum = together.reduce((all, { count }) => all + count, 0);
  return [...alone, { goods: together, points: Math.floor(sum / divisor) }];
}
