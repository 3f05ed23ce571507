/** What is seen, heard and decided at a table of monasterium. Written by `npm run types`; do not edit. */

export interface MonasteriumView {
  seat: number | null;
  waiting: readonly number[];
  doing: string;
  options: MonasteriumOptions;
  year: number;
  years: number;
  round: number;
  starter: number;
  missions: readonly MissionView[];
  monasteries: readonly MonasteryView[];
  road: readonly RoadView[];
  spaces: readonly DiceView[];
  rolled: readonly (readonly [number, number])[];
  turn: number | null;
  column: string | null;
  tile: readonly [number, number];
  paid: boolean;
  players: readonly PlayerView[];
  goods: readonly string[];
  stack: readonly string[];
}

/** [setup.players] Two, three or four play. */
export interface MonasteriumOptions {
  players: number;
  colours: string;
  own_dice: "all" | "in-order";
  price_ladder: "area" | "row";
  extra_novice: "kept" | "now";
}

export interface MissionView {
  mission: string;
  points: readonly number[];
  demands: readonly string[];
  needs: number;
  progress: readonly number[];
  claimed: readonly number[];
}

export interface MonasteryView {
  monastery: string;
  rooms: readonly PlaceView[];
  cloister: readonly PlaceView[];
  chapel: readonly number[];
  chapel_places: number;
  windows: number;
  road: readonly number[];
  majority: readonly number[];
  cloisters: readonly number[];
}

/** A room or a cloister space: its name, whether it is in use at all, and who stands there. */
export interface PlaceView {
  spot: string;
  open: boolean;
  owner: number | null;
  beside: readonly string[];
}

export interface RoadView {
  monasteries: readonly string[];
  bonus: string;
  messengers: readonly number[];
}

/** Dice of one number: neutral ones, and those of each seat. */
export interface DiceView {
  neutral: number;
  personal: readonly number[];
}

export interface PlayerView {
  seat: number;
  goods: readonly number[];
  novices: readonly string[];
  opened: readonly string[];
  turned: readonly string[];
  done: readonly string[];
  possible: readonly string[];
  idle: readonly string[];
  sendable: readonly string[];
  useful: readonly number[];
  prices: readonly PriceView[];
  reach: readonly string[];
  messenger: number;
  window: readonly (string | null)[];
  dice: number;
  hand: DiceView;
  reroll: boolean;
  points: number;
  lines: readonly LineView[];
  projected: readonly LineView[];
  projected_total: number;
}

/** What the next novice of a row costs a seat now; ``goods`` are of the kind of the room. */
export interface PriceView {
  influence: number;
  rosary: number;
  goods: number;
}

export interface LineView {
  reason: string;
  points: number;
}

export interface MissionsDrawn {
  type: "missions-drawn";
  missions: readonly string[];
}

export interface RoundBegan {
  type: "round-began";
  year: number;
  round: number;
  starter: number;
}

/** The numbers that the dice show, neutral and personal apart. */
export interface DiceRolled {
  type: "dice-rolled";
  seat: number;
  neutral: readonly number[];
  personal: readonly number[];
}

/** The numbers that the rolled-again dice show now. */
export interface DiceRerolled {
  type: "dice-rerolled";
  seat: number;
  neutral: readonly number[];
  personal: readonly number[];
}

export interface DicePlaced {
  type: "dice-placed";
  seat: number;
  number: number;
  neutral: number;
  personal: number;
}

export interface DiceTaken {
  type: "dice-taken";
  seat: number;
  number: number;
  neutral: number;
  personal: number;
  column: string;
}

export interface ActionUsed {
  type: "action-used";
  seat: number;
  space: string;
}

export interface DieWasted {
  type: "die-wasted";
  seat: number;
  column: string;
}

export interface GoodsTaken {
  type: "goods-taken";
  seat: number;
  good: string;
  count: number;
}

export interface GoodsPaid {
  type: "goods-paid";
  seat: number;
  good: string;
  count: number;
}

export interface GoodExchanged {
  type: "good-exchanged";
  seat: number;
  gave: string;
  got: string;
}

export interface PointsScored {
  type: "points-scored";
  seat: number;
  reason: string;
  points: number;
}

