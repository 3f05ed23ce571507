/** Missions taken apart into what they ask for, and what of it is there. */
import type { MissionView, MonasteriumView, PlaceView } from "../../protocol/generated/monasterium";
import type { Speech } from "../../speech";
import type { Arguments } from "../../words.svelte";
import { kindOf } from "./geometry";
import { board } from "./said.svelte";

export interface Demand {
  /** The message that words it. */
  key: string;
  icon: string;
  monastery: string | null;
  /** It is a number of things rather than one thing. */
  count: boolean;
  done: boolean;
  args(speech: Speech): Arguments;
}

const COUNTED: Record<string, string> = {
  novices: "send",
  windows: "glass",
  "book-rooms": "good-book",
  dice: "die",
  cloister: "cloister",
};

/** Cards of A and B ask for a chapel, a building and a cloister, each in one monastery; those of C for a number. */
export function demandsOf(mission: MissionView, view: MonasteriumView, seat: number): Demand[] {
  const [chapel, room, roomIn, cloister] = mission.demands;
  if (chapel === undefined || room === undefined || roomIn === undefined || cloister === undefined)
    return [counted(mission, seat)];
  return [
    demand("demand-chapel", "chapel", chapel, chapelOf(view, chapel, seat)),
    demand(`demand-${room}`, `good-${room}`, roomIn, stands(placesOf(view, roomIn, "rooms"), seat, room)),
    demand(
      "demand-in-cloister",
      "cloister",
      cloister,
      stands(placesOf(view, cloister, "cloister"), seat, "cloister"),
    ),
  ];
}

function demand(key: string, icon: string, monastery: string, done: boolean): Demand {
  const args = (speech: Speech): Arguments => ({ monastery: speech.word("monastery", monastery) });
  return { key, icon, monastery, count: false, done, args };
}

function counted(mission: MissionView, seat: number): Demand {
  const what = mission.demands[0] ?? "";
  const done = (mission.progress[seat] ?? 0) >= mission.needs;
  const args = (): Arguments => ({ count: mission.needs });
  return { key: `demand-${what}`, icon: COUNTED[what] ?? "points", monastery: null, count: true, done, args };
}

function chapelOf(view: MonasteriumView, name: string, seat: number): boolean {
  return (view.monasteries.find((one) => one.monastery === name)?.chapel[seat] ?? 0) > 0;
}

function placesOf(view: MonasteriumView, name: string, area: "rooms" | "cloister"): readonly PlaceView[] {
  return view.monasteries.find((one) => one.monastery === name)?.[area] ?? [];
}

function stands(places: readonly PlaceView[], seat: number, kind: string): boolean {
  return places.some((place) => place.owner === seat && kindOf(place.spot) === kind);
}

/** What is still missing, in few words; what a card of pile C counts, as a whole. */
export function missing(demands: readonly Demand[]): string {
  const open = demands.filter((demand) => !demand.done);
  const [first] = open;
  if (!first) return board.say("missing-nothing");
  if (first.count) return board.say(`short-${first.key}`);
  const what = open.length === 1 ? board.say(`short-${first.key}`) : "";
  const where = first.monastery ? board.say(`house-${first.monastery}`) : "";
  return open.length === 1
    ? board.say("missing-one", { what, where })
    : board.say("missing-some", { missing: open.length, all: demands.length });
}
