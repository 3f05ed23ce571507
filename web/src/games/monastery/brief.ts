/** What happened in few words, for the log: who did it stands beside it. */
import type { Event as MonasteryEvent } from "../../protocol/generated/monastery";
import type { Event } from "../../protocol/generated/table";
import type { Speech } from "../../speech";
import type { Brief } from "../../table/game";
import { words } from "../../words.svelte";
import { signOf } from "./tiles";

export function briefOf(event: Event, speech: Speech): Brief | null {
  const told = event as unknown as MonasteryEvent;
  switch (told.type) {
    case "tile-placed":
      return {
        drawing: signOf(told.tile),
        text: words.say("brief-placed", { tile: speech.thing("tile", told.tile) }),
        ref: `place/${told.place}`,
      };
    case "monk-walked": {
      const goal = told.path.at(-1) ?? "";
      const [start, end] = [told.start.split(":")[0] ?? "", goal].map((place) => speech.word("place", place));
      return {
        drawing: "walk",
        text: `${start} → ${end}`,
        figure: told.box > 0 ? String(told.box) : undefined,
        ref: `place/${goal}`,
      };
    }
    case "letter-collected":
      return {
        letter: told.letter,
        text:
          told.by === told.strip
            ? words.say("brief-own-phrase", { cost: told.cost })
            : words.say("brief-denied", { name: speech.seat(told.strip), cost: told.cost }),
      };
    case "monk-collected":
      return {
        drawing: "monk-standing",
        text: words.say(told.by === told.owner ? "brief-monk" : "brief-monk-other", {
          name: speech.seat(told.owner),
          cost: told.cost,
        }),
      };
    case "tile-constructed":
      return {
        drawing: signOf(told.tile),
        text: words.say("scene-built", { tile: speech.thing("tile", told.tile) }),
        ref: `place/${told.place}`,
      };
    case "construction-scored":
      return {
        drawing: signOf(told.tile),
        text: words.say("brief-built", { tile: speech.thing("tile", told.tile) }),
        figure: `+${told.points}`,
        ref: `place/${told.place}`,
      };
    case "monk-prayed":
      return {
        drawing: signOf(told.tile),
        text: words.say("brief-prayed", { tile: speech.thing("tile", told.tile) }),
        figure: `+${told.points}`,
        ref: `place/${told.place}`,
      };
    case "monks-worked":
      return { drawing: "hour-toil", text: words.say("brief-worked"), figure: `+${told.points}` };
    case "blessings-received":
    case "blessings-found":
      return { drawing: "blessing", text: words.say("brief-blessings"), figure: `+${told.blessings}` };
    case "blessings-spent":
      return { drawing: "blessing", text: words.say("brief-blessings"), figure: `−${told.blessings}` };
    case "tile-encouraged":
      return {
        drawing: "blessing",
        text: speech.word("place", told.place),
        figure: String(told.blessings),
        ref: `place/${told.place}`,
      };
    case "tile-returned":
      return { text: words.say("brief-returned") };
    case "tiles-drawn":
      return { text: words.say("brief-drawn", { count: told.count }) };
    default:
      return null;
  }
}
