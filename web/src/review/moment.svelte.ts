/** One chair at one moment of a game that is over: a table is laid from it as from a running one, but nothing can be asked. */
import type {
  Entry,
  FaultSaid,
  Frame,
  Line,
  Recap,
  Refused,
  Result,
  TableFacts,
  View,
  You,
} from "../protocol/generated/table";
import type { LinkState } from "../socket";
import type { Shown } from "../table/session.svelte";
import type { Sitting } from "../table/table.svelte";

const no = (): Promise<boolean> => Promise.resolve(false);

export class Moment implements Sitting {
  facts = $state.raw<TableFacts | null>(null);
  shown = $state.raw<Shown | null>(null);
  entries = $state.raw<readonly Entry[]>([]);
  notes = $state.raw<Readonly<Record<string, string>>>({});
  you: You | null = null;
  talk: readonly Line[] = [];
  recap: Recap | null = null;
  refused: Refused | null = null;
  link: LinkState = "open";
  older = false;
  sending = false;
  decided = 0;
  moved: string | null = null;
  skew = 0;

  constructor(
    readonly id: string,
    facts: TableFacts,
  ) {
    this.facts = pastFacts(facts);
  }

  get seat(): number | null {
    return this.shown?.position.seat ?? null;
  }
  get view(): View | null {
    return this.shown?.position.view ?? null;
  }
  get choices(): readonly never[] {
    return [];
  }
  get names(): readonly string[] {
    return this.facts?.chairs.map((chair) => chair.name) ?? [];
  }

  /** Stand at another moment; `stepped` when it is the very next one, so that the board may show how it came to it. */
  show(frame: Frame, view: View, entries: readonly Entry[], result: Result | null, stepped: boolean): void {
    this.entries = entries;
    this.shown = { position: positionOf(frame, view, result), fresh: stepped ? [frame.entry] : [] };
  }

  why(): Promise<FaultSaid | null> {
    return Promise.resolve(null);
  }
  /** What could be worked out then is no help now. */
  deduce(): Promise<null> {
    return Promise.resolve(null);
  }
  weigh(): Promise<null> {
    return Promise.resolve(null);
  }
  readBack(): Promise<void> {
    return Promise.resolve();
  }
  act = no;
  takeBack = no;
  propose = no;
  vote = no;
  say = no;
  writeNotes = no;
  sit = no;
  rise = no;
  comeBack = no;
  seatBot = no;
  openChair = no;
  start = no;
  rematch = no;
  look(): void {}
  markSeen(): void {}
  close(): void {}
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
