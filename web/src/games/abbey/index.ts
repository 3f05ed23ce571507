/** Mystery of the Abbey at the table. */
import type { AbbeyView } from "../../protocol/generated/abbey";
import fields from "../../protocol/generated/abbey.words.json";
import type { GameParts } from "../registry";
import Board from "./Board.svelte";
import Controls from "./Controls.svelte";
import Desk from "./Desk.svelte";
import { SPOTS } from "./facts";
import Hours from "./Hours.svelte";
import { prompt } from "./prompt";
import { board } from "./said.svelte";
import Seat from "./Seat.svelte";

/** My own marks are on my sheet, and the bell stands in the headline: neither is news. */
const UNSAID = ["suspect-crossed", "cross-erased", "note-written", "note-erased", "bell-moved", "die-set"];

export const parts: GameParts = {
  Board,
  Controls,
  Desk,
  Seat,
  Aside: Hours,
  /** A question with what each answer would leave needs more room than cards and books. */
  deskHeight: (table) =>
    table.choices.some((action) => action.type === "ask") ? "clamp(250px, 34dvh, 330px)" : undefined,
  words: fields,
  headline: (view, speech) => {
    const { office, bell } = view as unknown as AbbeyView;
    return board.say("headline", { office: speech.word("office", office), bell, spots: SPOTS });
  },
  prompt,
  colour: (view, seat) => (view as unknown as AbbeyView).players[seat]?.colour ?? "black",
  places: ["room"],
  headings: ["mass-called"],
  moments: ["intruder-caught", "book-read", "volume-read"],
  unsaid: (event) => UNSAID.includes(event.type),
};
