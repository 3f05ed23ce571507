/**
 * Monastery at one table: what is offered, and a decision in the making. A draft can be changed and dropped at will;
 * nothing counts before it is sent, and a draft from before the last move of anybody is forgotten.
 */
import { Thing } from "../../grammar";
import type {
  Action as MonasteryAction,
  CollectLetter,
  MonasteryView,
  Walk,
} from "../../protocol/generated/monastery";
import type { Action, Event } from "../../protocol/generated/table";
import { settings } from "../../settings.svelte";
import type {
  Brief,
  Change,
  Game,
  GameModel,
  MainAction,
  Prompt,
  Ref,
  Scene,
  Statistic,
} from "../../table/game";
import type { Table } from "../../table/table.svelte";
import { words } from "../../words.svelte";
import { briefOf } from "./brief";
import { changesOf } from "./changes";
import type { Components } from "./components";
import { ABBEY, wayTo } from "./geometry";
import { mainAction } from "./main-action";
import { Offers } from "./offers";
import { promptFor } from "./prompt";
import { bestStrip, bestTurn, highestBox } from "./proposals";
import { unaskedAnswer } from "./questions";
import { sceneNow, sceneOf, sceneTitle } from "./scene";
import { scoreHistory } from "./score-history";
import { statistics } from "./statistics";
import { publicScore } from "./testament";
import { GROUNDS, type TileFacts } from "./tiles";
import { route } from "./route";
import { touch } from "./touch";

export interface MonasteryGame extends Game {
  View: MonasteryView;
  Components: Components;
}

export type Draft =
  | { kind: "tile"; tile: string; cell: string | null; turn: number }
  | { kind: "monk"; spot: string; goal: string | null; box: number }
  | { kind: "gift"; place: string; blessings: number }
  | { kind: "letter"; row: string; column: number; letter: string; strip: number };

export class MonasteryModel implements GameModel<MonasteryGame> {
  #draft = $state.raw<Draft | null>(null);
  #at = $state(-1);
  /** The letter grid lies open although nothing is bought. */
  gridOpen = $state(false);
  /** Whether the small map is unfolded; null as long as the reader has not said. */
  mapOpen = $state<boolean | null>(null);
  /** What the small map and the folded letter grid cover in the lower corners of the stage, in pixels. */
  readonly corners = $state({ map: { width: 0, height: 0 }, grid: { width: 0, height: 0 } });
  #offers = $derived.by(() => new Offers(this.table.choices));

  constructor(readonly table: Table<MonasteryGame>) {}

  get offers(): Offers {
    return this.#offers;
  }
  get view(): MonasteryView {
    return this.table.view;
  }
  /** I may buy: the letter grid is large. */
  get buying(): boolean {
    return this.table.myTurn && ["collecting", "switching-letters"].includes(this.view.doing);
  }
  /** What is printed on a tile. */
  tile(id: string): TileFacts {
    return this.table.components.tile(id);
  }
  get draft(): Draft | null {
    return this.#at === this.table.seq ? this.#draft : null;
  }
  set draft(draft: Draft | null) {
    this.#draft = draft;
    this.#at = this.table.seq;
    this.table.cards.clear();
  }
  get drafting(): boolean {
    return this.draft !== null;
  }
  drop(): void {
    this.draft = null;
  }
  /** The draft is on its way to the server. */
  get sending(): boolean {
    return this.table.source.busy && this.drafting;
  }

  // ── What the shell shows ───────────────────────────────────────────────────────────────────────────────────

