/** What a review asks of the server. */
import { ask } from "../api";
import type {
  BotThought,
  Entry,
  Hindsight,
  Made,
  MakeStudy,
  NotePage,
  PileCourse,
  Replay,
} from "../protocol/generated/table";

/** Whose eyes a position is seen with: a seat's, a spectator's, or everybody's at once. */
export type Eyes = number | "table" | "open";

function seenWith(eyes: Eyes): Record<string, string> {
  if (eyes === "open") return { everything: "true" };
  return eyes === "table" ? {} : { seat: String(eyes) };
}

function path(table: string, what: string, query: Record<string, string> = {}): string {
  const asked = new URLSearchParams(query).toString();
  return `/api/tables/${encodeURIComponent(table)}/${what}${asked && `?${asked}`}`;
}

/** An entry of a story; `to` says for each event which chair alone heard it. */
export interface StoryEntry extends Entry {
  to: readonly (number | null)[];
}

export interface MakeBranch {
  at: number;
  seats: readonly number[];
  bot: string;
}

export const replays = {
  frames: (table: string, eyes: Eyes, start: number, count: number) =>
    ask<Replay>(
      "GET",
      path(table, "replay", { ...seenWith(eyes), start: String(start), count: String(count) }),
    ),
  story: (table: string, eyes: Eyes) => ask<StoryEntry[]>("GET", path(table, "story", seenWith(eyes))),
  notes: (table: string) => ask<NotePage[]>("GET", path(table, "notes/history")),
  thoughts: (table: string) => ask<BotThought[]>("GET", path(table, "thoughts")),
  hindsight: (table: string) => ask<Hindsight[]>("GET", path(table, "hindsight")),
  piles: (table: string) => ask<PileCourse[]>("GET", path(table, "piles")),
  branch: (table: string, form: MakeBranch) => ask<Made>("POST", path(table, "branch"), form),
  study: (form: MakeStudy) => ask<Made>("POST", "/api/studies", form),
  recordPath: (table: string) => path(table, "record"),
};
