/** What happened in few words, for the log: who did it stands beside it. */
import type { Event as GameEvent } from "../../protocol/generated/monasterium";
import type { Event } from "../../protocol/generated/table";
import type { Speech } from "../../speech";
import type { Brief } from "../../table/game";
import { changesOf, dieOf } from "./changes";
import type { Components } from "./components";
import { deedWords } from "./deeds";
import { board } from "./said.svelte";

/** The drawing of an action, by what it does. */
const DEEDS: Readonly<Record<string, string>> = {
  send: "mm-send",
  messenger: "mm-messenger",
  window: "mm-glass",
  exchange: "mm-exchange",
  points: "mm-points",
};

export function briefOf(event: Event, speech: Speech, components: Components): Brief | null {
  const told = event as unknown as GameEvent;
  switch (told.type) {
    case "dice-rolled":
      return rolled("brief-rolled", told.neutral, told.personal);
    case "dice-rerolled":
      return rolled("brief-rerolled", told.neutral, told.personal);
    case "dice-taken":
      return {
        drawing: dieOf(told.number),
        text: board.say("brief-taken", { count: told.neutral + told.personal, number: told.number }),
        ref: `pile/${told.number}`,
      };
    case "action-used": {
      const action = components.actionOf(told.space);
      if (!action) return null;
      const drawing = DEEDS[action.does] ?? `mm-good-${action.goods[0] ?? ""}`;
      return { drawing, text: deedWords(action, speech), ref: `cell/${told.seat}/${told.space}` };
    }
    case "goods-taken":
      return goods(told.good, speech, `+${told.count}`);
    case "goods-paid":
      return goods(told.good, speech, `−${told.count}`);
    case "good-exchanged":
      return {
        drawing: "mm-exchange",
        text: `${speech.word("good", told.gave)} → ${speech.word("good", told.got)}`,
      };
    case "points-scored":
      return {
        drawing: "mm-points",
        text: speech.word("reason", told.reason),
        figure: `+${told.points}`,
      };
    default:
      return marked(event, speech);
  }
}

/** The neutral dice, then the player's own. */
function rolled(message: string, neutral: readonly number[], personal: readonly number[]): Brief {
  const kinds = [neutral, personal].filter((dice) => dice.length > 0);
  return {
    drawing: "mm-die",
    text: board.say(message, { dice: kinds.map((dice) => dice.join(" ")).join(" · ") }),
  };
}

function goods(good: string, speech: Speech, figure: string): Brief {
  return { drawing: `mm-good-${good}`, text: speech.word("good", good), figure };
}

/** What leaves a mark on the board has its few words already. */
function marked(event: Event, speech: Speech): Brief | null {
  const [change] = changesOf([event], speech);
  return change ? { drawing: change.drawing, text: change.text, ref: change.ref } : null;
}
