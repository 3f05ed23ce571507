/**
 * The contract between the shell and a game. The shell owns the page: regions, players, log, talk, notes, keys, the main
 * button and Undo. A game brings a model, which holds what is being prepared, and the components that fill the regions.
 */
import type { Component } from "svelte";
import type { Thing } from "../grammar";
import type { Action, Event, Result, View } from "../protocol/generated/table";
import type { FieldWords, Speech, Tagged } from "../speech";
import type { Arguments } from "../words.svelte";
import type { Known } from "../workshop/known";
import type { Shortcut } from "./keys";
import type { Table } from "./table.svelte";

/**
 * A thing on the page: `tile/chapel`, `place/e2n1`, `hand/smithy`. An element carries one or several in `data-ref`, the
 * most specific first. Cards, links of the log, flights, lessons, shortcuts and tests all find things by it.
 */
export type Ref = `${string}/${string}`;

/** The types that differ between games. */
export interface Game {
  View: View;
  /** What is printed on the components, decoded from the game's data. */
  Components: object;
}

/** The sentence that says what I am to do. The shell shows it at one place and reads it out. */
export interface Prompt {
  text: string;
  /** One line of figures below it. */
  detail?: string;
  /** The same drawn: a small piece, once for each that is left. */
  pips?: { drawing: string; count: number };
}

/** What the main button does. It stands at one fixed place; a model without one leaves it disabled. */
export interface MainAction {
  label: string;
  detail?: string;
  act(): void;
  /** Shown but not possible; `why` is the action that the server is asked about. */
  disabled?: boolean;
  why?: Action | null;
  /** A step of weight has the colour of a seal. */
  tone?: "seal";
}

/** Something that changed, as a mark on the board: a new tile, a walk, a letter taken. */
export interface Change {
  key: string;
  seat: number | null;
  ref: Ref;
  /** Where it came from, and through which places. */
  from?: Ref;
  via?: readonly Ref[];
  /** The event in few words, and the drawing that stands for it. */
  text: string;
  drawing?: string;
}

/** An event in few words for the log, beside the arms of who did it: a drawing or a letter, some words, a figure. */
export interface Brief {
  text: string;
  /** A drawing of the game's sheet. */
  drawing?: string;
  letter?: string;
  /** Points or another number that stands out. */
  figure?: string;
  /** Where it happened: resting on the line lights the place. */
  ref?: Ref;
}

/** One line of the statistics at the end. */
export interface Statistic {
  label: string;
  figures: readonly number[];
}

/** A moment as a picture (a drawing of the game's sheet), a sentence, and the rule at work in words. */
export interface Scene {
  drawing: string;
  title: string;
  text: string;
  /** It takes the middle of the stage for a moment; otherwise it is a card at its upper edge. */
  great?: boolean;
  /** What it brought to whom. */
  awards?: readonly { seat: number; points: number }[];
  /** Letters that are spelled out. */
  letters?: string;
  mood?: "night";
  /** The seat whose monk is drawn with the Abbot's staff, in place of the drawing. */
  abbot?: number;
}

/** Which events are headings of the log, banners over the stage, or no news at all. */
export interface LogRules {
  headings: readonly string[];
  /** The field of an event that names the seat whose turn it belongs to; `by` unless the game says otherwise. */
  actor?: string;
  banners: readonly string[];
  /** The event that says what time of the game it is: `when-<event>` words it. */
  clock: string;
  /** What a turn of the game is remembered by, the most telling kind of event first. */
  telling: readonly string[];
  /** An event that is no news, because another one says the same; `next` follows it in the same entry. */
  hidden?(event: Event, next?: Event): boolean;
  /** Kinds of names that are places on the board: a line of the log shows them. */
  places: readonly string[];
}

/**
 * A game at one table: what is offered, what is being prepared, what it comes to. The shell makes one per table and drops
 * it with the table, so its `$derived` fields live as long as it does.
 */
