import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Position } from "../protocol/generated/table";
import type { BotSpeed } from "../settings.svelte";
import { Pacer } from "./pacer";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const position = (seq: number): Position => ({ seq, entries: [{ seq }] }) as unknown as Position;

/** When each of so many positions is shown that come at the same moment, after the one that opens the table. */
function shownAt(speed: BotSpeed, count: number): number[] {
  const times: number[] = [];
  const pacer = new Pacer(
    () => times.push(Date.now()),
    () => speed,
  );
  pacer.add(position(0));
  const start = Date.now();
  times.length = 0;
  for (let seq = 1; seq <= count; seq++) pacer.add(position(seq));
  vi.runAllTimers();
  return times.map((time) => time - start);
}
const longest = (times: readonly number[]): number => times.at(-1) ?? NaN;

test("at once shows every move of the bots when it comes", () => {
  expect(shownAt("at-once", 5)).toEqual([0, 0, 0, 0, 0]);
});

test("who watches sees each move as long as the next, a brisk reader about three seconds of however many", () => {
  const watched = shownAt("watch", 5);
  const steps = watched.slice(1).map((time, at) => time - (watched[at] ?? 0));
  expect(new Set(steps).size).toBe(1);
  expect(longest(shownAt("brisk", 5))).toBeLessThan(longest(watched));
  const LONGEST = 2_800; // and the move before them, which stood already
  for (const count of [12, 25, 50]) expect(longest(shownAt("brisk", count))).toBeLessThan(LONGEST + 700);
});

test("a player who was away for a long time does not sit through all of it", () => {
  expect(longest(shownAt("watch", 200))).toBeLessThan(longest(shownAt("watch", 60)));
});

test("nobody waits for the first position, and none is left out or shown twice", () => {
  const seqs: number[] = [];
  const pacer = new Pacer(
    ({ seq }) => seqs.push(seq),
    () => "watch",
  );
  pacer.add(position(7));
  expect(seqs).toEqual([7]);
  for (let seq = 8; seq < 80; seq++) pacer.add(position(seq));
  vi.runAllTimers();
  expect(seqs).toEqual(Array.from({ length: 73 }, (_, at) => at + 7));
});
