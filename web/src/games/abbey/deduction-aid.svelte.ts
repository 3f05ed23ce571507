/**
 * What the house works out for me where the table's contract allows it: what one answer excludes, or, with every aid, all
 * that follows from what I know and what each answer to a question would leave. The server reasons; this only asks, and
 * forgets what is old.
 */
import type { Conclusions, Preview } from "../../protocol/generated/abbey";
import type { Action } from "../../protocol/generated/table";
import type { Table } from "../../table/table.svelte";
import { explanationOf, type Explanation } from "./deduction";

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

export class DeductionAid {
  /** Whether I want to see the marks. */
  shown = $state(true);
  #drawn = $state.raw<Drawn | null>(null);
  #weighed = $state.raw<Weighed | null>(null);
  /** The question that is being weighed; whoever changes it wants to know no more of the last one. */
  #asking = "";

  #pointed = $state<number | null>(null);
  #explained = $state.raw<{ at: string; found: Explanation } | null>(null);
  /** What the cards alone tell, for the position in which it was asked. */
  #cards: { at: string; deduction: Conclusions } | null = null;

  constructor(readonly table: Table) {}

  // ── One answer ─────────────────────────────────────────────────────────────────────────────────────────────

  /** Whether the table has agreed that the notebook explains single answers. */
  get explains(): boolean {
    return this.allowed || (this.#answers && this.table.source.facts?.contract.aids === "explain");
  }
  /** The house can be asked about my chair: not about a past position. */
  get #answers(): boolean {
    return this.table.seat !== null && this.table.can.deduce !== undefined;
  }
  /** The line of the history that I point at. */
  get pointed(): number | null {
    return this.explains ? this.#pointed : null;
  }
  get explained(): Explanation | null {
    const { pointed } = this;
    return pointed !== null && this.#explained?.at === this.#key(pointed) ? this.#explained.found : null;
  }
  /** Point at an answer, or at none. */
  point(line: number | null, speaker: number | null = null): void {
    this.#pointed = line;
    if (line !== null && speaker !== null && this.explains) void this.#explain(line, speaker);
  }
  #key(line: number): string {
    return `${this.table.seat}/${this.table.moment}/${line}`;
  }
  async #explain(line: number, speaker: number): Promise<void> {
    const at = this.#key(line);
    if (this.#explained?.at === at) return;
    const cards = await this.#fromCards();
    if (!cards || this.#pointed !== line || at !== this.#key(line)) return;
    const answer = (await this.table.can.deduce?.(line)) as unknown as Conclusions | null | undefined;
    if (answer) this.#explained = { at, found: explanationOf(cards, answer, line, speaker) };
  }
  async #fromCards(): Promise<Conclusions | null> {
    const at = this.#key(-1);
    if (this.#cards?.at === at) return this.#cards.deduction;
    const found = (await this.table.can.deduce?.(-1)) as unknown as Conclusions | null | undefined;
    if (found) this.#cards = { at, deduction: found };
    return found ?? null;
  }

  // ── Everything ─────────────────────────────────────────────────────────────────────────────────────────────

  /** Whether the table has agreed to it. */
  get allowed(): boolean {
    const { facts } = this.table.source;
    return this.#answers && facts !== null && (facts.contract.aids === "full" || facts.study);
  }

  get deduction(): Conclusions | null {
    return this.allowed && this.shown && this.#drawn?.seat === this.table.seat ? this.#drawn.deduction : null;
  }

  /** For an effect: think about every new position, a breath after it. What was concluded stays until then. */
  follow(): (() => void) | undefined {
    if (!this.allowed || !this.shown || !this.table.moment) return undefined;
    const timer = setTimeout(() => void this.#deduce(), BREATH);
    return () => clearTimeout(timer);
  }

  async #deduce(): Promise<void> {
    const { seat } = this.table;
    const { moment } = this.table;
    for (let asked = 0; asked < ASKED && moment === this.table.moment; asked++) {
      const found = await this.table.can.deduce?.();
      if (seat === null || !found) return;
      this.#drawn = { seat, deduction: found as unknown as Conclusions };
      if (found.exact) return;
    }
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
    const { moment } = this.table;
    const key = JSON.stringify(action);
    this.#asking = key;
    for (let asked = 0; asked < ASKED && moment === this.table.moment && key === this.#asking; asked++) {
      const found = await this.table.can.weigh?.(action);
      if (seat === null || !found) return;
      this.#weighed = { seat, key, prospects: found as unknown as Preview };
      if (found.exact) return;
    }
  }
}
