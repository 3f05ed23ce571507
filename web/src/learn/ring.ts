/** What a ring is drawn round: every thing that a guide speaks of, or the one thing that the learner chooses next. */
import { refSelector } from "../kit/refs";
import { bringIntoSight, isOffered, isWithinReach, seenOf, type Box } from "./sight";

const MARGIN = 5;

export interface Ringed extends Box {
  /** The ref of the thing. */
  ref: string;
}

/** For how long a thing is brought into sight after it was first drawn: the page may still be settling. */
const SETTLING = 1_200;

/** Finds the things again with every frame; each is brought into sight at first, then the reader may scroll away. */
export class RingFinder {
  #drawn = new Map<string, number>();

  /** `reveal` moves a board until the thing of a ref is in sight. */
  constructor(readonly reveal: (ref: string) => void) {}

  /**
   * The first thing within reach. The first that may be chosen is brought there, and only this one: several things of one
   * name in one list would pull it to and fro under the learner's hand.
   */
  choose(refs: readonly string[]): readonly Ringed[] {
    const drawn = refs.flatMap((ref) => drawnAs(ref).map((thing) => ({ ref, thing })));
    const wanted = drawn.find(({ thing }) => isOffered(thing)) ?? drawn[0];
    if (!wanted) return [];
    this.#bring(wanted.ref, wanted.thing);
    const found = drawn.find(({ thing }) => isWithinReach(thing)) ?? wanted;
    return ringOf(found.ref, found.thing);
  }

  /** Of each thing the first that is drawn. */
  all(refs: readonly string[]): readonly Ringed[] {
    return refs.flatMap((ref) => {
      const [thing] = drawnAs(ref);
      if (thing) this.#bring(ref, thing);
      return thing ? ringOf(ref, thing) : [];
    });
  }

  #bring(ref: string, thing: Element): void {
    const now = performance.now();
    const first = this.#drawn.get(ref);
    if (first === undefined) this.#drawn.set(ref, now);
    if (now - (first ?? now) > SETTLING || isOpen(thing)) return;
    bringIntoSight(thing);
    if (first === undefined && !isOpen(thing)) this.reveal(ref);
  }
}

function drawnAs(ref: string): Element[] {
  return [...document.querySelectorAll(refSelector(ref))].filter((one) => one.getClientRects().length > 0);
}

/** Whole, and nothing of the page lies over its middle: on a small screen the log's bar covers a strip of the board. */
function isOpen(thing: Element): boolean {
  const { left, top, width, height } = thing.getBoundingClientRect();
  const over = document.elementFromPoint(left + width / 2, top + height / 2);
  return isWhole(thing) && !over?.closest("[data-region=ticker]");
}

function isWhole(thing: Element): boolean {
  const seen = seenOf(thing);
  const { width, height } = thing.getBoundingClientRect();
  return seen !== null && seen.width >= width - 1 && seen.height >= height - 1;
}

function ringOf(ref: string, thing: Element): Ringed[] {
  const seen = seenOf(thing);
  if (!seen) return [];
  const { left, top, width, height } = seen;
  return [
    { ref, left: left - MARGIN, top: top - MARGIN, width: width + 2 * MARGIN, height: height + 2 * MARGIN },
  ];
}
