/**
 * The floor plan. Rooms are boxes on a sheet of 600 × 655; two that share a wall and a door have a gap in it. The two
 * dormitories lie upstairs: what joins them to the cloister is a stair, drawn at both of its ends.
 */
import { ROOMS } from "./facts";

export const WIDTH = 600;
export const HEIGHT = 655;

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Point {
  x: number;
  y: number;
}

export interface Gap {
  from: Point;
  to: Point;
}

const BOXES: Readonly<Record<string, Box>> = {
  culina: { x: 0, y: 0, w: 100, h: 100 },
  refectorium: { x: 100, y: 0, w: 170, h: 100 },
  capitulum: { x: 270, y: 0, w: 120, h: 100 },
  calefactorium: { x: 390, y: 0, w: 210, h: 100 },
  hortus: { x: 0, y: 100, w: 100, h: 250 },
  parlatorium: { x: 100, y: 100, w: 100, h: 175 },
  porta: { x: 100, y: 275, w: 100, h: 75 },
  "claustrum-n": { x: 200, y: 100, w: 300, h: 75 },
  "claustrum-w": { x: 200, y: 175, w: 80, h: 100 },
  "claustrum-e": { x: 420, y: 175, w: 80, h: 100 },
  "claustrum-s": { x: 200, y: 275, w: 300, h: 75 },
  scriptorium: { x: 500, y: 100, w: 100, h: 150 },
  bibliotheca: { x: 500, y: 250, w: 100, h: 100 },
  aula: { x: 0, y: 350, w: 200, h: 70 },
  "confessorium-2": { x: 0, y: 420, w: 200, h: 60 },
  ecclesia: { x: 200, y: 350, w: 300, h: 130 },
  "confessorium-1": { x: 500, y: 350, w: 100, h: 65 },
  crypta: { x: 500, y: 415, w: 100, h: 65 },
  "dormitorium-w": { x: 0, y: 480, w: 250, h: 75 },
  scalae: { x: 250, y: 480, w: 100, h: 75 },
  "dormitorium-e": { x: 350, y: 480, w: 250, h: 75 },
  "cellula-white": { x: 0, y: 555, w: 83, h: 100 },
  "cellula-yellow": { x: 83, y: 555, w: 83, h: 100 },
  "cellula-red": { x: 166, y: 555, w: 84, h: 100 },
  "cellula-green": { x: 350, y: 555, w: 83, h: 100 },
  "cellula-blue": { x: 433, y: 555, w: 83, h: 100 },
  "cellula-black": { x: 516, y: 555, w: 84, h: 100 },
};

/** The lawn in the middle of the cloister, where nobody walks. */
export const GARTH: Box = { x: 280, y: 175, w: 140, h: 100 };

export function boxOf(room: string): Box {
  const box = BOXES[room];
  if (!box) throw new Error(`the plan has no room ${room}`);
  return box;
}

const DOOR = 30;

/** The gap between two rooms, in the middle of the wall that they share; null if they share none. */
export function gapBetween(one: Box, other: Box): Gap | null {
  return sideways(one, other) ?? sideways(other, one) ?? upright(one, other) ?? upright(other, one);
}

function sideways(left: Box, right: Box): Gap | null {
  if (left.x + left.w !== right.x) return null;
  const middle = overlap(left.y, left.h, right.y, right.h);
  const x = right.x;
  return middle === null ? null : { from: { x, y: middle - DOOR / 2 }, to: { x, y: middle + DOOR / 2 } };
}

function upright(upper: Box, lower: Box): Gap | null {
  if (upper.y + upper.h !== lower.y) return null;
  const middle = overlap(upper.x, upper.w, lower.x, lower.w);
  const y = lower.y;
  return middle === null ? null : { from: { x: middle - DOOR / 2, y }, to: { x: middle + DOOR / 2, y } };
}

/** The middle of what two stretches have in common, if a door fits there. */
function overlap(a: number, long: number, b: number, wide: number): number | null {
  const from = Math.max(a, b);
  const to = Math.min(a + long, b + wide);
  return to - from > DOOR ? (from + to) / 2 : null;
}

/** Every pair of rooms that a door joins, once. */
export const DOORS: readonly (readonly [string, string])[] = ROOMS.flatMap((room) =>
  room.doors.filter((other) => room.id < other).map((other) => [room.id, other] as const),
);

export const GAPS: readonly Gap[] = DOORS.flatMap(
  ([one, other]) => gapBetween(boxOf(one), boxOf(other)) ?? [],
);

/** Doors without a common wall are stairs; both ends carry the same sign. */
export const STAIRS = DOORS.filter(([one, other]) => gapBetween(boxOf(one), boxOf(other)) === null);

/** The stairs that begin in a room, by their sign. */
export function stairsAt(room: string): string[] {
  return STAIRS.flatMap((pair, at) => (pair.includes(room) ? ["ⅠⅡⅢ"[at] ?? ""] : []));
}

/** Where the drawing and the name of a room stand. */
export interface Layout {
  x: number;
  y: number;
  size: number;
  name: Point & { anchor: "start" | "middle" };
}

/** The drawing stands under the name, or before it in a long low room. */
export function layoutOf(room: string): Layout {
  const { x, y, w, h } = boxOf(room);
  const flat = h < 80 && w > 110;
  const size = h < 80 ? 34 : 44;
  if (flat) {
    return { x: x + 10, y: y + (h - size) / 2 - 4, size, name: { x: x + 50, y: y + 25, anchor: "start" } };
  }
  const under = h > w ? 34 : 22;
  return { x: x + (w - size) / 2, y: y + under, size, name: { x: x + w / 2, y: y + 18, anchor: "middle" } };
}

const TIGHT = 21;

/** Where the pawns in a room stand: side by side along its foot, closer the more there are. */
export function standing(room: string, at: number, count: number): Point {
  const { x, y, w, h } = boxOf(room);
  const gap = Math.min(TIGHT, (w - 24) / count);
  return { x: x + w / 2 + (at - (count - 1) / 2) * gap, y: y + h - 5 };
}
