/** Where a card lies: beside a thing, on the freer side, never over it and inside the window. */

interface Size {
  width: number;
  height: number;
}

const GAP = 12;
const MARGIN = 8;

export function besideOf(
  thing: Pick<DOMRect, "left" | "top" | "right" | "bottom" | "width" | "height">,
  card: Size,
  window: { clientWidth: number; clientHeight: number },
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
  if (Math.max(room.left, room.right) >= 0)
    return room.right >= room.left
      ? { left: thing.right + GAP, top: centreY }
      : { left: thing.left - GAP - card.width, top: centreY };
  if (room.above >= 0 || room.above > room.below)
    return { left: centreX, top: Math.max(MARGIN, thing.top - GAP - card.height) };
  return { left: centreX, top: Math.min(thing.bottom + GAP, clientHeight - card.height - MARGIN) };
}
