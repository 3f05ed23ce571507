/** What is shown over the board for a breath: an answer, a vow of silence, the bell for Mass, an accusation. */
import type { Event } from "../../protocol/generated/abbey";
import type { Event as AnyEvent } from "../../protocol/generated/table";

type Of<K extends Event["type"]> = Extract<Event, { type: K }>;
export type Moment =
  | Of<"answered">
  | Of<"answer-whispered">
  | Of<"silence-kept">
  | Of<"mass-called">
  | Of<"happened">
  | Of<"accused">
  | Of<"revealed">
  | Of<"culprit-found">
  | Of<"case-closed">;

/** From the one that yields to every other to the one that nothing may cover. */
const RANK = [
  "revealed",
  "answer-whispered",
  "answered",
  "silence-kept",
  "happened",
  "mass-called",
  "accused",
  "case-closed",
  "culprit-found",
];

/** The weightiest of what has just happened; of equals the last. */
export function momentOf(events: readonly AnyEvent[]): Moment | null {
  let best: AnyEvent | null = null;
  for (const event of events) {
    const rank = RANK.indexOf(event.type);
    if (rank >= 0 && rank >= (best ? RANK.indexOf(best.type) : -1)) best = event;
  }
  return best as unknown as Moment | null;
}
