/** Who could have known since when: the suspects that each player had left, line by line, from the server's deduction. */
import type { AbbeyView } from "../../protocol/generated/abbey";
import type { Hindsight } from "../../protocol/generated/table";

/** The line of the history after which a single suspect was left; null if that never came. */
export function knownSince(one: Hindsight): number | null {
  const last = one.steps.at(-1);
  return last?.left === 1 ? last.line : null;
}

export function leftAtEnd(one: Hindsight): number {
  return one.steps.at(-1)?.left ?? 0;
}

export interface Curve {
  seat: number;
  path: string;
  /** Where the line becomes certain. */
  known: { x: number; y: number } | null;
  end: number;
  /** Where the player's arms stand beside the end of the curve. */
  label: number;
}

export interface Frame {
  width: number;
  height: number;
  /** Least distance between two labels. */
  gap: number;
}

/** Steps from the deal to the end for every player; few suspects are further apart than many. */
export function curves(all: readonly Hindsight[], lines: number, { width, height, gap }: Frame): Curve[] {
  const most = Math.max(2, ...all.map((one) => one.steps[0]?.left ?? 2));
  const x = (line: number): number => (line / Math.max(1, lines)) * width;
  const y = (left: number): number => height - (Math.log(left) / Math.log(most)) * height;
  const found = all.map((one, at): Curve => {
    const since = knownSince(one);
    const end = y(Math.max(1, leftAtEnd(one)));
    return {
      seat: one.seat ?? at,
      path: stairs(one, x, y, width),
      known: since === null ? null : { x: x(since), y: y(1) },
      end,
      label: end,
    };
  });
  return spread(found, height, gap);
}

function stairs(one: Hindsight, x: (n: number) => number, y: (n: number) => number, width: number): string {
  const parts = one.steps.map(({ line, left }, at) =>
    at === 0 ? `M0 ${round(y(left))}` : `H${round(x(line))}V${round(y(left))}`,
  );
  return `${parts.join("")}H${width}`;
}

/** Labels from the bottom up, none nearer to the next than the gap. */
function spread(found: readonly Curve[], height: number, gap: number): Curve[] {
  let floor = height + gap;
  const placed = [...found]
    .sort((one, other) => other.end - one.end)
    .map((curve) => {
      floor = Math.min(curve.end, floor - gap);
      return { ...curve, label: floor };
    });
  return placed.sort((one, other) => one.seat - other.seat);
}

function round(number: number): string {
  return number.toFixed(1);
}

const WIDE = 7;
const FREE = 10;

/** Labels that have room: one that would touch the label before it is left out. */
export function apart(marks: readonly { at: number; label: string }[]): { at: number; label: string }[] {
  let free = -Infinity;
  return marks.map(({ at, label }) => {
    const half = (label.length * WIDE) / 2;
    if (at - half < free) return { at, label: "" };
    free = at + half + FREE;
    return { at, label };
  });
}

/** Where each Mass stands on the way, with the office that it began. */
export function masses(view: AbbeyView): { line: number; office: string }[] {
  return view.history.flatMap((fact, line) =>
    fact.type === "mass-called" ? [{ line, office: fact.office }] : [],
  );
}
