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

const NO_INSETS: Insets = { top: 8, right: 8, bottom: 8, left: 8 };

export class Camera {
  x = $state(0);
  y = $state(0);
  scale = $state(1);
  width = $state(1);
  height = $state(1);
  /** The reader has moved; until "find the board" the camera stays where it is. */
  moved = $state(false);
  #home = "";

  constructor(
    readonly limits: () => Limits = () => ({ least: FARTHEST, most: 1.5 }),
    readonly insets: () => Insets = () => NO_INSETS,
  ) {}

  /** Show the box as large as the limits allow. What does not fit then is panned to: the camera stays where it is. */
  home(box: Box): void {
    const { least, most } = this.limits();
    const fit = this.#fitting(box);
    const scale = Math.min(most, Math.max(least, fit));
    const key = `${this.width}x${this.height}@${scale.toFixed(4)}`;
    if (fit < least && key === this.#home) return;
    this.#home = key;
    this.#centre(box, scale);
    this.moved = false;
  }

  /** Show all of a box, however small it becomes. */
  whole(box: Box): void {
    this.#centre(box, Math.min(this.limits().most, Math.max(FARTHEST, this.#fitting(box))));
    this.moved = true;
  }

  #fitting(box: Box): number {
    const { top, right, bottom, left } = this.insets();
    return Math.min((this.width - left - right) / box.width, (this.height - top - bottom) / box.height);
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
    this.moved = true;
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
    this.moved = true;
  }

  /** Zoom by a factor; the point under (x, y) of the screen stays where it is. */
  zoom(factor: number, x = this.width / 2, y = this.height / 2): void {
    const scale = Math.min(CLOSEST, Math.max(FARTHEST, this.scale * factor));
    const real = scale / this.scale;
    this.x = x - (x - this.x) * real;
    this.y = y - (y - this.y) * real;
    this.scale = scale;
    this.moved = true;
  }

  /** Bring a box into sight, moving no farther than needed. */
  reveal(box: Box, margin = 30): void {
    const left = box.x * this.scale + this.x - margin;
    const top = box.y * this.scale + this.y - margin;
    const right = left + box.width * this.scale + 2 * margin;
    const bottom = top + box.height * this.scale + 2 * margin;
    this.x += left < 0 ? -left : right > this.width ? Math.max(this.width - right, -left) : 0;
    this.y += top < 0 ? -top : bottom > this.height ? Math.max(this.height - bottom, -top) : 0;
  }
}
