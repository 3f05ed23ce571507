/** A question and its answer as they are spoken: who asks whom, what, and what came of it so far. */
import type { Event } from "../../protocol/generated/abbey";
import type { Event as AnyEvent } from "../../protocol/generated/table";
import { standing } from "./geometry";

type Of<K extends Event["type"]> = Extract<Event, { type: K }>;
export type Reply = Of<"answered" | "answer-whispered" | "silence-kept">;
export type Spoken = Of<"questioned"> | Reply;

const REPLIES = ["answered", "answer-whispered", "silence-kept"];

/** The last thing that was asked or answered in what has just happened. */
export function lastSpoken(events: readonly AnyEvent[]): Spoken | null {
  const found = (events as unknown as readonly Event[]).findLast(
    ({ type }) => type === "questioned" || REPLIES.includes(type),
  );
  return (found as Spoken | undefined) ?? null;
}

/** The size of the plan in its own units, and how far it reaches to the left and up. */
const PLAN = { width: 644, height: 700, edge: 22 };
/** Above this line of the plan there is no room over a pawn. */
const HIGH = 240;
const HEAD = 62;
const FOOT = 14;

/** Where a bubble stands: beside its pawn, above it where there is room, and always inside the plan. In percent. */
export interface Place {
  left: number;
  /** Distance from the top edge of the plan, or from the bottom edge. */
  top: number | null;
  bottom: number | null;
  /** Where the pawn stands below or above the bubble, from the bubble's left side. */
  tail: number;
}

/** `share` is the part of the plan's width that the bubble takes. */
export function besidePawn(rooms: readonly string[], seat: number, share: number): Place {
  const room = rooms[seat] ?? "";
  const there = rooms.flatMap((one, at) => (one === room ? [at] : []));
  const { x, y } = standing(room, there.indexOf(seat), there.length);
  const across = (x + PLAN.edge) / PLAN.width;
  const left = Math.min(1 - share - 0.01, Math.max(0.01, across - share / 2));
  const down = (line: number): number => ((line + PLAN.edge) / PLAN.height) * 100;
  const above = y > HIGH;
  return {
    left: left * 100,
    top: above ? null : down(y + FOOT),
    bottom: above ? 100 - down(y - HEAD) : null,
    tail: ((across - left) / share) * 100,
  };
}
