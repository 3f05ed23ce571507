/** The map in words, for whoever hears it. */
import type { MonasteryView, SeenTile } from "../../protocol/generated/monastery";
import type { Speech } from "../../speech";
import { words } from "../../words.svelte";
import { turnedEdges, type TileFacts } from "./tiles";

/** A place with everything on it: "Chapel, e2n1, study, value 3, built; roads north, south; 1 monk of Anna praying". */
export function describePlace(
  speech: Speech,
  view: MonasteryView,
  place: string,
  tile: (SeenTile & { facts: TileFacts }) | null,
): string {
  const name = tile ? speech.word("tile", tile.tile) : speech.word("place", place);
  const parts = [name, ...(tile ? aboutTile(tile) : []), ...monksAt(speech, view, place)];
  return parts.join("; ");
}

/** A tile in hand: its name, its work, its boxes. */
export function describeTile(speech: Speech, facts: TileFacts): string {
  const boxes = words.say("tile-site", { boxes: facts.boxes.join(", ") });
  const about = words.say("tile-hand", { kind: words.say(`kind-${facts.colour}`), value: facts.value });
  return [speech.word("tile", facts.id), about, ...(facts.boxes.length > 0 ? [boxes] : [])].join("; ");
}

function aboutTile(tile: SeenTile & { facts: TileFacts }): string[] {
  const { facts } = tile;
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
