/**
 * Lets the eye follow. Bots decide in milliseconds; their moves are shown one after the other, each for a moment, and
 * faster the more of them wait, so that a long turn of theirs never holds anybody up for more than a few breaths.
 */
import type { Position } from "../protocol/generated/table";

const BEAT = 460;
const LONGEST = 2_600;
const TOO_MANY = 60;

export class Pacer {
  #waiting: Position[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #first = true;

  constructor(
    private readonly show: (position: Position) => void,
    private readonly moving: () => boolean,
  ) {}

  add(position: Position): void {
    const quiet = this.#first || !this.moving() || position.entries.length === 0;
    this.#first = false;
    this.#waiting.push(position);
    if (this.#waiting.length > TOO_MANY || (quiet && this.#timer === undefined)) return this.#showAll();
    if (this.#timer === undefined) this.#next();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
  }

  #next(): void {
    const position = this.#waiting.shift();
    if (!position) {
      this.#timer = undefined;
      return;
    }
    this.show(position);
    this.#timer = setTimeout(() => this.#next(), Math.min(BEAT, LONGEST / (this.#waiting.length + 1)));
  }

  #showAll(): void {
    const all = this.#waiting;
    this.stop();
    for (const position of all) this.show(position);
  }
}
