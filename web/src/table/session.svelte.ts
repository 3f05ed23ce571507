/** A seat, or a chair at the window, at one table: everything this browser knows of the game, and all it can ask. */
import type {
  Action,
  Advice,
  ClocksChanged,
  Conclusions,
  Entry,
  FaultSaid,
  Interpreted,
  Line,
  Position,
  Propose,
  Preview,
  Recap,
  Refused,
  ServerMessage,
  TableFacts,
  View,
  You,
} from "../protocol/generated/table";
import {
  isRefused,
  LineClosed,
  socketAddress,
  TableSocket,
  freshId,
  type Answer,
  type Asked,
  type LinkState,
} from "../socket";
import type { BotSpeed } from "../settings.svelte";
import { entryKey } from "./chronicle";
import { Pacer } from "./pacer";
import type { Capabilities, Shown, TableSource } from "./source";

export class Session implements TableSource, Capabilities {
  readonly mode = "live";
  facts = $state.raw<TableFacts | null>(null);
  you = $state.raw<You | null>(null);
  shown = $state.raw<Shown | null>(null);
  entries = $state.raw<readonly Entry[]>([]);
  older = $state(true);
  talk = $state.raw<readonly Line[]>([]);
  notes = $state.raw<Readonly<Record<string, string>>>({});
  recap = $state.raw<Recap | null>(null);
  link = $state<LinkState>("opening");
  /** The last refusal, until something else happens. */
  refused = $state.raw<Refused | null>(null);
  /** The position at which a decision was sent that has not been answered yet. */
  #sentAt = $state<number | null>(null);
  /** The entry that holds my last decision. */
  decided = $state(0);
  moved = $state<string | null>(null);
  /** The server's clock minus ours, in seconds. */
  skew = $state(0);

  #socket: TableSocket;
  #pacer: Pacer;
  #seat: number | null = null;
  #seen: number | null = null;
  /** The last of my own notes after that entry. */
  #noted = 0;
  #reasons = new Map<string, Promise<FaultSaid | null>>();

  constructor(
    readonly id: string,
    speed: () => BotSpeed,
  ) {
    this.#pacer = new Pacer((position) => this.#show(position), speed);
    this.#socket = new TableSocket(socketAddress(id), {
      message: (message) => this.#hear(message),
      state: (state) => (this.link = state),
      greeting: () => ({ seq: this.#seen, seat: this.#seat, note: this.#noted }),
    });
  }

