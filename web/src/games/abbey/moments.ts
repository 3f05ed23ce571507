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
