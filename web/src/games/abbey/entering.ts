/** What entering a room would bring me as things lie now: messages of this board, without the words. */
import type { AbbeyView, PlayerView } from "../../protocol/generated/abbey";
import type { Components, Room } from "./components";

/** A message; `seats` are the players that it names. */
export interface Prospect {
  key: string;
  count?: number;
  seats?: readonly number[];
}

interface Moment {
  view: Pick<AbbeyView, "players" | "dice" | "pile">;
  components: Components;
  seat: number;
}

export function entering(moment: Moment, room: Room): Prospect[] {
  const { view, seat } = moment;
  const met = view.players.flatMap((player, other) => (meets(player, room) && other !== seat ? [other] : []));
  const own = view.players[seat];
  const use = own ? useOf(moment, room, own) : null;
  return [...(met.length > 0 ? [{ key: "entering-meets", seats: met }] : []), ...(use ? [use] : [])];
}

function meets(player: PlayerView, room: Room): boolean {
  return player.room === room.id && !player.penitent;
}

function useOf(moment: Moment, room: Room, own: PlayerView): Prospect | null {
  const { pile } = moment.view;
  switch (room.kind) {
    case "confessional":
      return dieOf(moment, room);
    case "cell":
      return cellOf(moment, room);
    case "parlour":
      return pile > 0 ? { key: "entering-pile", count: pile } : { key: "entering-pile-gone" };
    case "chapter-hall":
      return pile > 0 ? { key: "entering-reveal", count: pile } : { key: "entering-accuse" };
    case "library":
      return own.visited_library ? { key: "entering-library-read" } : null;
    case "crypt":
      return own.crypt ? { key: "entering-crypt-held" } : null;
    default:
      return null;
  }
}

function dieOf({ view, components, seat }: Moment, room: Room): Prospect | null {
  const last = components.dieIn(room, view.dice);
  const player = last === null ? undefined : view.players[last];
  if (last === null || !player) return null;
  if (last === seat) return { key: "entering-die-own" };
  return {
    key: player.cards > 0 ? "entering-die" : "entering-die-empty",
    seats: [last],
    count: player.cards,
  };
}

function cellOf({ view, seat }: Moment, room: Room): Prospect {
  const owner = view.players.findIndex((player) => player.colour === room.colour);
  const player = view.players[owner];
  if (!player) return { key: "entering-cell-nobody" };
  if (owner === seat) return { key: "entering-cell-own" };
  const key = player.cards > 0 ? "entering-cell" : "entering-cell-empty";
  return { key, seats: [owner], count: player.cards };
}