export interface GameModel<G extends Game = Game> {
  readonly table: Table<G>;
  readonly prompt: Prompt | null;
  readonly main: MainAction | null;
  /** An action that the shell takes for me: a question with one answer. Never in a lesson, nor after a step back. */
  readonly automatic?: Action | null;
  /** Something is being prepared that Escape drops. */
  readonly drafting: boolean;
  drop(): void;
  /** Put an action on the board as if it had been chosen there. */
  show?(action: Action): void;
  /** A key press while something is being prepared; true if it meant something. */
  press?(event: KeyboardEvent): boolean;
  /** A scene of the end runs on the stage; the result waits for it, and the main button is the game's. */
  readonly finale?: boolean;
  readonly headline: string;
  /** The heraldic colour of a seat. */
  colour(seat: number): string;
  /** A seat's points as far as this viewer may know them. */
  score?(seat: number): number | null;
  /** What a thing is called by those who see this view: the tile at a place. */
  nameThing?(kind: string, id: string, view?: G["View"]): Thing | string | null;
  /** What is printed on a thing, for the sentence that explains it. */
  about?(kind: string, id: string): Record<string, string | number>;
  /** What a card says, where its name does not tell: what a mission asks for. */
  printed?(kind: string, id: string): string | null;
  /**
   * What to choose next on the page to make this action, the draft being as it is; the first of these that is in sight.
   * `spot/main` confirms, `spot/drop` gives up a draft that leads elsewhere.
   */
  touch?(action: Action): readonly Ref[];
  /** The things that an action is about, to light them. */
  refsOf?(action: Action): readonly Ref[];
  /** The way that a seat's action takes over the board, or the things that it is about: for an arrow in a review. */
  route?(action: Action, seat: number | null): readonly Ref[];
  /** A review speaks of these things: what hides them is put aside, and comes back when it speaks of others. */
  reveal?(refs: readonly Ref[]): void;
  /** Events as marks on the board. */
  changes?(events: readonly Event[]): readonly Change[];
  /** An event in few words; null where only the whole sentence will do. */
  brief?(event: Event): Brief | null;
  /** The colour of the roofs of a drawing, where the board gives it one. */
  roof?(drawing: string): string | null;
  /** When something can be done that is not what is being decided now. */
  when?(action: Action): string | null;
  /** What stops the eye: something that happened (with all that was announced at once) or, without an event, what is being decided. */
  scene?(event: Event | null, all?: readonly Event[]): Scene | null;
  /** What a ribbon over the stage says of an event; without it, what the log says. */
  ribbon?(event: Event): string;
  /** What everybody did, counted from the whole log: a message of the site's catalogue and a figure for each seat. */
  statistics?(events: readonly Event[], seats: number): readonly Statistic[];
  /** For each round what every seat's points were; from the whole log. */
  scoreHistory?(events: readonly Event[], seats: number): readonly (readonly number[])[];
}

/** Components for the regions. `m` is the game's own model. */
export interface Regions<M> {
  /** The board and everything that lies on the table. It fills its region and never sizes it. */
  Stage: Component<{ m: M }>;
  /** My own things, at the left of the bottom rail. */
  Hand?: Component<{ m: M }>;
  /** One line of further choices below the sentence. */
  Options?: Component<{ m: M }>;
  /** One player at a glance, inside the plate that the shell draws. */
  Seat: Component<{ m: M; seat: number }>;
  /** The game's clock, at the foot of the left rail. */
  Clock?: Component<{ m: M }>;
  /** A thing drawn large, with what it would do now, for the hover card. */
  Card?: Component<{ m: M; kind: string; id: string; element: Element }>;
  /** What a great scene is about, drawn large; without it the drawing of the scene stands on vellum. */
  ScenePicture?: Component<{ m: M; drawing: string }>;
  /** What passes over the table and takes no click from it: a moment of the game. It is placed inside the shell. */
  Over?: Component<{ m: M }>;
  /** The winner's picture, on the plank below the heading of the result. What carries `data-figure` stands at its left. */
  Finale?: Component<{ m: M; winners: readonly number[] }>;
  /** What one figure of the count stands for, drawn before it: the letters of a phrase. */
  Score?: Component<{ m: M; seat: number; reason: string }>;
  /** The end as a scene of the game's own, instead of the table of points. It has the heading with the id `ending`. */
  Ending?: Component<{ m: M; result: Result }>;
  /** A past position: all the things of one seat, where the hand shows only part of them. */
  Things?: Component<{ m: M }>;
  /** Some of those that the game is about, small and in a row; some of them struck out. */
  Faces?: Component<{ m: M; ids: readonly string[]; struck?: readonly string[] }>;
}

export interface GameUi<G extends Game = Game, M extends GameModel<G> = GameModel<G>> {
  /** The server's component data, decoded; the only reader of their format. */
  decode(data: unknown): G["Components"];
  model(table: Table<G>): M;
  regions: Regions<M>;
  /** Fields of actions and events that name something. */
  fields: FieldWords;
  log(components: G["Components"]): LogRules;
  /** Kinds of actions, the most important first: the order of "What can I do now?". */
  importance: readonly string[];
  /** The blanks that this game adds to the message of a struct, from what the reader sees. */
  wording?(components: G["Components"]): GameWording<G>;
  /** The hand needs little room, so the sentence and its choices get more. */
  narrowHand?: boolean;
  /** Letters that go to the things of this game. */
  keys?: readonly Shortcut[];
}

/** The blanks of one struct; `outer` are the structs that it is part of. */
export type GameWording<G extends Game = Game> = (
  speech: Speech,
  view: G["View"] | null,
  struct: Tagged,
  outer: readonly Tagged[],
) => Arguments;

/** A game's interface with the component data of the server that it is played on. */
export interface LoadedGame extends Omit<GameUi, "log" | "wording"> {
  components: object;
  log: LogRules;
  wording?: GameWording;
  /** How sure we are of what is printed on a thing; for the last line of its large card. */
  known?: Known;
}

export function withComponents(ui: GameUi, components: object): LoadedGame {
  return { ...ui, components, log: ui.log(components), wording: ui.wording?.(components) };
}

/** A game as the shell knows it. This is the one place where a game's own types are put aside. */
export function defineGame<G extends Game, M extends GameModel<G>>(ui: GameUi<G, M>): GameUi {
  return ui as unknown as GameUi;
}
