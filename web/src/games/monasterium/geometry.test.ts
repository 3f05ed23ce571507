import { expect, test } from "vitest";
import data from "../../protocol/generated/monasterium.data.json";
import {
  archAngle,
  choir,
  gate,
  houseAngle,
  layoutOf,
  onRing,
  stonesInLine,
  TERRACE,
  type Point,
} from "./geometry";

/** The room of the valley at 1440×900, at 1280×720 and on a tablet held upright. */
const ROOMS = [
  [1020, 728],
  [880, 558],
  [806, 640],
] as const;
const places = data.board.monastery.map((one) => one.place);
const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

test.each(ROOMS)(
  "in %i × %i pixels every monastery lies inside the valley and covers no other",
  (width, height) => {
    const layout = layoutOf(width, height);
    const middles = places.map((place) => layout.middle(place));
    expect(new Set(middles.map(({ x, y }) => `${x} ${y}`)).size).toBe(places.length);
    middles.forEach((one, at) => {
      expect(Math.min(one.x, layout.width - one.x)).toBeGreaterThanOrEqual(TERRACE.x);
      expect(Math.min(one.y, layout.height - one.y)).toBeGreaterThanOrEqual(TERRACE.y);
      for (const other of middles.slice(at + 1)) expect(apart(one, other)).toBeGreaterThan(2 * TERRACE.x);
    });
  },
);

test.each(ROOMS)(
  "in %i × %i pixels no terrace covers a stone of the road, and the tray none of both",
  (width, height) => {
    const layout = layoutOf(width, height, data.board.road.length);
    expect(layout.road).toHaveLength(data.board.road.length);
    const { tray, scale } = layout;
    for (const place of places) {
      const middle = layout.middle(place);
      for (const stone of layout.road)
        expect(
          ((stone.x - middle.x) / TERRACE.x) ** 2 + ((stone.y - middle.y) / TERRACE.y) ** 2,
        ).toBeGreaterThan(1.3);
      const beside = Math.abs(middle.x * scale - (tray.left + tray.width / 2)) - tray.width / 2;
      if (middle.y * scale > tray.top) expect(beside).toBeGreaterThan(TERRACE.x * scale);
    }
    for (const stone of layout.road) expect(stone.y * scale).toBeLessThan(tray.top);
    expect(tray.top + tray.height).toBeLessThanOrEqual(height);
  },
);

test("in one line the stones have equal gaps, and none reaches over the edge", () => {
  const radii = [22, 30, 22, 30, 22, 30, 22, 30, 30];
  const places = stonesInLine(540, radii);
  const gaps = places
    .slice(1)
    .map((x, at) => x - (places[at] ?? 0) - (radii[at] ?? 0) - (radii[at + 1] ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThan(0);
  for (const gap of gaps) expect(gap).toBeCloseTo(gaps[0] ?? 0);
  expect((places[0] ?? 0) - 22).toBeGreaterThanOrEqual(0);
  expect((places.at(-1) ?? 0) + 30).toBeLessThanOrEqual(540);
});

test("an arch lies between the two houses that touch it", () => {
  for (const side of data.board.side) {
    for (const { rooms, touches } of side.ring) {
      touches.forEach((spaces, room) => {
        for (const space of spaces) {
          const turn = Math.abs(houseAngle(room + 1, rooms.length) - archAngle(space, rooms.length)) % 360;
          expect(Math.min(turn, 360 - turn)).toBeCloseTo(180 / rooms.length);
        }
      });
    }
  }
});

test("angles run clockwise from the top", () => {
  expect(onRing({ x: 10, y: 5 }, 90)).toMatchObject({ x: 10 });
  expect(onRing({ x: 10, y: 5 }, 180).y).toBeCloseTo(5);
});

test("a footpath ends at the wall", () => {
  const { x, y } = gate({ x: 0, y: 400 }, { x: 0, y: 0 });
  expect(x).toBeCloseTo(0);
  expect(y).toBeGreaterThan(TERRACE.y);
  expect(y).toBeLessThan(400);
});

test("a full chapel stands in two rows", () => {
  expect(choir(8)).toHaveLength(8);
  expect(new Set(choir(8).map(({ y }) => y)).size).toBe(2);
  expect(new Set(choir(3).map(({ y }) => y)).size).toBe(1);
});
