/** Fetches, after the end, who could have known since when. A server that refuses it leaves the scene as it is. */
import { Refusal } from "../../api";
import type { Hindsight } from "../../protocol/generated/table";
import { replays } from "../../table/replays";
import type { Table } from "../../table/table.svelte";

/** Milliseconds before each further try; after the last the scene stays as it is. */
export const TRY_AGAIN = [1_000, 2_000, 4_000, 8_000, 16_000, 30_000];
const TOO_FAST = 429;
const SERVER_ERROR = 500;

export class HindsightAid {
  found = $state.raw<readonly Hindsight[]>([]);
  #settled = false;
  #asking = false;
  #following = false;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly table: Pick<Table, "source">,
    private readonly request: (table: string) => Promise<Hindsight[]> = replays.hindsight,
  ) {}

  /** For an effect: nothing is asked before the culprit lies open and the game counts as over. */
  follow(culprit: string | null): (() => void) | undefined {
    const { source } = this.table;
    if (culprit === null || source.facts?.stage !== "over" || source.facts.lesson) return undefined;
    this.#following = true;
    void this.#ask(source.id);
    return () => {
      this.#following = false;
      clearTimeout(this.#timer);
    };
  }

  of(seat: number): Hindsight | null {
    return this.found.find((one) => one.seat === seat) ?? null;
  }

  async #ask(table: string): Promise<void> {
    if (this.#settled || this.#asking) return;
    this.#asking = true;
    try {
      this.found = await this.request(table);
      this.#settled = true;
    } catch (error) {
      const wait = TRY_AGAIN[this.#tries++];
      this.#settled = !mayPass(error) || wait === undefined;
      if (!this.#settled && this.#following) this.#timer = setTimeout(() => void this.#ask(table), wait);
    } finally {
      this.#asking = false;
    }
  }
}

/** No connection, a busy server or too many questions: later it may succeed. Any other refusal stands. */
function mayPass(error: unknown): boolean {
  if (error instanceof TypeError) return true;
  if (!(error instanceof Refusal)) throw error;
  return error.status === TOO_FAST || error.status >= SERVER_ERROR;
}
