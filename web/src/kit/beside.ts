/**
 * Where a card lies: beside a thing, on the freer side, never over it and inside the window. Where other sides are free
 * too, the one that covers least of what may be clicked.
 */

interface Size {
  width: number;
  height: number;
}

type Rect = Pick<DOMRect, "left" | "top" | "right" | "bottom">;
type Side = "left" | "right" | "above" | "below";

const GAP = 12;
const MARGIN = 8;

export function besideOf(
  thing: Pick<DOMRect, "left" | "top" | "right" | "bottom" | "width" | "height">,
  card: Size,
  window: { clientWidth: number; clientHeight: number },
  avoid: readonly Rect[] = [],
): { left: number; top: number } {
  const { clientWidth, clientHeight } = window;
  const clamp = (at: number, size: number, room: number): number =>
    Math.max(MARGIN, Math.min(at, room - size - MARGIN));
  const room = {
    right: clientWidth - thing.right - GAP - MARGIN - card.width,
    left: thing.left - GAP - MARGIN - card.width,
    above: thing.top - GAP - MARGIN - card.height,
    below: clientHeight - thing.bottom - GAP - MARGIN - card.height,
  };
  const centreX = clamp(thing.left + thing.width / 2 - card.width / 2, card.width, clientWidth);
  const centreY = clamp(thing.top + thing.height / 2 - card.height / 2, card.height, clientHeight);
  const beside = {
    right: { left: thing.right + GAP, top: centreY },
    left: { left: thing.left - GAP - card.width, top: centreY },
    above: { left: centreX, top: Math.max(MARGIN, thing.top - GAP - card.height) },
    below: { left: centreX, top: Math.min(thing.bottom + GAP, clientHeight - card.height - MARGIN) },
  };
  const sideways: Side[] = room.right >= room.left ? ["right", "left"] : ["left", "right"];
  const upright: Side[] =
    room.above >= 0 || room.above > room.below ? ["above", "below"] : ["below", "above"];
  const free = [...sideways, ...upright].filter((side) => room[side] >= 0);
  const covered = (side: Side): number =>
    avoid.reduce((sum, one) => sum + overlap(beside[side], card, one), 0);
  const best = free.sort((one, other) => covered(one) - covered(other))[0] ?? upright[0] ?? "below";
  return beside[best];
}

/** The area of a card at a place that lies over a rectangle. */
function overlap(at: { left: number; top: number }, card: Size, rect: Rect): number {
  const wide = Math.min(at.left + card.width, rect.right) - Math.max(at.left, rect.left);
  const high = Math.min(at.top + card.height, rect.bottom) - Math.max(at.top, rect.top);
  return Math.max(0, wide) * Math.max(0, high);
}
