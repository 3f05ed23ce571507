/**
 * A moment as an address: `/review/<table>?at=<entry>&from=<eyes>`. Chairs are letters, as in records; anyone who opens
 * the link sees the same moment with the same eyes. With `&together` they join the led review instead.
 */

import type { Eyes } from "../table/replays";
export type { Eyes } from "../table/replays";

export interface Place {
  /** The entry after which we stand; null for wherever a review begins. */
  at: number | null;
  eyes: Eyes | null;
  /** Join the led review. */
  together?: boolean;
}

const LETTERS = "abcdefgh";

export function writeEyes(eyes: Eyes): string {
  return typeof eyes === "number" ? (LETTERS[eyes] ?? "table") : eyes;
}

/** What an address says, as far as it can be understood; the rest is left to the reader of the game. */
export function readPlace(search: string): Place {
  const given = new URLSearchParams(search);
  const place: Place = { at: readEntry(given.get("at")), eyes: readEyes(given.get("from")) };
  return given.has("together") ? { ...place, together: true } : place;
}

function readEntry(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}

export function readEyes(text: string | null): Eyes | null {
  if (text === "table" || text === "open") return text;
  const seat = text?.length === 1 ? LETTERS.indexOf(text) : -1;
  return seat < 0 ? null : seat;
}

export function momentPath(table: string, at: number, eyes: Eyes, together = false): string {
  return `/review/${encodeURIComponent(table)}?at=${at}&from=${writeEyes(eyes)}${together ? "&together" : ""}`;
}

/** The moment that an entry belongs to: itself, or the last one before it where it was taken back. */
export function indexOf(seqs: readonly number[], at: number | null): number {
  if (at === null) return 0;
  return Math.max(
    0,
    seqs.findLastIndex((seq) => seq <= at),
  );
}
