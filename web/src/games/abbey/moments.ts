/**
 * What stops the eye for a moment: a card taken from me, given by me, shown to me or received; an answer; the bell, an
 * event, a statement, an accusation. Several in one position follow one another.
 */
import type { AbbeyView, Event } from "../../protocol/generated/abbey";
import type { Event as AnyEvent } from "../../protocol/generated/table";
import type { Components } from "./components";
import { deedOf, type Deed } from "./wording/card-moves";

type Of<K extends Event["type"]> = Extract<Event, { type: K }>;
type News = Of<"mass-called" | "happened" | "accused" | "revealed">;
type Answer = Of<"answered" | "answer-whispered" | "silence-kept">;

/** The four cloths: words, colour, direction and sign differ, so that no two can be confused. */
export type Cloth = "taken" | "given" | "shown" | "received";

export type Moment =
  | { type: "cards"; cloth: Cloth; deed: Deed; event: Of<"cards-seen"> }
  | { type: "answer"; event: Answer }
  | { type: "news"; event: News };

const CLOTHS: Readonly<Record<string, Cloth>> = {
  taken: "taken",
  gave: "given",
  passed: "given",
  showed: "shown",
  shown: "shown",
  received: "received",
  given: "received",
  took: "received",
  pile: "received",
};
const NEWS = ["mass-called", "happened", "accused", "revealed"];
const ANSWERS = ["answered", "answer-whispered", "silence-kept"];

/** The moments of what has just happened, in its order. The deal is no moment: the hand lies open. */
export function momentsOf(components: Components, events: readonly AnyEvent[], view: AbbeyView): Moment[] {
  return (events as unknown as readonly Event[]).flatMap((event): Moment[] => {
    if (event.type === "cards-seen") {
      const deed = deedOf(components, view, event);
      const cloth = CLOTHS[deed.deed];
      return cloth && event.suspects.length > 0 ? [{ type: "cards", cloth, deed, event }] : [];
    }
    if (ANSWERS.includes(event.type)) return [{ type: "answer", event: event as Answer }];
    return NEWS.includes(event.type) ? [{ type: "news", event: event as News }] : [];
  });
}

/** More than this do not wait: what they say stands in the log. */
const MOST = 3;
/** How long a moment stands, in milliseconds; a shorter time while another one waits. */
const LASTS = 3_400;
const HURRIED = 1_900;

export function lasting(waiting: number): number {
  return waiting > 1 ? HURRIED : LASTS;
}

/**
 * The moments that wait for their turn, the one that is shown first. With the bell all that is older is left to the log, so
 * that nothing old passes over Mass. A card that was taken from me is always shown.
 */
export function queued(
  waiting: readonly Moment[],
  found: readonly Moment[],
  bell: boolean,
): readonly Moment[] {
  const queue = [...(bell ? waiting.filter(isLoss) : waiting), ...found];
  let over = queue.length - MOST;
  return queue.filter((moment) => isLoss(moment) || over-- <= 0);
}

function isLoss(moment: Moment): boolean {
  return moment.type === "cards" && moment.cloth === "taken";
}