  get headline(): string {
    const { day, hour } = this.view;
    return words.say("monastery-headline", { day, hour: this.table.speech.word("hour", hour) });
  }
  get prompt(): Prompt | null {
    return promptFor(this);
  }
  get main(): MainAction | null {
    return mainAction(this);
  }
  /** Letters and monks of the grid are bought in one phase, which this names. */
  when(action: Action): string | null {
    if (!["collect-letter", "collect-monk"].includes(action.type)) return null;
    return words.say("when-collecting");
  }
  /** No question where there is one answer, nor where I said once for all that I give nothing. */
  get automatic(): Action | null {
    return unaskedAnswer(this.view.doing, this.table.choices, settings.skipGiving);
  }
  colour(seat: number): string {
    return this.view.players[seat]?.colour ?? "grey";
  }
  score(seat: number): number | null {
    return publicScore(this, seat);
  }
  nameThing(kind: string, id: string, view = this.view): Thing | null {
    if (kind !== "place") return null;
    const [place = "", box] = id.split(":");
    const tile = view.tiles.find((one) => one.place === place);
    const { lexicon } = this.table.speech;
    if (!tile && place !== ABBEY) return null;
    const key = tile ? `tile-${tile.tile}` : "place-abbey";
    const boxed = (name: string): string => (box ? words.say("place-box", { place: name, box }) : name);
    return new Thing(lexicon.say(key), kind, lexicon.grammar(key), boxed);
  }
  about(kind: string, id: string): Record<string, string | number> {
    if (kind !== "tile") return {};
    const { family, colour, value } = this.tile(id);
    return { family, colour, value };
  }
  refsOf(action: Action): readonly Ref[] {
    return refsOf(action as MonasteryAction);
  }
  route(action: Action, seat: number | null): readonly Ref[] {
    return route(action as MonasteryAction, seat);
  }
  touch(action: Action): readonly Ref[] {
    return touch(this, action as MonasteryAction);
  }
  changes(events: readonly Event[]): readonly Change[] {
    return changesOf(events, this.table.speech, (seat) => this.colour(seat));
  }
  brief(event: Event): Brief | null {
    return briefOf(event, this.table.speech);
  }
  scene(event: Event | null, all: readonly Event[] = []): Scene | null {
    const facts = event ? sceneOf(event, all, this.table.components) : sceneNow(this.view);
    if (!facts) return null;
    const { speech } = this.table;
    const title = event ? sceneTitle(event, speech) : speech.step(this.view.doing);
    const owner = event?.type === "phrase-completed" ? this.view.players[Number(event.owner)] : undefined;
    const { rule, ...drawn } = facts;
    return {
      ...drawn,
      title,
      text: speech.say(`${rule}.text`),
      letters: owner && this.table.components.phraseOf(owner.colour),
    };
  }
  ribbon(event: Event): string {
    return sceneTitle(event, this.table.speech);
  }
  roof(drawing: string): string | null {
    const { components } = this.table;
    const id = drawing.replace(/^tile-/, "");
    return components.tileIds.includes(id) ? GROUNDS[components.tile(id).colour].roof : null;
  }
  statistics(events: readonly Event[], seats: number): readonly Statistic[] {
    return statistics(events, seats);
  }
  scoreHistory(events: readonly Event[], seats: number): readonly (readonly number[])[] {
    return scoreHistory(events, seats, this.table.components.numbers);
  }
  /** R turns the tile, a number chooses the box or how many blessings, Enter means what is prepared. */
  press(event: KeyboardEvent): boolean {
    const { draft } = this;
    if (!draft || event.ctrlKey || event.metaKey || event.altKey) return false;
    const figure = Number(event.key);
    if (event.key.toLowerCase() === "r" && draft.kind === "tile") this.turn(event.shiftKey ? -1 : 1);
    else if (draft.kind === "monk" && this.walks.some((walk) => walk.box === figure && figure > 0))
      this.goTo(draft.goal ?? "", figure);
    else if (draft.kind === "gift" && this.offers.giftsAt(draft.place).includes(figure)) this.give(figure);
    else return false;
    return true;
  }

  /** So many blessings instead, if there may be so many. */
  give(blessings: number): void {
    const { draft } = this;
    if (draft?.kind !== "gift" || !this.offers.giftsAt(draft.place).includes(blessings)) return;
    this.draft = { ...draft, blessings };
  }

  // ── A tile ─────────────────────────────────────────────────────────────────────────────────────────────────

  takeTile(tile: string): void {
    const { draft } = this;
    if (draft?.kind === "tile" && draft.tile === tile) this.drop();
    else this.draft = { kind: "tile", tile, cell: null, turn: 0 };
  }

