/**
 * Monasterium at one table: what is offered, and a decision in the making (a Dice space and how many of its dice, a
 * window tile). Things are chosen where they happen and count at once; Undo takes them back.
 */
import type {
  Action as MonasteriumAction,
  MonasteriumView,
  PlayerView,
} from "../../protocol/generated/monasterium";
import type { Action, Event } from "../../protocol/generated/table";
import { HERALDRY } from "../../look/seats";
import { settings } from "../../settings.svelte";
import type { Brief, Change, Game, GameModel, MainAction, Prompt, Ref, Scene } from "../../table/game";
import type { Table } from "../../table/table.svelte";
import { briefOf } from "./brief";
import { changesOf, placeOf, refsOf } from "./changes";
import { sentNovice } from "./chain";
import type { Components } from "./components";
import { deedWords } from "./deeds";
import { scoreHistory } from "./course";
import { askedFor } from "./missions";
import { Offers } from "./offers";
import { priceOf } from "./price";
import { promptFor } from "./prompt";
import { board } from "./said.svelte";
import { sceneOf } from "./scene";
import { ScoringScene } from "./scoring.svelte";
import { statistics } from "./statistics";
import { route } from "./route";
import { touch } from "./touch";
import { doneIn, type Done } from "./turn";

export interface MonasteriumGame extends Game {
  View: MonasteriumView;
  Components: Components;
}

export type Draft =
  | { kind: "pile"; number: number; count: number }
  | { kind: "joker" }
  | { kind: "window"; monastery: string }
  | { kind: "reroll"; dice: readonly string[] };

/** Decisions that are made on the valley: an open board would lie over them. */
const IN_THE_VALLEY = new Set(["placing-novice", "placing-extra-novice", "choosing-number", "taking-dice"]);
const GLAZING = /^(taking-window|taking-any-window|choosing-bonus)/;

export class MonasteriumModel implements GameModel<MonasteriumGame> {
  #draft = $state.raw<Draft | null>(null);
  #at = $state(-1);
  /** Whose board lies open; null for my own. */
  looking = $state<number | null>(null);
  #wish = $state.raw<{ doing: string; open: boolean } | null>(null);
  /** My board is open because a review speaks of it. */
  #revealed = false;
  /** The novice who goes as soon as the action that sends him has counted. */
  #next = $state.raw<string | null>(null);

  #offers = $derived.by(() => new Offers(this.table.choices));
  #fresh = $derived.by(() => new Set<string>(this.table.since.changes.map((change) => change.ref)));
  #done = $derived.by(() => doneIn(this.table));
  #scoring: ScoringScene;

  constructor(readonly table: Table<MonasteriumGame>) {
    this.#scoring = new ScoringScene(this);
  }

