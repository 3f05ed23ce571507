/** Any game by lists of words: nothing is prepared, each sentence is an action. */
import type { Thing } from "../../grammar";
import { HERALDRY } from "../../look/seats";
import type { GameModel } from "../../table/game";
import type { Table } from "../../table/table.svelte";

export class ListModel implements GameModel {
  readonly main = null;
  readonly prompt = null;
  readonly drafting = false;

  /** What a drawn board of the same game knows about names, colours and points, if there is one. */
  constructor(
    readonly table: Table,
    private readonly drawn: GameModel | null,
  ) {}

  drop(): void {}
  get headline(): string {
    return this.drawn?.headline ?? this.table.speech.step(this.table.view.doing);
  }
  colour(seat: number): string {
    return this.drawn?.colour(seat) ?? HERALDRY[seat % HERALDRY.length]?.colour ?? "grey";
  }
  score(seat: number): number | null {
    return this.drawn?.score?.(seat) ?? null;
  }
  nameThing(kind: string, id: string): Thing | string | null {
    return this.drawn?.nameThing?.(kind, id) ?? null;
  }
  scoreHistory(...given: Parameters<NonNullable<GameModel["scoreHistory"]>>): readonly (readonly number[])[] {
    return this.drawn?.scoreHistory?.(...given) ?? [];
  }
}
