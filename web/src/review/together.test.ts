import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Action as AbbeyAction } from "../protocol/generated/abbey";
import { route as abbeyRoute } from "../games/abbey/route";
import { route as monasteriumRoute } from "../games/monasterium/route";
import { route as monasteryRoute } from "../games/monastery/route";
import type { Judgement, PileCourse } from "../protocol/generated/table";
import { momentPath, readPlace } from "./address";
import { pileAt } from "./piles";
import { isRef, shortened } from "./pointing";
import { plateStanding, standingsAt, standingText } from "./standings";
import { Throttle } from "./throttle";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("many values are sent as few, and the last one always", () => {
  const sent: number[] = [];
  const throttle = new Throttle<number>(100, (value) => sent.push(value));
  for (const value of [1, 2, 3]) throttle.send(value);
  expect(sent).toEqual([1]);
  vi.advanceTimersByTime(100);
  expect(sent).toEqual([1, 3]);
  vi.advanceTimersByTime(300);
  throttle.send(4);
  throttle.send(5);
  throttle.stop();
  vi.advanceTimersByTime(300);
  expect(sent).toEqual([1, 3, 4]);
});

test("the link of a led review says so, and others do not", () => {
  expect(readPlace("?at=4&from=b&together")).toEqual({ at: 4, eyes: 1, together: true });
  expect(readPlace("?at=4&from=b")).toEqual({ at: 4, eyes: 1 });
  const path = momentPath("abc", 4, "open", true);
  expect(readPlace(path.slice(path.indexOf("?")))).toEqual({ at: 4, eyes: "open", together: true });
});

test("a ref is a short name and nothing that a selector would stumble over", () => {
  expect(["place/e2n1", "monk/e2n1:2", "pane/0/1/2", "hand/"].map(isRef)).toEqual([true, true, true, true]);
  expect(['place/"]', "place", "Place/a", `place/${"x".repeat(80)}`].map(isRef)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

test("an arrow ends before what it points at", () => {
  const way = [
    { x: 0, y: 0 },
    { x: 0, y: 100 },
  ];
  expect(shortened(way, 10)).toEqual([
    { x: 0, y: 0 },
    { x: 0, y: 90 },
  ]);
  expect(shortened(way.slice(0, 1), 10)).toEqual(way.slice(0, 1));
});

test("a pile tells what comes after a moment, and what stays", () => {
  const course: PileCourse = {
    name: "bag",
    kind: "tile",
    drawn: [
      [2, "smithy"],
      [5, "path"],
      [9, "smithy"],
    ],
    returned: [[6, "smithy"]],
    left: ["chapel", "path", "path"],
  };
  expect(pileAt(course, 4)).toEqual({
    name: "bag",
    kind: "tile",
    coming: ["path", "smithy"],
    staying: [
      ["chapel", 1],
      ["path", 2],
    ],
  });
  const returnedLater = pileAt({ ...course, returned: [[6, "chapel"]] }, 4);
  expect(returnedLater.staying).toEqual([["path", 2]]);
  expect(pileAt({ ...course, returned: [[6, "chapel"]] }, 6).staying).toEqual([
    ["chapel", 1],
    ["path", 2],
  ]);
});

test("a plate says the chance at the moment, or the suspects left", () => {
  const empty: Judgement = {
    state: "done",
    done: 1,
    total: 1,
    effort: { bot: "abbot", playouts: 3 },
    mine: [],
    seat: null,
    graph: [],
    turning_points: [],
    decisions: [],
    undecided: 0,
    suspects: [],
  };
  expect(standingsAt(null, 3, true, 2)).toEqual([]);
  expect(standingsAt(empty, 3, true, 2)).toEqual([]);
  const moment = { chances: [0.31, 0.69], errors: [0, 0], games: 4, exact: true };
  const found = { ...empty, graph: [{ seq: 2, open: moment as never, known: null }] };
  expect(standingsAt(found, 1, true, 2)).toEqual([]);
  const [first] = standingsAt(found, 3, true, 2);
  expect(plateStanding(first ?? null)).toEqual({ text: "31 %", share: 0.31 });
  const steps = [
    [1, 20],
    [4, 5],
  ] as const;
  const known = { ...empty, suspects: [{ seat: 1, steps, could_know: null }] as never };
  const [none, second] = standingsAt(known, 4, true, 2);
  expect(standingText(none ?? null)).toBe("");
  expect(second).toEqual({ left: 5, of: 20 });
  expect(plateStanding(second ?? null)?.share).toBe(0.25);
});

test("an action has a way over the board of each game", () => {
  expect(monasteryRoute({ type: "walk", start: "e2n1:2", path: ["e1n1", "abbey"], box: 0 }, 0)).toEqual([
    "place/e2n1",
    "place/e1n1",
    "place/abbey",
  ]);
  expect(monasteryRoute({ type: "done" }, 0)).toEqual([]);
  expect(
    monasteriumRoute({ type: "place-novice", monastery: "eberbach", spot: "chapel" } as never, 1, 6),
  ).toEqual(["eberbach/chapel"]);
  const walk: AbbeyAction = { type: "walk", room: "chapel" } as never;
  expect(abbeyRoute(walk)).toEqual(["room/chapel"]);
});
