/** What was done with the dice of the turn that goes on, for the stack: the newest things that happened since they were taken. */
import type { Event as GameEvent } from "../../protocol/generated/monasterium";
import type { Event } from "../../protocol/generated/table";
import { undoneSeqs } from "../../table/chronicle";
import type { Game } from "../../table/game";
import type { Table } from "../../table/table.svelte";
import type { Speech } from "../../speech";
import { changesOf } from "./changes";
import type { Components } from "./components";
import { deedWords } from "./deeds";
import { isHidden } from "./hidden";
import { board } from "./said.svelte";

interface PlayedGame extends Game {
  Components: Components;
}

/** Events that are links of a chain: what a die did, what the road and the window gave. */
const LINKS = new Set([
  "action-used",
  "goods-taken",
  "points-scored",
  "good-exchanged",
  "messenger-moved",
  "novice-sent",
  "window-built",
  "mission-fulfilled",
  "die-won",
]);
const MOST = 2;

export function doneIn(table: Table<PlayedGame>): readonly string[] {
  const undone = undoneSeqs(table.source.entries);
  const events = table.source.entries
    .filter((entry) => !undone.has(entry.seq))
    .flatMap((entry) => entry.events);
  return sinceDice(events, table.components)
    .slice(-MOST)
    .map((event) => linkWords(event as unknown as GameEvent, table.speech, table.components));
}

/** One link in few words. */
function linkWords(event: GameEvent, speech: Speech, components: Components): string {
  switch (event.type) {
    case "action-used": {
      const action = components.actionOf(event.space);
      return action ? deedWords(action, speech) : "";
    }
    case "goods-taken":
      return board.say("link-good", { count: event.count, good: speech.word("good", event.good) });
    case "good-exchanged":
      return board.say("link-good", { count: 1, good: speech.word("good", event.got) });
    case "points-scored":
      return board.say("link-points", { count: event.points });
    default:
      return (
        changesOf([event as unknown as Event], speech)[0]?.text ?? speech.event(event as unknown as Event)
      );
  }
}

/** The links since dice were last taken. */
export function sinceDice(events: readonly Event[], components: Components): readonly Event[] {
  const from = events.findLastIndex((event) => (event as unknown as GameEvent).type === "dice-taken");
  if (from < 0) return [];
  return events.slice(from + 1).filter((event) => LINKS.has(event.type) && !isHidden(event, components));
}
