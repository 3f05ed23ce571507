/** What is offered now, looked up by the thing that would be clicked. Nothing here decides anything: it only sorts. */
import type {
  Action,
  ChangeBox,
  CollectLetter,
  CollectMonk,
  Construct,
  ElectAbbot,
  Encourage,
  Imprison,
  PlaceTile,
  Pray,
  ReturnTile,
  StandUp,
  Stay,
  SwitchLetter,
  UseIcon,
  Walk,
} from "../../protocol/generated/monastery";
import type { Action as AnyAction } from "../../protocol/generated/table";

type Kinds = {
  "place-tile": PlaceTile;
  "return-tile": ReturnTile;
  walk: Walk;
  "change-box": ChangeBox;
  encourage: Encourage;
  construct: Construct;
  pray: Pray;
  "use-icon": UseIcon;
  "switch-letter": SwitchLetter;
  "collect-letter": CollectLetter;
  "collect-monk": CollectMonk;
  "elect-abbot": ElectAbbot;
  imprison: Imprison;
  "stand-up": StandUp;
  stay: Stay;
};

export class Offers {
  #byType = new Map<string, Action[]>();

  constructor(choices: readonly AnyAction[]) {
    for (const action of choices as readonly Action[]) {
      this.#byType.set(action.type, [...(this.#byType.get(action.type) ?? []), action]);
    }
  }

  all<K extends keyof Kinds>(type: K): readonly Kinds[K][] {
    return (this.#byType.get(type) ?? []) as unknown as readonly Kinds[K][];
  }

  has(type: Action["type"]): boolean {
    return this.#byType.has(type);
  }

  /** Cells where a tile fits, each with the turns that fit there. */
  cellsFor(tile: string): Map<string, number[]> {
    const cells = new Map<string, number[]>();
    for (const action of this.all("place-tile")) {
      if (action.tile === tile) cells.set(action.cell, [...(cells.get(action.cell) ?? []), action.turn]);
    }
    return cells;
  }

  /** Tiles of the hand that fit somewhere. */
  playable(): Set<string> {
    return new Set(this.all("place-tile").map((action) => action.tile));
  }

  /** Spots from which a monk may go somewhere or change its box. */
  movable(): Set<string> {
    return new Set([...this.all("walk"), ...this.all("change-box")].map((action) => action.start));
  }

  /** Walks of the monk at a spot, by the place where they end, the shortest first. */
  reach(spot: string): Map<string, Walk[]> {
    const found = new Map<string, Walk[]>();
    for (const walk of this.all("walk")) {
      const end = walk.path.at(-1);
      if (walk.start === spot && end !== undefined) found.set(end, [...(found.get(end) ?? []), walk]);
    }
    for (const walks of found.values()) walks.sort((a, b) => a.path.length - b.path.length);
    return found;
  }

  /** Everything that clicking a place itself would mean, beside walking there. */
  deedsAt(place: string, tile: string | null): AnyAction[] {
    const here = [
      ...this.all("construct").filter((action) => action.place === place),
      ...this.all("pray").filter((action) => action.place === place),
      ...this.all("use-icon").filter((action) => action.tile === tile),
      ...this.all("stand-up").filter((action) => action.place === place),
      ...this.all("stay").filter((action) => action.spot.split(":")[0] === place),
    ];
    return here as unknown as AnyAction[];
  }

  /** How many blessings may be laid on a place. */
  giftsAt(place: string): number[] {
    return this.all("encourage").flatMap((action) => (action.place === place ? [action.blessings] : []));
  }

  lettersAt(row: string, column: number): readonly CollectLetter[] {
    return this.all("collect-letter").filter((action) => action.row === row && action.column === column);
  }
  monkAt(row: string, column: number): CollectMonk | undefined {
    return this.all("collect-monk").find((action) => action.row === row && action.column === column);
  }
  switchAt(row: string, column: number): SwitchLetter | undefined {
    return this.all("switch-letter").find((action) => action.row === row && action.column === column);
  }
}
