/** Fingers and mouse on a map: one drags, two pinch. A press that moved is no click. */
import type { Camera } from "./camera.svelte";

const SLACK = 6;

interface Finger {
  x: number;
  y: number;
}

export class Gestures {
  /** The press that just ended was a drag: whatever lies under it was not meant. */
  dragged = false;
  #fingers = new Map<number, Finger>();
  #start: Finger | null = null;

  constructor(private readonly camera: () => Camera) {}

  down(event: PointerEvent): void {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    if (this.#fingers.size === 0) {
      this.dragged = false;
      this.#start = { x: event.clientX, y: event.clientY };
    }
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  /** True when the map moved. */
  move(event: PointerEvent): boolean {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return false;
    const now = { x: event.clientX, y: event.clientY };
    if (!this.dragged && this.#start && distance(this.#start, now) < SLACK) return false;
    if (!this.dragged && event.currentTarget instanceof Element)
      event.currentTarget.setPointerCapture(event.pointerId);
    this.dragged = true;
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) this.#pinch(before, now, other, event);
    else this.camera().pan(now.x - before.x, now.y - before.y);
    this.#fingers.set(event.pointerId, now);
    return true;
  }

  up(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
  }

  #pinch(before: Finger, now: Finger, other: Finger, event: PointerEvent): void {
    const box =
      event.currentTarget instanceof Element ? event.currentTarget.getBoundingClientRect() : new DOMRect();
    const middle = { x: (now.x + other.x) / 2 - box.left, y: (now.y + other.y) / 2 - box.top };
    this.camera().zoom(distance(now, other) / Math.max(1, distance(before, other)), middle.x, middle.y);
    this.camera().pan((now.x - before.x) / 2, (now.y - before.y) / 2);
  }
}

function distance(a: Finger, b: Finger): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
