/** The map in words, for whoever hears it. */
import type { MonasteryView, SeenTile } from "../../protocol/generated/monastery";
import type { Speech } from "../../speech";
import { words } from "../../words.svelte";
import { tileFacts, turnedEdges } from "./tiles";

/** A place with everything on it: "Chapel, e2n1, study, value 3, built; roads north, south; 1 monk of Anna praying". */
export function describePlace(
  speech: Speech,
  view: MonasteryView,
  place: string,
  tile: SeenTile | null,
): string {
  const name = tile ? speech.word("tile", tile.tile) : speech.word("place", place);
  const parts = [name, ...(tile ? aboutTile(tile) : []), ...monksAt(speech, view, place)];
  return parts.join("; ");
}

/** A tile in hand: its name, its work, its boxes. */
export function describeTile(speech: Speech, id: string): string {
  const facts = tileFacts(id);
  const boxes = words.say("tile-site", { boxes: facts.boxes.join(", ") });
  const about = words.say("tile-hand", { kind: words.say(`kind-${facts.colour}`), value: facts.value });
  return [speech.word("tile", id), about, ...(facts.boxes.length > 0 ? [boxes] : [])].join("; ");
}

function aboutTile(tile: SeenTile): string[] {
  const facts = tileFacts(tile.tile);
  const about = words.say("tile-about", {
    place: tile.place,
    kind: words.say(`kind-${facts.colour}`),
    value: facts.value,
  });
  const state = words.say(tile.built === "no" ? "tile-site" : "tile-built", {
    boxes: facts.boxes.join(", "),
  });
  const gift = tile.blessings > 0 ? [words.say("tile-gift", { count: tile.blessings })] : [];
  return [about, state, roads(facts.edges, tile.turn), ...gift];
}

const SIDES = ["north", "east", "south", "west"];

function roads(edges: string, turn: number): string {
  const open = turnedEdges(edges, turn).flatMap((edge, side) =>
    edge === "-" ? [] : [words.say(`side-${SIDES[side]}`)],
  );
  return open.length > 0 ? words.say("tile-roads", { sides: open.join(", ") }) : words.say("tile-closed");
}

function monksAt(speech: Speech, view: MonasteryView, place: string): string[] {
  return view.players.flatMap((player, seat) => {
    const here = player.monks.filter((monk) => monk.place === place);
    const praying = here.filter((monk) => monk.praying).length;
    const standing = here.length - praying;
    const name = speech.seat(seat);
    return [
      ...(standing > 0 ? [words.say("monks-standing", { count: standing, name })] : []),
      ...(praying > 0 ? [words.say("monks-praying", { count: praying, name })] : []),
    ];
  });
}
