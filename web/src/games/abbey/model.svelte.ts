/**
 * What I am up to: the leaf that lies open, how I look at the suspects, and a decision in the making. A decision can be
 * changed and dropped at will; nothing counts before it is sent.
 */
import type { Action as AbbeyAction, AbbeyView, Own, PlayerView } from "../../protocol/generated/abbey";
import type { Action, Event, FaultSaid } from "../../protocol/generated/table";
import type { Change, Game, GameModel, MainAction, Prompt, Ref } from "../../table/game";
import type { Table } from "../../table/table.svelte";
import type { Components } from "./components";
import { suspectBehind } from "./cards";
import { changesOf } from "./changes";
import { BLANK, filled, meant, SLOTS, whole, type Draft } from "./compose";
import { HindsightAid } from "./hindsight.svelte";
import { leafFor, type Leaf } from "./leaves";
import { Offers } from "./offers";
import { phrase } from "./phrase";
import { promptFor } from "./prompt";
import { DeductionAid } from "./deduction-aid.svelte";
import { board } from "./said.svelte";
import { Standby } from "./standby.svelte";
import { fitsTraits } from "./sheet";
import { holdersIn } from "./pages";
import { route } from "./route";
import { touch } from "./touch";

export interface AbbeyGame extends Game {
  View: AbbeyView;
  Components: Components;
}

/** What a tap on a suspect does: cross out, or look closer. */
export type Pen = "cross" | "look";

interface Picked {
  room: string | null;
  suspects: readonly string[];
  traits: readonly string[];
  target: number | null;
}

const NOTHING: Picked = { room: null, suspects: [], traits: [], target: null };

export class AbbeyModel implements GameModel<AbbeyGame> {
  pen = $state<Pen>("cross");
  traits = $state.raw<ReadonlySet<string>>(new Set());
  /** The suspect that I look at closely. */
  looked = $state<string | null>(null);
  /** My Crypt card lies ready: I am asked for an extra turn at the end of this one. */
  readonly crypt: Standby;
  /** What is said stands at the pawns; on a phone it passes above the board instead. */
  speaksAtPawns = $state(false);
  /** A moment passes over the stage: what is said waits for its end. */
  passing = $state(false);
  /** The player whose page lies open. */
  page = $state<number | null>(null);
  #question = $state.raw<Draft>(BLANK);
  #picked = $state.raw<Picked>(NOTHING);
  #at = $state("");
  #wish = $state.raw<{ moment: string; leaf: Leaf } | null>(null);

  /** What the house works out for me, where the contract allows it. */
  readonly deductionAid: DeductionAid;
  /** After the end: who could have known since when. */
  readonly hindsight: HindsightAid;

