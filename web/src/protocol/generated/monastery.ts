/** What is seen, heard and decided at a table of monastery. Written by `npm run types`; do not edit. */

/** The table as one seat sees it. */
export interface MonasteryView {
  seat: number | null;
  waiting: readonly number[];
  doing: string;
  options: MonasteryOptions;
  abbot: number;
  day: number;
  hour: string;
  hour_number: number;
  ending: string;
  talking: boolean;
  tiles: readonly SeenTile[];
  players: readonly SeenPlayer[];
  grid: readonly string[];
  prices: readonly (readonly number[])[];
  bag: number;
  pool: number;
  allowance: number;
  placed: boolean;
  points: number;
  fresh: number;
  prayed: boolean;
  icons_used: readonly string[];
  hand: readonly string[];
  blessings: number;
  stack: readonly (
    | WorkRound
    | ServiceRound
    | NightRound
    | OpeningTurn
    | PlacingAndMoving
    | Returning
    | Encouraging
    | Scoring
    | Constructing
    | OrderingConstruction
    | ChoosingDeeds
    | UsingMonks
    | PrayingAfterWork
    | PlacingByStables
    | SwitchingLetters
    | Collecting
    | LeavingGrid
    | StandingUp
    | EndingPrayer
    | Electing
    | BreakingTie
    | Imprisoning
    | DrawingInTurn
    | Drawing
    | KeepingMonks
    | GoingHome
    | TurningDial
  )[];
}

/** Two to four players, and the variants of the rules, of the publisher and of the players. */
export interface MonasteryOptions {
  players: number;
  colours: string;
  icons: boolean;
  start: "fixed" | "keep-three" | "random";
  double_draw: boolean;
  paired: boolean;
  paired_tie: "lower-phrase" | "shared";
  vow_of_silence: boolean;
}

/** A tile on the table; ``built`` is ``now`` if it was constructed in this round. */
export interface SeenTile {
  tile: string;
  place: string;
  turn: number;
  built: "no" | "now" | "yes";
  blessings: number;
}

/** What everybody sees of a player. */
export interface SeenPlayer {
  colour: string;
  tiles: number;
  monks: readonly SeenMonk[];
  monks_to_come: number;
  strip: string;
  complete: boolean;
  has_returned: boolean;
  has_scored: boolean;
}

/** A monk in the monastery. */
export interface SeenMonk {
  place: string;
  box: number;
  praying: boolean;
  mark: "" | "changed" | "entered" | "stays";
}

/** [rounds.work] In study and toil rounds every player places and moves, then every player scores.
 *
 *     [rounds.abbot-first] The Abbot begins, and play passes to the left. */
export interface WorkRound {
  type: "work-round";
}

/** [service.praying] Praying monks go home, an Abbot is elected, and everybody draws.
 *
 *     [service.first-matins] At the first Matins there is nobody to go home and nothing to elect: all only draw. */
export interface ServiceRound {
  type: "service-round";
}

/** [night.return] Every monk goes home to the Abbey, and nothing else happens.
 *
 *     [end.night] After the second night there is no morning, so nobody is asked which monks stay. */
export interface NightRound {
  type: "night-round";
}

/** [rounds.work] A player's turn begins: nothing placed yet, all movement points to spend. */
export interface OpeningTurn {
  type: "opening-turn";
  seat: number;
}

/** [placement.once] One new tile, [placement.any-time] before, between or after the moves of the monks.
 *
 *     [exchange.instead] Or a tile is exchanged instead of being placed. */
export interface PlacingAndMoving {
  type: "placing-and-moving";
  seat: number;
}

/** [exchange.put-back] Of the tiles behind the screen, the new one among them, as many as asked go into the bag.
 *
 *     [setup.start-draw] At the first Matins only tiles just drawn: the Secret Way is not one of them.
 *     [secrecy.screens] Which ones, nobody else learns. */
export interface Returning {
  type: "returning";
  seat: number;
  count: number;
}

/** [encouragement.give] At the end of a turn, blessings may be laid on tiles that are not constructed. */
export interface Encouraging {
  type: "encouraging";
  seat: number;
}

/** [scoring.order] First constructing; then icons, one prayer and work; then the letter grid, then what is left. */
export interface Scoring {
  type: "scoring";
  seat: number;
}

/** [construction.points] A player scores the box numbers of his monks on every full site, without asking.
 *
 *     [construction.order] Only where the order makes a difference to the points does he choose it. */
export interface Constructing {
  type: "constructing";
  seat: number;
}

/** [construction.order] Tiles of one group are built one after the other; the first counts for the second. */
export interface OrderingConstruction {
  type: "ordering-construction";
  seat: number;
}

/** [scoring.order] Asks for icons and prayer while there is any to choose; then all others work. */
export interface ChoosingDeeds {
  type: "choosing-deeds";
  seat: number;
}

