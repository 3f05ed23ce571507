/**
 * A review that is gone through together: one leads, the others follow the leader's moment, everybody points and talks.
 * It runs over the table's socket and joins again by itself after a broken line.
 */
import type { Line, Refused, ReviewMember, ReviewRoom, ServerMessage } from "../protocol/generated/table";
import { isRefused, LineClosed, socketAddress, TableSocket, type Asked, type LinkState } from "../socket";
import { isRef } from "./pointing";
import type { Review } from "./review.svelte";
import { Throttle } from "./throttle";

/** Between two moments or two things that are sent: the server takes ten a second of both together. */
const PAUSE = 250;
/** How long a follower's pointer stays. */
const POINTED_FOR = 8_000;

export class LedReview {
  room = $state.raw<ReviewRoom | null>(null);
  talk = $state.raw<readonly Line[]>([]);
  /** What members point at, by their numbers. */
  pointed = $state.raw<ReadonlyMap<number, string>>(new Map());
  /** Whether the leader's moment is mine, too. */
  following = $state(true);
  link = $state<LinkState>("opening");
  refused = $state.raw<Refused | null>(null);

  #socket: TableSocket;
  #mySeat: number | null = null;
  #moments = new Throttle<{ at: number; eyes: ReviewRoom["eyes"] }>(PAUSE, ({ at, eyes }) =>
    this.#socket.tell({ type: "show-moment", at, eyes }),
  );
  #things = new Throttle<string | null>(PAUSE, (ref) => this.#socket.tell({ type: "point-at", ref }));
  #ref: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly review: Review) {
    this.#socket = new TableSocket(socketAddress(review.facts.id), {
      message: (message) => this.#hear(message),
      state: (state) => (this.link = state),
      greeting: () => ({ seq: review.seqs.at(-1) ?? null, seat: null }),
    });
  }

  get members(): readonly ReviewMember[] {
    return this.room?.members ?? [];
  }
  get leader(): ReviewMember | null {
    return this.members.find(({ number }) => number === this.room?.leader) ?? null;
  }
  get leading(): boolean {
    return this.room !== null && this.room.leader === this.room.you;
  }
  /** Nobody leads, or I opened the review: I may take the lead. */
  get mayTake(): boolean {
    return (
      this.room !== null && !this.leading && (this.leader === null || this.room.opener === this.room.you)
    );
  }

  // ── What I do ──────────────────────────────────────────────────────────────────────────────────────────────

  /** The leader looks at a moment: everybody who follows goes there. */
  show(at: number, eyes: ReviewRoom["eyes"]): void {
    const { room } = this;
    if (!room || !this.leading || (room.at === at && room.eyes === eyes)) return;
    this.room = { ...room, at, eyes };
    this.#moments.send({ at, eyes });
  }

  /** Point at a thing. A follower's pointer goes away by itself. */
  point(ref: string | null): void {
    if (ref === this.#ref || (ref !== null && !isRef(ref))) return;
    clearTimeout(this.#timer);
    this.#ref = ref;
    this.#things.send(ref);
    if (ref !== null && !this.leading) this.#timer = setTimeout(() => this.point(null), POINTED_FOR);
  }

  /** I go my own way, as long as I do not lead. */
  stray(): void {
    if (this.following && this.room && !this.leading) this.follow(false);
  }

  follow(follow: boolean): void {
    this.following = follow;
    void this.#ask({ type: "follow-review", follow });
    if (follow) this.#goWith();
  }

  /** Take the lead, or hand it over. */
  async lead(member: number | null): Promise<void> {
    if (member === null) this.following = true;
    await this.#ask({ type: "lead-review", member });
  }

  say(text: string): Promise<boolean> {
    return this.#ask({ type: "say", text, seat: this.#mySeat });
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#moments.stop();
    this.#things.stop();
    this.#socket.close();
  }

  async #ask(asked: Asked): Promise<boolean> {
    this.refused = null;
    try {
      const answer = await this.#socket.ask(asked);
      if (isRefused(answer)) this.refused = answer;
      return !isRefused(answer);
    } catch (error) {
      if (!(error instanceof LineClosed)) throw error;
      return false;
    }
  }

  // ── What I hear ────────────────────────────────────────────────────────────────────────────────────────────

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.talk = message.talk;
        this.#mySeat = message.you.seats[0] ?? null;
        return void this.#join();
      case "review-room":
        return this.#meet(message);
      case "moment-shown":
        if (this.room) this.room = { ...this.room, at: message.at, eyes: message.eyes };
        return this.#goWith();
      case "pointed":
        return this.#see(message.member, message.ref);
      case "said":
        this.talk = [...this.talk, message.line];
        return;
      case "refused":
        if (message.id === null && message.reason !== "too-fast") this.refused = message;
        return;
    }
  }

  async #join(): Promise<void> {
    const { seq, eyes } = this.review;
    this.pointed = new Map();
    this.#ref = null;
    const joined = await this.#ask({ type: "join-review", at: seq, eyes });
    if (joined && !this.following) await this.#ask({ type: "follow-review", follow: false });
  }

  #meet(room: ReviewRoom): void {
    const first = this.room === null;
    this.room = room;
    const here = new Set(room.members.map(({ number }) => number));
    if ([...this.pointed.keys()].some((number) => !here.has(number)))
      this.pointed = new Map([...this.pointed].filter(([number]) => here.has(number)));
    if (this.leading) {
      this.following = true;
      if (!first) return; // where I am counts, also after a broken line
    }
    this.#goWith();
  }

  #see(member: number, ref: string | null): void {
    const pointed = new Map(this.pointed);
    if (ref !== null && isRef(ref)) pointed.set(member, ref);
    else pointed.delete(member);
    this.pointed = pointed;
  }

  #goWith(): void {
    if (this.room && this.following) void this.review.follow({ at: this.room.at, eyes: this.room.eyes });
  }
}
