/**
 * Which board stands for which game. A board is loaded when somebody sits down to its game; a game without one of its
 * own is played on the one that can carry any game, by lists of choices in words.
 */
import type { Component } from "svelte";
import type { Action, Event, View } from "../protocol/generated/table";
import type { FieldWords, Speech } from "../speech";
import type { Shortcut } from "../table/keys";
import type { Table } from "../table/table.svelte";
import type { Lexicon } from "../words.svelte";

/** A moment as a picture (a drawing of this game's sheet), a sentence, and the rule at work in words. */
export interface Scene {
  drawing: string;
  title: string;
  text: string;
}

export interface GameParts {
  /** What lies in the middle of the table. */
  Board: Component<{ table: Table }>;
  /** My things, along the bottom. */
  Desk: Component<{ table: Table }>;
  /** How high the desk stands on a large screen, where this game needs another height than most. */
  deskHeight?(table: Table): string | undefined;
  /** What I may say now: beside the sentence that says what I am to do. */
  Controls?: Component<{ table: Table }>;
  /** One player at a glance. */
  Seat: Component<{ table: Table; seat: number }>;
  /** Fields of actions and events that name something. */
  words: FieldWords;
  /** The time of day, or whatever this game has for it. */
  headline(view: View, speech: Speech): string;
  /** What I am to do now, if this game can say it better than by the name of the step. */
  prompt?(table: Table): string | null;
  /** The heraldic colour of a chair. */
  colour(view: View, seat: number): string;
  /** What a thing is called by those who see the table: the tile at a place. */
  nameThing?(view: View, kind: string, id: string, lexicon: Lexicon): string | null;
  /** What is printed on a thing, for the sentence that explains it. */
  about?(kind: string, id: string): Record<string, string | number>;
  /** What everybody should have in sight beside the players: the time of day. */
  Aside?: Component<{ table: Table }>;
  /** Kinds of names that are places on the board: a line of the chronicle shows them. */
  places?: readonly string[];
  /** Letters that go to the things of this game. */
  keys?: readonly Shortcut[];
  /** Show an action on the board as if it had been chosen there, ready to be meant or dropped. */
  show?(table: Table, action: Action): void;
  /** Events that stand as headings in the chronicle. */
  headings: readonly string[];
  /** Events that everybody shares: a ribbon crosses the board. */
  moments: readonly string[];
  /** What stops the eye: something that happened, or, without it, what is being decided. */
  scene?(table: Table, event: Event | null): Scene | null;
  /** Events that are no news in the chronicle, because another one says the same. */
  unsaid?(event: Event): boolean;
  /** Events that gain or lose somebody points as they happen, for the course of the scores. */
  course?(events: readonly Event[], seats: number): readonly (readonly number[])[];
}

const BOARDS: Record<string, () => Promise<{ parts: GameParts }>> = {
  monastery: () => import("./monastery"),
  monasterium: () => import("./monasterium"),
  abbey: () => import("./abbey"),
};

const FIELDS = import.meta.glob<FieldWords>("../protocol/generated/*.words.json", { import: "default" });

export function hasBoard(game: string): boolean {
  return game in BOARDS;
}

/** The parts for a game; `listed` asks for the lists of words even where a board is drawn. */
export async function partsFor(game: string, listed: boolean): Promise<GameParts> {
  const board = BOARDS[game];
  if (board && !listed) return (await board()).parts;
  const fields = FIELDS[`../protocol/generated/${game}.words.json`];
  const { partsWith } = await import("./any");
  return partsWith(fields ? await fields() : {}, board ? (await board()).parts : null);
}
