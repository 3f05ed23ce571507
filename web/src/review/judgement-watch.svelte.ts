/** The judgement of a game as it grows: started for a chair of mine, asked for again until everything is there. */
import { Refusal } from "../api";
import type { JudgedDecision, Judgement } from "../protocol/generated/table";
import { judgements, marksOf } from "./judgements";

const PAUSE = 1_500;
/** Pauses after which a judge that was too busy, or does not answer, is asked again. */
const PATIENCE = 6;

export class JudgementWatch {
  found = $state.raw<Judgement | null>(null);
  /** Why nothing comes any more. */
  trouble = $state.raw<"busy" | "silent" | null>(null);
  /** My own chairs at this table. */
  mine = $state.raw<readonly number[]>([]);

  #seat: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(private readonly table: string) {}

  get decisions(): readonly JudgedDecision[] {
    return this.found?.decisions ?? [];
  }
  get marks(): readonly JudgedDecision[] {
    return marksOf(this.decisions);
  }

  decision(seq: number): JudgedDecision | null {
    return this.decisions.find((one) => one.seq === seq) ?? null;
  }

  /** What everybody may read. A game that nobody judges has none. */
  async open(): Promise<void> {
    try {
      this.found = await judgements.read(this.table, null);
      this.mine = this.found.mine;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }

  /** Judge from this chair if it is mine; otherwise what is there stays. */
  watch(seat: number): void {
    if (this.#closed || seat === this.#seat || !this.mine.includes(seat)) return;
    this.#seat = seat;
    clearTimeout(this.#timer);
    void this.#ask(seat, 0);
  }

  again(): void {
    this.trouble = null;
    if (this.#seat !== null) void this.#ask(this.#seat, 0);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  async #ask(seat: number, failures: number): Promise<void> {
    const found = await this.#answer(seat, failures === 0 && this.found?.state !== "running");
    if (this.#closed || seat !== this.#seat) return;
    if (typeof found === "string") {
      if (failures >= PATIENCE) this.trouble = found;
      else this.#later(seat, failures + 1);
      return;
    }
    this.found = found;
    this.trouble = found.state === "failed" ? "silent" : null;
    if (found.state === "running" || found.state === "idle") this.#later(seat, 0);
  }

  #later(seat: number, failures: number): void {
    this.#timer = setTimeout(() => void this.#ask(seat, failures), PAUSE * (failures + 1));
  }

  async #answer(seat: number, start: boolean): Promise<Judgement | "busy" | "silent"> {
    try {
      return await (start ? judgements.start(this.table, seat) : judgements.read(this.table, seat));
    } catch (error) {
      if (error instanceof Refusal) return error.status === 429 ? "busy" : "silent";
      if (error instanceof TypeError) return "silent"; // how a browser says that the server is not there
      throw error;
    }
  }
}
