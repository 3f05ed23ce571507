/** The interface that carries any game: what lies open as lists, and what I may do as sentences to choose from. */
import type { FieldWords } from "../../speech";
import { defineGame, type Game, type GameUi } from "../../table/game";
import { ListModel } from "./model.svelte";
import Seat from "./Seat.svelte";
import Stage from "./Stage.svelte";

/** With the log, names and points of a drawn board of the same game, if there is one. */
export function listedGame(fields: FieldWords, drawn: GameUi | null): GameUi {
  return defineGame<Game, ListModel>({
    decode: (data) => drawn?.decode(data) ?? {},
    model: (table) => new ListModel(table, drawn?.model(table) ?? null),
    regions: { Stage, Seat },
    fields,
    log: (components) =>
      drawn?.log(components) ?? {
        headings: ["round-began"],
        banners: ["game-ended"],
        clock: "",
        telling: [],
        places: [],
      },
    importance: drawn?.importance ?? [],
  });
}
