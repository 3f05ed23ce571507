/**
 * The moments of a game as they come from the server: fetched in short runs where the reader is and a little ahead,
 * kept once they are here, each run asked for once.
 */
import type { Frame } from "../protocol/generated/table";

export type Fetch = (start: number, count: number) => Promise<readonly Frame[]>;

/** The first moment of the run that a moment lies in. */
export function runStart(index: number, run: number): number {
  return Math.floor(index / run) * run;
}

/** The runs that a reader at a moment should have: the one under it, and the next when its end is near. */
export function runsFor(index: number, run: number, all: number): number[] {
  const here = runStart(index, run);
  const ahead = here + run;
  return index >= ahead - Math.ceil(run / 2) && ahead < all ? [here, ahead] : [here];
}

export class Frames {
  #here = new Map<number, Frame>();
  #coming = new Map<number, Promise<void>>();

  constructor(
    private readonly fetch: Fetch,
    private readonly run: number,
    private readonly all: number,
  ) {}

  /** A moment, if it is here already. */
  at(index: number): Frame | null {
    return this.#here.get(index) ?? null;
  }

  /** A moment, fetched if need be. What may be wanted next comes along without being waited for. */
  async need(index: number): Promise<Frame> {
    const [here = 0, ...ahead] = runsFor(index, this.run, this.all);
    const wanted = this.#ask(here); // before what lies ahead: a server that can do one thing at a time does this first
    void Promise.allSettled(ahead.map((start) => this.#ask(start))); // what fails now is asked for again when needed
    await wanted;
    const frame = this.at(index);
    if (!frame) throw new RangeError(`the game has no moment ${index}`);
    return frame;
  }

  #ask(start: number): Promise<void> {
    const known = this.#coming.get(start);
    if (known) return known;
    const asked = this.#load(start);
    this.#coming.set(start, asked);
    return asked;
  }

  async #load(start: number): Promise<void> {
    try {
      const frames = await this.fetch(start, this.run);
      frames.forEach((frame, at) => this.#here.set(start + at, frame));
    } catch (error) {
      this.#coming.delete(start); // so that the reader can try again
      throw error;
    }
  }
}