/** [scoring.one-way] Each monk scores in one way only: by constructing, by praying or by working.
 *
 *     [prayer.icon-first] A monk may use the icon of its tile and then pray or work there. */
export interface UsingMonks {
  type: "using-monks";
  seat: number;
}

/** [scoring.order] Prayer and work come in the order that the player likes.
 *
 *     The order matters in the Chapel only: there one monk may work first and another one pray after it. Everywhere else
 *     a prayer before the work costs nothing, so letting the monks work means that there is none. */
export interface PrayingAfterWork {
  type: "praying-after-work";
  seat: number;
}

/** [icons.stables] A tile is placed as in a turn of placement and movement; it is not exchanged. */
export interface PlacingByStables {
  type: "placing-by-stables";
  seat: number;
}

/** [icons.library] Two letters, first the one and then the other, change places and are turned small side up.
 *
 *     [icons.library-once] A letter that lies small side up is not switched again. The player may also leave all as it is. */
export interface SwitchingLetters {
  type: "switching-letters";
  seat: number;
  first: number;
}

/** [collecting.anywhere] Points buy any letters and monks of the grid, not only of the own row.
 *
 *     [scoring.icons-later] A monk still standing on an icon tile may use it now as well. */
export interface Collecting {
  type: "collecting";
  seat: number;
}

/** [collecting.leftovers] Points that nobody spent turn into blessings by a table. */
export interface LeavingGrid {
  type: "leaving-grid";
  seat: number;
}

/** [icons.brewhouse-service] With the Brewhouse, praying monks may stand up where they are. */
export interface StandingUp {
  type: "standing-up";
  seat: number;
}

/** [service.praying] Every monk that still prays stands up in the Abbey, prisoners too. */
export interface EndingPrayer {
  type: "ending-prayer";
}

/** [service.election] Whoever has most monks in the Abbey is the next Abbot, the old one too. */
export interface Electing {
  type: "electing";
  snap: boolean;
}

/** [service.tie] Among several the old Abbot chooses, and never himself. */
export interface BreakingTie {
  type: "breaking-tie";
  snap: boolean;
}

/** [prison.imprison] The Abbot may send one monk of any player from the Abbey to the Prison Cell.
 *
 *     [prison.two] Another may pray there already. [prison.no-points] It prays there, but scores nothing. */
export interface Imprisoning {
  type: "imprisoning";
}

/** [service.draw] Everybody draws as many tiles as the dial says, the new Abbot first. */
export interface DrawingInTurn {
  type: "drawing-in-turn";
}

/** [service.draw] A player draws; [variants.double-draw] twice as many if so agreed, and gives back the surplus.
 *
 *     [setup.start-draw] At the first Matins he may draw six and keep three, or take a fixed mixture. */
export interface Drawing {
  type: "drawing";
  seat: number;
}

/** [icons.brewhouse-night] With the Brewhouse, monks may be left where they are for the night.
 *
 *     [icons.brewhouse-wake] Those that pray stand up. */
export interface KeepingMonks {
  type: "keeping-monks";
  seat: number;
}

/** [night.return] Whoever has not been left in place goes to the Abbey, whatever he is doing. */
export interface GoingHome {
  type: "going-home";
}

/** [dial.turn] The Abbot moves the hour marker on. [end.round] The game ends only between rounds. */
export interface TurningDial {
  type: "turning-dial";
}

/** In the order of the seats. */
export interface ColoursDrawn {
  type: "colours-drawn";
  colours: readonly string[];
}

export interface RoundBegan {
  type: "round-began";
  day: number;
  hour: string;
}

export interface TilePlaced {
  type: "tile-placed";
  by: number;
  tile: string;
  place: string;
  turn: number;
}

export interface TilesDrawn {
  type: "tiles-drawn";
  by: number;
  count: number;
}

/** What somebody drew: for his eyes only. */
export interface TileSeen {
  type: "tile-seen";
  tile: string;
}

export interface TileReturned {
  type: "tile-returned";
  by: number;
}

export interface MonkWalked {
  type: "monk-walked";
  by: number;
  start: string;
  path: readonly string[];
  box: number;
}

export interface BoxChanged {
  type: "box-changed";
  by: number;
  start: string;
  box: number;
}

export interface TileEncouraged {
  type: "tile-encouraged";
  by: number;
  place: string;
  blessings: number;
}

export interface BlessingsFound {
  type: "blessings-found";
  by: number;
  place: string;
  blessings: number;
}

/** The pool had run dry. */
export interface BlessingReturned {
  type: "blessing-returned";
  by: number;
}

export interface BlessingsReceived {
  type: "blessings-received";
  by: number;
  blessings: number;
}

export interface BlessingsSpent {
  type: "blessings-spent";
  by: number;
  blessings: number;
}

export interface ConstructionScored {
  type: "construction-scored";
  by: number;
  tile: string;
  place: string;
  points: number;
}

export interface TileConstructed {
  type: "tile-constructed";
  tile: string;
  place: string;
}

