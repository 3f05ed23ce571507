/** What lies face down at a moment: what will come, in its order, and what stays to the end. */
import type { PileCourse } from "../protocol/generated/table";

export interface PileNow {
  name: string;
  kind: string;
  /** In the order in which they will be drawn. */
  coming: readonly string[];
  /** What nobody drew, each thing with its number. */
  staying: readonly (readonly [string, number])[];
}

export function pileAt({ name, kind, drawn, returned, left }: PileCourse, seq: number): PileNow {
  const coming = drawn.filter(([at]) => at > seq).map(([, thing]) => thing);
  const counts = new Map<string, number>();
  const add = (thing: string, by: number): void => void counts.set(thing, (counts.get(thing) ?? 0) + by);
  for (const thing of left) add(thing, 1);
  // What is put back later lies somewhere else now.
  for (const [at, thing] of returned) if (at > seq) add(thing, -1);
  return { name, kind, coming, staying: [...counts].filter(([, count]) => count > 0) };
}
