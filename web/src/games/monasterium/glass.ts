/** Which drawings of glass and church a monastery has: its own, or, if an edition has renamed it, those that no other has. */

const DRAWN = ["red", "green", "yellow", "blue", "violet"];
const renamed = new Map<string, string>();

/** Give each monastery of an edition drawings of its own. */
export function adoptMonasteries(names: readonly string[]): void {
  for (const name of names) {
    if (DRAWN.includes(name)) continue;
    const taken = [...names, ...names.map((one) => renamed.get(one))];
    const spare = DRAWN.find((one) => !taken.includes(one));
    if (spare && !renamed.has(name)) renamed.set(name, spare);
  }
}

/** The name of the drawings of a monastery. */
export function glassOf(monastery: string): string {
  return renamed.get(monastery) ?? monastery;
}
