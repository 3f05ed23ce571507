/** Monasterium at the table. */
import fields from "../../protocol/generated/monasterium.words.json";
import { defineGame } from "../../table/game";
import { offeredFirst } from "../../table/keys";
import Card from "./Card.svelte";
import Clock from "./Clock.svelte";
import { decode } from "./components";
import Finale from "./Finale.svelte";
import Flights from "./Flights.svelte";
import Hand from "./Hand.svelte";
import { isHidden } from "./hidden";
import { MonasteriumModel, type MonasteriumGame } from "./model.svelte";
import Options from "./Options.svelte";
import Seat from "./Seat.svelte";
import Stage from "./Stage.svelte";
import Things from "./Things.svelte";

export const ui = defineGame<MonasteriumGame, MonasteriumModel>({
  decode,
  model: (table) => new MonasteriumModel(table),
  narrowHand: true,
  regions: { Stage, Hand, Options, Seat, Clock, Card, Finale, Things, Over: Flights },
  fields,
  log: (components) => ({
    actor: "seat",
    headings: ["round-began"],
    banners: ["round-began", "mission-fulfilled", "die-won", "year-ended", "game-ended"],
    hidden: (event) => isHidden(event, components),
    clock: "round-began",
    telling: [
      "mission-fulfilled",
      "die-won",
      "novice-sent",
      "window-built",
      "points-scored",
      "tile-turned",
      "dice-taken",
      "dice-placed",
    ],
    places: ["monastery"],
  }),
  importance: ["choose-number", "take-dice", "take-joker", "use-action", "place-novice", "take-window"],
  keys: [
    {
      key: "b",
      label: "key-my-board",
      does: (table) => {
        if (table.model instanceof MonasteriumModel) table.model.toggleBoard();
      },
    },
    { key: "p", label: "key-piles", to: offeredFirst("pile") },
  ],
});
