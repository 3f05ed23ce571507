import { expect, test } from "vitest";
import data from "../../protocol/generated/monasterium.data.json";
import { arrangementFor, cloisterAngle, gate, RADIUS, roomAngle, TALL, WIDE, type Point } from "./geometry";

const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

test.each([
  ["wide", WIDE],
  ["tall", TALL],
])("the %s board has a place for everything that is printed, inside its frame", (_, board) => {
  expect(Object.keys(board.rosettes).sort()).toEqual(data.board.monastery.map((one) => one.id).sort());
  expect(board.road).toHaveLength(data.board.road.length);
  for (const { x, y } of Object.values(board.rosettes)) {
    expect(Math.min(x, y, board.width - x, board.height - y)).toBeGreaterThanOrEqual(RADIUS);
  }
});

test.each([
  ["wide", WIDE],
  ["tall", TALL],
])("on the %s board no monastery covers another or a space of the road", (_, board) => {
  const rosettes = Object.values(board.rosettes);
  rosettes.forEach((one, at) => {
    for (const other of rosettes.slice(at + 1)) expect(apart(one, other)).toBeGreaterThan(2 * RADIUS);
    for (const stone of board.road) expect(apart(one, stone)).toBeGreaterThan(RADIUS + 15);
  });
});

test("a cloister space lies between the two rooms that touch it", () => {
  for (const side of data.board.side) {
    for (const { rooms, touches } of side.ring) {
      touches.forEach((spaces, room) => {
        for (const space of spaces) {
          const turn = Math.abs(roomAngle(room + 1, rooms.length) - cloisterAngle(space, rooms.length)) % 360;
          expect(Math.min(turn, 360 - turn)).toBeCloseTo(180 / rooms.length);
        }
      });
    }
  }
});

test("the way from the road ends at the wall", () => {
  expect(apart(gate({ x: 0, y: 300 }, { x: 0, y: 0 }), { x: 0, y: 0 })).toBeCloseTo(RADIUS);
});

test("a narrow place gets the tall board", () => {
  expect(arrangementFor(378)).toBe(TALL);
  expect(arrangementFor(860)).toBe(WIDE);
});
