/** A table as its components see it: a source, spoken in the reader's language, with the game's model. */
import { untrack } from "svelte";
import type { Thing } from "../grammar";
import type { Action, Advice, Chair, Event } from "../protocol/generated/table";
import { Speech, type Wording } from "../speech";
import { words } from "../words.svelte";
import { Announcer } from "./announcer.svelte";
import type { Game, GameModel, LoadedGame, Ref } from "./game";
import { HoverCards } from "./hover.svelte";
import { displayName } from "./names";
import { SinceMyTurn } from "./since.svelte";
import type { Capabilities, TableSource } from "./source";
import { Timeline } from "./timeline.svelte";

export type Panel = "chronicle" | "talk" | "notes" | "rules";

export class Table<G extends Game = Game> {
  readonly announcer = new Announcer();
  readonly cards: HoverCards;
  readonly since: SinceMyTurn;
  readonly components: G["Components"];
  readonly model: GameModel<G>;
  panel = $state<Panel>("chronicle");
  /** The drawer lies over the stage. */
  drawerOpen = $state(false);
  menuOpen = $state(false);
  /** The rule that the rules panel shows. */
  rule = $state<string | null>(null);
  /** The place that somebody points at from elsewhere (a line of the chronicle). */
  pointed = $state.raw<Ref | null>(null);
  /** Places that are lit because a line about them is read ("What can I do now?"). */
  lit = $state.raw<readonly Ref[]>([]);
  /** A line of the chronicle is being chosen, to ask the table to go back there. */
  goingBack = $state(false);
  #resultOpen = $state<boolean | null>(null);
  /** While the result lies over the stage: how much of it stays in sight, from the top. */
  sight = $state(0);
  /** What the server last advised. */
  advice = $state.raw<Advice | null>(null);
  /** The action that was sent last; while the source is busy it is on its way. */
  sent = $state.raw<Action | null>(null);
  keysOpen = $state(false);
  /** "What can I do now?" lies open. */
  nowOpen = $state(false);
  #pointing: ReturnType<typeof setTimeout> | undefined;

  #speech = $derived.by(() => {
    const seen = (kind: string, id: string): Thing | string | null =>
      this.model.nameThing?.(kind, id) ?? null;
    const wording: Wording = (speech, struct, outer) =>
      this.ui.wording?.(speech, this.source.shown?.position.view ?? null, struct, outer) ?? {};
    return new Speech(words.of(this.game), this.names, this.ui.fields, seen, wording);
  });
  /** Sentences of the log, marked at their names. Each is worded once, not again with every position. */
  #wordings = $derived.by(() => ({ speech: this.#speech.marking(), said: new Map<string, string>() }));
  /** Names change rarely; presence and clocks change often and must not reword the whole log. */
  #names = $derived(this.chairs.map(displayName).join("\n"));

  readonly ui: LoadedGame;

  readonly timeline: Timeline;

  constructor(
    /** The game as it stands; `source` is an earlier position of it while the reader steps back. */
    readonly live: TableSource,
    readonly game: string,
    ui: LoadedGame,
  ) {
    this.timeline = new Timeline(live);
    this.ui = ui;
    this.components = ui.components;
    this.cards = new HoverCards(this);
    this.since = new SinceMyTurn(this);
    this.model = ui.model(this as unknown as Table) as unknown as GameModel<G>;
  }

  get source(): TableSource {
    return this.timeline.past ?? this.live;
  }
  /** The game, with the edition of its components where that is not the shipped one. */
  get key(): string {
    return this.live.facts?.edition?.key ?? this.game;
  }
  get names(): readonly string[] {
    return this.#names.split("\n");
  }
  get speech(): Speech {
    return this.#speech;
  }
  /** An event of the log in words; `key` is the same for the same line. */
  wording(key: string, event: Event): string {
    const { speech, said } = this.#wordings;
    const known = said.get(key);
    if (known !== undefined) return known;
    const worded = untrack(() => speech.event(event));
    said.set(key, worded);
    return worded;
  }
  get can(): Partial<Capabilities> {
    return this.source.can;
  }
  get seq(): number {
    return this.source.shown?.position.seq ?? -1;
  }
  /** Changes with every position, also when I have only noted something. */
  get moment(): string {
    return `${this.seq}.${this.source.shown?.note ?? 0}`;
  }
  get view(): G["View"] {
    const view = this.source.shown?.position.view;
    if (!view) throw new Error("the table has not been laid yet");
    return view;
  }
  /** What I may do now. It stays while a decision is on its way; `source.busy` says that it cannot be used meanwhile. */
  get choices(): readonly Action[] {
    return this.source.mode === "live" ? (this.source.shown?.position.choices ?? []) : [];
  }
  get seat(): number | null {
    return this.source.shown?.position.seat ?? null;
  }
  /** I play this chair for somebody else, whose notes are not mine to read. */
  get substituting(): boolean {
    const chair = this.seat === null ? undefined : this.chairs[this.seat];
    return chair !== undefined && chair.owner !== "" && this.source.facts?.stage === "playing";
  }
  get myTurn(): boolean {
    return this.seat !== null && this.view.waiting.includes(this.seat);
  }
  get over(): boolean {
    return this.source.shown?.position.result != null;
  }
  /** The result opens by itself, but in a lesson only when it is asked for: the guide still speaks of the board. */
  get resultOpen(): boolean {
    return this.#resultOpen ?? !this.source.facts?.lesson;
  }
  set resultOpen(open: boolean) {
    this.#resultOpen = open;
  }
  /** The end lies over the stage: the board steps back for it. */
  get resultShown(): boolean {
    return this.over && this.resultOpen && this.source.mode === "live" && !this.model.finale;
  }
  /** Advice is for the position in which it was asked for. */
  get adviceNow(): Advice | null {
    return this.advice?.seq === this.seq ? this.advice : null;
  }
  get chairs(): readonly Chair[] {
    return this.source.facts?.chairs ?? [];
  }
  /** Another of my chairs is waited for: the same device passes from hand to hand. */
  get otherChair(): number | null {
    const mine = this.source.you?.seats ?? [];
    if (this.myTurn || mine.length < 2) return null;
    return mine.find((seat) => seat !== this.seat && this.view.waiting.includes(seat)) ?? null;
  }

  colour(seat: number): string {
    return this.model.colour(seat);
  }

  async act(action: Action): Promise<boolean> {
    this.cards.clear();
    if (!this.source.busy) this.sent = action;
    return (await this.can.act?.(action)) ?? false;
  }

  showRule(rule: string): void {
    this.rule = rule;
    this.open("rules");
  }

  open(panel: Panel): void {
    this.panel = panel;
    this.drawerOpen = true;
    this.nowOpen = false;
  }

  /** Point at a thing of the board for a moment. */
  point(ref: Ref, milliseconds = 1_600): void {
    clearTimeout(this.#pointing);
    this.pointed = ref;
    this.#pointing = setTimeout(() => (this.pointed = null), milliseconds);
  }
}