export interface MonkPrayed {
  type: "monk-prayed";
  by: number;
  tile: string;
  place: string;
  points: number;
}

export interface MonksWorked {
  type: "monks-worked";
  by: number;
  points: number;
}

export interface IconUsed {
  type: "icon-used";
  by: number;
  tile: string;
}

export interface LettersSwitched {
  type: "letters-switched";
  first: string;
  first_row: string;
  first_column: number;
  second: string;
  second_row: string;
  second_column: number;
}

export interface LetterCollected {
  type: "letter-collected";
  by: number;
  letter: string;
  row: string;
  column: number;
  strip: number;
  cost: number;
}

export interface MonkCollected {
  type: "monk-collected";
  by: number;
  owner: number;
  column: number;
  cost: number;
}

export interface PhraseCompleted {
  type: "phrase-completed";
  owner: number;
}

export interface MonkStoodUp {
  type: "monk-stood-up";
  owner: number;
  place: string;
}

export interface MonksReturned {
  type: "monks-returned";
  count: number;
}

export interface MonkStayed {
  type: "monk-stayed";
  owner: number;
  spot: string;
}

export interface AbbotElected {
  type: "abbot-elected";
  abbot: number;
}

export interface MonkImprisoned {
  type: "monk-imprisoned";
  by: number;
  owner: number;
}

export interface GameEnded {
  type: "game-ended";
  ending: string;
}

/** Add a tile from behind the screen to the monastery, after so many quarter turns clockwise. */
export interface PlaceTile {
  type: "place-tile";
  tile: string;
  cell: string;
  turn: number;
}

/** Draw a tile instead of placing one, and put one back. */
export interface ExchangeTile {
  type: "exchange-tile";
}

/** Put a tile back into the bag. */
export interface ReturnTile {
  type: "return-tile";
  tile: string;
}

/** Move a monk from a spot through the places of the path, at last into a box where the last place is a site. */
export interface Walk {
  type: "walk";
  start: string;
  path: readonly string[];
  box: number;
}

/** Move a monk to an empty box of the tile it is on. */
export interface ChangeBox {
  type: "change-box";
  start: string;
  box: number;
}

/** Lay blessings on a tile that is not constructed. */
export interface Encourage {
  type: "encourage";
  place: string;
  blessings: number;
}

/** Score this tile first, where the order makes a difference. */
export interface Construct {
  type: "construct";
  place: string;
}

/** Set a monk praying. */
export interface Pray {
  type: "pray";
  place: string;
}

/** Use the effect of an icon tile. */
export interface UseIcon {
  type: "use-icon";
  tile: string;
}

/** Name a letter of the grid that shall change places. */
export interface SwitchLetter {
  type: "switch-letter";
  letter: string;
  row: string;
  column: number;
}

/** Score for every monk at work, and go on to the letter grid. */
export interface Work {
  type: "work";
}

/** Pay for a letter of the grid and lay it on somebody's strip. */
export interface CollectLetter {
  type: "collect-letter";
  letter: string;
  row: string;
  column: number;
  strip: number;
}

/** Pay for a monk on the grid; it goes to the Abbey and to its owner. */
export interface CollectMonk {
  type: "collect-monk";
  row: string;
  column: number;
}

/** Break a tie. */
export interface ElectAbbot {
  type: "elect-abbot";
  abbot: number;
}

/** Send a monk of this player from the Abbey to the Prison Cell. */
export interface Imprison {
  type: "imprison";
  owner: number;
}

/** Let a praying monk stand up where it is. */
export interface StandUp {
  type: "stand-up";
  place: string;
}

/** Leave a monk where it is for the night. */
export interface Stay {
  type: "stay";
  spot: string;
}

/** That is all for now. */
export interface Done {
  type: "done";
}

export type View = MonasteryView;

export type Event =
  | ColoursDrawn
  | RoundBegan
  | TilePlaced
  | TilesDrawn
  | TileSeen
  | TileReturned
  | MonkWalked
  | BoxChanged
  | TileEncouraged
  | BlessingsFound
  | BlessingReturned
  | BlessingsReceived
  | BlessingsSpent
  | ConstructionScored
  | TileConstructed
  | MonkPrayed
  | MonksWorked
  | IconUsed
  | LettersSwitched
  | LetterCollected
  | MonkCollected
  | PhraseCompleted
  | MonkStoodUp
  | MonksReturned
  | MonkStayed
  | AbbotElected
  | MonkImprisoned
  | GameEnded;

export type Action =
  | PlaceTile
  | ExchangeTile
  | ReturnTile
  | Walk
  | ChangeBox
  | Encourage
  | Construct
  | Pray
  | UseIcon
  | SwitchLetter
  | Work
  | CollectLetter
  | CollectMonk
  | ElectAbbot
  | Imprison
  | StandUp
  | Stay
  | Done;

export type Options = MonasteryOptions;
