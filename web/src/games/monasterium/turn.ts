/** What was done with the dice of the turn that goes on, for the stack: the newest things that happened since they were taken. */
import type { Event as GameEvent } from "../../protocol/generated/monasterium";
import type { Event } from "../../protocol/generated/table";
import { undoneSeqs } from "../../table/chronicle";
import type { Game } from "../../table/game";
import type { Table } from "../../table/table.svelte";
import type { Speech } from "../../speech";
import { briefOf } from "./brief";
import { walksOn } from "./changes";
import type { Components } from "./components";
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
const DRAWINGS: Readonly<Record<string, string>> = { "die-won": "mm-die" };
const MOST = 5;

/** A link that was dealt with. */
export interface Done {
  text: string;
  drawing: string | null;
}

export function doneIn(table: Table<PlayedGame>): readonly Done[] {
  const undone = undoneSeqs(table.source.entries);
  const events = table.source.entries
    .filter((entry) => !undone.has(entry.seq))
    .flatMap((entry) => entry.events);
  return sinceDice(events, table.components)
    .slice(-MOST)
    .map((event) => doneLink(event, table.speech, table.components));
}

/** One link in few words, with the drawing that the log has for it. */
function doneLink(event: Event, speech: Speech, components: Components): Done {
  const brief = briefOf(event, speech, components);
  return {
    text: linkWords(event as unknown as GameEvent, speech) ?? brief?.text ?? speech.event(event),
    drawing: brief?.drawing ?? DRAWINGS[event.type] ?? null,
  };
}
function linkWords(event: GameEvent, speech: Speech): string | null {
  switch (event.type) {
    case "goods-taken":
      return board.say("link-good", { count: event.count, good: speech.word("good", event.good) });
    case "good-exchanged":
      return board.say("link-good", { count: 1, good: speech.word("good", event.got) });
    case "points-scored":
      return board.say("link-points", { count: event.points });
    default:
      return null;
  }
}

/** What an action came to says more than the action. */
const OUTCOMES = new Set(["novice-sent", "messenger-moved", "window-built"]);

/** The links since dice were last taken; an action whose outcome follows, and a walk that goes on, are no links of their own. */
export function sinceDice(events: readonly Event[], components: Components): readonly Event[] {
  const from = events.findLastIndex((event) => (event as unknown as GameEvent).type === "dice-taken");
  if (from < 0) return [];
  const links = events
    .slice(from + 1)
    .filter((event) => LINKS.has(event.type) && !isHidden(event, components));
  return links.filter((link, at) => {
    const next = links[at + 1];
    if (link.type === "action-used") return !next || !OUTCOMES.has(next.type);
    return !walksOn(link as unknown as GameEvent, links.slice(at + 1) as unknown as GameEvent[]);
  });
}
