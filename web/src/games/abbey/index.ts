/** Mystery of the Abbey at the table. */
import type { CardsMoved } from "../../protocol/generated/abbey";
import fields from "../../protocol/generated/abbey.words.json";
import type { Event } from "../../protocol/generated/table";
import { defineGame } from "../../table/game";
import { decode } from "./components";
import Card from "./Card.svelte";
import Faces from "./Faces.svelte";
import Hand from "./Hand.svelte";
import Hours from "./Hours.svelte";
import { AbbeyModel, type AbbeyGame } from "./model.svelte";
import Moments from "./Moments.svelte";
import Options from "./Options.svelte";
import Seat from "./Seat.svelte";
import Stage from "./Stage.svelte";
import Things from "./Things.svelte";
import Unmasking from "./Unmasking.svelte";
import { wording } from "./wording";

/** My own marks are on my sheet, and the bell stands in the headline: neither is news. */
const HIDDEN = [
  "suspect-crossed",
  "cross-erased",
  "note-written",
  "note-erased",
  "suspect-marked",
  "bell-moved",
  "die-set",
];

/** A question is told with its answer. A move of cards that I saw is told by what I saw. */
function saidByAnother(event: Event, next: Event | undefined): boolean {
  if (event.type === "questioned") return true;
  if (next?.type !== "cards-seen") return false;
  return (
    event.type === "cards-shown" ||
    (event.type === "cards-moved" && (event as unknown as CardsMoved).gifts.length === 1)
  );
}

export const ui = defineGame<AbbeyGame, AbbeyModel>({
  decode,
  model: (table) => new AbbeyModel(table),
  regions: {
    Stage,
    Hand,
    Options,
    Seat,
    Clock: Hours,
    Card,
    Over: Moments,
    Ending: Unmasking,
    Faces,
    Things,
  },
  fields,
  log: () => ({
    headings: ["mass-called"],
    banners: ["intruder-caught", "book-read", "volume-read"],
    hidden: (event, next) => HIDDEN.includes(event.type) || saidByAnother(event, next),
    clock: "turn-began",
    telling: ["culprit-found", "case-closed", "accused", "revealed"],
    places: ["room"],
  }),
  importance: ["accuse", "walk", "ask", "answer", "reveal", "request-card", "give-card", "show-card"],
  wording: (components) => (speech, view, struct, outer) => wording(components, speech, view, struct, outer),
});
