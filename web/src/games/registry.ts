/**
 * Which game is played with which user interface. A game's is loaded when somebody sits down to it; a game without one of
 * its own is played by lists of words.
 */
import { ask } from "../api";
import type { FieldWords } from "../speech";
import type { GivenWords } from "../given-words";
import { words } from "../words.svelte";
import type { Row } from "../workshop/data";
import { knownIn } from "../workshop/known";
import { withComponents, type GameUi, type LoadedGame } from "../table/game";

const GAMES: Record<string, () => Promise<{ ui: GameUi }>> = {
  monastery: () => import("./monastery"),
  monasterium: () => import("./monasterium"),
  abbey: () => import("./abbey"),
};

const FIELDS = import.meta.glob<FieldWords>("../protocol/generated/*.words.json", { import: "default" });

interface WithWords {
  ui: LoadedGame;
  words: GivenWords;
}

const loaded = new Map<string, Promise<WithWords>>();

const nameOf = (key: string): string => key.replace(/@.*/, "");

/**
 * The interface of a game, by its name or by the key of an edition (`monastery@7eaf…`); `listed` asks for the lists of
 * words even where a board is drawn. It is loaded once, so that a table stays as it is when it is asked for again, in
 * another language for example. The page speaks with the names of the edition that was asked for last.
 */
export async function loadGame(game: string, listed: boolean): Promise<LoadedGame> {
  const key = `${game}/${listed}`;
  const loading = loaded.get(key) ?? load(game, listed);
  loaded.set(key, loading);
  loading.catch(() => loaded.delete(key));
  const { ui, words: given } = await loading;
  words.adopt(nameOf(game), given);
  return ui;
}

async function load(game: string, listed: boolean): Promise<WithWords> {
  const [ui, data] = await Promise.all([
    loadUi(nameOf(game), listed),
    ask<Row>("GET", `/api/games/${game}/components`),
  ]);
  const made = { ...withComponents(ui, ui.decode(data)), known: knownIn(data) };
  return { ui: made, words: (data.words ?? {}) as GivenWords };
}

async function loadUi(game: string, listed: boolean): Promise<GameUi> {
  const drawn = GAMES[game];
  if (drawn && !listed) return (await drawn()).ui;
  const fields = FIELDS[`../protocol/generated/${game}.words.json`];
  const { listedGame } = await import("./any");
  return listedGame(fields ? await fields() : {}, drawn ? (await drawn()).ui : null);
}
