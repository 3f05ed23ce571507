/**
 * Lets the eye follow. Bots decide in milliseconds; their moves are shown one after the other, each as long as the reader
 * likes: watched, briskly, or all at once. A brisk run of moves gets faster the more of them wait.
 */
import type { Position } from "../protocol/generated/table";
import type { BotSpeed } from "../settings.svelte";

const WATCHED = 900;
const BRISK = 560;
/** Moves that wait together take no longer than this. */
const LONGEST = 2_800;
const TOO_MANY = 60;

export class Pacer {
  /** How long the last position stands before the next. */
  beat = Infinity;
  #waiting: Position[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #first = true;
  #brisk = BRISK;

  constructor(
    private readonly show: (position: Position) => void,
    private readonly speed: () => BotSpeed,
  ) {}

  add(position: Position): void {
    const quiet = this.#first || this.speed() === "at-once" || position.entries.length === 0;
    this.#first = false;
    this.#waiting.push(position);
    if (this.#waiting.length > TOO_MANY || (quiet && this.#timer === undefined)) return this.#showAll();
    if (this.#timer === undefined) this.#next();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
    this.#brisk = BRISK;
  }

  #next(): void {
    const position = this.#waiting.shift();
    if (!position) {
      this.#timer = undefined;
      this.#brisk = BRISK;
      return;
    }
    this.beat = this.speed() === "watch" ? WATCHED : this.#briskly();
    this.show(position);
    this.#timer = setTimeout(() => this.#next(), this.beat);
  }

  /** Never slower again within one run: what is left of a long one would take as long as a short one by itself. */
  #briskly(): number {
    this.#brisk = Math.min(this.#brisk, LONGEST / (this.#waiting.length + 1));
    return this.#brisk;
  }

  #showAll(): void {
    const all = this.#waiting;
    this.stop();
    this.beat = Infinity;
    for (const position of all) this.show(position);
  }
}
