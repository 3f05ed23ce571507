/** A table as a seat got it once, from a file that `python -m tools.positions` wrote. It can be looked at, not played. */
import type { Entry, Position, TableFacts, You } from "../src/protocol/generated/table";
import type { Shown, TableSource } from "../src/table/source";

export interface Recorded {
  table: TableFacts;
  you: You;
  position: Position;
}

export class RecordedSource implements TableSource {
  readonly mode = "live";
  readonly id: string;
  readonly facts: TableFacts;
  readonly you: You;
  readonly shown: Shown;
  readonly entries: readonly Entry[];
  readonly older = false;
  readonly talk = [];
  readonly notes = {};
  readonly recap = null;
  readonly link = "open";
  readonly refused = null;
  readonly busy = false;
  readonly beat = Infinity;
  readonly skew = 0;
  /** The main button of a finished game and the field for a typed question are there, and do nothing. */
  readonly can = { rematch: () => Promise.resolve(false), interpret: () => Promise.resolve(null) };

  constructor({ table, you, position }: Recorded) {
    this.id = table.id;
    this.facts = table;
    this.you = you;
    this.entries = position.entries;
    this.shown = { position, fresh: [] };
  }
}
