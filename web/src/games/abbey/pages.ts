/** What the public history and my own ledger say: a page for each player, and the course of the cards that I saw. */
import type { AbbeyView, CardsMoved } from "../../protocol/generated/abbey";
import type { Components } from "./components";

export type Fact = AbbeyView["history"][number];

/** When something happened, as the table tells time. */
export interface Stamp {
  office: string;
  /** The turn, counted from the beginning of the game; 0 for the deal. */
  turn: number;
  /** Where the bell stood. */
  bell: number;
  /** How often this office has come: after the last of a day the first begins again. */
  day: number;
}

export function stampOf(history: readonly Fact[], line: number): Stamp {
  const before = history.slice(0, line + 1);
  const turns = before.filter((fact) => fact.type === "turn-began");
  const { office = "", bell = 0 } = turns.at(-1) ?? {};
  const begun = turns.filter((turn, at) => turn.office === office && turns[at - 1]?.office !== office);
  return { office, turn: turns.length, bell, day: begun.length };
}

function touches(fact: Fact, seat: number): fact is CardsMoved {
  return fact.type === "cards-moved" && fact.gifts.some((gift) => gift.giver === seat || gift.taker === seat);
}

/** How many cards came to or left a hand after a line of the history: how stale an answer about that hand is. */
export function movedSince(history: readonly Fact[], line: number, seat: number): number {
  return history
    .slice(line + 1)
    .filter((fact) => touches(fact, seat))
    .flatMap((fact) => fact.gifts)
    .filter((gift) => gift.giver === seat || gift.taker === seat)
    .reduce((sum, gift) => sum + gift.count, 0);
}

/** A line of the history that tells something about a player. */
export interface Testimony {
  line: number;
  fact: Fact;
  stamp: Stamp;
  moved: number;
}

const TELLING = new Set([
  "answered",
  "answer-whispered",
  "silence-kept",
  "hand-counted",
  "card-displayed",
  "revealed",
  "accused",
]);

/** Who says what a line of the history tells. */
export function speakerOf(fact: Fact): number | null {
  if ("target" in fact) return fact.target;
  if ("holder" in fact) return fact.holder;
  return "seat" in fact ? fact.seat : null;
}

/** Everything that a player has said, newest first. */
export function testimonyOf(view: AbbeyView, seat: number): Testimony[] {
  return view.history
    .flatMap((fact, line) => {
      if (!TELLING.has(fact.type) || speakerOf(fact) !== seat) return [];
      return [
        { line, fact, stamp: stampOf(view.history, line), moved: movedSince(view.history, line, seat) },
      ];
    })
    .reverse();
}

/** Cards that I saw in a line of the history. */
export interface Glimpse {
  line: number;
  gift: number;
  fact: Fact;
  stamp: Stamp;
  suspects: readonly string[];
  from: number | null;
  to: readonly number[];
}

/** The course of all cards that I have seen, newest first; what everybody saw is there too. */
export function glimpses(view: AbbeyView): Glimpse[] {
  const mine = (view.own?.ledger ?? []).flatMap(({ fact: line, gift, suspects }) => {
    const fact = view.history[line];
    return fact ? [glimpse(view, fact, line, gift, suspects)] : [];
  });
  const shown = view.history.flatMap((fact, line) =>
    fact.type === "card-displayed" ? [glimpse(view, fact, line, 0, [fact.suspect])] : [],
  );
  return [...mine, ...shown].sort((one, other) => other.line - one.line || one.gift - other.gift);
}

function glimpse(
  view: AbbeyView,
  fact: Fact,
  line: number,
  gift: number,
  suspects: readonly string[],
): Glimpse {
  return { line, gift, fact, stamp: stampOf(view.history, line), suspects, ...ends(view, fact, gift) };
}

/** From whose hand to whose eyes. */
function ends(view: AbbeyView, fact: Fact, gift: number): { from: number | null; to: readonly number[] } {
  if (fact.type === "cards-moved") {
    const given = fact.gifts[gift];
    return { from: given?.giver ?? null, to: given ? [given.taker] : [] };
  }
  if (fact.type === "cards-shown") return { from: fact.holder, to: fact.to };
  if (fact.type === "card-displayed") return { from: fact.holder, to: view.players.map((_, seat) => seat) };
  return { from: null, to: [] };
}

/** The cards that I last saw in a player's hand: they may have gone on since. */
export function lastSeenWith(view: AbbeyView, seat: number): string[] {
  return [...holdersIn(view)].flatMap(([suspect, holder]) => (holder === seat ? [suspect] : []));
}

/** In whose hand I saw each card last, my own included. */
export function holdersIn(view: AbbeyView): Map<string, number> {
  const holders = new Map<string, number>();
  for (const { suspects, fact, from, to } of glimpses(view)) {
    const holder = fact.type === "cards-moved" ? (to[0] ?? null) : from;
    for (const suspect of suspects)
      if (holder !== null && !holders.has(suspect)) holders.set(suspect, holder);
  }
  for (const suspect of view.own?.hand ?? []) if (view.seat !== null) holders.set(suspect, view.seat);
  return holders;
}

export function holderOf(view: AbbeyView, suspect: string): number | null {
  return holdersIn(view).get(suspect) ?? null;
}

/** The last answers and counts that anybody gave, newest first. */
export function lastSaid(view: AbbeyView, most: number): Testimony[] {
  const said: Testimony[] = [];
  for (let line = view.history.length - 1; line >= 0 && said.length < most; line--) {
    const fact = view.history[line];
    const by = fact ? speakerOf(fact) : null;
    if (!fact || by === null || !SPOKEN.has(fact.type)) continue;
    said.push({ line, fact, stamp: stampOf(view.history, line), moved: movedSince(view.history, line, by) });
  }
  return said;
}

const SPOKEN = new Set(["answered", "answer-whispered", "silence-kept", "hand-counted"]);

/** What somebody said before the Abbot, and whether it was right; only at the end, when the culprit is known. */
export interface Judged {
  fact: Extract<Fact, { type: "revealed" | "accused" }>;
  stamp: Stamp;
  right: boolean;
}

export function spokenBefore(components: Components, view: AbbeyView): Judged[] {
  const { culprit, history } = view;
  if (culprit === null) return [];
  const traits = components.suspectOf(culprit).traits;
  return history.flatMap((fact, line): Judged[] => {
    if (fact.type === "revealed")
      return [{ fact, stamp: stampOf(history, line), right: traits.includes(fact.trait) }];
    return fact.type === "accused"
      ? [{ fact, stamp: stampOf(history, line), right: fact.suspect === culprit }]
      : [];
  });
}

/** One reason for points: a statement by itself, or the whole line where its points do not share out evenly. */
export interface Counted {
  reason: string;
  points: number;
  said: Judged | null;
}

/** The lines of a player's score, each statement and accusation with its own points. */
export function countedFor(
  seat: number,
  lines: readonly { reason: string; points: number }[],
  spoken: readonly Judged[],
): Counted[] {
  return lines
    .filter(({ points }) => points !== 0)
    .flatMap(({ reason, points }): Counted[] => {
      const said = spoken.filter((one) => one.fact.seat === seat && reasonOf(one) === reason);
      const each = points / said.length;
      if (said.length === 0 || !Number.isInteger(each)) return [{ reason, points, said: null }];
      return said.map((one) => ({ reason, points: each, said: one }));
    });
}

function reasonOf({ fact, right }: Judged): string {
  if (fact.type === "revealed") return right ? "right-revelations" : "wrong-revelations";
  return right ? "culprit-found" : "false-accusations";
}
