/** Where the reader looks on a board that is larger than the screen: pan, zoom, and the way back to the whole. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const CLOSEST = 3;
const FARTHEST = 0.12;

/** How large one unit may be drawn when the camera fits by itself. */
export interface Limits {
  least: number;
  most: number;
}

/** Room at the edges of the window that other things cover. */
export interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** How large a box can be drawn in the room that is left. */
function fitting(box: Box, width: number, height: number, { top, right, bottom, left }: Insets): number {
  return Math.min((width - left - right) / box.width, (height - top - bottom) / box.height);
}

const NO_INSETS: Insets = { top: 8, right: 8, bottom: 8, left: 8 };

export class Camera {
  x = $state(0);
  y = $state(0);
  scale = $state(1);
  width = $state(1);
  height = $state(1);
  /** It fits by itself: as large as can be read, or the whole board; or it stays where the reader has moved it. */
  mode = $state<"readable" | "whole" | "own">("readable");
  #home = "";

  constructor(
    readonly limits: () => Limits = () => ({ least: FARTHEST, most: 1.5 }),
    readonly insets: () => Insets = () => NO_INSETS,
  ) {}

  /** The board has grown or the window has changed: fit again, unless the reader has moved. */
  follow(box: Box): void {
    if (this.mode === "readable") this.home(box);
    else if (this.mode === "whole") this.whole(box);
  }

  /** Show the whole board, or, when it is shown, as much of it as can be read. */
  toggle(box: Box): void {
    if (this.mode !== "whole") return this.whole(box);
    this.#home = "";
    this.home(box);
  }

  /** Show the box as large as the limits allow. What does not fit then is panned to: the camera stays where it is. */
  home(box: Box): void {
    this.mode = "readable";
    const { least, most } = this.limits();
    const fit = this.#fitting(box);
    const scale = Math.min(most, Math.max(least, fit));
    const key = `${this.width}x${this.height}@${scale.toFixed(4)}`;
    if (fit < least && key === this.#home) return;
    this.#home = key;
    this.#centre(box, scale);
  }

  /** Show all of a box, however small it becomes. */
  whole(box: Box): void {
    this.mode = "whole";
    this.#centre(box, Math.min(this.limits().most, Math.max(FARTHEST, this.#fitting(box))));
  }

  #fitting(box: Box): number {
    return fitting(box, this.width, this.height, this.insets());
  }

  #centre(box: Box, scale: number): void {
    const { top, right, bottom, left } = this.insets();
    this.scale = scale;
    this.x = (left + this.width - right) / 2 - (box.x + box.width / 2) * scale;
    this.y = (top + this.height - bottom) / 2 - (box.y + box.height / 2) * scale;
  }

  /** The middle of the window onto a point of the board. */
  lookAt(x: number, y: number): void {
    this.x = this.width / 2 - x * this.scale;
    this.y = this.height / 2 - y * this.scale;
    this.mode = "own";
  }

  /** The part of the board that is in the window. */
  get window(): Box {
    return {
      x: -this.x / this.scale,
      y: -this.y / this.scale,
      width: this.width / this.scale,
      height: this.height / this.scale,
    };
  }

  pan(dx: number, dy: number): void {
    this.x += dx;
    this.y += dy;
    this.mode = "own";
  }

  /** Zoom by a factor; the point under (x, y) of the screen stays where it is. */
  zoom(factor: number, x = this.width / 2, y = this.height / 2): void {
    const scale = Math.min(CLOSEST, Math.max(FARTHEST, this.scale * factor));
    const real = scale / this.scale;
    this.x = x - (x - this.x) * real;
    this.y = y - (y - this.y) * real;
    this.scale = scale;
    this.mode = "own";
  }

  /** Bring a box into sight, moving no farther than needed. */
  reveal(box: Box, margin = 30): void {
    const left = box.x * this.scale + this.x - margin;
    const top = box.y * this.scale + this.y - margin;
    const right = left + box.width * this.scale + 2 * margin;
    const bottom = top + box.height * this.scale + 2 * margin;
    const free = this.insets();
    this.x += shiftInto(left, right, free.left, this.width - free.right);
    this.y += shiftInto(top, bottom, free.top, this.height - free.bottom);
  }
}

/** How far a stretch must move to lie between two ends; what is too long keeps its beginning in sight. */
function shiftInto(from: number, to: number, start: number, end: number): number {
  if (from < start) return start - from;
  return to > end ? Math.max(end - to, start - from) : 0;
}
