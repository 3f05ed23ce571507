/** The board in words, for whoever hears it. */
import type { MonasteriumView, MonasteryView, PlaceView } from "../../protocol/generated/monasterium";
import type { Speech } from "../../speech";
import { board } from "./said.svelte";

/** "the red monastery, workshop 2: a novice of Anna". */
export function describePlace(speech: Speech, monastery: string, place: PlaceView): string {
  const where = `${speech.word("monastery", monastery)}, ${speech.word("spot", place.spot)}`;
  if (!place.open) return `${where}: ${board.say("closed")}`;
  if (place.owner === null) return `${where}: ${board.say("free")}`;
  return `${where}: ${board.say("novice-of", { name: speech.seat(place.owner) })}`;
}

/** "the red monastery, chapel: 2 of 8 places taken; Anna 2". */
export function describeChapel(speech: Speech, view: MonasteriumView, monastery: MonasteryView): string {
  const where = `${speech.word("monastery", monastery.monastery)}, ${speech.word("spot", "chapel")}`;
  const taken = monastery.chapel.reduce((sum, count) => sum + count, 0);
  const who = view.players.flatMap(({ seat }) =>
    monastery.chapel[seat] ? [`${speech.seat(seat)} ${monastery.chapel[seat]}`] : [],
  );
  return [`${where}: ${board.say("chapel-places", { taken, places: monastery.chapel_places })}`, ...who].join(
    "; ",
  );
}
