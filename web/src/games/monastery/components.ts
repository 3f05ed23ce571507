/** What is printed on the components, as the server publishes it. `decode` is the one place that knows the format. */
import type raw from "../../protocol/generated/monastery.data.json";
import { adoptColours } from "../../look/seats";
import type { Colour, TileFacts } from "./tiles";

type Data = typeof raw;

export interface Hour {
  id: string;
  kind: string;
}

/** The edges of the Abbey by side, one mark for each of its cells. */
export type AbbeyEdges = Pick<Data["board"]["abbey"], "north" | "east" | "south" | "west">;

export class Components {
  readonly numbers: Data["board"]["numbers"];
  readonly abbey: AbbeyEdges;
  /** The rows of the letter grid, by the colour of their phrase. */
  readonly rows: readonly string[];
  readonly hours: readonly Hour[];
  readonly tileIds: readonly string[];
  readonly #tiles: ReadonlyMap<string, TileFacts>;
  readonly #phrases: ReadonlyMap<string, string>;

  constructor({ board, tiles }: Data) {
    this.numbers = board.numbers;
    this.abbey = board.abbey;
    this.rows = board.grid.row.map((row) => row.colour);
    adoptColours(this.rows);
    this.hours = board.dial.hour;
    this.tileIds = tiles.tile.map((row) => row.id);
    this.#tiles = new Map(tiles.tile.map((row) => [row.id, tileOf(row)]));
    this.#phrases = new Map(board.grid.row.map((row) => [row.colour, row.phrase]));
  }

  tile(id: string): TileFacts {
    const facts = this.#tiles.get(id);
    if (!facts) throw new Error(`no tile is called ${id}`);
    return facts;
  }

  phraseOf(colour: string): string {
    return this.#phrases.get(colour) ?? "";
  }
}

function tileOf(row: Data["tiles"]["tile"][number]): TileFacts {
  const { id, family, value, boxes, edges } = row;
  return {
    id,
    family,
    value,
    boxes,
    edges,
    colour: row.colour as Colour,
    icon: "icon" in row && row.icon === true,
  };
}

export function decode(json: unknown): Components {
  return new Components(json as Data);
}
