/** Monastery at the table. */
import fields from "../../protocol/generated/monastery.words.json";
import { defineGame } from "../../table/game";
import { findRef } from "../../kit/refs";
import { offeredFirst } from "../../table/keys";
import Card from "./Card.svelte";
import { decode } from "./components";
import Dial from "./Dial.svelte";
import Finale from "./Finale.svelte";
import Hand from "./Hand.svelte";
import { MonasteryModel, type MonasteryGame } from "./model.svelte";
import Options from "./Options.svelte";
import ScenePicture from "./ScenePicture.svelte";
import Score from "./Score.svelte";
import Seat from "./Seat.svelte";
import Stage from "./Stage.svelte";
import { wording } from "./wording";

function fitBoard(): void {
  const button = findRef("spot/fit");
  if (button instanceof HTMLElement) button.click();
}

export const ui = defineGame<MonasteryGame, MonasteryModel>({
  decode,
  model: (table) => new MonasteryModel(table),
  regions: { Stage, Hand, Options, Seat, Clock: Dial, Card, Finale, Score, ScenePicture },
  fields,
  log: () => ({
    headings: ["round-began"],
    banners: [
      "round-began",
      "abbot-elected",
      "phrase-completed",
      "tile-constructed",
      "monk-imprisoned",
      "icon-used",
      "game-ended",
    ],
    clock: "round-began",
    telling: [
      "phrase-completed",
      "letter-collected",
      "monk-collected",
      "abbot-elected",
      "monk-imprisoned",
      "construction-scored",
      "monk-prayed",
      "monks-worked",
      "tile-constructed",
      "monk-walked",
      "tile-placed",
    ],
    places: ["place"],
  }),
  importance: [
    "place-tile",
    "walk",
    "change-box",
    "pray",
    "collect-letter",
    "collect-monk",
    "construct",
    "use-icon",
    "encourage",
    "work",
    "exchange-tile",
    "done",
  ],
  keys: [
    { key: "t", label: "key-tiles", to: offeredFirst("hand") },
    { key: "m", label: "key-monks", to: offeredFirst("monk") },
    { key: "b", label: "key-board", to: ['[data-ref^="cell/"].lit', ...offeredFirst("place")] },
    { key: "g", label: "key-grid", to: offeredFirst("market") },
    { key: "0", label: "whole-board", does: fitBoard },
    { key: "+ −", label: "key-zoom" },
    { key: "r", label: "key-turn" },
    { key: "1–5", label: "key-box" },
    { key: "n", label: "key-names" },
  ],
  wording: () => (_speech, _view, struct) => wording(struct),
});
