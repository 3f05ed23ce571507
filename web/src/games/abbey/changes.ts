/** What others did, as marks and in few words: walks, cards that I lost, statements, accusations. */
import type { AbbeyView, Event as AbbeyEvent } from "../../protocol/generated/abbey";
import type { Event } from "../../protocol/generated/table";
import type { Speech } from "../../speech";
import type { Change } from "../../table/game";
import { drawingOf } from "./art";
import type { Components } from "./components";
import { board } from "./said.svelte";
import { deedOf } from "./wording/card-moves";

export function changesOf(
  components: Components,
  events: readonly Event[],
  speech: Speech,
  view: AbbeyView,
): readonly Change[] {
  return (events as unknown as readonly AbbeyEvent[]).flatMap((event, at) => {
    const found = changeOf(components, event, speech, view);
    return found ? [{ ...found, key: `${at}` }] : [];
  });
}

function changeOf(
  components: Components,
  event: AbbeyEvent,
  speech: Speech,
  view: AbbeyView,
): Omit<Change, "key"> | null {
  switch (event.type) {
    case "walked":
      return {
        seat: event.seat,
        ref: `room/${event.room}`,
        text: speech.word("room", event.room),
        drawing: `abbey-${drawingOf(components.roomOf(event.room))}`,
      };
    case "cards-seen":
      return lost(components, event, view);
    case "revealed":
      return {
        seat: event.seat,
        ref: `trait/${event.trait}`,
        text: speech.word("trait", event.trait),
        drawing: "abbey-capitulum",
      };
    case "accused":
      return {
        seat: event.seat,
        ref: `suspect/${event.suspect}`,
        text: board.say("since-accused", { suspect: speech.word("suspect", event.suspect) }),
        drawing: "abbey-capitulum",
      };
    default:
      return null;
  }
}

/** A card that somebody took from me. */
function lost(
  components: Components,
  event: Extract<AbbeyEvent, { type: "cards-seen" }>,
  view: AbbeyView,
): Omit<Change, "key"> | null {
  const { deed, takers } = deedOf(components, view, event);
  const [suspect = ""] = event.suspects;
  if (deed !== "taken") return null;
  return {
    seat: takers[0] ?? null,
    ref: `suspect/${suspect}`,
    text: board.say("since-taken", { name: board.suspect(suspect) }),
    drawing: "abbey-cards",
  };
}