  #offers = $derived.by(() => new Offers(this.table.choices));
  #holders = $derived.by(() => holdersIn(this.view));
  #fitting = $derived.by(() => {
    const { who, kind } = this.question;
    const { suspects } = this.components;
    if (!this.offers.has("ask")) {
      if (this.traits.size === 0) return null;
      return new Set(
        suspects.filter((one) => fitsTraits(this.components, one, this.traits)).map(({ id }) => id),
      );
    }
    if (!SLOTS[kind].includes("who") || who.type === "anybody" || !filled(this.question, "who")) return null;
    const found = meant(this.components, who, suspects, (card) => suspectBehind(this.view, card));
    return found && new Set(found.map(({ id }) => id));
  });
  /** The draft that the server was asked about, and what it said. */
  #checked = $state.raw<{ key: string; fault: FaultSaid | null } | null>(null);

  constructor(readonly table: Table<AbbeyGame>) {
    this.deductionAid = new DeductionAid(table);
    this.hindsight = new HindsightAid(table);
    this.crypt = new Standby(() => `${table.source.id}/${table.seat}`);
  }

  get components(): Components {
    return this.table.components;
  }
  get offers(): Offers {
    return this.#offers;
  }

  get view(): AbbeyView {
    return this.table.view;
  }
  get own(): Own | null {
    return this.view.own;
  }
  get me(): PlayerView | null {
    return this.table.seat === null ? null : (this.view.players[this.table.seat] ?? null);
  }
  /** Whether the table has agreed to any help in thinking. */
  get aided(): boolean {
    return this.view.options.aids !== "none" && this.table.source.facts?.contract.aids !== "none";
  }
  /** In whose hand I saw each card last, as far as I know. */
  get holders(): ReadonlyMap<string, number> {
    return this.#holders;
  }
  /** The suspects that the question in the making, or else the chosen traits, describe. */
  get fitting(): ReadonlySet<string> | null {
    return this.#fitting;
  }

  // ── What the shell shows ───────────────────────────────────────────────────────────────────────────────────

  get headline(): string {
    const { office, bell } = this.view;
    return board.say("headline", {
      office: this.table.speech.word("office", office),
      bell,
      spots: this.components.bellSpots,
    });
  }
  get prompt(): Prompt | null {
    const text = promptFor(this);
    return text === null ? null : { text };
  }
  /** An extra turn is offered after each of my turns; it is taken only if I laid the Crypt card ready. */
  get automatic(): Action | null {
    const { choices, source } = this.table;
    if (source.facts?.lesson || source.entries.at(-1)?.back != null) return null;
    const asked = choices.length === 2 && this.offers.has("take-extra-turn") && this.offers.has("refrain");
    return asked && !this.crypt.ready ? (choices.find(({ type }) => type === "refrain") ?? null) : null;
  }
  get drafting(): boolean {
    return this.preparing;
  }
  route(action: Action): readonly Ref[] {
    return route(action as AbbeyAction);
  }
  touch(action: Action): readonly Ref[] {
    return touch(this, action as AbbeyAction);
  }
  changes(events: readonly Event[]): readonly Change[] {
    return changesOf(this.components, events, this.table.speech, this.view);
  }
  colour(seat: number): string {
    return this.view.players[seat]?.colour ?? "black";
  }
  /** What is prepared, once the server has said that it may be, or else the only thing that can be done. */
  get main(): MainAction | null {
    const { action } = this;
    if (this.preparing) {
      const label = action ? this.#sentence(action) : board.say("choose-more");
      return {
        label,
        disabled: !this.ready,
        act: () => void this.commit(),
        why: this.ready ? null : action,
        ...(action?.type === "accuse" && { tone: "seal" as const }),
      };
    }
    const { asking, target } = this;
    if (this.offers.has("ask") && target !== null) {
      const label = board.say("ask-it", { name: this.table.speech.seat(target) });
      return { label, disabled: !this.ready, act: () => void this.ask(), why: this.ready ? null : asking };
    }
    if (this.offers.has("answer"))
      return { label: this.#answerLabel, act: () => void this.table.act({ type: "answer" }) };
    if (this.table.myTurn && this.view.doing === "answering")
      return { label: board.say("choose-answer"), disabled: true, act: () => undefined };
    const [only] = this.table.choices;
    if (this.table.choices.length !== 1 || !only || only.type === "ask") return null;
    return { label: this.table.speech.action(only), act: () => void this.table.act(only) };
  }
  /** The true answer, as it will be said. */
  get #answerLabel(): string {
    const truth = this.own?.answer;
    if (!truth) return this.table.speech.action({ type: "answer" });
    return board.say("answer-with", { answer: phrase(this.table.speech, truth).replace(/\.$/, "") });
  }
  /** A handful of names is too long for a button; they are marked in the hand. */
  #sentence(action: Action): string {
    if (action.type === "pass-cards" && this.offers.due() > 1) return board.say("pass-them");
    return this.table.speech.action(action);
  }
  /** What would be sent: the draft, or the question that is being composed. */
  get #candidate(): Action | null {
    if (this.preparing) return this.action;
    return this.offers.has("ask") ? this.asking : null;
  }
  get #key(): string {
    const candidate = this.#candidate;
    return candidate ? JSON.stringify(candidate) : "";
  }
  /** What was offered needs no asking; anything else has been asked about. */
  get ready(): boolean {
    const key = this.#key;
    if (!key) return false;
    const offered = this.table.choices.some((choice) => JSON.stringify(choice) === key);
    return offered || (this.#checked?.key === key && this.#checked.fault === null);
  }
  /** Why the draft may not be sent, if the server has said so. */
  get fault(): FaultSaid | null {
    return this.#checked?.key === this.#key ? this.#checked.fault : null;
  }
  /** For an effect: ask about a draft that was not offered as it stands. */
  check(): (() => void) | undefined {
    const action = this.#candidate;
    const key = this.#key;
    if (!action || this.ready) return undefined;
    const asked = setTimeout(async () => {
      const fault = (await this.table.can.why?.(action)) ?? null;
      if (key === this.#key) this.#checked = { key, fault };
    }, 60);
    return () => clearTimeout(asked);
  }

  // ── Leaves ─────────────────────────────────────────────────────────────────────────────────────────────────

  /** The one that I turned to; after a new decision the one that it needs. */
  get leaf(): Leaf {
    const needed = leafFor(this.view.doing, this.table.myTurn);
    if (this.#wish && (needed === null || this.#wish.moment === this.#decisionKey)) return this.#wish.leaf;
    return needed ?? "plan";
  }
  turnTo(leaf: Leaf): void {
    this.#wish = { moment: this.#decisionKey, leaf };
  }
  toggleTrait(trait: string): void {
    const traits = new Set(this.traits);
    if (!traits.delete(trait)) traits.add(trait);
    this.traits = traits;
  }

  // ── A decision in the making ───────────────────────────────────────────────────────────────────────────────

  /** The moment that a draft belongs to. Notes and crosses leave it alone. */
  get #decisionKey(): string {
    return this.view.stack.join("|");
  }
  /** What is being prepared; a draft for an earlier moment is forgotten. */
  get picked(): Picked {
    return this.#at === this.#decisionKey ? this.#picked : NOTHING;
  }
  set picked(picked: Picked) {
    this.#picked = picked;
    this.#at = this.#decisionKey;
    this.table.cards.clear();
  }
  drop(): void {
    this.picked = NOTHING;
  }
  get preparing(): boolean {
    const { room, suspects, traits } = this.picked;
    return room !== null || suspects.length > 0 || traits.length > 0;
  }

  /** Once for a look, a second time to mean it. */
  pickRoom(room: string): void {
    if (!this.offers.reaches(room)) return;
    if (this.picked.room === room) void this.commit();
    else this.picked = { ...NOTHING, room };
  }

  /** As many as are wanted: one more takes the place of the first that was chosen. */
  pickSuspect(suspect: string): void {
    const { suspects } = this.picked;
    const most = this.offers.has("name-suspects") ? Infinity : Math.max(1, this.offers.due());
    const rest = suspects.filter((one) => one !== suspect);
    const next = rest.length < suspects.length ? rest : [...rest, suspect].slice(-most);
    this.picked = { ...NOTHING, suspects: next };
  }

  pickTrait(trait: string): void {
    const { traits, target } = this.picked;
    const rest = traits.filter((one) => one !== trait);
    const several = this.offers.has("request-card");
    const next = rest.length < traits.length ? rest : several ? [...traits.slice(-1), trait] : [trait];
    this.picked = { ...NOTHING, target, traits: next };
  }

  pickTarget(target: number): void {
    this.picked = { ...this.picked, target };
  }

  /** Whom I would ask, for a card or a question: the only one, or the one that I chose. */
  get target(): number | null {
    const asked = this.offers.questioned();
    const able =
      asked.length > 0 ? asked : [...new Set(this.offers.all("request-card").map((one) => one.target))];
    const chosen = this.picked.target;
    return chosen !== null && able.includes(chosen) ? chosen : (able[0] ?? null);
  }

  get question(): Draft {
    return this.#question;
  }
  set question(draft: Draft) {
    this.#question = draft;
    this.table.cards.clear();
  }

  /** The question as it would be asked, if it is whole. */
  get asking(): Action | null {
    const question = whole(this.#question);
    return question && this.target !== null ? { type: "ask", target: this.target, question } : null;
  }

  /** The action that the draft stands for, if it is whole. */
  get action(): Action | null {
    const { room, suspects, traits } = this.picked;
    if (room !== null) return { type: "walk", room };
    if (suspects.length > 0) return this.#withSuspects(suspects);
    return traits.length > 0 ? this.#withTraits(traits) : null;
  }

  #withSuspects(suspects: readonly string[]): Action | null {
    const { offers } = this;
    const [suspect] = suspects;
    for (const type of ["give-card", "show-card", "accuse"] as const)
      if (offers.has(type)) return { type, suspect };
    if (offers.has("pass-cards")) return { type: "pass-cards", suspects: this.#inHandOrder(suspects) };
    return offers.has("name-suspects") ? { type: "name-suspects", suspects } : null;
  }

  /** The same cards are the same choice, in whatever order they were touched. */
  #inHandOrder(suspects: readonly string[]): readonly string[] {
    return (this.own?.hand ?? []).filter((one) => suspects.includes(one));
  }

  #withTraits(traits: readonly string[]): Action | null {
    const { offers, target } = this;
    const [trait] = traits;
    if (offers.has("reveal")) return { type: "reveal", trait };
    if (offers.has("name-trait")) return { type: "name-trait", trait };
    return offers.has("request-card") && target !== null ? { type: "request-card", target, traits } : null;
  }

  /** Ask the question that was composed. One that was begun before the answer came stays. */
  async ask(): Promise<void> {
    const { asking } = this;
    const sent = this.#question;
    if (asking && this.ready && (await this.table.act(asking)) && this.#question === sent)
      this.question = BLANK;
  }

  async commit(): Promise<void> {
    const { action } = this;
    const sent = this.#picked;
    if (action && this.ready && (await this.table.act(action)) && this.#picked === sent) this.drop();
  }
}
