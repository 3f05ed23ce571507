/**
 * A decision in the making: a pile and how many of its dice, a place for a novice, a window tile and its row. It can be
 * changed and dropped at will; nothing counts before it is sent.
 */
import type { MonasteriumView, PlayerView } from "../../protocol/generated/monasterium";
import type { Action } from "../../protocol/generated/table";
import type { Event } from "../../protocol/generated/table";
import { HERALDRY } from "../../look/seats";
import type { Game, GameModel, MainAction, Prompt } from "../../table/game";
import type { Table } from "../../table/table.svelte";
import type { Components } from "./components";
import { scoreHistory } from "./course";
import { marksOf } from "./flights";
import { Offers } from "./offers";
import { promptFor } from "./prompt";
import { board } from "./said.svelte";

export interface MonasteriumGame extends Game {
  View: MonasteriumView;
  Components: Components;
}

export type Draft =
  | { kind: "pile"; number: number; count: number | null }
  | { kind: "joker"; column: string | null }
  | { kind: "place"; monastery: string; spot: string }
  | { kind: "window"; monastery: string; row: string | null }
  | { kind: "reroll"; dice: readonly string[] };

export class MonasteriumModel implements GameModel<MonasteriumGame> {
  #draft = $state.raw<Draft | null>(null);
  #at = $state(-1);
  /** Whose board lies open on the desk; null for one's own. */
  looking = $state<number | null>(null);

  #offers = $derived.by(() => new Offers(this.table.choices));
  #marks = $derived.by(() =>
    marksOf((this.table.source.shown?.fresh ?? []).flatMap((entry) => entry.events)),
  );

  constructor(readonly table: Table<MonasteriumGame>) {}

  get offers(): Offers {
    return this.#offers;
  }

  /** The places where something just happened. */
  get marks(): ReadonlySet<string> {
    return this.#marks;
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

  /** Whether the board on the desk is the one that I decide on. */
  get mine(): boolean {
    return this.me !== null && this.shown.seat === this.me.seat;
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
    const text = promptFor(this.view);
    return text === null ? null : { text };
  }
  /** What is prepared, or else the only thing that can be done. */
  get main(): MainAction | null {
    const { action } = this;
    const { choices, speech } = this.table;
    if (action) return { label: speech.action(action), act: () => void this.commit() };
    const [only] = choices;
    if (choices.length !== 1 || !only) return null;
    return { label: speech.action(only), act: () => void this.table.act(only) };
  }
  colour(seat: number): string {
    return HERALDRY[seat % HERALDRY.length]?.colour ?? "grey";
  }
  score(seat: number): number | null {
    return this.view.players[seat]?.points ?? null;
  }
  scoreHistory(events: readonly Event[], seats: number): readonly (readonly number[])[] {
    return scoreHistory(events, seats);
  }

  // ── Dice ───────────────────────────────────────────────────────────────────────────────────────────────────

  /** A Dice space was chosen: dice are placed there at once, or one is asked how many to take. */
  choosePile(number: number): void {
    const { offers, draft } = this;
    if (offers.placeable(number)) void this.table.act({ type: "choose-number", number });
    else if (offers.countsAt(number).length > 0)
      this.draft =
        draft?.kind === "pile" && draft.number === number ? null : { kind: "pile", number, count: null };
  }

  chooseJoker(): void {
    if (this.offers.has("take-joker"))
      this.draft = this.draft?.kind === "joker" ? null : { kind: "joker", column: null };
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

  // ── Novices and windows ────────────────────────────────────────────────────────────────────────────────────

  /** Once for a look, a second time to mean it. */
  choosePlace(monastery: string, spot: string): void {
    if (!this.offers.placeAt(monastery, spot)) return;
    if (this.drafted(monastery, spot)) void this.commit();
    else this.draft = { kind: "place", monastery, spot };
  }

  /** Whether this is the place that is being thought of. */
  drafted(monastery: string, spot: string): boolean {
    const { draft } = this;
    return draft?.kind === "place" && draft.monastery === monastery && draft.spot === spot;
  }

  /** The monastery whose window tile is in hand; where only one is offered it is there by itself. */
  get pane(): string | null {
    const { draft } = this;
    if (draft?.kind === "window") return draft.monastery;
    const sources = this.offers.windowSources();
    return sources.length === 1 ? (sources[0] ?? null) : null;
  }

  takePane(monastery: string): void {
    if (!this.offers.windowSources().includes(monastery)) return;
    this.draft = { kind: "window", monastery, row: null };
  }

  chooseRow(row: string): void {
    const { draft, pane } = this;
    if (pane === null || !this.offers.windowRows(pane).includes(row)) return;
    if (draft?.kind === "window" && draft.row === row) void this.commit();
    else this.draft = { kind: "window", monastery: pane, row };
  }

  // ── What it comes to ───────────────────────────────────────────────────────────────────────────────────────

  /** The action that the draft stands for, if it is whole. */
  get action(): Action | null {
    const { draft } = this;
    if (draft?.kind === "pile" && draft.count !== null)
      return { type: "take-dice", number: draft.number, count: draft.count };
    if (draft?.kind === "joker" && draft.column !== null) return { type: "take-joker", column: draft.column };
    if (draft?.kind === "place")
      return { type: "place-novice", monastery: draft.monastery, spot: draft.spot };
    if (draft?.kind === "window" && draft.row !== null)
      return { type: "take-window", monastery: draft.monastery, row: draft.row };
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
}
