/**
 * A decision in the making: a tile in hand and where it might lie, a monk and where it might go. It can be changed and
 * dropped at will; nothing counts before it is sent.
 */
import type { Action as MonasteryAction, MonasteryView, Walk } from "../../protocol/generated/monastery";
import type { Action } from "../../protocol/generated/table";
import { kept } from "../../board/kept";
import type { Table } from "../../table/table.svelte";
import { ABBEY, wayTo } from "./geometry";
import { Offers } from "./offers";
import { tileFacts } from "./tiles";

export type Draft =
  | { kind: "tile"; tile: string; cell: string | null; turn: number }
  | { kind: "monk"; spot: string; goal: string | null; box: number }
  | { kind: "gift"; place: string; blessings: number }
  | { kind: "letter"; row: string; column: number; letter: string };

export class Plan {
  #draft = $state.raw<Draft | null>(null);
  #at = $state(-1);
  /** What was sent last, with its way: it stays on the board as if it counted until the server has answered. */
  sent = $state.raw<{ draft: Draft; path: readonly string[] } | null>(null);

  constructor(readonly table: Table) {}

  #offers = kept((choices: Table["choices"]) => new Offers(choices));
  get offers(): Offers {
    return this.#offers(this.table.choices);
  }

  get view(): MonasteryView {
    return this.table.view as MonasteryView;
  }

  /** What is being prepared; a draft from before the last move of anybody is forgotten. */
  get draft(): Draft | null {
    return this.#at === this.table.session.shown?.position.seq ? this.#draft : null;
  }
  set draft(draft: Draft | null) {
    this.#draft = draft;
    this.#at = this.table.session.shown?.position.seq ?? -1;
    this.table.whynot.clear();
  }

  drop(): void {
    this.draft = null;
  }

  // ── A tile ─────────────────────────────────────────────────────────────────────────────────────────────────

  takeTile(tile: string): void {
    const { draft } = this;
    if (draft?.kind === "tile" && draft.tile === tile) this.drop();
    else this.draft = { kind: "tile", tile, cell: null, turn: 0 };
  }

  /** Lay the tile in hand on a cell for a look, turned so that it fits if it can. */
  layAt(cell: string): void {
    const { draft } = this;
    if (draft?.kind !== "tile") return;
    const turns = this.offers.cellsFor(draft.tile).get(cell) ?? [];
    const turn = turns.includes(draft.turn) ? draft.turn : (turns[0] ?? draft.turn);
    this.draft = { ...draft, cell, turn };
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

  /** The draft is on its way to the server. */
  get sending(): boolean {
    return this.table.session.sending && this.sent !== null && this.sent.draft === this.draft;
  }

  /** The path that the draft would take. */
  get path(): readonly string[] {
    const { draft } = this;
    if (draft?.kind !== "monk") return [];
    if (this.sending) return this.sent?.path ?? [];
    const walk = this.walks.find((one) => one.box === draft.box) ?? this.walks[0];
    return walk ? [draft.spot.split(":")[0] ?? ABBEY, ...walk.path] : [];
  }

  goTo(goal: string, box: number | null = null): void {
    const { draft } = this;
    if (draft?.kind !== "monk") return;
    const walks = this.offers.reach(draft.spot).get(goal) ?? [];
    const best = walks.find((walk) => walk.box === box) ?? walks[0];
    if (best) this.draft = { ...draft, goal, box: best.box };
  }

  /** Put an action on the board as if it had been chosen there; what needs no draft is pointed at. */
  show(action: Action): void {
    const draft = asDraft(action as MonasteryAction);
    this.draft = draft;
    if ("place" in action && draft === null) this.table.pointed = String(action.place);
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

  // ── What it comes to ───────────────────────────────────────────────────────────────────────────────────────

  /** The action that the draft stands for, if it is whole. */
  get action(): Action | null {
    const { draft } = this;
    if (draft?.kind === "tile" && draft.cell !== null)
      return this.placing(draft.tile, draft.cell, draft.turn);
    if (draft?.kind === "gift") return { type: "encourage", place: draft.place, blessings: draft.blessings };
    if (draft?.kind !== "monk" || draft.goal === null) return null;
    const walk = this.walks.find((one) => one.box === draft.box);
    return walk ? { ...walk } : null;
  }

  /** Whether the rules would take the draft as it stands. */
  get fits(): boolean {
    const { draft, action } = this;
    if (draft?.kind !== "tile") return action !== null;
    return (
      action !== null && (this.offers.cellsFor(draft.tile).get(draft.cell ?? "") ?? []).includes(draft.turn)
    );
  }

  async commit(): Promise<void> {
    const { action, draft, path } = this;
    if (!action || !draft || !this.fits) return;
    this.sent = { draft, path };
    if (await this.table.act(action)) this.drop();
  }

  // ── Questions to the server ────────────────────────────────────────────────────────────────────────────────

  placing(tile: string, cell: string, turn: number): Action {
    return { type: "place-tile", tile, cell, turn };
  }

  walking(spot: string, goal: string): Action {
    const path = wayTo(spot.split(":")[0] ?? ABBEY, goal, this.view.tiles);
    const site = this.view.tiles.find((tile) => tile.place === goal && tile.built === "no");
    const taken = this.view.players.flatMap((player) => player.monks).filter((monk) => monk.place === goal);
    const boxes = site ? tileFacts(site.tile).boxes : [];
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
      return { kind: "letter", row: action.row, column: action.column, letter: action.letter };
    default:
      return null;
  }
}

const plans = new WeakMap<Table, Plan>();

/** The plan of a table; board and desk share one. */
export function planOf(table: Table): Plan {
  const known = plans.get(table);
  if (known) return known;
  const made = new Plan(table);
  plans.set(table, made);
  return made;
}
