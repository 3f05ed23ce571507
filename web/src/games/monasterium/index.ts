/** Monasterium at the table. */
import fields from "../../protocol/generated/monasterium.words.json";
import { defineGame } from "../../table/game";
import { decode } from "./components";
import { isHidden } from "./hidden";
import { MonasteriumModel, type MonasteriumGame } from "./model.svelte";
import Options from "./Options.svelte";
import Seat from "./Seat.svelte";
import Stage from "./Stage.svelte";

export const ui = defineGame<MonasteriumGame, MonasteriumModel>({
  decode,
  model: (table) => new MonasteriumModel(table),
  regions: { Stage, Options, Seat },
  fields,
  log: {
    headings: ["round-began"],
    banners: ["round-began", "mission-fulfilled", "die-won", "year-ended", "game-ended"],
    hidden: isHidden,
    places: ["monastery"],
  },
  importance: ["choose-number", "take-dice", "take-joker", "use-action", "place-novice", "take-window"],
});
