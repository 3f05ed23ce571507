/** Mystery of the Abbey at the table. */
import fields from "../../protocol/generated/abbey.words.json";
import { defineGame } from "../../table/game";
import { DATA, decode } from "./components";
import Hours from "./Hours.svelte";
import { AbbeyModel, type AbbeyGame } from "./model.svelte";
import Options from "./Options.svelte";
import Seat from "./Seat.svelte";
import Stage from "./Stage.svelte";

/** My own marks are on my sheet, and the bell stands in the headline: neither is news. */
const HIDDEN = ["suspect-crossed", "cross-erased", "note-written", "note-erased", "bell-moved", "die-set"];

export const ui = defineGame<AbbeyGame, AbbeyModel>({
  data: DATA,
  decode,
  model: (table) => new AbbeyModel(table),
  regions: { Stage, Options, Seat, Clock: Hours },
  fields,
  log: {
    headings: ["mass-called"],
    banners: ["intruder-caught", "book-read", "volume-read"],
    hidden: (event) => HIDDEN.includes(event.type),
    places: ["room"],
  },
  importance: ["accuse", "walk", "ask", "answer", "reveal", "request-card", "give-card", "show-card"],
});
