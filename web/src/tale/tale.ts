/** What a story needs besides its words: the table it was played at, its board, and the positions of its moments. */
import { api, ask } from "../api";
import { loadGame } from "../games/registry";
import type { Frame, SpokenTale, TableFacts } from "../protocol/generated/table";
import { loadSheet, type SheetModule } from "../rules/sheet";
import { ReplayPosition } from "../table/replay-position.svelte";
import { replays } from "../table/replays";
import { Table } from "../table/table.svelte";
import { words } from "../words.svelte";

/** A moment of the story with the table as it lay then. */
export interface Moment {
  caption: string;
  seq: number;
  table: Table;
}

export interface Told {
  tale: SpokenTale;
  facts: TableFacts;
  moments: readonly Moment[];
  /** How boards are drawn; null for a game without one. */
  sheet: SheetModule | null;
  seqs: readonly number[];
}

export const pathOf = (id: string, language?: string): string =>
  `/tale/${encodeURIComponent(id)}${language ? `?language=${language}` : ""}`;

const taleOf = (id: string, language: string): Promise<SpokenTale> =>
  ask("GET", `/api/tables/${encodeURIComponent(id)}/tale?language=${language}`);

export async function open(id: string, language: string): Promise<Told> {
  const [facts, tale] = await Promise.all([api.table(id), taleOf(id, language)]);
  const { game } = facts;
  const key = facts.edition?.key ?? game;
  const [ui, sheet, ...pages] = await Promise.all([
    loadGame(key, false),
    loadSheet(game),
    ...tale.pictures.map(({ index }) => replays.frames(id, "table", index, 1)),
    words.learn(game, key),
  ]);
  const replay = pages.filter((page) => page !== undefined);
  const moments = tale.pictures.map(({ caption, seq }, at) => {
    const position = new ReplayPosition(id, facts);
    const frame = replay[at]?.frames[0];
    if (frame) lay(position, frame);
    return { caption, seq, table: new Table(position, game, ui) };
  });
  return { tale, facts, moments, sheet, seqs: replay[0]?.seqs ?? [] };
}

function lay(position: ReplayPosition, frame: Frame): void {
  const view = frame.views.at(-1);
  if (view) position.show(frame, view, [frame.entry], null, false);
}
