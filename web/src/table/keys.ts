/** Keys that do something wherever the focus is at a table. Single letters can be turned off: a voice that types needs that. */
import { nextOf } from "./focus";
import type { Panel, Table } from "./table.svelte";

export interface Shortcut {
  key: string;
  /** The message of the catalogue that says what it does. */
  label: string;
  /** Goes to the first of these that is on the screen; pressed again, to the next. */
  to?: readonly string[];
  does?: (table: Table) => void;
}

const PANELS: readonly Panel[] = ["chronicle", "talk", "notes", "rules"];

/** The keys that every table has. */
export const HOUSE_KEYS: readonly Shortcut[] = [
  { key: "d", label: "key-desk", to: ["#turn"] },
  {
    key: "e",
    label: "key-main",
    to: [".desk .controls .button.main:not(:disabled)", ".desk .controls .button"],
  },
  { key: "u", label: "key-undo", to: ["[data-undo]"] },
  ...PANELS.map((panel, at) => ({
    key: String(at + 1),
    label: panel,
    does: (table: Table) => {
      table.open(panel);
      document.getElementById(`tab-${panel}`)?.focus();
    },
  })),
  { key: "w", label: "key-now", does: (table) => (table.nowOpen = true) },
  { key: "?", label: "key-help", does: (table) => (table.keysOpen = true) },
];

/** A field that takes letters keeps them. */
function typing(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, textarea, select, [contenteditable]") !== null;
}

/** The shortcut that a key press means; null if it means none here. */
export function meant(event: KeyboardEvent, all: readonly Shortcut[]): Shortcut | null {
  if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return null;
  if (document.querySelector("dialog[open]")) return null;
  return all.find((shortcut) => shortcut.key === event.key.toLowerCase()) ?? null;
}

/** Do what a shortcut says; true if there was something to do. */
export function follow(shortcut: Shortcut, table: Table): boolean {
  shortcut.does?.(table);
  return shortcut.does !== undefined || (shortcut.to ?? []).some(nextOf);
}

/** Ctrl and Enter, wherever the focus is: the main button of the desk. */
export function pressMain(event: KeyboardEvent): boolean {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || typing(event.target)) return false;
  const main = document.querySelector<HTMLButtonElement>(".desk .controls .button.main:not(:disabled)");
  main?.click();
  return main !== null;
}
