/** Where the reader looks on a board that is larger than the screen: pan, zoom, and the way back to the whole. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const CLOSEST = 3;
const FARTHEST = 0.12;
/** Never fill a large screen with one lonely tile. */
const FIT_AT_MOST = 1.5;

export class Camera {
  x = $state(0);
  y = $state(0);
  scale = $state(1);
  width = $state(1);
  height = $state(1);
  /** The reader has moved; until "find the board" the camera stays where it is. */
  moved = $state(false);

  /** Show all of a box, with a margin that a small screen can afford. */
  fit(box: Box, margin = Math.min(60, this.width / 20)): void {
    const scale = Math.min(
      this.width / (box.width + 2 * margin),
      this.height / (box.height + 2 * margin),
      FIT_AT_MOST,
    );
    this.scale = Math.max(FARTHEST, scale);
    this.x = this.width / 2 - (box.x + box.width / 2) * this.scale;
    this.y = this.height / 2 - (box.y + box.height / 2) * this.scale;
    this.moved = false;
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
