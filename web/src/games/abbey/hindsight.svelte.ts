/** Fetches once, after the end, who could have known since when. A server that does not say so leaves the scene as it is. */
import { Refusal } from "../../api";
import type { Hindsight } from "../../protocol/generated/table";
import { replays } from "../../table/replays";
import type { Table } from "../../table/table.svelte";

export class HindsightAid {
  found = $state.raw<readonly Hindsight[]>([]);
  #asked = false;

  constructor(private readonly table: Table) {}

  /** For an effect: nothing is asked before the culprit lies open and the game counts as over. */
  async follow(culprit: string | null): Promise<void> {
    const { source } = this.table;
    if (this.#asked || culprit === null || source.facts?.stage !== "over" || source.facts.lesson) return;
    this.#asked = true;
    try {
      this.found = await replays.hindsight(source.id);
    } catch (error) {
      if (!(error instanceof Refusal || error instanceof TypeError)) throw error; // the server's no, or no server
    }
  }

  of(seat: number): Hindsight | null {
    return this.found.find((one) => one.seat === seat) ?? null;
  }
}
