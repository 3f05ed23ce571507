/**
 * Which game is played with which user interface. A game's is loaded when somebody sits down to it; a game without one of
 * its own is played by lists of words.
 */
import { ask } from "../api";
import type { FieldWords } from "../speech";
import { withComponents, type GameUi, type LoadedGame } from "../table/game";

const GAMES: Record<string, () => Promise<{ ui: GameUi }>> = {
  monastery: () => import("./monastery"),
  monasterium: () => import("./monasterium"),
  abbey: () => import("./abbey"),
};

const FIELDS = import.meta.glob<FieldWords>("../protocol/generated/*.words.json", { import: "default" });

const loaded = new Map<string, Promise<LoadedGame>>();

/**
 * The interface of a game, by its name or by the key of an edition (`monastery@7eaf…`); `listed` asks for the lists of words even where a board is drawn. It is loaded once, so that
 * a table stays as it is when it is asked for again, in another language for example.
 */
export function loadGame(game: string, listed: boolean): Promise<LoadedGame> {
  const key = `${game}/${listed}`;
  const known = loaded.get(key);
  if (known) return known;
  const loading = load(game, listed);
  loaded.set(key, loading);
  loading.catch(() => loaded.delete(key));
  return loading;
}

async function load(game: string, listed: boolean): Promise<LoadedGame> {
  const [ui, data] = await Promise.all([
    loadUi(game.replace(/@.*/, ""), listed),
    ask<unknown>("GET", `/api/games/${game}/components`),
  ]);
  return withComponents(ui, ui.decode(data));
}

async function loadUi(game: string, listed: boolean): Promise<GameUi> {
  const drawn = GAMES[game];
  if (drawn && !listed) return (await drawn()).ui;
  const fields = FIELDS[`../protocol/generated/${game}.words.json`];
  const { listedGame } = await import("./any");
  return listedGame(fields ? await fields() : {}, drawn ? (await drawn()).ui : null);
}
