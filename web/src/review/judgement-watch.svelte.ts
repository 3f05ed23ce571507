/** The judgement of a game as it grows: started for a chair of mine, asked for again until everything is there. */
import { Refusal } from "../api";
import type { JudgedDecision, Judgement } from "../protocol/generated/table";
import { judgements, marksOf } from "./judgements";

const PAUSE = 1_500;
/** Pauses after which a judge that was too busy, or does not answer, is asked again. */
const PATIENCE = 6;

/** What was refused may be granted in a moment; what else went wrong is no business of this page. */
function isPassing(error: unknown): boolean {
  if (error instanceof TypeError) return true; // how a browser says that the server is not there
  if (error instanceof Refusal) return error.status === 429 || error.status >= 500;
  throw error;
}

export class JudgementWatch {
  found = $state.raw<Judgement | null>(null);
  /** Why nothing comes any more. */
  trouble = $state.raw<"busy" | "silent" | null>(null);
  /** My own chairs at this table. */
  mine = $state.raw<readonly number[]>([]);

  #seat: number | null = null;
  /** The chair whose eyes the reader has, whether it is known to be mine yet or not. */
  #wanted: number | null = null;
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

  /** What everybody may read. A game that nobody judges has none; a server that does not answer is asked again. */
  async open(failures = 0): Promise<void> {
    try {
      this.found = await judgements.read(this.table, null);
      this.mine = this.found.mine;
      if (this.#wanted !== null) this.watch(this.#wanted);
    } catch (error) {
      if (!isPassing(error)) return;
      if (failures >= PATIENCE) this.trouble = "silent";
      else if (!this.#closed)
        this.#timer = setTimeout(() => void this.open(failures + 1), PAUSE * (failures + 1));
    }
  }

  /** Judge from this chair if it is mine; otherwise what is there stays. */
  watch(seat: number): void {
    this.#wanted = seat;
    if (this.#closed || seat === this.#seat || !this.mine.includes(seat)) return;
    this.#seat = seat;
    clearTimeout(this.#timer);
    void this.#ask(seat, 0);
  }

  again(): void {
    this.trouble = null;
    void (this.#seat === null ? this.open() : this.#ask(this.#seat, 0));
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
