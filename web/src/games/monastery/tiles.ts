/** What is printed on the tiles, as far as a board must know it to draw them. */
export type Colour = "grey" | "brown" | "dual" | "neutral";
export type Edge = "P" | "G" | "-";

export interface TileFacts {
  id: string;
  family: string;
  colour: Colour;
  value: number;
  boxes: readonly number[];
  edges: string;
  icon: boolean;
}

/** A box of a site on its tile, 100 by 100: an arched niche round the middle (x), from its top (y). */
export interface BoxSpot {
  points: number;
  x: number;
  y: number;
  w: number;
  h: number;
}

/** How wide the boxes are, and how far apart, by their number. */
const BOX_SIZES: readonly { w: number; step: number }[] = [
  { w: 27, step: 32 },
  { w: 27, step: 32 },
  { w: 27, step: 32 },
  { w: 25, step: 28 },
  { w: 21, step: 22.8 },
  { w: 17.6, step: 18.8 },
];

/** The boxes of a site in a row before the building, the highest first; higher up where the tile carries its name. */
export function boxSpots({ boxes, family }: TileFacts, named = false): BoxSpot[] {
  const { w, step } = BOX_SIZES[boxes.length] ?? { w: 17.6, step: 18.8 };
  const path = family === "path";
  const y = path ? 34 : named ? 48 : 57;
  const h = path ? 32 : named ? 29 : 35;
  return boxes.map((points, at) => ({ points, x: 50 + (at - (boxes.length - 1) / 2) * step, y, w, h }));
}

/**
 * What belongs to each box by its place in the row, from pairs of a box number and a thing. Of boxes with the same number
 * the first one is filled first.
 */
export function byPlace<T>(boxes: readonly number[], things: Iterable<readonly [number, T]>): Map<number, T> {
  const found = new Map<number, T>();
  for (const [box, thing] of things) {
    const place = boxes.findIndex((points, at) => points === box && !found.has(at));
    if (place >= 0) found.set(place, thing);
  }
  return found;
}

/** The outline of a niche: straight sides and a round arch. */
export function nichePath({ x, y, w, h }: BoxSpot): string {
  const r = w / 2;
  return `M${x - r} ${y + h}V${y + r * 0.8}a${r} ${r * 0.8} 0 0 1 ${w} 0V${y + h}z`;
}

/** The edges from north clockwise after a number of quarter turns clockwise. */
export function turnedEdges(edges: string, turn: number): Edge[] {
  return [0, 1, 2, 3].map((side) => (edges[(side - turn + 8) % 4] ?? "-") as Edge);
}

/**
 * The drawing of a tile: the four Secret Ways share one, in the colour of their owner. A tile that an edition copied
 * (`mill-2`) looks like the first one.
 */
export function drawingOf(id: string): string {
  return id.startsWith("secret-way-") ? "tile-secret-way" : `tile-${id.replace(/-\d+$/, "")}`;
}

/** The same for a line of the log: the face of a path is its road, which its drawing leaves to the map. */
export function signOf(id: string): string {
  return id.startsWith("path-") ? "path" : drawingOf(id);
}

/** Whose Secret Way it is. */
export function ownerColour(id: string): string | undefined {
  return id.startsWith("secret-way-") ? id.slice("secret-way-".length) : undefined;
}

/** The frame and ground of each kind of work, and the colour of its roofs. */
export const GROUNDS: Record<Colour, { frame: string; ground: string; roof: string }> = {
  grey: { frame: "var(--study)", ground: "var(--study-ground)", roof: "var(--roof-study)" },
  brown: { frame: "var(--toil)", ground: "var(--toil-ground)", roof: "var(--roof-toil)" },
  dual: { frame: "var(--dual)", ground: "var(--dual-ground)", roof: "var(--roof-dual)" },
  neutral: { frame: "var(--neutral)", ground: "var(--neutral-ground)", roof: "var(--roof-toil)" },
};
