/** One position as a table that does not change: it can be looked at, not played. */
import type { Entry, Position, TableFacts, You } from "../protocol/generated/table";
import type { Capabilities, Shown, TableSource } from "./source";

export class StillSource implements TableSource {
  readonly mode: TableSource["mode"] = "past";
  readonly id: string;
  readonly you: You | null = null;
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
  readonly can: Partial<Capabilities> = {};

  constructor(
    readonly facts: TableFacts,
    position: Position,
  ) {
    this.id = facts.id;
    this.entries = position.entries;
    this.shown = { position, fresh: [], note: 0 };
  }
}
