/** A reader going through a game that is over: where they stand, with whose eyes, and what is known there. */
import { api, Refusal } from "../api";
import type { BotThought, Frame, PileCourse, Replay, TableFacts, View } from "../protocol/generated/table";
import { indexOf, momentPath, type Eyes, type Place } from "./address";
import { Frames } from "../table/frames";
import { inquiriesOf, headingsOf } from "./jumps";
import { person } from "../person.svelte";
import { JudgementWatch } from "./judgement-watch.svelte";
import { neighbour } from "./judgements";
import type { Move } from "./keys";
import { LedReview } from "./led-review.svelte";
import { standingsAt, type Stands } from "./standings";
import { ReplayPosition } from "../table/replay-position.svelte";
import { replays, type StoryEntry } from "../table/replays";

export type Pace = "slow" | "even" | "quick";
export const PACES: Record<Pace, number> = { slow: 2_200, even: 1_100, quick: 400 };

/** Moments fetched at a time; with everything open each of them holds the views of all chairs. */
const RUN = { one: 20, open: 5 };

/** The game with one pair of eyes. */
interface Seen {
  eyes: Eyes;
  frames: Frames;
  story: readonly StoryEntry[];
  last: View | null;
}

/** What a game says about its log: what begins a round, what is not told. */
export type LogRules = Parameters<typeof headingsOf>[1];

export type Panel = "judged" | "story" | "notes" | "tools";

/** Where the reader wants to stand. */
interface Wish {
  index: number;
  eyes: Eyes;
}

export class Review {
  /** What is shown: which moment, and with whose eyes. */
  index = $state(0);
  eyes = $state.raw<Eyes>("table");
  /** What was last asked for: while it is being fetched the two differ. */
  aim = $state.raw<Wish>({ index: 0, eyes: "table" });
  playing = $state(false);
  pace = $state<Pace>("even");
  story = $state.raw<readonly StoryEntry[]>([]);
  /** Why bots moved as they did, by entry. */
  thoughts = $state.raw<ReadonlyMap<number, BotThought>>(new Map());
  /** How things lie at the end: names for what the story speaks of. */
  last = $state.raw<View | null>(null);
  /** Why the last wish could not be fulfilled. */
  trouble = $state.raw<Refusal | TypeError | null>(null);

  /** What was found about the game so far. */
  readonly judge: JudgementWatch;
  /** The panel beside the board that is open. */
  panel = $state<Panel>("story");
  /** The panel is folded away, and the board has its room. */
  folded = $state(false);
  /** How often something was looked for in the panel, which may lie below the board. */
  sought = $state(0);
  /** The led review that this reader takes part in. */
  led = $state.raw<LedReview | null>(null);
  /** Bags and piles over the whole game; null until everything is looked at openly. */
  piles = $state.raw<readonly PileCourse[] | null>(null);
  /** How the log of this game is read; known once the game is loaded. */
  log: LogRules = { headings: [] };

  /** The board's chair: the one whose eyes are lent, or a spectator's. */
  readonly board: ReplayPosition;
  /** Every chair's own, for when everything lies open. */
  readonly chairs: readonly ReplayPosition[];

