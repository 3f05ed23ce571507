/** What the server finds about a finished game, and the few sums that a page makes from it. */
import { ask } from "../api";
import type {
  Action,
  Compared,
  GraphMoment,
  Judged,
  JudgedDecision,
  Judgement,
  Moment,
  MomentChoices,
  WhatIf,
} from "../protocol/generated/table";

export type Size = Judged["size"];
export type Luck = "same" | "new";
export const SIZES: readonly Size[] = ["good", "slip", "mistake", "blunder"];

function path(table: string, what: string): string {
  return `/api/tables/${encodeURIComponent(table)}/${what}`;
}

export const judgements = {
  read: (table: string, seat: number | null) =>
    ask<Judgement>("GET", path(table, seat === null ? "judgement" : `judgement?seat=${seat}`)),
  start: (table: string, seat: number) => ask<Judgement>("POST", path(table, "judgement"), { seat }),
  choices: (table: string, at: number) => ask<MomentChoices>("GET", path(table, `choices?at=${at}`)),
  whatIf: (table: string, form: { at: number; action: Action; luck: Luck; games: number }) =>
    ask<WhatIf>("POST", path(table, "whatif"), form),
};

/** The decisions that were mistakes of any size, in the order of the game. */
export function marksOf(decisions: readonly JudgedDecision[]): readonly JudgedDecision[] {
  return decisions.filter(({ judged }) => judged.size !== "good");
}

export function tallyOf(decisions: readonly JudgedDecision[]): Record<Size, number> {
  const tally: Record<Size, number> = { good: 0, slip: 0, mistake: 0, blunder: 0 };
  for (const { judged } of decisions) tally[judged.size] += 1;
  return tally;
}

/**
 * The marks that have room on the graph, the gravest on top. A slip that would lie on another mark is not drawn; every
 * mistake and blunder is, and so is the mark where the reader stands.
 */
export function legible<Mark extends { at: number; size: Size; here: boolean }>(
  marks: readonly Mark[],
  room: number,
): Mark[] {
  const weight = ({ size, here }: Mark): number => (here ? SIZES.length : SIZES.indexOf(size));
  const kept: Mark[] = [];
  for (const mark of [...marks].sort((one, other) => weight(other) - weight(one)))
    if (mark.here || mark.size !== "slip" || kept.every(({ at }) => Math.abs(at - mark.at) >= room))
      kept.push(mark);
  return kept.reverse();
}

/** How much a decision lost, in its own unit. */
export function lossOf({ unit, played, better }: Compared): number {
  return unit === "suspects" ? played - better : better - played;
}

/** The mistakes to look at first: the largest words, and among equals the largest loss. */
export function gravest(decisions: readonly JudgedDecision[], most: number): readonly JudgedDecision[] {
  const rank = ({ judged }: JudgedDecision): number => SIZES.indexOf(judged.size);
  const worst = (one: JudgedDecision, other: JudgedDecision): number =>
    rank(other) - rank(one) || lossOf(other.judged.known) - lossOf(one.judged.known);
  return [...marksOf(decisions)].sort(worst).slice(0, most);
}

/** The next of some entries after one, or before it; null when there is none. */
export function neighbour(seqs: readonly number[], seq: number, forward: boolean): number | null {
  return (forward ? seqs.find((one) => one > seq) : seqs.findLast((one) => one < seq)) ?? null;
}

/** How the game stood at an entry: with everything open, or with what the chair knew where that is told apart. */
export function standingAt(graph: readonly GraphMoment[], seq: number, open: boolean): Moment | null {
  const here = graph.findLast((one) => one.seq <= seq && momentOf(one, open) !== null);
  return here ? momentOf(here, open) : null;
}

/** What was known is told apart only where something is hidden. */
export function momentOf(one: GraphMoment, open: boolean): Moment | null {
  return open ? one.open : (one.known ?? one.open);
}

/** Seats from the foot of the graph to its top: mine first. */
export function stackOrder(seats: number, mine: number | null): readonly number[] {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return mine === null ? all : [mine, ...all.filter((seat) => seat !== mine)];
}

export interface Band {
  seat: number;
  /** Corners from 0,0 (beginning, foot) to 1,1 (end, top). */
  lower: readonly (readonly [number, number])[];
  upper: readonly (readonly [number, number])[];
}

/** The chances as bands on top of each other: their heights add up to 1 everywhere. */
export function bandsOf(
  moments: readonly { x: number; chances: readonly number[] }[],
  order: readonly number[],
): readonly Band[] {
  let lower: readonly (readonly [number, number])[] = moments.map(({ x }) => [x, 0]);
  return order.map((seat) => {
    const under = lower;
    const upper = moments.map(
      ({ x, chances }, at) => [x, (under[at]?.[1] ?? 0) + (chances[seat] ?? 0)] as const,
    );
    lower = upper;
    return { seat, lower: under, upper };
  });
}

export interface Caption {
  at: number;
  text: string;
}

/** Pixels of one letter below the graph, and between two words there. */
const LETTER = 6.2;
const BETWEEN = 12;

/**
 * As many words along a line as have room, from left to right; none sticks out at its end. What a word begins with like
 * the one before it (`Day 2, Study`, `Day 2, Toil`) is not said again.
 */
export function captions(words: readonly Caption[], width: number): Caption[] {
  const kept: Caption[] = [];
  let [end, before] = [-BETWEEN, ""];
  for (const { at, text } of words) {
    const [first = "", ...rest] = text.split(", ");
    const short = rest.length > 0 && first === before ? rest.join(", ") : text;
    const long = short.length * LETTER;
    if (at < end + BETWEEN || at + long > width || short === kept.at(-1)?.text) continue;
    kept.push({ at, text: short });
    [end, before] = [at + long, first];
  }
  return kept;
}

/** Things along a line moved apart, so that each has its room: to the right, and back where the line ends. */
export function apart<Thing extends { at: number }>(
  things: readonly Thing[],
  room: number,
  width: number,
): Thing[] {
  const placed: Thing[] = [];
  for (const thing of things)
    placed.push({ ...thing, at: Math.max(thing.at, (placed.at(-1)?.at ?? -room) + room) });
  for (let end = width, n = placed.length - 1; n >= 0; n--, end -= room) {
    const thing = placed[n];
    if (thing && thing.at > end) placed[n] = { ...thing, at: end };
  }
  return placed;
}
