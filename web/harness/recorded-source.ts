/** A table as a seat got it once, from a file that `python -m tools.positions` wrote. */
import type { Position, TableFacts, You } from "../src/protocol/generated/table";
import { StillSource } from "../src/table/still-source";

export interface Recorded {
  table: TableFacts;
  you: You;
  position: Position;
}

export class RecordedSource extends StillSource {
  override readonly mode = "live";
  override readonly you: You;
  /** The main button of a finished game and the field for a typed question are there, and do nothing. */
  override readonly can = { rematch: () => Promise.resolve(false), interpret: () => Promise.resolve(null) };

  constructor({ table, you, position }: Recorded) {
    super(table, position);
    this.you = you;
  }
}