  /** Lay the tile in hand on a cell for a look, turned so that it fits and joins as much as it can. */
  layAt(cell: string): void {
    const { draft } = this;
    if (draft?.kind !== "tile") return;
    const turns = this.offers.cellsFor(draft.tile).get(cell) ?? [];
    const turn = bestTurn({ ...draft, cell }, turns, this.view.tiles, this.table.components);
    this.draft = { ...draft, cell, turn };
    if (settings.oneClick && turns.length === 1) void this.commit();
  }

  /** Turn the tile in hand: on a cell where it fits, to the next way in which it fits. */
  turn(direction = 1): void {
    const { draft } = this;
    if (draft?.kind !== "tile") return;
    const fitting = draft.cell === null ? [] : (this.offers.cellsFor(draft.tile).get(draft.cell) ?? []);
    let turn = draft.turn;
    do turn = (turn + direction + 4) % 4;
    while (fitting.length > 0 && !fitting.includes(turn));
    this.draft = { ...draft, turn };
  }

  // ── A monk ─────────────────────────────────────────────────────────────────────────────────────────────────

  takeMonk(spot: string): void {
    const { draft } = this;
    if (draft?.kind === "monk" && draft.spot === spot) this.drop();
    else this.draft = { kind: "monk", spot, goal: null, box: 0 };
  }

  /** Walks that end where the draft does, one for each free box. */
  get walks(): readonly Walk[] {
    const { draft } = this;
    if (draft?.kind !== "monk" || draft.goal === null) return [];
    return this.offers.reach(draft.spot).get(draft.goal) ?? [];
  }

  /** Places that may be chosen for what is in hand: cells for a tile, goals for a monk. */
  get reachable(): readonly string[] {
    const { draft } = this;
    if (draft?.kind === "tile" && draft.cell === null) return [...this.offers.cellsFor(draft.tile).keys()];
    if (draft?.kind === "monk" && draft.goal === null) return [...this.offers.reach(draft.spot).keys()];
    return [];
  }

  /** The path that the draft would take. */
  get path(): readonly string[] {
    const { draft } = this;
    if (draft?.kind !== "monk") return [];
    const walk = this.walks.find((one) => one.box === draft.box) ?? this.walks[0];
    return walk ? [draft.spot.split(":")[0] ?? ABBEY, ...walk.path] : [];
  }

  /** To a place, into the box that was named or else the highest free one: a higher box is never worse. */
  goTo(goal: string, box: number | null = null): void {
    const { draft } = this;
    if (draft?.kind !== "monk") return;
    const walks = this.offers.reach(draft.spot).get(goal) ?? [];
    const chosen = walks.find((walk) => walk.box === box) ?? highestBox(walks);
    if (!chosen) return;
    this.draft = { ...draft, goal, box: chosen.box };
    if (settings.oneClick) void this.commit();
  }

  /** What choosing a box of a site would be for the monk in hand: a walk there, or a step aside on its own site. */
  boxAt(place: string, box: number): Action | null {
    const { draft } = this;
    if (draft?.kind !== "monk") return null;
    const walk = this.offers
      .reach(draft.spot)
      .get(place)
      ?.find((one) => one.box === box);
    if (walk) return { ...walk };
    const aside = this.offers.all("change-box").find((one) => one.start === draft.spot && one.box === box);
    return aside && draft.spot.startsWith(`${place}:`) ? { ...aside } : null;
  }

  /** A box is chosen for a look, and once more to mean it; a step aside is meant at once. */
  chooseBox(place: string, box: number): void {
    const { draft } = this;
    const action = this.boxAt(place, box);
    if (draft?.kind !== "monk" || !action) return;
    if (action.type === "change-box") void this.table.act(action);
    else if (draft.goal === place && draft.box === box) void this.commit();
    else this.goTo(place, box);
  }

  // ── A letter ───────────────────────────────────────────────────────────────────────────────────────────────

  /** Choose a letter of the grid for a look; once more means it. */
  takeLetter(row: string, column: number): void {
    const { draft } = this;
    const letters = this.offers.lettersAt(row, column);
    const best = bestStrip(letters, this.table.seat, this.view);
    if (!best) return;
    if (draft?.kind === "letter" && draft.row === row && draft.column === column) void this.commit();
    else this.draft = { kind: "letter", row, column, letter: best.letter, strip: best.strip };
  }