  get seat(): number | null {
    return this.shown?.position.seat ?? null;
  }
  get view(): View | null {
    return this.shown?.position.view ?? null;
  }
  /** A decision is on its way or its outcome not shown yet. What was offered stays in sight until then. */
  get busy(): boolean {
    const seq = this.shown?.position.seq ?? 0;
    return (this.#sentAt !== null && seq <= this.#sentAt) || seq < this.decided;
  }
  get beat(): number {
    return this.#pacer.beat;
  }
  get can(): Capabilities {
    return this;
  }

  // ── Asking ─────────────────────────────────────────────────────────────────────────────────────────────────

  /** Decide. The board keeps still until the server has said yes or no. */
  async act(action: Action): Promise<boolean> {
    const { shown, seat } = this;
    if (!shown || seat === null || this.busy) return false;
    const at = shown.position.seq;
    this.#sentAt = at;
    try {
      return await this.#request({ type: "act", seq: shown.position.seq, seat, action });
    } finally {
      if (this.#sentAt === at) this.#sentAt = null;
    }
  }

  /** Why may I not? Asked once for each thing at each moment. */
  why(action: Action): Promise<FaultSaid | null> {
    const key = JSON.stringify(action);
    const known = this.#reasons.get(key);
    if (known) return known;
    const asked = this.#askWhy(action);
    this.#reasons.set(key, asked);
    return asked;
  }

  async #askWhy(action: Action): Promise<FaultSaid | null> {
    if (this.seat === null) return null;
    const answer = await this.#ask({ type: "why", seat: this.seat, action });
    return answer && "fault" in answer ? answer.fault : null;
  }

  /** What the house would do in my chair; null if the table does not allow it, or has moved on meanwhile. */
  async advise(): Promise<Advice | null> {
    if (this.seat === null) return null;
    this.refused = null;
    const answer = await this.#ask({ type: "advise", seat: this.seat });
    if (answer && isRefused(answer) && answer.reason !== "stale") this.refused = answer;
    return answer?.type === "advice" ? answer : null;
  }

  /** Everything that follows from what my chair knows; null where it may not be worked out, or not any more. */
  async deduce(line: number | null = null): Promise<Conclusions | null> {
    const answer = this.seat === null ? null : await this.#ask({ type: "deduce", seat: this.seat, line });
    return answer?.type === "conclusions" ? answer : null;
  }

  /** What an action could teach me, before I decide. */
  async weigh(action: Action): Promise<Preview | null> {
    const answer = this.seat === null ? null : await this.#ask({ type: "weigh", seat: this.seat, action });
    return answer?.type === "preview" ? answer : null;
  }

  /** What action a typed sentence means; null if the server did not say. */
  async interpret(target: number, text: string, language: string): Promise<Interpreted | null> {
    if (this.seat === null) return null;
    const answer = await this.#ask({ type: "interpret", seat: this.seat, target, text, language });
    return answer?.type === "interpreted" ? answer : null;
  }

  takeBack(to: number | null = null): Promise<boolean> {
    return this.#asSeat((seat) => ({ type: "take-back", seat, to }));
  }
  propose(motion: Propose["motion"]): Promise<boolean> {
    return this.#asSeat((seat) => ({ type: "propose", seat, motion }));
  }
  /** Vote for a chair of mine, which a substitute may be playing. */
  vote(ballot: number, agree: boolean, seat: number): Promise<boolean> {
    return this.#request({ type: "vote", seat, ballot, agree });
  }
  say(text: string): Promise<boolean> {
    const seat = this.seat ?? (this.facts?.stage === "gathering" ? (this.you?.seats[0] ?? null) : null);
    return this.#request({ type: "say", text, seat });
  }
  writeNotes(text: string): Promise<boolean> {
    if (this.seat !== null) this.notes = { ...this.notes, [this.seat]: text };
    return this.#asSeat((seat) => ({ type: "write-notes", seat, text }));
  }
  sit(seat: number, name: string | null = null): Promise<boolean> {
    return this.#request({ type: "sit", seat, name });
  }
  rise(seat: number): Promise<boolean> {
    return this.#request({ type: "rise", seat });
  }
  comeBack(seat: number): Promise<boolean> {
    return this.#request({ type: "come-back", seat });
  }
  seatBot(seat: number, bot: string): Promise<boolean> {
    return this.#request({ type: "set-chair", seat, chair: { type: "bot-chair", bot } });
  }
  openChair(seat: number): Promise<boolean> {
    return this.#request({ type: "set-chair", seat, chair: { type: "open-chair" } });
  }
  start(): Promise<boolean> {
    return this.#request({ type: "start" });
  }
  /** Stop the countdown to the start, or let it run again. */
  holdStart(hold: boolean): Promise<boolean> {
    return this.#request({ type: "hold-start", hold });
  }
  removePlayer(seat: number): Promise<boolean> {
    return this.#request({ type: "remove-player", seat });
  }
  closeChair(seat: number): Promise<boolean> {
    return this.#request({ type: "close-chair", seat });
  }
  addChair(): Promise<boolean> {
    return this.#request({ type: "add-chair" });
  }
  handOver(seat: number): Promise<boolean> {
    return this.#request({ type: "hand-over", seat });
  }
  closeTable(): Promise<boolean> {
    return this.#request({ type: "close-table" });
  }
  setRelation(seat: number, relation: "none" | "mute" | "block"): Promise<boolean> {
    return this.#request({ type: "set-relation", seat, relation });
  }
  muteSpectator(line: number): Promise<boolean> {
    return this.#request({ type: "mute-spectator", line });
  }
  report(seat: number, text: string): Promise<boolean> {
    return this.#request({ type: "report-player", seat, text });
  }
  rematch(): Promise<boolean> {
    return this.#request({ type: "rematch" });
  }

  /** Look from another of my chairs, or from none: the curtain. */
  look(seat: number | null): void {
    this.#seat = seat;
    this.#socket.tell({ type: "look", id: freshId(), seat });
  }

  /** Fetch entries from before those that are here. */
  async readBack(): Promise<void> {
    const first = this.entries[0];
    const before = first?.note === 0 ? first.seq : (first?.seq ?? this.shown?.position.seq ?? 0) + 1;
    const answer = await this.#ask({ type: "history", before, limit: 100 });
    if (answer?.type !== "page") return;
    this.entries = merge(answer.entries, this.entries);
    this.older = answer.more;
  }

  clearRecap(): void {
    this.recap = null;
    this.markSeen();
  }

  /** The reader has seen what there is to see. */
  markSeen(): void {
    if (this.#seen !== null) this.#socket.tell({ type: "seen", seq: this.#seen });
  }

  close(): void {
    this.#pacer.stop();
    this.#socket.close();
  }

  #asSeat(make: (seat: number) => Asked): Promise<boolean> {
    return this.seat === null ? Promise.resolve(false) : this.#request(make(this.seat));
  }

  async #request(asked: Asked): Promise<boolean> {
    this.refused = null;
    const answer = await this.#ask(asked);
    if (!answer) return false;
    if (isRefused(answer)) this.refused = answer;
    if (asked.type === "act" && answer.type === "done") this.decided = answer.seq;
    return !isRefused(answer);
  }

