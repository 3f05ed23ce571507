/**
 * Where things lie in the valley. Everything is drawn in units; a layout says how many pixels a unit has. The valley is
 * no fixed picture: the monasteries sit at the corners, and the Dice tray takes the room between them.
 */

export interface Point {
  x: number;
  y: number;
}

/** Room in units that the valley needs: three monasteries side by side, two rows with the road between them. */
const LEAST = { width: 1086, height: 740 };
/** From the middle of a monastery to the edges of what belongs to it: roofs above, the plaque below. */
const REACH = { side: 182, above: 142, below: 190 };
/** The terrace of a monastery, the ring of its houses, the cloister walk. */
export const TERRACE = { x: 162, y: 134 };
const HOUSES = { x: 124, y: 101 };
const ARCHES = { x: 80, y: 64 };
/** How far below its place on the ring a thing has its foot. */
const FOOT = { house: 17, arch: 14 };

/** The printed places of the monasteries, as column and row. */
const PLACES: Readonly<Record<string, readonly [number, number]>> = {
  "north-west": [0, 0],
  north: [1, 0],
  "north-east": [2, 0],
  "south-west": [0, 1],
  "south-east": [2, 1],
};
/** How the road winds: each stone a little above or below its line. */
const WINDING = [8, -8, 4, -4, 6, -4, 4, -8, 2];

export interface Layout {
  /** Pixels of one unit. */
  scale: number;
  /** The valley in units. */
  width: number;
  height: number;
  /** Letters are multiplied by this, so that nothing that is read falls below 13 px. */
  letters: number;
  road: readonly Point[];
  /** The Dice tray, in pixels. */
  tray: { left: number; top: number; width: number; height: number };
  /** The middle of a printed place. */
  middle(place: string): Point;
}

/** The valley in a room of this many pixels. */
export function layoutOf(width: number, height: number, stones = WINDING.length): Layout {
  const scale = Math.max(0.2, Math.min(height / LEAST.height, width / LEAST.width));
  const units = { width: width / scale, height: height / scale };
  const top = REACH.above;
  const bottom = units.height - REACH.below;
  const columns = [REACH.side, units.width / 2, units.width - REACH.side];
  const line = (top + REACH.below + bottom - REACH.above) / 2;
  const inner = { left: 2 * REACH.side + 4, right: units.width - 2 * REACH.side - 4 };
  const trayTop = line + 62;
  return {
    scale,
    ...units,
    letters: Math.max(1, 0.95 / scale),
    road: Array.from({ length: stones }, (_, at) => ({
      x: 56 + (at * (units.width - 112)) / Math.max(1, stones - 1),
      y: line + (WINDING[at % WINDING.length] ?? 0),
    })),
    tray: {
      left: inner.left * scale,
      top: trayTop * scale,
      width: (inner.right - inner.left) * scale,
      height: (units.height - 14 - trayTop) * scale,
    },
    middle(place) {
      const [column, row] = PLACES[place] ?? [0, 0];
      return { x: columns[column] ?? 0, y: row === 0 ? top : bottom };
    },
  };
}

/** A stone with a bonus is larger. */
export function radiusOf(bonus: string): number {
  return bonus ? 30 : 22;
}

/** Stones of these radii side by side in one line of this width, with the same gap between any two. */
export function stonesInLine(width: number, radii: readonly number[], edge = 6): number[] {
  const taken = 2 * radii.reduce((sum, radius) => sum + radius, 0);
  const gap = (width - 2 * edge - taken) / Math.max(1, radii.length - 1);
  let left = edge;
  return radii.map((radius) => {
    const x = left + radius;
    left += 2 * radius + gap;
    return x;
  });
}

/** A point on an ellipse; the angle is in degrees, clockwise from the top. */
export function onRing(radius: Point, angle: number): Point {
  const turn = (angle * Math.PI) / 180;
  return { x: radius.x * Math.sin(turn), y: -radius.y * Math.cos(turn) };
}

/**
 * The angle of a house or of an arch: houses are counted clockwise from the top, and an arch lies before the house of
 * its number, between two houses.
 */
export function houseAngle(number: number, ring: number): number {
  return ((number - 1) * 360) / ring + 180 / ring;
}
export function archAngle(number: number, ring: number): number {
  return houseAngle(number, ring) - 180 / ring;
}

/** The foot of a house, from the middle of its monastery. */
export function houseFoot(number: number, ring: number): Point {
  const { x, y } = onRing(HOUSES, houseAngle(number, ring));
  return { x, y: y + FOOT.house };
}
export function archFoot(number: number, ring: number): Point {
  const { x, y } = onRing(ARCHES, archAngle(number, ring));
  return { x, y: y + FOOT.arch };
}

/** `soup-3` is the third of its ring. */
export function numberOf(spot: string): number {
  return Number(/\d+$/.exec(spot)?.[0] ?? 0);
}

/** `soup-3` is a building for soup, `cloister-2` a cloister space, `chapel` the chapel. */
export function kindOf(spot: string): string {
  return spot.replace(/-\d+$/, "");
}

/** One winding line through some points. */
export function winding(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (!first) return "";
  let path = `M${f(first.x)} ${f(first.y)}`;
  rest.forEach((to, at) => {
    const from = points[at] ?? first;
    const before = points[at - 1] ?? from;
    const after = points[at + 2] ?? to;
    const one = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const two = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    path += `C${f(one.x)} ${f(one.y)} ${f(two.x)} ${f(two.y)} ${f(to.x)} ${f(to.y)}`;
  });
  return path;
}

/** Where the footpath from a stone meets the wall of a monastery. */
export function gate(from: Point, middle: Point): Point {
  const [dx, dy] = [from.x - middle.x, from.y - middle.y - 8];
  const length = Math.hypot(dx / (TERRACE.x + 2), dy / (TERRACE.y + 8)) || 1;
  return { x: middle.x + dx / length, y: middle.y + 8 + dy / length };
}

/** Messengers that share a stone stand side by side. */
export function beside(at: number, count: number, step: number): number {
  return (at - (count - 1) / 2) * step;
}

/** Novices before the church: two rows, the fuller one in front. */
export function choir(count: number): readonly Point[] {
  const back = count > 4 ? Math.floor(count / 2) : 0;
  const row = (length: number, y: number): Point[] =>
    Array.from({ length }, (_, at) => ({ x: beside(at, length, 21), y }));
  return [...row(back, 30), ...row(count - back, 46)];
}

const f = (value: number): string => value.toFixed(1);
