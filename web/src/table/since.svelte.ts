/** What changed since my last turn: marked on the board and in the rail until my turn ends. */
import { untrack } from "svelte";
import type { Entry } from "../protocol/generated/table";
import { entryKey, undoneSeqs } from "./chronicle";
import type { Change } from "./game";
import type { Table } from "./table.svelte";

export class SinceMyTurn {
  /** The newest entry when my turn last ended; null until one was seen to end. */
  #ended = $state<number | null>(null);
  #wasMine = false;

  #entries = $derived.by((): readonly Entry[] => {
    const { live, seat } = this.table;
    if (seat === null || live.mode !== "live") return [];
    const { from } = this;
    const undone = undoneSeqs(live.entries);
    return from === null ? [] : live.entries.filter((entry) => entry.seq > from && !undone.has(entry.seq));
  });
  #changes = $derived.by((): readonly Change[] =>
    this.#entries.flatMap((entry) =>
      untrack(() => this.table.model.changes?.(entry.events) ?? [])
        .filter((change) => change.seat !== this.table.seat)
        .map((change) => ({ ...change, key: `${entryKey(entry)}-${change.key}` })),
    ),
  );

  constructor(private readonly table: Table) {}

  /** The last entry of my turn before. */
  get from(): number | null {
    const { live, seat } = this.table;
    return this.#ended ?? (seat === null ? null : lastOwn(live.entries, seat));
  }
  get entries(): readonly Entry[] {
    return this.#entries;
  }
  get changes(): readonly Change[] {
    return this.#changes;
  }

  /** For an effect: notice when my turn ends. */
  follow(): void {
    const { live, myTurn, seq } = this.table;
    untrack(() => {
      if (this.table.source !== live) return;
      if (this.#wasMine && !myTurn) this.#ended = seq;
      this.#wasMine = myTurn;
    });
  }
}

/** The newest entry in which this seat did something. */
function lastOwn(entries: readonly Entry[], seat: number): number | null {
  const own = entries.findLast((entry) =>
    entry.events.some((event) => event.by === seat || event.seat === seat),
  );
  return own?.seq ?? null;
}