  #seen = new Map<Eyes, Promise<Seen>>();
  #wish: Wish | null = null;
  #going: Promise<void> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly facts: TableFacts,
    private readonly replay: Replay,
  ) {
    this.judge = new JudgementWatch(facts.id);
    this.board = new ReplayPosition(facts.id, facts);
    this.chairs = facts.chairs.map(() => new ReplayPosition(facts.id, facts));
  }

  static async open(table: string, place: Place): Promise<Review> {
    const [facts, replay] = await Promise.all([api.table(table), replays.frames(table, "table", 0, 0)]);
    const review = new Review(facts, replay);
    await review.judge.open();
    await review.visit(review.#home(place));
    if (review.trouble) throw review.trouble;
    void review.#listen();
    if (place.together) await review.goTogether();
    return review;
  }

  get seqs(): readonly number[] {
    return this.replay.seqs;
  }
  get count(): number {
    return this.seqs.length;
  }
  get seq(): number {
    return this.seqs[this.index] ?? 0;
  }
  get atEnd(): boolean {
    return this.index >= this.count - 1;
  }
  /** The game was finished here, not given up before its end. */
  get over(): boolean {
    return this.atEnd && this.facts.stage === "over";
  }
  /** The address of this moment. */
  get path(): string {
    return momentPath(this.facts.id, this.seq, this.eyes, this.led !== null);
  }

  /** A player opens their own game from their own chair, at its end; everybody else begins at the beginning. */
  #home(place: Place): Place {
    const [mine, ...others] = this.judge.mine;
    if (mine === undefined || others.length > 0 || place.eyes !== null) return place;
    this.panel = "judged";
    return { at: place.at ?? this.seqs.at(-1) ?? null, eyes: mine };
  }

  /** The moment of an entry, counted from 0. */
  indexAt(seq: number): number {
    return indexOf(this.seqs, seq);
  }

  // ── Moving ─────────────────────────────────────────────────────────────────────────────────────────────────

  /** Go where an address says. */
  visit(place: Place): Promise<void> {
    this.led?.stray();
    return this.follow(place);
  }

  /** Go where the leader is. */
  follow(place: Place): Promise<void> {
    const eyes = place.eyes ?? this.aim.eyes;
    return this.#go({ index: indexOf(this.seqs, place.at), eyes: this.#has(eyes) ? eyes : "table" });
  }

  go(index: number): Promise<void> {
    this.led?.stray();
    return this.#go({ ...this.aim, index });
  }

  look(eyes: Eyes): Promise<void> {
    this.led?.stray();
    return this.#go({ ...this.aim, eyes });
  }

  jump(seq: number): Promise<void> {
    this.stop();
    return this.go(indexOf(this.seqs, seq));
  }

  /** Fold the panel away, or open it where something stands. */
  fold(folded: boolean, panel: Panel = this.panel): void {
    this.folded = folded;
    this.panel = panel;
    if (panel === "tools") this.sought += 1;
  }

  async move(move: Move): Promise<void> {
    if (move === "play") return this.toggle();
    if (move === "judged") return this.fold(this.panel === "judged" && !this.folded, "judged");
    if (move === "whatif") return this.fold(false, "tools");
    if (move === "knowledge") return this.look(this.aim.eyes === "open" ? this.ownEyes : "open");
    this.stop();
    const { index } = this.aim;
    if (move === "first") return this.go(0);
    if (move === "last") return this.go(this.count - 1);
    if (move === "back" || move === "next") return this.go(index + (move === "next" ? 1 : -1));
    const [what = "", way] = move.split("-");
    const seq = neighbour(this.places(what), this.seqs[index] ?? 0, way === "next");
    if (what === "mark") this.fold(false, "judged");
    if (seq !== null) await this.jump(seq);
  }

  /** The eyes that know what I knew: my chair's, or those that were last judged. */
  get ownEyes(): Eyes {
    return this.judge.found?.seat ?? this.judge.mine[0] ?? "table";
  }

  /** How every seat stands at this moment, as far as it has been computed. */
  get standings(): readonly (Stands | null)[] {
    return standingsAt(this.judge.found, this.seq, this.eyes === "open", this.facts.chairs.length);
  }

  /** The entries that a key goes through: of rounds, inquiries, turning points or marks. */
  places(what: string): readonly number[] {
    if (what === "round") return headingsOf(this.story, this.log);
    if (what === "inquiry") return inquiriesOf(this.story);
    if (what === "turn") return (this.judge.found?.turning_points ?? []).map(({ seq }) => seq);
    return this.judge.marks.map(({ seq }) => seq);
  }

  toggle(): void {
    if (this.playing) return this.stop();
    this.playing = true;
    void this.#playOn(this.atEnd ? 0 : this.index + 1);
  }

  close(): void {
    this.stop();
    this.judge.close();
    this.led?.close();
  }

  /** Open the led review of this game, or join it. */
  async goTogether(): Promise<void> {
    await person.introduce();
    this.led ??= new LedReview(this);
  }

  goAlone(): void {
    this.led?.close();
    this.led = null;
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  async #playOn(index: number): Promise<void> {
    await this.go(index);
    if (this.atEnd || this.trouble) this.stop();
    if (this.playing) this.#timer = setTimeout(() => void this.#playOn(this.index + 1), PACES[this.pace]);
  }

  /** One errand at a time, and the last wish counts: a slider that flies past a hundred moments asks for a few. */
  #go({ index, eyes }: Wish): Promise<void> {
    this.aim = { index: Math.max(0, Math.min(this.count - 1, index)), eyes };
    this.#wish = this.aim;
    this.#going ??= this.#fulfil();
    return this.#going;
  }

  async #fulfil(): Promise<void> {
    this.trouble = null;
    try {
      for (let wish = this.#wish; wish; wish = this.#wish) {
        this.#wish = null;
        await this.#reach(wish);
      }
    } catch (error) {
      if (!(error instanceof Refusal || error instanceof TypeError)) throw error; // the server's no, or no server
      this.trouble = error;
      this.aim = { index: this.index, eyes: this.eyes };
      this.#wish = null;
    } finally {
      this.#going = null;
    }
  }

  async #reach({ index, eyes }: Wish): Promise<void> {
    const seen = await this.#with(eyes);
    this.#show(seen, await seen.frames.need(index), index);
  }

  #show(seen: Seen, frame: Frame, index: number): void {
    const stepped = this.story === seen.story && index === this.index + 1;
    const entries = seen.story.filter((entry) => entry.seq <= frame.seq);
    const result = index === this.count - 1 ? this.replay.result : null;
    const lay = (moment: ReplayPosition, view: View | undefined): void => {
      if (view) moment.show(frame, view, entries, result, stepped);
    };
    lay(this.board, frame.views.at(-1)); // with everything open the spectator's view is the last
    if (seen.eyes === "open") this.chairs.forEach((moment, seat) => lay(moment, frame.views[seat]));
    this.index = index;
    this.eyes = seen.eyes;
    if (typeof seen.eyes === "number") this.judge.watch(seen.eyes);
    if (seen.eyes === "open" && this.piles === null) void this.#openPiles();
    this.story = seen.story;
    this.last = seen.last;
  }

  // ── Fetching ───────────────────────────────────────────────────────────────────────────────────────────────

  /** What the bots thought. A house that does not tell it yet keeps nobody from looking back. */
  async #listen(): Promise<void> {
    try {
      const told = await replays.thoughts(this.facts.id);
      this.thoughts = new Map(told.map((thought) => [thought.seq, thought]));
    } catch (error) {
      if (!(error instanceof Refusal || error instanceof TypeError)) throw error;
    }
  }

  async #openPiles(): Promise<void> {
    this.piles = [];
    try {
      this.piles = await replays.piles(this.facts.id);
    } catch (error) {
      if (!(error instanceof Refusal || error instanceof TypeError)) throw error;
      this.piles = null; // asked for again at the next moment
    }
  }

  #has(eyes: Eyes): boolean {
    return typeof eyes !== "number" || eyes < this.facts.chairs.length;
  }

  #with(eyes: Eyes): Promise<Seen> {
    const known = this.#seen.get(eyes);
    if (known) return known;
    const asked = this.#open(eyes);
    this.#seen.set(eyes, asked);
    return asked;
  }

  async #open(eyes: Eyes): Promise<Seen> {
    const { id } = this.facts;
    const fetch = async (start: number, count: number): Promise<readonly Frame[]> =>
      (await replays.frames(id, eyes, start, count)).frames;
    try {
      const [story, end] = await Promise.all([replays.story(id, eyes), fetch(this.count - 1, 1)]);
      const last = end[0]?.views.at(-1) ?? null;
      return {
        eyes,
        story,
        last,
        frames: new Frames(fetch, eyes === "open" ? RUN.open : RUN.one, this.count),
      };
    } catch (error) {
      this.#seen.delete(eyes); // so that the reader can try again
      throw error;
    }
  }
}
