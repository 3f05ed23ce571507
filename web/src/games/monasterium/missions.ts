/** Missions taken apart into what they ask for, and what of it is there. */
import type { MissionView, MonasteriumView } from "../../protocol/generated/monasterium";
import type { Speech } from "../../speech";
import type { Arguments } from "../../words.svelte";
import type { MissionFacts } from "./components";
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

/** On a card: a building of whatever kind. */
const ANY = "any";

const COUNTED: Record<string, string> = {
  novices: "send",
  windows: "glass",
  "book-rooms": "good-book",
  dice: "die",
  cloister: "cloister",
};

/** Cards of A and B ask for three areas, each in one monastery and with a novice of its own; those of C for a number. */
export function demandsOf(mission: MissionView, view: MonasteriumView, seat: number): Demand[] {
  const asked = pairs(mission.demands);
  if (asked.length === 0) return [counted(mission, seat)];
  return asked.map(([what, monastery], at) => {
    const taken = asked.slice(0, at).filter(([other, there]) => there === monastery && shares(other, what));
    const later = asked
      .slice(at + 1)
      .filter(([other, there]) => there === monastery && precedes(other, what));
    const done = present(view, what, monastery, seat) > taken.length + later.length;
    if (what === "chapel") return demand("demand-chapel", "chapel", monastery, done);
    if (what === "cloister") return demand("demand-in-cloister", "cloister", monastery, done);
    return demand(`demand-${what}`, what === ANY ? "building" : `good-${what}`, monastery, done);
  });
}

/** What is asked for and in which monastery; nothing for a card that counts. */
function pairs(demands: readonly string[]): [string, string][] {
  return Array.from({ length: Math.floor(demands.length / 2) }, (_, at) => [
    demands[2 * at] ?? "",
    demands[2 * at + 1] ?? "",
  ]);
}

const isBuilding = (what: string): boolean => what !== "chapel" && what !== "cloister";
/** Whether a novice for one demand is missing for another one after it. */
const shares = (one: string, other: string): boolean => one === other || precedes(one, other);
/** A building of a certain kind is found before one of any. */
const precedes = (one: string, other: string): boolean => other === ANY && one !== ANY && isBuilding(one);

/** How many novices of a seat are there. */
function present(view: MonasteriumView, what: string, monastery: string, seat: number): number {
  const here = view.monasteries.find((one) => one.monastery === monastery);
  if (what === "chapel") return here?.chapel[seat] ?? 0;
  const places = (what === "cloister" ? here?.cloister : here?.rooms) ?? [];
  return places.filter((place) => place.owner === seat && (what === ANY || kindOf(place.spot) === what))
    .length;
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

/** What a mission asks for, in words; of one that is not in play, too. */
export function askedFor({ demands, needs }: MissionFacts, speech: Speech): string {
  const asked = pairs(demands);
  if (asked.length === 0) return board.say(`demand-${demands[0] ?? ""}`, { count: needs });
  const words = asked.map(([what, monastery]) =>
    board.say(what === "cloister" ? "demand-in-cloister" : `demand-${what}`, {
      monastery: speech.word("monastery", monastery),
    }),
  );
  return words.join(", ");
}

/** What is still missing, by name; what a card of pile C counts, as a whole. */
export function missing(demands: readonly Demand[]): string {
  const open = demands.filter((demand) => !demand.done);
  return open.length === 0 || open[0]?.count
    ? missingNames(demands)
    : board.say("missing", { what: missingNames(demands) });
}

/** The names alone, where there is no room for more. */
export function missingNames(demands: readonly Demand[]): string {
  const open = demands.filter((demand) => !demand.done);
  const [first] = open;
  if (!first) return board.say("missing-nothing");
  if (first.count) return board.say(`short-${first.key}`);
  return open
    .map((demand) =>
      board.say("missing-one", {
        what: board.say(`short-${demand.key}`),
        where: demand.monastery ? board.house(demand.monastery) : "",
      }),
    )
    .join(", ");
}
