/** One seat at one position of the past: a table is laid from it as from a running one, but nothing can be asked. */
import type { Entry, Frame, Result, TableFacts, View } from "../protocol/generated/table";
import type { Shown, TableSource } from "./source";

export class ReplayPosition implements TableSource {
  readonly mode = "past";
  readonly can = {};
  readonly you = null;
  readonly talk = [];
  readonly notes = {};
  readonly recap = null;
  readonly refused = null;
  readonly link = "open";
  readonly older = false;
  readonly busy = false;
  readonly skew = 0;
  readonly beat = Infinity;
  readonly facts: TableFacts;
  shown = $state.raw<Shown | null>(null);
  entries = $state.raw<readonly Entry[]>([]);

  constructor(
    readonly id: string,
    facts: TableFacts,
  ) {
    this.facts = pastFacts(facts);
  }

  /** Stand at another position; `stepped` when it is the very next one, so that the board may show how it came to it. */
  show(frame: Frame, view: View, entries: readonly Entry[], result: Result | null, stepped: boolean): void {
    this.entries = entries;
    this.shown = { position: positionOf(frame, view, result), fresh: stepped ? [frame.entry] : [], note: 0 };
  }
}

function positionOf(frame: Frame, view: View, result: Result | null): Shown["position"] {
  const still = { type: "position", choices: [], more: false, back: [], entries: [frame.entry] } as const;
  return { ...still, seq: frame.seq, seat: view.seat, view, result };
}

/** The chairs without clocks and ballots, and nobody is away: all that is over. */
function pastFacts(facts: TableFacts): TableFacts {
  const chairs = facts.chairs.map((chair) => ({ ...chair, present: true, stand_in: false, wanted: false }));
  return { ...facts, chairs, clocks: [], ballots: [] };
}
