/** Which lines of the talk somebody has read at this table. It is kept in the browser, so that a badge stays read. */
import type { Table } from "./table.svelte";

const key = (table: Table): string => `talk-read:${table.source.id}`;

export function unreadTalk(table: Table): number {
  if (table.drawerOpen && table.panel === "talk") return 0;
  const read = Number(localStorage.getItem(key(table)) ?? 0);
  return table.source.talk.filter((line) => line.number > read && line.seat !== table.seat).length;
}

export function markTalkRead(table: Table): void {
  const last = Math.max(0, ...table.source.talk.map((line) => line.number));
  if (last > 0) localStorage.setItem(key(table), String(last));
}
