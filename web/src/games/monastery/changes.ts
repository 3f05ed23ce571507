/** What others did, as marks: tiles laid, walks, letters and monks taken from the grid. */
import type { Event as MonasteryEvent } from "../../protocol/generated/monastery";
import type { Event } from "../../protocol/generated/table";
import type { Speech } from "../../speech";
import type { Change, Ref } from "../../table/game";
import { words } from "../../words.svelte";
import { signOf } from "./tiles";

export function changesOf(
  events: readonly Event[],
  speech: Speech,
  colour: (seat: number) => string,
): readonly Change[] {
  return (events as unknown as readonly MonasteryEvent[]).flatMap((event, at) => {
    const found = changeOf(event, speech, colour);
    return found ? [{ ...found, key: `${at}` }] : [];
  });
}

function changeOf(
  event: MonasteryEvent,
  speech: Speech,
  colour: (seat: number) => string,
): Omit<Change, "key"> | null {
  switch (event.type) {
    case "tile-placed":
      return {
        seat: event.by,
        ref: `place/${event.place}`,
        text: speech.word("tile", event.tile),
        drawing: signOf(event.tile),
      };
    case "monk-walked": {
      const goal = event.path.at(-1) ?? "";
      return {
        seat: event.by,
        ref: event.box > 0 ? `box/${goal}:${event.box}` : `place/${goal}`,
        from: `place/${event.start.split(":")[0] ?? ""}`,
        via: event.path.slice(0, -1).map((place): Ref => `place/${place}`),
        text: speech.word("place", goal),
      };
    }
    case "letter-collected":
      return { seat: event.by, ref: `market/${event.row}:${event.column}`, text: event.letter };
    case "monk-collected":
      return {
        seat: event.by,
        ref: `market/${colour(event.owner)}:${event.column}`,
        text: words.say("change-monk"),
        drawing: "monk-standing",
      };
    default:
      return null;
  }
}