  get offers(): Offers {
    return this.#offers;
  }
  get components(): Components {
    return this.table.components;
  }
  get view(): MonasteriumView {
    return this.table.view;
  }
  /** Me, or nobody if I only watch. */
  get me(): PlayerView | null {
    return this.table.seat === null ? null : (this.view.players[this.table.seat] ?? null);
  }
  /** My colour; that of nobody if I only watch. */
  get ownColour(): string {
    return this.me ? this.colour(this.me.seat) : "grey";
  }
  /** The player whose board is shown. */
  get shown(): PlayerView {
    const wanted = this.looking ?? this.table.seat ?? this.view.turn ?? 0;
    const player = this.view.players[wanted] ?? this.view.players[0];
    if (!player) throw new Error("nobody sits at this table");
    return player;
  }
  /** Whether the open board is the one that I decide on. */
  get mine(): boolean {
    return this.me !== null && this.shown.seat === this.me.seat;
  }
  get lesson(): boolean {
    return Boolean(this.table.source.facts?.lesson);
  }
  /** The first guided game says how many dice to take: a warning there would contradict it. */
  get #firstGame(): boolean {
    return this.table.source.facts?.lesson?.split("/")[1] === "first";
  }

  /** What is being prepared; a draft from before the last move of anybody is forgotten. */
  get draft(): Draft | null {
    return this.#at === this.table.seq ? this.#draft : null;
  }
  set draft(draft: Draft | null) {
    this.#draft = draft;
    this.#at = this.table.seq;
    this.table.cards.clear();
  }
  drop(): void {
    this.draft = null;
  }
  get drafting(): boolean {
    return this.draft !== null;
  }

  // ── What the shell shows ───────────────────────────────────────────────────────────────────────────────────

  get headline(): string {
    const { year, round } = this.view;
    return board.say("headline", { year, round });
  }
  get prompt(): Prompt | null {
    const text = promptFor(this);
    return text === null ? null : { text };
  }
  /** What is prepared, doing without, or else the only thing that can be done. */
  get main(): MainAction | null {
    if (this.scoring) return this.scoring.main;
    const { action } = this;
    const { choices, speech } = this.table;
    if (action) return { label: speech.action(action), act: () => void this.commit() };
    const only = choices.find((one) => one.type === "decline") ?? (choices.length === 1 ? choices[0] : null);
    return only ? { label: this.#labelOf(only), act: () => void this.table.act(only) } : null;
  }
  /** An action by what it does: where it stands on my board is seen there. */
  #labelOf(action: Action): string {
    if (action.type === "place-novice") return placeOf(String(action.monastery), String(action.spot));
    const used = action.type === "use-action" ? this.components.actionOf(String(action.space)) : undefined;
    return used ? deedWords(used, this.table.speech) : this.table.speech.action(action);
  }
  /** A novice was chosen before the action that sends him: he goes now. */
  get automatic(): Action | null {
    const novice = this.#next;
    if (novice === null || this.view.doing !== "choosing-novice" || !this.offers.sendable(novice))
      return null;
    return { type: "choose-novice", novice };
  }
  colour(seat: number): string {
    const { colours } = this.view.options;
    const chosen = colours === "in-order" ? null : colours.split("-")[seat];
    return chosen ?? HERALDRY[seat % HERALDRY.length]?.colour ?? "grey";
  }
  score(seat: number): number | null {
    const player = this.view.players[seat];
    if (this.scoring) return this.scoring.totals[seat] ?? null;
    return (this.table.over ? player?.projected_total : player?.points) ?? null;
  }
  printed(kind: string, id: string): string | null {
    const mission = kind === "mission" ? this.components.missionOf(id) : null;
    return mission && askedFor(mission, this.table.speech);
  }
  refsOf(action: Action): readonly Ref[] {
    return refsOf(action, this.table.seat, this.components.joker);
  }
  route(action: Action, seat: number | null): readonly Ref[] {
    return route(action as MonasteriumAction, seat, this.components.joker);
  }
  touch(action: Action): readonly Ref[] {
    return touch(this, action as MonasteriumAction);
  }
  changes(events: readonly Event[]): readonly Change[] {
    return changesOf(events, this.table.speech);
  }
  brief(event: Event): Brief | null {
    return briefOf(event, this.table.speech, this.components);
  }
  scene(event: Event | null): Scene | null {
    return event ? sceneOf(event, this.table.speech) : null;
  }
  statistics(events: readonly Event[], seats: number) {
    return statistics(events, seats);
  }
  scoreHistory(events: readonly Event[], seats: number): readonly (readonly number[])[] {
    return scoreHistory(events, seats);
  }
  /** The final scoring runs on the stage; the result waits for it. */
  get finale(): boolean {
    return this.scoring !== null;
  }
  get scoring(): ScoringScene | null {
    return this.#scoring.shown ? this.#scoring : null;
  }
  watchScoring(): void {
    this.#scoring.start();
  }
  /** Put an action on the board as if it had been chosen there; what needs no draft is pointed at. */
  show(action: Action): void {
    const { number, count, monastery } = action;
    if (action.type === "take-dice")
      this.draft = { kind: "pile", number: Number(number), count: Number(count) };
    else if (action.type === "take-joker") this.draft = { kind: "joker" };
    else if (action.type === "take-window") this.draft = { kind: "window", monastery: String(monastery) };
    const [ref] = this.refsOf(action);
    if (ref) this.table.point(ref);
  }

  // ── Marks ──────────────────────────────────────────────────────────────────────────────────────────────────

  /** Something happened here since my turn. */
  isFresh(ref: string): boolean {
    return this.scoring === null && this.#fresh.has(ref);
  }
  /** Somebody points here: a line of the log, or of "What can I do now?". */
  isPointed(ref: string): boolean {
    const { pointed, lit } = this.table;
    return pointed === ref || lit.includes(ref as Ref);
  }
  /** What was done with the dice of this turn, in words. */
  get doneThisTurn(): readonly Done[] {
    return this.#done;
  }

  // ── My board ───────────────────────────────────────────────────────────────────────────────────────────────

  /** It opens where a novice is chosen and closes where a place is; otherwise as I left it. */
  get boardOpen(): boolean {
    const { doing } = this.view;
    if (this.scoring) return false;
    if (this.#wish?.doing === doing) return this.#wish.open;
    if (this.table.myTurn && doing === "choosing-novice") return true;
    if (this.table.myTurn && (IN_THE_VALLEY.has(doing) || GLAZING.test(doing))) return false;
    return this.#wish?.open ?? false;
  }
  toggleBoard(): void {
    const open = !this.boardOpen;
    this.looking = null;
    this.#wish = { doing: this.view.doing, open };
  }
  /** A review speaks of a space of somebody's board, which opens, or no longer. */
  reveal(refs: readonly Ref[]): void {
    const [kind, whose] = refs.find((ref) => ref.startsWith("cell/"))?.split("/") ?? [];
    const open = kind !== undefined;
    if (!open && !this.#revealed) return;
    this.#revealed = open;
    this.looking = open && Number(whose) !== this.table.seat ? Number(whose) : null;
    this.#wish = { doing: this.view.doing, open };
  }
  /** Look at the board of a player; once more closes it. */
  lookAt(seat: number): void {
    const open = !(this.boardOpen && this.shown.seat === seat);
    this.looking = open && seat !== this.table.seat ? seat : null;
    this.#wish = { doing: this.view.doing, open };
  }
  /** My church window lies on the table while glass is set. */
  get windowShown(): boolean {
    return this.table.myTurn && GLAZING.test(this.view.doing) && !this.boardOpen;
  }

  // ── Dice ───────────────────────────────────────────────────────────────────────────────────────────────────

  /** A joker is being laid on a column: it was chosen, or nothing else can be taken. */
  get layingJoker(): boolean {
    const { choices } = this.table;
    const only = choices.length > 0 && choices.every((choice) => choice.type === "take-joker");
    return this.draft?.kind === "joker" || only;
  }

  /** How many of the dice that I may take from a space can all be used; null where that is not the question. */
  usefulAt(number: number): number | null {
    if (this.#firstGame) return null;
    const column = this.components.columnOf(number);
    return column === null ? null : (this.me?.useful[this.components.columns.indexOf(column)] ?? null);
  }

  /** A Dice space is chosen: dice are placed at once; to take some, as many as are of use are proposed. */
  choosePile(number: number): void {
    const { offers, draft } = this;
    if (offers.placeable(number)) void this.table.act({ type: "choose-number", number });
    else if (number === this.components.joker)
      this.draft = draft?.kind === "joker" ? null : { kind: "joker" };
    else if (draft?.kind === "pile" && draft.number === number) void this.commit();
    else this.draft = { kind: "pile", number, count: this.#proposed(number) };
  }

  #proposed(number: number): number {
    const counts = this.offers.countsAt(number);
    const useful = this.usefulAt(number) ?? Infinity;
    return Math.max(...counts.filter((count) => count <= useful), Math.min(...counts));
  }

  /** How many dice: it counts at once, unless one of them would be wasted; then it counts when it is chosen again. */
  chooseCount(number: number, count: number): void {
    const { draft } = this;
    const again = draft?.kind === "pile" && draft.number === number && draft.count === count;
    this.draft = { kind: "pile", number, count };
    if (again || count <= (this.usefulAt(number) ?? count)) void this.commit();
  }

  /** Which rolled dice would be rolled again; each is known by its owner's kind, its number and its place in the row. */
  get rerolled(): ReadonlySet<string> {
    return new Set(this.draft?.kind === "reroll" ? this.draft.dice : []);
  }
  toggleDie(die: string): void {
    const dice = new Set(this.rerolled);
    if (!dice.delete(die)) dice.add(die);
    this.draft = { kind: "reroll", dice: [...dice] };
  }

  // ── Novices, messengers, goods, windows ────────────────────────────────────────────────────────────────────

  /** A novice is on his way, or is being chosen. */
  get sending(): boolean {
    return (
      this.table.myTurn && (this.view.doing === "choosing-novice" || sentNovice(this.view.stack) !== null)
    );
  }
  choosePlace(monastery: string, spot: string): void {
    if (this.offers.placeAt(monastery, spot)) void this.table.act({ type: "place-novice", monastery, spot });
  }

  /** The action that would send a novice, the one that makes him cheaper first. */
  get #sender(): string | null {
    const senders = this.offers
      .all("use-action")
      .flatMap(({ space }) => this.components.actionOf(space) ?? [])
      .filter((action) => action.does === "send");
    return senders.sort((a, b) => b.count - a.count)[0]?.id ?? null;
  }
  /** Whether a novice on my board can be chosen now, with the action that sends him or after it. */
  mayStart(novice: string): boolean {
    if (this.offers.sendable(novice)) return true;
    return !this.lesson && this.#sender !== null && (this.me?.sendable.includes(novice) ?? false);
  }
  /** Send this novice: first the action, if it is still to be chosen; the novice follows by itself. */
  sendFirst(novice: string): void {
    const sender = this.#sender;
    if (this.offers.sendable(novice) || sender === null) {
      void this.table.act({ type: "choose-novice", novice });
      return;
    }
    this.#next = novice;
    void this.table.act({ type: "use-action", space: sender });
  }

  /** The action that brings my messenger to a stone. */
  walkTo(space: number): Action | null {
    const { me, view } = this;
    if (!me) return null;
    const found = this.offers.all("use-action").find(({ space: id }) => {
      const action = this.components.actionOf(id);
      return (
        action?.does === "messenger" && ((me.messenger - 1 + action.count) % view.road.length) + 1 === space
      );
    });
    return found ? { ...found } : null;
  }

  /** What choosing one of my goods would be: taking it, or giving it for a better one. */
  goodAction(good: string): Action | null {
    const { offers } = this;
    const one =
      offers.all("take-good").find((action) => action.good === good) ??
      offers.all("exchange-good").find((action) => action.good === good);
    return one ? { ...one } : null;
  }
  /** What of a good the novice who is being sent costs. */
  due(good: string): number {
    return priceOf(this.components, this.view, this.me, good);
  }

  /** The monastery whose window tile is in hand; where only one is offered it is there by itself. */
  get pane(): string | null {
    const { draft } = this;
    if (draft?.kind === "window") return draft.monastery;
    const sources = this.offers.windowSources();
    return sources.length === 1 ? (sources[0] ?? null) : null;
  }
  takePane(monastery: string): void {
    if (this.offers.windowSources().includes(monastery)) this.draft = { kind: "window", monastery };
  }
  chooseRow(row: string): void {
    const { pane } = this;
    if (pane !== null && this.offers.windowRows(pane).includes(row))
      void this.table.act({ type: "take-window", monastery: pane, row });
  }

  // ── What it comes to ───────────────────────────────────────────────────────────────────────────────────────

  /** The action that the draft stands for, if it is whole. */
  get action(): Action | null {
    const { draft } = this;
    if (draft?.kind === "pile") return { type: "take-dice", number: draft.number, count: draft.count };
    if (draft?.kind === "window") {
      const rows = this.offers.windowRows(draft.monastery);
      return rows.length === 1 ? { type: "take-window", monastery: draft.monastery, row: rows[0] } : null;
    }
    return draft?.kind === "reroll" ? this.#reroll(draft.dice) : null;
  }
  #reroll(dice: readonly string[]): Action | null {
    const numbers = (owner: string): number[] =>
      dice.flatMap((die) => (die.startsWith(owner) ? [Number(die.split(":")[1])] : []));
    const found = this.offers.rerollable(numbers("neutral"), numbers("personal"));
    return found ? { ...found } : null;
  }
  async commit(): Promise<void> {
    const { action } = this;
    const sent = this.#draft;
    if (action && (await this.table.act(action)) && this.#draft === sent) this.drop();
  }
  /** Moves are shown. */
  get moving(): boolean {
    return settings.moving;
  }
}