/** To this space of the road, counted from 1. */
export interface MessengerMoved {
  type: "messenger-moved";
  seat: number;
  space: number;
}

export interface BonusDeclined {
  type: "bonus-declined";
  seat: number;
}

export interface NoviceSent {
  type: "novice-sent";
  seat: number;
  novice: string;
  monastery: string;
  spot: string;
}

export interface ActionOpened {
  type: "action-opened";
  seat: number;
  space: string;
}

export interface TileTurned {
  type: "tile-turned";
  seat: number;
  column: string;
}

export interface ExtraNoviceLost {
  type: "extra-novice-lost";
  seat: number;
  novice: string;
}

export interface ExtraNoviceKept {
  type: "extra-novice-kept";
  seat: number;
  novice: string;
}

export interface WindowBuilt {
  type: "window-built";
  seat: number;
  monastery: string;
  row: string;
  column: string;
}

export interface WindowLost {
  type: "window-lost";
  seat: number;
  monastery: string;
}

export interface DieWon {
  type: "die-won";
  seat: number;
}

export interface MissionFulfilled {
  type: "mission-fulfilled";
  seat: number;
  mission: string;
  year: number;
}

export interface YearEnded {
  type: "year-ended";
  year: number;
}

export interface GameEnded {
  type: "game-ended";
  winners: readonly number[];
}

/** Put all rolled dice that show this number on its Dice space. */
export interface ChooseNumber {
  type: "choose-number";
  number: number;
}

/** Turn the Reroll tile over; which dice to roll again is asked next. */
export interface UseReroll {
  type: "use-reroll";
}

/** Roll these again: the numbers they show now, neutral dice and personal dice apart. */
export interface RerollDice {
  type: "reroll-dice";
  neutral: readonly number[];
  personal: readonly number[];
}

/** Take so many dice from a Dice space that has a column of its own. */
export interface TakeDice {
  type: "take-dice";
  number: number;
  count: number;
}

/** Take one die from the joker space and lay it on any column. */
export interface TakeJoker {
  type: "take-joker";
  column: string;
}

/** Carry out the action that is printed here. */
export interface UseAction {
  type: "use-action";
  space: string;
}

/** Send this one out; where to is asked next. */
export interface ChooseNovice {
  type: "choose-novice";
  novice: string;
}

/** Put the novice who is being sent out on this place. */
export interface PlaceNovice {
  type: "place-novice";
  monastery: string;
  spot: string;
}

/** Take this out of the goods that are offered. */
export interface TakeGood {
  type: "take-good";
  good: string;
}

/** Give one of these for the next better one. */
export interface ExchangeGood {
  type: "exchange-good";
  good: string;
}

/** Take a Church Window tile of this monastery and build it into this row. */
export interface TakeWindow {
  type: "take-window";
  monastery: string;
  row: string;
}

/** Take this bonus for the window tile just built: the row's or the column's. */
export interface ChooseBonus {
  type: "choose-bonus";
  bonus: string;
}

/** Take another personal die at the end of the road. */
export interface TakeDie {
  type: "take-die";
}

/** Take points instead of a personal die at the end of the road. */
export interface TakePoints {
  type: "take-points";
}

/** Do without what is offered. */
export interface Decline {
  type: "decline";
}

export type View = MonasteriumView;

export type Event =
  | MissionsDrawn
  | RoundBegan
  | DiceRolled
  | DiceRerolled
  | DicePlaced
  | DiceTaken
  | ActionUsed
  | DieWasted
  | GoodsTaken
  | GoodsPaid
  | GoodExchanged
  | PointsScored
  | MessengerMoved
  | BonusDeclined
  | NoviceSent
  | ActionOpened
  | TileTurned
  | ExtraNoviceLost
  | ExtraNoviceKept
  | WindowBuilt
  | WindowLost
  | DieWon
  | MissionFulfilled
  | YearEnded
  | GameEnded;

export type Action =
  | ChooseNumber
  | UseReroll
  | RerollDice
  | TakeDice
  | TakeJoker
  | UseAction
  | ChooseNovice
  | PlaceNovice
  | TakeGood
  | ExchangeGood
  | TakeWindow
  | ChooseBonus
  | TakeDie
  | TakePoints
  | Decline;

export type Options = MonasteriumOptions;
