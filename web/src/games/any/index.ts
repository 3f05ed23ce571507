/** The board that carries any game: what lies open as lists, and what I may do as sentences to choose from. */
import { HERALDRY } from "../../look/seats";
import type { FieldWords } from "../../speech";
import type { GameParts } from "../registry";
import Board from "./Board.svelte";
import Desk from "./Desk.svelte";
import Seat from "./Seat.svelte";

/** With what a drawn board of the same game knows about headlines, colours and moments, if there is one. */
export function partsWith(fields: FieldWords, drawn: GameParts | null): GameParts {
  const plain: GameParts = {
    Board,
    Desk,
    Seat,
    words: fields,
    headline: (view, speech) => speech.step(view.doing),
    colour: (_, seat) => HERALDRY[seat % HERALDRY.length]?.colour ?? "grey",
    headings: ["round-began"],
    moments: ["game-ended"],
  };
  return drawn ? { ...drawn, Board, Desk, Controls: undefined, prompt: undefined } : plain;
}
