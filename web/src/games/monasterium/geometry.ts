/** Where things lie on the gameboard: five rosettes, the road between them, and room for the dice. */

export interface Point {
  x: number;
  y: number;
}

/** One way of laying the board out. `dice` is the part of the board that the Dice spaces have, in hundredths. */
export interface Arrangement {
  width: number;
  height: number;
  rosettes: Readonly<Record<string, Point>>;
  road: readonly Point[];
  /** Where the name of a monastery begins, and who is there, from its middle. */
  label: Point;
  tally: Point & { step: number };
  /** Where a monastery has no room there. */
  tallies: Readonly<Record<string, Point>>;
  dice: { left: number; top: number; width: number; height: number; across: number };
}

export const RADIUS = 100;
const RIM = 100;
export const CHAPEL = 31;
export const CLOISTER = { inner: 33, outer: 60 };
export const ROOMS = { inner: 62, outer: RIM };

/** The gameboard as it is printed: three monasteries above the road, two below, the dice between them. */
export const WIDE: Arrangement = {
  width: 886,
  height: 508,
  rosettes: {
    red: { x: 106, y: 106 },
    green: { x: 400, y: 106 },
    yellow: { x: 694, y: 106 },
    blue: { x: 106, y: 400 },
    violet: { x: 694, y: 400 },
  },
  road: [
    { x: 28, y: 238 },
    { x: 112, y: 258 },
    { x: 204, y: 246 },
    { x: 300, y: 234 },
    { x: 400, y: 252 },
    { x: 500, y: 234 },
    { x: 596, y: 246 },
    { x: 688, y: 258 },
    { x: 790, y: 236 },
  ],
  label: { x: 62, y: -92 },
  tally: { x: 92, y: -68, step: 25 },
  tallies: { blue: { x: 172, y: -92 } },
  dice: { left: 25, top: 64, width: 40.5, height: 35.5, across: 3 },
};

/** For narrow screens: the road runs to the right below the first pair, and back below the monastery in the middle. */
export const TALL: Arrangement = {
  width: 412,
  height: 890,
  rosettes: {
    red: { x: 103, y: 104 },
    blue: { x: 309, y: 104 },
    green: { x: 309, y: 424 },
    yellow: { x: 103, y: 746 },
    violet: { x: 309, y: 746 },
  },
  road: [
    { x: 34, y: 284 },
    { x: 112, y: 290 },
    { x: 206, y: 280 },
    { x: 300, y: 288 },
    { x: 380, y: 596 },
    { x: 292, y: 608 },
    { x: 206, y: 600 },
    { x: 120, y: 610 },
    { x: 36, y: 600 },
  ],
  label: { x: -102, y: 118 },
  tally: { x: 8, y: 118, step: 25 },
  tallies: {},
  dice: { left: 0.5, top: 36.2, width: 48.5, height: 28, across: 2 },
};

/** A narrow place gets the tall arrangement. */
export function arrangementFor(width: number): Arrangement {
  return width < 620 ? TALL : WIDE;
}

/** A point on a circle; the angle is in degrees, clockwise from the top. */
export function onCircle(radius: number, angle: number): Point {
  const turn = ((angle - 90) * Math.PI) / 180;
  return { x: radius * Math.cos(turn), y: radius * Math.sin(turn) };
}

/** A part of a ring between two radii, a little apart from its neighbours. */
export function sector(inner: number, outer: number, from: number, to: number, gap = 2): string {
  const trim = (radius: number): number => (gap / 2 / radius) * (180 / Math.PI);
  const a = onCircle(outer, from + trim(outer));
  const b = onCircle(outer, to - trim(outer));
  const c = onCircle(inner, to - trim(inner));
  const d = onCircle(inner, from + trim(inner));
  const large = to - from > 180 ? 1 : 0;
  return (
    `M${f(a.x)} ${f(a.y)}A${outer} ${outer} 0 ${large} 1 ${f(b.x)} ${f(b.y)}` +
    `L${f(c.x)} ${f(c.y)}A${inner} ${inner} 0 ${large} 0 ${f(d.x)} ${f(d.y)}Z`
  );
}

/**
 * The angle of a room or of a cloister space: rooms are counted clockwise from the top, and a cloister space lies
 * before the room of its number, between two rooms.
 */
export function roomAngle(number: number, ring: number): number {
  return ((number - 1) * 360) / ring + 180 / ring;
}
export function cloisterAngle(number: number, ring: number): number {
  return roomAngle(number, ring) - 180 / ring;
}

/** `soup-3` is the third of its ring. */
export function numberOf(spot: string): number {
  return Number(/\d+$/.exec(spot)?.[0] ?? 0);
}

/** The road as one winding line through its spaces. */
export function roadPath(road: readonly Point[]): string {
  const [first, ...rest] = road;
  if (!first) return "";
  let path = `M${f(first.x)} ${f(first.y)}`;
  rest.forEach((to, at) => {
    const from = road[at] ?? first;
    const before = road[at - 1] ?? from;
    const after = road[at + 2] ?? to;
    const one = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const two = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    path += `C${f(one.x)} ${f(one.y)} ${f(two.x)} ${f(two.y)} ${f(to.x)} ${f(to.y)}`;
  });
  return path;
}

/** Where the way from a road space meets the wall of a monastery. */
export function gate(from: Point, rosette: Point): Point {
  const [dx, dy] = [from.x - rosette.x, from.y - rosette.y];
  const length = Math.hypot(dx, dy) || 1;
  return { x: rosette.x + (dx / length) * RIM, y: rosette.y + (dy / length) * RIM };
}

/** Messengers that share a space stand side by side. */
export function beside(at: number, count: number, step = 13): number {
  return (at - (count - 1) / 2) * step;
}

const f = (value: number): string => value.toFixed(1);
