/**
 * What the house works out for me where the table's contract allows every aid: the deduction from what I know, and what
 * each answer to a question would leave. It is the server that reasons; this only asks, and forgets what is old.
 */
import type { Conclusions, Preview } from "../../protocol/generated/abbey";
import type { Action } from "../../protocol/generated/table";
import type { Table } from "../../table/table.svelte";

/** A conclusion belongs to the chair for which it was drawn. */
interface Drawn {
  seat: number;
  deduction: Conclusions;
}
interface Weighed {
  seat: number;
  key: string;
  prospects: Preview;
}

/** A table in the middle of a chain of events need not be thought about. */
const BREATH = 150;

/** The house answers within bounds and goes on from there: so often it is asked for the rest. */
const ASKED = 20;

export class Reckoning {
  /** Whether I want to see the marks. */
  shown = $state(true);
  #drawn = $state.raw<Drawn | null>(null);
  #weighed = $state.raw<Weighed | null>(null);
  /** The question that is being weighed; whoever changes it wants to know no more of the last one. */
  #asking = "";

  constructor(readonly table: Table) {}

  /** Whether the table has agreed to it. */
  get allowed(): boolean {
    const { facts } = this.table.source;
    return this.table.seat !== null && facts !== null && (facts.contract.aids === "full" || facts.study);
  }

  get deduction(): Conclusions | null {
    return this.allowed && this.shown && this.#drawn?.seat === this.table.seat ? this.#drawn.deduction : null;
  }

  /** For an effect: think about every new position, a breath after it. What was concluded stays until then. */
  follow(): (() => void) | undefined {
    if (!this.allowed || !this.shown || this.seq === undefined) return undefined;
    const timer = setTimeout(() => void this.#deduce(), BREATH);
    return () => clearTimeout(timer);
  }

  async #deduce(): Promise<void> {
    const { seat } = this.table;
    const { seq } = this;
    for (let asked = 0; asked < ASKED && seq === this.seq; asked++) {
      const found = await this.table.can.deduce?.();
      if (seat === null || !found) return;
      this.#drawn = { seat, deduction: found as unknown as Conclusions };
      if (found.exact) return;
    }
  }

  get seq(): number | undefined {
    return this.table.source.shown?.position.seq;
  }

  /** What the answers to this question would leave; null until it is known. */
  prospects(action: Action): Preview | null {
    const weighed = this.#weighed;
    return weighed?.key === JSON.stringify(action) && weighed.seat === this.table.seat
      ? weighed.prospects
      : null;
  }

  /** For an effect: weigh a question that has stood for a breath. */
  weigh(action: Action): (() => void) | undefined {
    if (!this.allowed) return undefined;
    const timer = setTimeout(() => void this.#weigh(action), BREATH);
    return () => clearTimeout(timer);
  }

  async #weigh(action: Action): Promise<void> {
    const { seat } = this.table;
    const { seq } = this;
    const key = JSON.stringify(action);
    this.#asking = key;
    for (let asked = 0; asked < ASKED && seq === this.seq && key === this.#asking; asked++) {
      const found = await this.table.can.weigh?.(action);
      if (seat === null || !found) return;
      this.#weighed = { seat, key, prospects: found as unknown as Preview };
      if (found.exact) return;
    }
  }
}
