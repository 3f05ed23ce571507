/** Monasterium at the table. */
import { HERALDRY } from "../../look/seats";
import type { MonasteriumView } from "../../protocol/generated/monasterium";
import fields from "../../protocol/generated/monasterium.words.json";
import type { GameParts } from "../registry";
import Board from "./Board.svelte";
import Controls from "./Controls.svelte";
import { course } from "./course";
import Desk from "./Desk.svelte";
import { prompt } from "./prompt";
import { board } from "./said.svelte";
import Seat from "./Seat.svelte";
import { unsaid } from "./unsaid";

export const parts: GameParts = {
  Board,
  Controls,
  Desk,
  Seat,
  /** This desk holds a whole player board. */
  deskHeight: () => "clamp(260px, 39.5dvh, 356px)",
  words: fields,
  headline: (view) => {
    const { year, round } = view as MonasteriumView;
    return board.say("headline", { year, round });
  },
  prompt,
  colour: (_, seat) => HERALDRY[seat % HERALDRY.length]?.colour ?? "grey",
  places: ["monastery"],
  headings: ["round-began"],
  moments: ["round-began", "mission-fulfilled", "die-won", "year-ended", "game-ended"],
  unsaid,
  course,
};
