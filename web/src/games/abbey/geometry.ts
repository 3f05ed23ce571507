/**
 * The floor plan. Rooms are boxes on a sheet of 600 × 655; two that share a wall and a door have a gap in it. The two
 * dormitories lie upstairs: what joins them to the cloister is a stair, drawn at both of its ends.
 */
import type { Room } from "./components";

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

/** Rooms that an edition has given other ids, with the rooms of the plan that they are. */
const renamed = new Map<string, string>();
const CELL = /^cellula/;

/** Give each room of an edition a place on the plan: one with another id has a place that is left, a cell that of a cell. */
export function adoptRooms(rooms: readonly Pick<Room, "id" | "kind">[]): void {
  const left = Object.keys(BOXES).filter((id) => rooms.every((room) => room.id !== id));
  for (const { id, kind } of rooms) {
    if (id in BOXES) continue;
    const at = left.findIndex((one) => CELL.test(one) === (kind === "cell"));
    const [place] = left.splice(Math.max(0, at), 1);
    if (place) renamed.set(id, place);
  }
}

/** The room of the plan that a room is. */
export function placeOf(room: string): string {
  return room in BOXES ? room : (renamed.get(room) ?? room);
}

export function boxOf(room: string): Box {
  const box = BOXES[placeOf(room)];
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
export function doorsOf(rooms: readonly Room[]): readonly (readonly [string, string])[] {
  return rooms.flatMap((room) =>
    room.doors.filter((other) => room.id < other).map((other) => [room.id, other] as const),
  );
}

export function gapsOf(rooms: readonly Room[]): readonly Gap[] {
  return doorsOf(rooms).flatMap(([one, other]) => gapBetween(boxOf(one), boxOf(other)) ?? []);
}

/** Doors without a common wall are stairs; both ends carry the same sign. */
export function stairsOf(rooms: readonly Room[]): readonly (readonly [string, string])[] {
  return doorsOf(rooms).filter(([one, other]) => gapBetween(boxOf(one), boxOf(other)) === null);
}

const STAIR_SIGNS = "ⅠⅡⅢⅣⅤⅥⅦⅧⅨⅩⅪⅫ";

/** The stairs that begin in a room, by their sign. */
export function stairsAt(rooms: readonly Room[], room: string): string[] {
  return stairsOf(rooms).flatMap((pair, at) => (pair.includes(room) ? [STAIR_SIGNS[at] ?? `${at + 1}`] : []));
}

/** Where the drawing of a room stands, if not in the middle under its name: left, top, width. */
const DRAWN: Readonly<Record<string, readonly [number, number, number]>> = {
  culina: [26, 32, 46],
  refectorium: [216, 40, 46],
  capitulum: [306, 28, 48],
  calefactorium: [404, 30, 54],
  parlatorium: [124, 140, 52],
  porta: [108, 298, 40],
  "claustrum-n": [214, 126, 38],
  "claustrum-w": [208, 206, 36],
  "claustrum-e": [457, 206, 36],
  "claustrum-s": [212, 299, 38],
  scriptorium: [524, 126, 54],
  bibliotheca: [512, 294, 40],
  aula: [12, 368, 44],
  "confessorium-1": [512, 371, 38],
  "confessorium-2": [12, 430, 42],
  ecclesia: [322, 355, 56],
  crypta: [512, 434, 40],
  "dormitorium-w": [10, 504, 42],
  "dormitorium-e": [360, 504, 42],
  scalae: [278, 506, 44],
};

/** Where the drawing and the name of a room stand. The garden is drawn by its beds alone. */
export interface Layout {
  drawing: { x: number; y: number; size: number } | null;
  name: Point & { anchor: "start" | "middle" };
}

export function layoutOf(id: string): Layout {
  const room = placeOf(id);
  const { x, y, w, h } = boxOf(room);
  const flat = h < 80 && w > 110;
  const name = flat
    ? ({ x: x + 58, y: y + 25, anchor: "start" } as const)
    : ({ x: x + w / 2, y: y + (h < 130 ? 22 : 26), anchor: "middle" } as const);
  const [left, top, size] = DRAWN[room] ?? [x + 9, y + 40, 40];
  return { drawing: room === "hortus" ? null : { x: left, y: top, size }, name };
}

/** Where the stairs of a room are drawn: in its lower right corner, or beside its drawing. */
export function stairAt(id: string): Point {
  const room = placeOf(id);
  const { x, y, w, h } = boxOf(room);
  if (room === "claustrum-e") return { x: x + 7, y: y + h - 35 };
  if (room === "dormitorium-w") return { x: x + 57, y: y + h - 34 };
  if (room === "dormitorium-e") return { x: x + 59, y: y + h - 34 };
  return { x: x + w - 33, y: y + h - 35 };
}

/** What the floor of a room is made of. */
export function floorOf(id: string): string {
  const room = placeOf(id);
  if (/^(refectorium|calefactorium|parlatorium|scriptorium|cellula)/.test(room)) return "plank";
  if (/^(bibliotheca|dormitorium)/.test(room)) return "plank-dark";
  if (/^(confessorium|scalae)/.test(room)) return "flag-dark";
  if (/^(aula|porta)/.test(room)) return "cobble";
  return { capitulum: "tile", hortus: "soil", ecclesia: "check", crypta: "crypt" }[room] ?? "flag";
}

/** The scale of a pawn on the plan: 28 px wide where the plan is smallest on a desk. */
export const PAWN = 1.65;
const ROOM_FOR_ONE = 40;
/** From the wall to the middle of the nearest pawn. */
const ELBOW = 23;
/** In low rooms pawns stand beside the name and what is to be read: how far from the left wall. */
const BESIDE: Readonly<Record<string, number>> = {
  "claustrum-n": 212,
  "claustrum-s": 212,
  "confessorium-1": 30,
  "confessorium-2": 34,
  "dormitorium-w": 198,
  "dormitorium-e": 202,
  aula: 148,
  crypta: 74,
  porta: 74,
};

/** Where the pawns in a room stand: side by side, closer the more there are, the rear ones a step higher. */
export function standing(room: string, at: number, count: number): Point {
  const { x, y, w, h } = boxOf(room);
  const gap = Math.min(ROOM_FOR_ONE, (w - 2 * ELBOW) / Math.max(1, count - 1));
  const crowded = count > 1 && gap < 26;
  const back = crowded && at % 2 === 0 ? 14 : 0;
  const half = ((count - 1) / 2) * gap;
  const middle = Math.min(Math.max(BESIDE[room] ?? w / 2, ELBOW + half), w - ELBOW - half);
  return { x: x + middle - half + at * gap, y: y + h - 12 - back };
}

/** The way from room to room as one line through its doors; stairs are taken in one step. */
export function pathThrough(rooms: readonly string[]): string {
  const points = rooms.flatMap((room, at) => {
    const next = rooms[at + 1];
    const door = next ? gapBetween(boxOf(room), boxOf(next)) : null;
    return door ? [centre(room), middle(door)] : [centre(room)];
  });
  return `M${points.map(({ x, y }) => `${x} ${y}`).join("L")}`;
}

function centre(room: string): Point {
  const { x, y, w, h } = boxOf(room);
  return { x: x + w / 2, y: y + h - 16 };
}

function middle({ from, to }: Gap): Point {
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
}

/** The rooms from one to another by the fewest doors, both included. */
export function routeBetween(rooms: readonly Room[], start: string, goal: string): readonly string[] {
  const before = new Map<string, string | null>([[start, null]]);
  for (const room of before.keys()) {
    if (room === goal) break;
    for (const next of rooms.find((one) => one.id === room)?.doors ?? [])
      if (!before.has(next)) before.set(next, room);
  }
  const way: string[] = [];
  for (let room: string | null = goal; room !== null; room = before.get(room) ?? null) way.unshift(room);
  return way;
}
