/** A table as its components see it: the session, spoken in the reader's language, with the parts of its game. */
import { untrack } from "svelte";
import type { GameParts } from "../games/registry";
import type { Action, Advice, Chair, View } from "../protocol/generated/table";
import { Speech } from "../speech";
import { words } from "../words.svelte";
import { called } from "./names";
import type { Session } from "./session.svelte";
import { Abouts } from "../learn/about.svelte";
import { WhyNot } from "./whynot.svelte";

/** What a table is laid from: a chair at a running game, or a moment of one that is over. */
export type Sitting = Omit<Pick<Session, keyof Session>, "advise"> & Partial<Pick<Session, "advise">>;

export type Panel = "chronicle" | "talk" | "notes" | "rules";

export class Table {
  readonly whynot: WhyNot;
  readonly abouts: Abouts;
  panel = $state<Panel>("chronicle");
  /** On a small screen: whether the panel lies over the board. */
  panelOpen = $state(false);
  /** The rule that the rules panel shows. */
  rule = $state<string | null>(null);
  /** The place of the board that somebody points at from elsewhere (a line of the chronicle). */
  pointed = $state<string | null>(null);
  /** A moment of the chronicle is being chosen, to ask the table to go back there. */
  goingBack = $state(false);
  /** Whether the result lies open. */
  resultOpen = $state(true);
  /** What the house last advised. */
  advice = $state.raw<Advice | null>(null);
  /** Whether the list of keys lies open. */
  keysOpen = $state(false);
  /** "What can I do now?" lies open. */
  nowOpen = $state(false);
  /** What should be read out to whoever does not see the board. */
  announced = $state("");

  #speech = $derived.by(() => {
    const lexicon = words.of(this.game);
    const { view } = this.session;
    const names = this.chairs.map(called);
    const seen = (kind: string, id: string): string | null =>
      (view && this.parts.nameThing?.(view, kind, id, lexicon)) ?? null;
    return new Speech(lexicon, names, this.parts.words, seen);
  });

  constructor(
    readonly session: Sitting,
    readonly game: string,
    readonly parts: GameParts,
  ) {
    this.abouts = new Abouts(this);
    this.whynot = new WhyNot((action) => session.why(action));
  }

  get speech(): Speech {
    return this.#speech;
  }
  get view(): View {
    if (!this.session.view) throw new Error("the table has not been laid yet");
    return this.session.view;
  }
  get choices(): readonly Action[] {
    return this.session.choices;
  }
  get seat(): number | null {
    return this.session.seat;
  }
  /** I play this chair for somebody else, whose notes are not mine to read. */
  get substituting(): boolean {
    const chair = this.seat === null ? undefined : this.chairs[this.seat];
    return chair !== undefined && chair.owner !== "" && this.session.facts?.stage === "playing";
  }
  get myTurn(): boolean {
    return this.seat !== null && this.view.waiting.includes(this.seat);
  }
  /** Advice is for the moment in which it was asked for. */
  get adviceNow(): Advice | null {
    return this.advice?.seq === this.session.shown?.position.seq ? this.advice : null;
  }
  get chairs(): readonly Chair[] {
    return this.session.facts?.chairs ?? [];
  }
  /** Another of my chairs is waited for: the same device passes from hand to hand. */
  get otherChair(): number | null {
    const mine = this.session.you?.seats ?? [];
    if (this.myTurn || mine.length < 2) return null;
    return mine.find((seat) => seat !== this.seat && this.view.waiting.includes(seat)) ?? null;
  }

  colour(seat: number): string {
    return this.parts.colour(this.view, seat);
  }

  act(action: Action): Promise<boolean> {
    this.whynot.clear();
    return this.session.act(action);
  }

  showRule(rule: string): void {
    this.rule = rule;
    this.open("rules");
  }

  open(panel: Panel): void {
    this.panel = panel;
    this.panelOpen = true;
  }

  /** Say it aloud; the same sentence twice is said twice. */
  announce(text: string): void {
    const last = untrack(() => this.announced);
    this.announced = last === text ? `${text}\u00A0` : text;
  }
}