  /** The strips on which the letter in hand may lie. */
  get strips(): readonly CollectLetter[] {
    const { draft } = this;
    return draft?.kind === "letter" ? this.offers.lettersAt(draft.row, draft.column) : [];
  }

  // ── What it comes to ───────────────────────────────────────────────────────────────────────────────────────

  /** The action that the draft stands for, if it is whole. */
  get action(): Action | null {
    const { draft } = this;
    switch (draft?.kind) {
      case "tile":
        return draft.cell === null ? null : this.placing(draft.tile, draft.cell, draft.turn);
      case "gift":
        return { type: "encourage", place: draft.place, blessings: draft.blessings };
      case "letter": {
        const found = this.strips.find((one) => one.strip === draft.strip);
        return found ? { ...found } : null;
      }
      case "monk": {
        const walk = this.walks.find((one) => one.box === draft.box);
        return walk ? { ...walk } : null;
      }
      default:
        return null;
    }
  }

  /** Whether the rules would take the draft as it stands. */
  get fits(): boolean {
    const { draft, action } = this;
    if (draft?.kind === "gift") return this.offers.giftsAt(draft.place).includes(draft.blessings);
    if (draft?.kind !== "tile") return action !== null;
    return (
      action !== null && (this.offers.cellsFor(draft.tile).get(draft.cell ?? "") ?? []).includes(draft.turn)
    );
  }

  /** Send the draft. It stays on the board as if it counted until the next position comes. */
  async commit(): Promise<void> {
    const { action } = this;
    if (action && this.fits) await this.table.act(action);
  }

  /** Put an action on the board as if it had been chosen there; what needs no draft is pointed at. */
  show(action: Action): void {
    const draft = asDraft(action as MonasteryAction);
    this.draft = draft;
    if ("place" in action && draft === null) this.table.point(`place/${String(action.place)}`);
  }

  // ── Questions to the server ────────────────────────────────────────────────────────────────────────────────

  placing(tile: string, cell: string, turn: number): Action {
    return { type: "place-tile", tile, cell, turn };
  }

  walking(spot: string, goal: string): Action {
    const path = wayTo(spot.split(":")[0] ?? ABBEY, goal, this.view.tiles, this.table.components);
    const site = this.view.tiles.find((tile) => tile.place === goal && tile.built === "no");
    const taken = this.view.players.flatMap((player) => player.monks).filter((monk) => monk.place === goal);
    const boxes = site ? this.tile(site.tile).boxes : [];
    const box = boxes.find((one) => !taken.some((monk) => monk.box === one)) ?? boxes[0] ?? 0;
    return { type: "walk", start: spot, path, box };
  }
}

/** The draft that stands for an action; none for what is chosen in one step. */
function asDraft(action: MonasteryAction): Draft | null {
  switch (action.type) {
    case "place-tile":
      return { kind: "tile", tile: action.tile, cell: action.cell, turn: action.turn };
    case "walk":
      return { kind: "monk", spot: action.start, goal: action.path.at(-1) ?? null, box: action.box };
    case "encourage":
      return { kind: "gift", place: action.place, blessings: action.blessings };
    case "collect-letter":
      return {
        kind: "letter",
        row: action.row,
        column: action.column,
        letter: action.letter,
        strip: action.strip,
      };
    default:
      return null;
  }
}

function refsOf(action: MonasteryAction): readonly Ref[] {
  switch (action.type) {
    case "place-tile":
      return [`hand/${action.tile}`, `cell/${action.cell}`];
    case "walk":
      return [`monk/${action.start}`, `place/${action.path.at(-1) ?? ABBEY}`];
    case "change-box":
      return [`monk/${action.start}`];
    case "collect-letter":
    case "collect-monk":
    case "switch-letter":
      return [`market/${action.row}:${action.column}`];
    case "encourage":
    case "construct":
    case "pray":
    case "stand-up":
      return [`place/${action.place}`];
    default:
      return [];
  }
}