  /** The answer; null once the reader has left the table. */
  async #ask(asked: Asked): Promise<Answer | null> {
    try {
      return await this.#socket.ask(asked);
    } catch (error) {
      if (!(error instanceof LineClosed)) throw error;
      return null;
    }
  }

  // ── Hearing ────────────────────────────────────────────────────────────────────────────────────────────────

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.talk = message.talk;
        this.notes = message.notes;
        return this.#meet(message);
      case "table-changed":
        return this.#meet(message);
      case "clocks-changed":
        return this.#setClocks(message);
      case "position":
        this.#noted = lastNote(message, { seq: this.#seen, seat: this.#seat }, this.#noted);
        this.#seen = message.seq;
        this.#seat = message.seat;
        return this.#pacer.add(message);
      case "recap":
        this.recap = message;
        return;
      case "said":
        this.talk = [...this.talk, message.line];
        return;
      case "moved":
        this.moved = message.table;
        return;
      case "refused":
        if (message.id === null) this.refused = message;
        return;
    }
  }

  #meet({ table, you, now }: { table: TableFacts; you: You; now: number }): void {
    this.facts = table;
    this.you = you;
    this.skew = now - Date.now() / 1000;
  }

  #setClocks({ now, seq, waiting, clocks, absent_from }: ClocksChanged): void {
    if (this.facts === null) return;
    const chairs = this.facts.chairs.map((chair) => ({
      ...chair,
      absent_from: absent_from[chair.seat] ?? null,
    }));
    this.facts = { ...this.facts, seq, waiting, clocks, chairs };
    this.skew = now - Date.now() / 1000;
  }

  #show(position: Position): void {
    const before = this.shown?.position;
    const turned = before !== undefined && before.seat !== position.seat;
    this.#reasons.clear();
    this.refused = null;
    this.entries = turned ? position.entries : merge(this.entries, position.entries);
    const note = lastNote(position, before, this.shown?.note ?? 0);
    this.shown = { position, fresh: before && !turned ? position.entries : [], note };
    if (this.entries.length === 0 && position.seq > 0) void this.readBack();
  }
}

/** Two runs of the log as one, each entry once. */
export function merge(first: readonly Entry[], second: readonly Entry[]): readonly Entry[] {
  const known = new Set(first.map(entryKey));
  return [...first, ...second.filter((entry) => !known.has(entryKey(entry)))];
}

/** The last note after the entry of a position, where it follows another position with so many notes. */
function lastNote(
  position: Position,
  before: { seq: number | null; seat: number | null } | undefined,
  noted: number,
): number {
  const same = before?.seq === position.seq && before.seat === position.seat;
  const notes = position.entries.filter(({ seq }) => seq === position.seq).map(({ note }) => note);
  return Math.max(same ? noted : 0, ...notes);
}
