/**
 * Calls to the table while a page is open: the browser's own notification when it becomes my turn and I look elsewhere.
 * Off until wanted; the browser asks for its permission only after a click.
 */
import { api, Refusal } from "./api";
import type { TableLine } from "./protocol/generated/table";
import { words } from "./words.svelte";

const KEY = "chapterhouse.calls";
const EVERY = 20_000;

export type CallState = "impossible" | "refused" | "off" | "on";

/** The tables that have begun to wait for me since the last look: those that did not wait then, or have moved on. */
export function newTurns(before: ReadonlyMap<string, number>, tables: readonly TableLine[]): TableLine[] {
  return tables.filter((table) => table.my_turn && before.get(table.id) !== table.seq);
}

class Calls {
  #wanted = $state(localStorage.getItem(KEY) === "on");
  #permission = $state(currentPermission());
  #told = new Map<string, number>();

  get state(): CallState {
    if (this.#permission === null) return "impossible";
    if (this.#permission === "denied") return "refused";
    return this.#wanted && this.#permission === "granted" ? "on" : "off";
  }

  /** Ask the browser, if it has not answered yet, and call from now on. */
  async turnOn(): Promise<void> {
    if (this.#permission === null) return;
    this.#permission = await Notification.requestPermission();
    this.#keep(this.#permission === "granted");
  }

  turnOff(): void {
    this.#keep(false);
  }

  #keep(wanted: boolean): void {
    this.#wanted = wanted;
    localStorage.setItem(KEY, wanted ? "on" : "off");
  }

  /** Look for my turn as long as the page is open; returns how to stop. */
  watch(): () => void {
    const timer = setInterval(() => void this.look(), EVERY);
    const left = (): void => void this.look();
    document.addEventListener("visibilitychange", left);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", left);
    };
  }

  /** What waits for me while the page is in view I have seen; what begins to wait afterwards I am called to. */
  async look(): Promise<void> {
    if (this.state !== "on") return;
    const tables = await myTables();
    if (tables === null) return;
    if (document.hidden) newTurns(this.#told, tables).forEach(call);
    this.#told = new Map(tables.filter((table) => table.my_turn).map((table) => [table.id, table.seq]));
  }
}

export const calls = new Calls();

function currentPermission(): NotificationPermission | null {
  return typeof Notification === "undefined" ? null : Notification.permission;
}

/** My tables, or null when the server does not answer: then the next look will tell. */
async function myTables(): Promise<readonly TableLine[] | null> {
  try {
    return (await api.lobby()).mine;
  } catch (error) {
    if (!(error instanceof Refusal || error instanceof TypeError)) throw error;
    return null;
  }
}

function call(table: TableLine): void {
  const game = words.has(`site-game-${table.game}`) ? words.say(`site-game-${table.game}`) : table.game;
  const note = new Notification(words.say("your-turn"), {
    body: table.name ? `${table.name} (${game})` : game,
    tag: table.id,
    icon: "/icon.svg",
  });
  note.addEventListener("click", () => {
    window.focus();
    location.assign(`/t/${table.id}`);
  });
}
