/**
 * Stepping back during play: earlier positions of this game as my own seat saw them, from the server's replay. The table
 * shows one of them instead of the live position until the reader comes back to now.
 */
import { Refusal } from "../api";
import { settings } from "../settings.svelte";
import { Frames } from "./frames";
import { ReplayPosition } from "./replay-position.svelte";
import { replays } from "./replays";
import type { TableSource } from "./source";

const RUN = 30;
/** A replay of what happened since my turn lasts at most this long, and no step longer than half a second. */
const LONGEST = 4_000;
const STEP = 500;

export class Timeline {
  /** The position that is shown instead of the live one. */
  past = $state.raw<ReplayPosition | null>(null);
  index = $state(0);
  count = $state(0);
  playing = $state(false);
  /** The server could not be asked. */
  failed = $state(false);
  #frames: Frames | null = null;
  #seqs: readonly number[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly live: TableSource) {}

  /** Play what happened after an entry, once, and come back to now. */
  async replay(after: number): Promise<void> {
    if (!(await this.#load())) return;
    const first = Math.max(
      0,
      this.#seqs.findLastIndex((seq) => seq <= after),
    );
    const steps = Math.max(1, this.count - 1 - first);
    this.playing = true;
    await this.#play(first, Math.min(STEP, LONGEST / steps));
  }

  /** One position back or on; beyond the newest one is now. */
  async step(by: number): Promise<void> {
    this.#stop();
    if (!this.past && !(await this.#load())) return;
    const from = this.past ? this.index : this.count - 1;
    await this.#show(from + by);
  }

  /** Back to the game as it stands. */
  now(): void {
    this.#stop();
    this.past = null;
    this.#frames = null;
  }

  async #play(index: number, pause: number): Promise<void> {
    await this.#show(index);
    if (!this.playing || !this.past) return this.now();
    this.#timer = setTimeout(() => void this.#play(index + 1, pause), settings.moving ? pause : pause / 2);
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.playing = false;
  }

  async #load(): Promise<boolean> {
    const { id, facts, shown } = this.live;
    const seat = shown?.position.seat ?? "table";
    if (!facts) return false;
    return this.#ask(async () => {
      const { seqs } = await replays.frames(id, seat, 0, 0);
      this.#seqs = seqs;
      this.count = seqs.length;
      const fetch = async (start: number, count: number) =>
        (await replays.frames(id, seat, start, count)).frames;
      this.#frames = new Frames(fetch, RUN, seqs.length);
    });
  }

  async #show(index: number): Promise<void> {
    const frames = this.#frames;
    if (!frames || index >= this.count - 1) return this.now();
    const at = Math.max(0, index);
    await this.#ask(async () => {
      const frame = await frames.need(at);
      const view = frame.views[0];
      if (!view || !this.live.facts || frames !== this.#frames) return;
      const entries = this.live.entries.filter((entry) => entry.seq <= frame.seq);
      const stepped = this.past !== null && at === this.index + 1;
      this.past ??= new ReplayPosition(this.live.id, this.live.facts);
      this.index = at;
      this.past.show(frame, view, entries, null, stepped);
    });
  }

  /** True if the server answered. */
  async #ask(errand: () => Promise<void>): Promise<boolean> {
    try {
      await errand();
      this.failed = false;
    } catch (error) {
      if (!(error instanceof Refusal || error instanceof TypeError)) throw error; // the server's no, or no server
      this.failed = true;
      this.now();
    }
    return !this.failed;
  }
}
