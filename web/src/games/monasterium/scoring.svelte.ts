/**
 * The final scoring as a scene: one monastery after the other, then chapels and goods, with the totals always in sight.
 * Every figure comes from the view; here they are only told in an order.
 */
import { settings } from "../../settings.svelte";
import type { MainAction } from "../../table/game";
import type { MonasteriumModel } from "./model.svelte";
import { board } from "./said.svelte";

/** One step of the scoring: a monastery, or a category that counts for the whole valley. */
export interface ScoringStep {
  kind: "monastery" | "chapels" | "resources";
  /** The monastery's name, or the category. */
  id: string;
  /** What it brings each seat. */
  points: readonly number[];
}

export class ScoringScene {
  #step = $state(0);
  #ended = $state(false);
  #asked = $state(false);

  constructor(private readonly m: MonasteriumModel) {}

  /** It begins by itself when the game ends before my eyes and moves are shown; otherwise when it is asked for. */
  get shown(): boolean {
    if (this.#ended || !this.m.table.over) return false;
    return this.#asked || (settings.moving && this.#justEnded);
  }
  get #justEnded(): boolean {
    const { source } = this.m.table;
    const fresh = source.mode === "live" ? (source.shown?.fresh ?? []) : [];
    return fresh.some((entry) => entry.events.some((event) => event.type === "game-ended"));
  }

  get steps(): readonly ScoringStep[] {
    const { monasteries, players } = this.m.view;
    const category = (reason: "chapels" | "resources"): ScoringStep => ({
      kind: reason,
      id: reason,
      points: players.map((player) => player.projected.find((line) => line.reason === reason)?.points ?? 0),
    });
    return [
      ...monasteries.map(({ monastery, majority, cloisters }) => ({
        kind: "monastery" as const,
        id: monastery,
        points: players.map(({ seat }) => (majority[seat] ?? 0) + (cloisters[seat] ?? 0)),
      })),
      category("chapels"),
      category("resources"),
    ];
  }
  get at(): number {
    return this.#step;
  }
  get now(): ScoringStep | null {
    return this.steps[this.#step] ?? null;
  }
  /** Everybody's points up to this step. */
  get totals(): readonly number[] {
    const told = this.steps.slice(0, this.#step + 1);
    return this.m.view.players.map(({ seat, points }) =>
      told.reduce((sum, step) => sum + (step.points[seat] ?? 0), points),
    );
  }
  nameOf(step: ScoringStep): string {
    return step.kind === "monastery" ? board.house(step.id) : board.say(`scoring-${step.kind}`);
  }
  get main(): MainAction {
    const next = this.steps[this.#step + 1];
    return next
      ? { label: board.say("scoring-next", { what: this.nameOf(next) }), act: () => (this.#step += 1) }
      : { label: board.say("scoring-result"), act: () => this.end() };
  }

  start(): void {
    [this.#step, this.#ended, this.#asked] = [0, false, true];
  }
  goTo(step: number): void {
    this.#step = step;
  }
  end(): void {
    [this.#ended, this.#asked] = [true, false];
    this.m.table.resultOpen = true;
  }
}
