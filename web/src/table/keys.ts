/** Keys that do something wherever the focus is at a table. Single letters can be turned off: a voice that types needs that. */
import { tick } from "svelte";
import { refSelector } from "../kit/refs";
import { nextOf } from "./focus";
import { mainOf } from "./main-button";
import type { Panel, Table } from "./table.svelte";

export interface Shortcut {
  /** What is pressed. A key that the game itself listens for only stands in the list: it goes nowhere and does nothing here. */
  key: string;
  /** The message of the catalogue that says what it does. */
  label: string;
  /** Goes to the first of these selectors that is on the screen; pressed again, to the next. */
  to?: readonly string[];
  does?: (table: Table) => void;
}

/** What is offered of a kind of things, else any of them: the targets of a shortcut. */
export function offeredFirst(kind: string): readonly string[] {
  const all = refSelector(`${kind}/`);
  return [`${all}.lit`, all];
}

const PANELS: readonly Panel[] = ["chronicle", "talk", "notes", "rules"];

/** The keys that every table has. */
export const SHELL_KEYS: readonly Shortcut[] = [
  { key: "d", label: "key-desk", to: ["#turn"] },
  { key: "e", label: "key-main", to: ["[data-region=main] button:not(:disabled)", ".options .button"] },
  { key: "u", label: "key-undo", to: ["[data-undo]"] },
  ...PANELS.map((panel, at) => ({
    key: String(at + 1),
    label: panel,
    does: (table: Table) => {
      table.open(panel);
      void tick().then(() => document.getElementById(`panel-${panel}`)?.focus());
    },
  })),
  { key: "w", label: "key-now", does: (table) => (table.nowOpen = !table.nowOpen) },
  { key: "?", label: "key-help", does: (table) => (table.keysOpen = true) },
];

/** A field that takes letters keeps them. */
function typing(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, textarea, select, [contenteditable]") !== null;
}

/** The shortcut for a key press; null if there is none here. */
export function shortcutFor(event: KeyboardEvent, all: readonly Shortcut[]): Shortcut | null {
  if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return null;
  if (document.querySelector("dialog:modal")) return null;
  return all.find((shortcut) => shortcut.key === event.key.toLowerCase()) ?? null;
}

/** Do what a shortcut says; true if there was something to do. */
export function runShortcut(shortcut: Shortcut, table: Table): boolean {
  shortcut.does?.(table);
  return shortcut.does !== undefined || (shortcut.to ?? []).some(nextOf);
}

/** Ctrl and Enter, wherever the focus is: the main button. */
export function pressMain(event: KeyboardEvent, table: Table): boolean {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || typing(event.target)) return false;
  const main = mainOf(table);
  if (!main || main.disabled || table.source.busy) return false;
  main.act();
  return true;
}
