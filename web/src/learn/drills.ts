/** The drills: which there are, one of them, and which I have solved in this browser. */
import { ask } from "../api";
import { Memory } from "../pages/remember";
import type { DrillList, DrillSaid } from "../protocol/generated/table";

const solved = new Memory<boolean>("drills");

export const drillLists = (): Promise<DrillList[]> => ask("GET", "/api/drills");

export const drillOf = (game: string, id: string): Promise<DrillSaid> =>
  ask("GET", `/api/drills/${encodeURIComponent(game)}/${encodeURIComponent(id)}`);

export const pathOf = (game: string, id: string): string => `/drill/${game}/${id}`;

export const isSolved = (game: string, id: string): boolean => solved.get(`${game}/${id}`) === true;

/** A drill counts as solved when the first answer was right. */
export function keep(game: string, id: string, right: boolean): void {
  solved.set(`${game}/${id}`, right || isSolved(game, id));
}

/** Where to go on: the next drill of the list that is not solved, or else the one that follows. */
export function nextOf(drills: readonly string[], id: string, done: (id: string) => boolean): string | null {
  const at = drills.indexOf(id);
  const others = [...drills.slice(at + 1), ...drills.slice(0, Math.max(0, at))];
  return others.find((one) => !done(one)) ?? others[0] ?? null;
}

/** The letter by which a choice is taken. */
export const letterOf = (at: number): string => String.fromCharCode(65 + at);

/** Pins at one place stand side by side, in their order. */
export function apartFrom<Pin extends { x: number; y: number }>(pins: readonly Pin[], wide: number): Pin[] {
  const placed: Pin[] = [];
  for (const pin of pins) {
    let { x } = pin;
    const there = (): Pin | undefined =>
      placed.find((one) => Math.abs(one.x - x) < wide && Math.abs(one.y - pin.y) < wide);
    for (let one = there(); one; one = there()) x = one.x + wide;
    placed.push({ ...pin, x });
  }
  return placed;
}
