/** The messages between table and browser, and the forms of the lobby. Written by `npm run types`; do not edit. */

export const PROTOCOL = 1;

/** Every HTTP error: which kind, and why in a sentence; a broken rule comes with its fault. */
export interface Problem {
  reason: string;
  text: string;
  fault: FaultSaid | null;
}

/** The rule that forbids something, and the message of the catalogue that says so. */
export interface FaultSaid {
  rule: string;
  key: string;
  args: Record<string, string | number>;
}

/** ``GET /api/me``. Whoever has no cookie yet gets one with the first ``PUT /api/me``. */
export interface Me {
  name: string;
  language: string;
  notices: readonly string[];
  known: boolean;
  by_link: boolean;
  kept: boolean;
  others: readonly OtherPerson[];
}

/** Another person that this browser is logged in as; switch to them with ``POST /api/me/switch``. */
export interface OtherPerson {
  session: string;
  name: string;
}

/** A link that brings another browser. ``secret`` is shown once, when the link is made. */
export interface MyLink {
  id: string;
  created: number;
  used: number;
  secret: string | null;
  kind: "device" | "recovery";
}

/** ``POST /api/me/links``. ``device``: the browser it brings plays for me. ``recovery``: works once, on paper. */
export interface MakeLink {
  kind: "device" | "recovery";
}

/** ``POST /api/me/links/look``: to whom a link belongs; nothing changes. */
export interface LookAtLink {
  secret: string;
}

export interface LinkOwner {
  name: string;
  kind: "device" | "recovery";
  running: number;
  me: boolean;
}

/** ``POST /api/me/switch``. */
export interface SwitchPerson {
  session: string;
}

/** A browser that is logged in as me. ``device`` is browser, system and kind: ``firefox android phone``. */
export interface MySession {
  id: string;
  device: string;
  created: number;
  seen: number;
  here: boolean;
  by_link: boolean;
}

/** ``GET /api/me/relations``: somebody whom I mute or block, with the name they had then. */
export interface MyRelation {
  number: number;
  name: string;
  kind: "block" | "mute";
  at: number;
}

export interface MyPasskey {
  id: string;
  name: string;
  created: number;
  used: number | null;
}

/** What the browser's WebAuthn functions take, as ``parseCreationOptionsFromJSON`` and its twin read it. */
export interface PasskeyOptions {
  options: Record<string, unknown>;
}

/** ``POST /api/me/passkeys``: what the browser answered to the options. */
export interface AddPasskey {
  credential: Record<string, unknown>;
  name: string | null;
}

export interface RenamePasskey {
  name: string;
}

/** ``POST /api/passkeys/use``: log in. ``keep`` as in ``UseLink``. */
export interface UsePasskey {
  credential: Record<string, unknown>;
  keep: "both" | "replace" | null;
}

/** ``GET /api/me/data/summary``: how much is stored about me, and what a deletion would do. */
export interface MyDataSummary {
  finished: number;
  running: number;
  moves: number;
  talk: number;
  notes: number;
  browsers: number;
  bytes: number;
}

/** ``POST /api/me/delete``: my name, so that nobody does it by accident. */
export interface DeleteMe {
  name: string;
}

/** ``GET /api/games``: a game, its options and its bots. */
export interface GameInfo {
  name: string;
  version: number;
  players: readonly number[];
  options: readonly OptionField[];
  bots: readonly BotInfo[];
}

/** One option of a game: a form field. Its words are ``option-<name>`` and, per value, ``option-<name>-<value>``. */
export interface OptionField {
  name: string;
  kind: "choice" | "number" | "several" | "text" | "yes-no";
  default: string | number | boolean;
  key: string;
  values: readonly (string | number)[];
  words: readonly string[];
  needs: Record<string, string | number | boolean>;
}

/** A bot that can sit at a table of this game. Its words are ``bot-<name>``. */
export interface BotInfo {
  name: string;
  key: string;
}

/** ``GET /api/games/<key>/rules``: every rule in the order of the rulebook. */
export interface RulesReference {
  game: string;
  version: number;
  chapters: readonly string[];
  rules: readonly RuleInfo[];
  edition: EditionFacts | null;
}

/** One rule; its title is ``key``, its wording ``key.text`` of the catalogue.
 *
 *     A decision of ours gives its reason as ``key.reason`` there; a printed rule has none. */
export interface RuleInfo {
  id: string;
  chapter: string;
  key: string;
  source: string;
  standing: "inferred" | "own" | "publisher" | "reconstructed" | "reported" | "rulebook" | "ruling" | "seen";
}

/** Which component data a table plays. ``key`` asks for them: ``GET /api/games/<key>/components``. */
export interface EditionFacts {
  name: string;
  fingerprint: string;
  shipped: boolean;
  key: string;
}

/** ``GET /api/games/<game>/examples``: the worked examples of the rules page. */
export interface RuleExamples {
  game: string;
  examples: readonly RuleExample[];
}

/** A worked example; its words are ``<game>-example-<name>`` of the client. */
export interface RuleExample {
  name: string;
  rules: readonly string[];
  table: TableFacts;
  moments: readonly ExampleMoment[];
}

/** A table as everybody at it may see it. */
export interface TableFacts {
  id: string;
  name: string;
  game: string;
  version: number;
  options: Record<string, string | number | boolean | number | null>;
  contract: Contract;
  stage: "abandoned" | "closed" | "gathering" | "over" | "playing";
  chairs: readonly Chair[];
  host: string;
  created: number;
  seq: number;
  waiting: readonly number[];
  clocks: readonly Clock[];
  ballots: readonly Ballot[];
  watchers: number;
  study: boolean;
  lesson: string | null;
  rematch: string | null;
  changes: readonly ChairChange[];
  rules: readonly RuleInForce[];
  starts_at: number | null;
  held: boolean;
  host_seat: number | null;
  series: SeriesFacts | null;
  edition: EditionFacts | null;
  other_rules: OtherRules | null;
}

/** What everybody agrees to by sitting down. */
export interface Contract {
  listed: boolean;
  watching: "afterwards" | "anyone" | "nobody";
  aids: "explain" | "full" | "none" | "notebook";
  pace: NoClock | LiveClock | DayClock;
  absence: "bot" | "vote" | "wait";
  chat: boolean;
  grace: number | null;
  silence: "agrees" | "refuses";
  auto_start: boolean;
  series: number;
}

/** Nobody hurries. */
export interface NoClock {
  type: "no-clock";
}

/** Every seat has a bank of seconds that runs while the table waits for it, and gains some with each action. */
export interface LiveClock {
  type: "live-clock";
  bank: number;
  gain: number;
}

/** So many days for every decision. */
export interface DayClock {
  type: "day-clock";
  days: number;
  quiet: QuietHours | null;
}

/** From one hour of the day to another no deadline falls due and nobody is called to the table. */
export interface QuietHours {
  start: number;
  end: number;
  zone: string;
}

/** One chair, as everybody sees it. */
export interface Chair {
  seat: number;
  name: string;
  taken: boolean;
  bot: string | null;
  stand_in: boolean;
  wanted: boolean;
  present: boolean;
  owner: string;
  absent_from: number | null;
  handed_over: boolean;
}

/** A seat's time: what is left in the bank, or when the day clock runs out. ``running`` while it is waited for. */
export interface Clock {
  seat: number;
  running: boolean;
  left: number | null;
  due: number | null;
}

/** A motion before the table, who may vote and who has agreed. It passes or falls with the last vote that matters,
 *     and at the latest when it closes: ``until``. */
export interface Ballot {
  number: number;
  motion: GoBack | LetBotPlay | FindSubstitute | Abandon;
  by: number;
  voters: readonly number[];
  agreed: readonly number[];
  against: readonly number[];
  until: number | null;
}

/** Return to the moment after entry ``to``, further than the asker may go alone. */
export interface GoBack {
  type: "go-back";
  to: number;
}

/** A bot stands in for an absent player until they come back. About one's own chair it needs no vote. */
export interface LetBotPlay {
  type: "let-bot-play";
  seat: number;
}

/** The chair of an absent player is open to a substitute. About one's own chair it is an offer and needs no vote. */
export interface FindSubstitute {
  type: "find-substitute";
  seat: number;
}

/** End the game unfinished. */
export interface Abandon {
  type: "abandon";
}

/** After entry ``seq`` somebody else began to play a chair: its owner again, a substitute, or a bot. */
export interface ChairChange {
  seat: number;
  seq: number;
  at: number;
  player: "bot" | "owner" | "substitute";
  name: string;
  owner: string;
}

/** One option of the game as this table plays it. Its words are ``option-<name>`` and ``option-<name>-<value>``. */
export interface RuleInForce {
  name: string;
  value: string | number | boolean;
  differs: boolean;
  words: readonly string[];
}

/** A series as it stands. */
export interface SeriesFacts {
  games: number;
  number: number;
  played: readonly PastGame[];
  totals: readonly number[];
  winners: readonly number[];
}

/** A finished game of a series: its table, the points of each chair, and who won it. */
export interface PastGame {
  table: string;
  scores: readonly number[];
  winners: readonly number[];
}

/** A game that was begun with another version of the rules than the server has. */
export interface OtherRules {
  current: number;
  shown: number;
  whole: boolean;
  goes_on: boolean;
}

/** What was tried, why it was refused if it was, and the table after it. The first moment has no action. */
export interface ExampleMoment {
  frame: Frame;
  seat: number | null;
  action: Action | null;
  refused: FaultSaid | null;
}

/** One moment of a replay: what happened with this entry, and the views that were asked for.
 *
 *     ``views`` has one view for a replay from one chair; with everything open, every chair's and, last, the spectator's. */
export interface Frame {
  seq: number;
  entry: Entry;
  views: readonly View[];
  drawn: boolean;
}

/** One entry of the log as one viewer heard it.
 *
 *     What a chair notes for itself takes no number, so nobody sees when others write: it has the ``seq`` of the entry
 *     before it and a ``note`` of its own; all else has ``note`` 0. */
export interface Entry {
  seq: number;
  at: number;
  events: readonly Event[];
  back: WentBack | null;
  note: number;
}

export interface Event {
  type: string;
  [field: string]: unknown;
}

/** Who took back everything after entry ``to``. The entries stay in the audit trail. */
export interface WentBack {
  seat: number;
  to: number;
}

/** What one seat may know, or a spectator (``seat`` is None). Each game adds its own fields. */
export interface View {
  seat: number | null;
  waiting: readonly number[];
  doing: string;
}

export interface Action {
  type: string;
  [field: string]: unknown;
}

/** ``GET /api/games/<game>/editions``: the shipped edition first. */
export interface Editions {
  editions: readonly EditionLine[];
  may_save: boolean;
  saving: "anyone" | "members" | "nobody";
  cards: CardForms | null;
}

/** An edition of the house. ``key`` asks for its components. */
export interface EditionLine {
  name: string;
  fingerprint: string;
  key: string;
  shipped: boolean;
  in_use: boolean;
  differences: number;
}

export interface CardForms {
  kinds: readonly CardKind[];
  effects: readonly CardEffect[];
  most_effects: number;
}

/** A kind of card: its rows are in a list of a data file, with these marks. */
export interface CardKind {
  id: string;
  key: string;
  file: string;
  deck: string;
  marks: Record<string, boolean>;
}

/** A kind of effect, and the kinds of card that it can stand on. */
export interface CardEffect {
  do: string;
  key: string;
  parts: readonly CardPart[];
  kinds: readonly string[];
}

/** A part of an effect. ``set`` is a list of some of the choices. */
export interface CardPart {
  name: string;
  type: "choice" | "number" | "set" | "yes-no";
  key: string;
  choices: readonly CardChoice[];
  least: number;
  most: number;
  default: string | number | boolean | readonly string[] | null;
}

export interface CardChoice {
  value: string;
  key: string;
  group: string;
}

/** ``POST /api/games/<game>/editions/check``. Without faults the edition can be played. */
export interface EditionCheck {
  fingerprint: string;
  differences: readonly DataChange[];
  faults: readonly DataFault[];
  patch: string;
}

/** A value that differs from the shipped data. The path begins with the file; None was not there or is removed. */
export interface DataChange {
  path: readonly (string | number)[];
  before: unknown;
  after: unknown;
}

/** One thing that the rules do not allow in data. The path begins with the file. */
export interface DataFault {
  path: readonly (string | number)[];
  reason: string;
  args: Record<string, string | number>;
}

/** The sentence of a card; empty if it has faults. */
export interface CardSaid {
  text: string;
  faults: readonly CardFault[];
}

/** What is wrong with a card, in words. The path is inside the card: ``effect``, 0, ``who``. */
export interface CardFault {
  path: readonly (string | number)[];
  reason: string;
  text: string;
}

/** Anybody with the link may sit here. */
export interface OpenChair {
  type: "open-chair";
}

/** For whoever makes the table; ``name`` for somebody else at the same device, behind the curtain. */
export interface MyChair {
  type: "my-chair";
  name: string | null;
}

/** A bot sits here; ``bot`` is one of those that the game page lists. */
export interface BotChair {
  type: "bot-chair";
  bot: string;
}

/** A new table: its id, and the path of the page that is also its invitation. */
export interface Made {
  id: string;
  path: string;
}

/** ``GET /api/lobby``: open tables that are listed, and mine, newest first. */
export interface Lobby {
  open: readonly TableLine[];
  mine: readonly TableLine[];
}

/** A table in a list. ``my_turn`` and ``changed`` (since I last looked) only for my own. */
export interface TableLine {
  id: string;
  name: string;
  game: string;
  stage: "abandoned" | "closed" | "gathering" | "over" | "playing";
  players: readonly string[];
  bots: readonly (string | null)[];
  open_chairs: number;
  seq: number;
  updated: number;
  contract: Contract;
  waiting: readonly number[];
  mine: readonly number[];
  my_turn: boolean;
  changed: boolean;
  due: number | null;
  rules: readonly RuleInForce[];
  host: string;
  edition: string;
}

/** ``GET /api/tables/<id>/replay?seat=…&open=…&start=…&count=…``.
 *
 *     A finished game may be replayed from any chair or with everything open, by whoever has the link; a running one only
 *     from a chair of mine, or as a spectator where the contract lets people watch. */
export interface Replay {
  id: string;
  game: string;
  names: readonly string[];
  seqs: readonly number[];
  frames: readonly Frame[];
  result: Result | null;
}

/** How a game ended: why, with which points, and who won (several seats may share it). */
export interface Result {
  ending: string;
  scores: readonly Score[];
  winners: readonly number[];
}

export interface Score {
  seat: number;
  lines: readonly ScoreLine[];
}

/** One reason for points; ``reason`` is a text key of the game. */
export interface ScoreLine {
  reason: string;
  points: number;
}

/** My notes on a chair as they stood while ``seq`` was the newest entry. */
export interface NotePage {
  seat: number;
  seq: number;
  text: string;
}

/** ``GET /healthz``. */
export interface Health {
  status: "ok" | "stopping" | "unavailable";
  version: string;
  database: string;
  reason: string;
}

/** ``GET /api/lessons``: a guided game. ``chapters`` are messages of its learning texts. */
export interface LessonInfo {
  game: string;
  lesson: string;
  minutes: number;
  marks: number;
  chapters: readonly string[];
  table: string | null;
  done: number;
  finished: boolean;
}

/** ``POST /api/lessons``: a table that follows a chapter. The one I have is found again, or begun afresh. */
export interface MakeLesson {
  game: string;
  lesson: string;
  chapter: number;
  again: boolean;
}

/** ``GET /api/tables/<id>/guide``: what the guide says at entry ``seq``.
 *
 *     ``marks`` are read one after the other; the last one asks for the move ``do``, or ends the chapter. While the record
 *     moves for others there are none. */
export interface Guide {
  seq: number;
  game: string;
  lesson: string;
  chapter: number;
  chapters: readonly string[];
  number: number;
  of: number;
  marks: readonly GuideMark[];
  do: Action | null;
  over: boolean;
  back: number | null;
  begin: number;
}

/** One thing the guide says: a message, what to look at, rules to read on in. */
export interface GuideMark {
  key: string;
  look: readonly string[];
  rules: readonly string[];
  note: Action | null;
}

/** ``GET /api/drills``: the drills of one game. */
export interface DrillList {
  game: string;
  drills: readonly string[];
}

/** ``GET /api/drills/<game>/<id>``. The question is the message ``drill-<id>``, the answer ``drill-<id>-why``. */
export interface DrillSaid {
  id: string;
  table: TableFacts;
  position: Position;
  options: readonly DrillOption[];
  rules: readonly string[];
  kind: string;
}

/** What one seat knows at entry ``seq``: what happened since the last position it got, its view, its choices.
 *
 *     ``choices`` is empty when the table does not wait for this seat. ``more`` says that actions outside the list may be
 *     legal too (a question nobody thought of): try ``why``. ``back`` lists the entries to which this seat may return
 *     alone. */
export interface Position {
  type: "position";
  seq: number;
  seat: number | null;
  view: View;
  entries: readonly Entry[];
  choices: readonly Action[];
  more: boolean;
  back: readonly number[];
  result: Result | null;
}

/** One choice: an action, a number or a name. */
export interface DrillOption {
  right: boolean;
  action: Action | null;
  number: number | null;
  name: string;
  value: number | null;
  fault: FaultSaid | null;
}

/** Why a bot made the move of entry ``seq``: its action, what spoke for it, and the next best one. */
export interface BotThought {
  seq: number;
  seat: number;
  bot: string;
  action: Action;
  reasons: readonly ReasonSaid[];
  second: Action | null;
  chance: number | null;
  second_chance: number | null;
}

/** What spoke for a move, and how much, in points; ``key`` is a message of the bots, ``args`` fill its blanks. */
export interface ReasonSaid {
  key: string;
  weight: number;
  args: Record<string, string | number>;
}

/** After a game: how the possibilities of one seat became fewer, from all that this seat knew at the time.
 *
 *     ``steps`` are the lines at which they did; the last one with a single possibility is since when the seat could have
 *     known. Without ``exact`` the numbers are upper bounds. */
export interface Hindsight {
  seat: number | null;
  steps: readonly Narrowing[];
  exact: boolean;
}

/** After this line of the public history one seat had this many possibilities left. */
export interface Narrowing {
  line: number;
  left: number;
}

/** ``GET /api/tables/<id>/tale?language=…``: the story of a finished game in one language. */
export interface SpokenTale {
  game: string;
  language: string;
  title: string;
  paragraphs: readonly string[];
  pictures: readonly TalePicture[];
  names: readonly string[];
  totals: readonly number[];
  winners: readonly number[];
  course: Course;
  description: string;
}

/** A moment of a story: the position after the entry with this index, and its caption. */
export interface TalePicture {
  index: number;
  seq: number;
  caption: string;
}

/** A curve for each seat: how a number went through the game. ``unit``: chance (0 to 1), points or suspects. */
export interface Course {
  unit: string;
  steps: readonly (readonly [number, readonly number[]])[];
}

/** ``GET /api/tables/<id>/judgement?seat=…``: what has been found so far about a finished game.
 *
 *     With a chair of mine also its decisions and what it knew; without one only what is open to everybody after the end. */
export interface Judgement {
  state: "done" | "failed" | "idle" | "running";
  done: number;
  total: number;
  effort: JudgeEffort;
  mine: readonly number[];
  seat: number | null;
  graph: readonly GraphMoment[];
  turning_points: readonly TurningPoint[];
  decisions: readonly JudgedDecision[];
  undecided: number;
  suspects: readonly SuspectCourse[];
}

/** Who judges, and with how much. */
export interface JudgeEffort {
  bot: string;
  playouts: number;
}

/** How the game stood after entry ``seq``: with everything open, and with what the chair knew. */
export interface GraphMoment {
  seq: number;
  open: Moment | null;
  known: Moment | null;
}

/** How the game stood: the chance to win and the points of each seat. */
export interface Moment {
  chances: readonly number[];
  error: number;
  points: readonly number[];
}

/** Between the moment before and entry ``seq`` the chances changed most: for ``seat`` by ``change``. */
export interface TurningPoint {
  seq: number;
  seat: number;
  change: number;
}

/** The judgement of the decision of entry ``seq``. */
export interface JudgedDecision {
  seq: number;
  judged: Judged;
}

/** One decision of a chair. */
export interface Judged {
  played: Action;
  size: "blunder" | "good" | "mistake" | "slip";
  known: Compared;
  open: Compared | null;
  better: Action | null;
  then: readonly Action[];
  others: readonly Alternative[];
  reasons: readonly Reason[];
  question: QuestionFindings | null;
}

/** The choice that was made and the better one, in one unit. */
export interface Compared {
  unit: "chance" | "points" | "suspects";
  played: number;
  better: number;
  error: number;
}

/** Another choice, with its value in the unit of the comparison. */
export interface Alternative {
  action: Action;
  value: number;
}

/** One term of an evaluation, and how much it favoured the move.
 *
 *     ``key`` is a message of ``bots/text``; ``args`` fill its blanks, written ``kind:id`` where they name a thing. */
export interface Reason {
  key: string;
  weight: number;
  args: Record<string, string | number>;
}

/** The Abbey: what each answer to the question that was asked, and to the better one, would have left. */
export interface QuestionFindings {
  left: number;
  asked: readonly AnswerWorth[];
  better: readonly AnswerWorth[];
  truth: Record<string, unknown> | null;
  truth_left: number | null;
  suspects: readonly string[];
  truth_suspects: readonly string[];
}

/** A possible answer to a question, and how many suspects it leaves. */
export interface AnswerWorth {
  answer: Record<string, unknown>;
  left: number;
}

/** The Abbey: how many suspects were left for a seat, from each of these moments on. */
export interface SuspectCourse {
  seat: number;
  steps: readonly (readonly [number, number])[];
  could_know: number | null;
}

/** ``POST /api/tables/<id>/judgement``: compute the judgement for a chair of mine. */
export interface StartJudgement {
  seat: number;
}

/** ``GET /api/tables/<id>/choices?at=…``: what the seat that decided next could do after an entry, and what it did.
 *
 *     Questions of the Abbey are too many to be listed; others are legal as well. */
export interface MomentChoices {
  seat: number;
  choices: readonly Action[];
  played: Action;
}

/** ``POST /api/tables/<id>/whatif``: bots finish the game after entry ``at``, as played and with ``action``.
 *
 *     The same form again asks how far it is. */
export interface AskWhatIf {
  at: number;
  action: Record<string, unknown>;
  luck: "new" | "same";
  games: number;
}

/** How far a "what if" is, and the difference so far for the seat that decides, with its interval. */
export interface WhatIf {
  state: "done" | "failed" | "idle" | "running";
  seat: number;
  done: number;
  total: number;
  difference: Difference | null;
}

/** What the other choice would have changed for one seat, with 95 % intervals. */
export interface Difference {
  won: Estimate;
  points: Estimate;
  played_won: Estimate;
}

/** A figure with its 95 % confidence interval. */
export interface Estimate {
  mean: number;
  low: number;
  high: number;
  deals: number;
}

/** One bag or pile over a whole game. Things are named by their ids. */
export interface PileCourse {
  name: string;
  kind: string;
  drawn: readonly (readonly [number, string])[];
  returned: readonly (readonly [number, string])[];
  left: readonly string[];
}

/** The answer to ``hello``: the table, you, what was said, and your notes by chair. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  now: number;
  table: TableFacts;
  you: You;
  talk: readonly Line[];
  notes: Record<string, string>;
}

/** Who the server takes you for at this table. */
export interface You {
  name: string;
  seats: readonly number[];
  host: boolean;
  watching: boolean;
  owned: readonly number[];
  removed: boolean;
  muted: readonly number[];
  blocked: readonly number[];
}

/** Something said at the table. ``seat`` is None for a spectator. ``number`` counts the lines of this table, those
 *     of players and of spectators apart. */
export interface Line {
  number: number;
  at: number;
  name: string;
  text: string;
  seat: number | null;
}

/** What happened since you last looked, after entry ``since``. */
export interface Recap {
  type: "recap";
  seat: number | null;
  since: number;
  entries: readonly Entry[];
  changes: readonly ChairChange[];
}

/** The request was carried out; ``seq`` is the newest entry then. */
export interface Done {
  type: "done";
  id: string;
  seq: number;
}

/** The request changed nothing. ``text`` is for whoever writes a client; the fault is what a player should read. */
export interface Refused {
  type: "refused";
  reason:
    | "forbidden"
    | "guided"
    | "illegal"
    | "malformed"
    | "not-seated"
    | "protocol"
    | "rules-changed"
    | "stale"
    | "too-fast"
    | "unavailable"
    | "unknown";
  text: string;
  id: string | null;
  fault: FaultSaid | null;
}

/** The answer to ``why``: the rule that forbids it, or None, it is allowed. */
export interface Because {
  type: "because";
  id: string;
  fault: FaultSaid | null;
}

/** The answer to ``advise``, from the view of this seat at entry ``seq``: a move, why, and the next best one.
 *
 *     The chances are those to win, between 0 and 1, where a search has tried the moves. */
export interface Advice {
  type: "advice";
  id: string;
  seq: number;
  seat: number;
  action: Action;
  reasons: readonly ReasonSaid[];
  second: Action | null;
  chance: number | null;
  second_chance: number | null;
}

/** The answer to ``deduce``, from the view of this seat at entry ``seq``. The game adds fields for what it found. */
export interface Conclusions {
  type: "conclusions";
  id: string;
  seq: number;
  seat: number;
  exact: boolean;
}

/** The answer to ``weigh``, from the view of this seat at entry ``seq``. The game adds fields for what it found. */
export interface Preview {
  type: "preview";
  id: string;
  seq: number;
  seat: number;
  exact: boolean;
}

/** The answer to ``interpret``: the action, which may still be refused, or the words that were not understood. */
export interface Interpreted {
  type: "interpreted";
  id: string;
  seat: number;
  action: Action | null;
  unread: string;
}

/** Chairs, presence, clocks, ballots or stage are different now. */
export interface TableChanged {
  type: "table-changed";
  now: number;
  table: TableFacts;
  you: You;
}

/** A move has changed whom the table waits for, and until when; everything else that ``table-changed`` tells is as
 *     it was. */
export interface ClocksChanged {
  type: "clocks-changed";
  now: number;
  seq: number;
  waiting: readonly number[];
  clocks: readonly Clock[];
  absent_from: readonly (number | null)[];
}

/** Somebody talked where you may listen. */
export interface Said {
  type: "said";
  line: Line;
}

/** The answer to ``history``; ``more`` when there is still older. */
export interface Page {
  type: "page";
  id: string;
  entries: readonly Entry[];
  more: boolean;
}

/** The same people sit down again at another table. */
export interface Moved {
  type: "moved";
  table: string;
}

/** The led review as it is now: sent when I join, and whenever somebody comes, goes, follows or leads. */
export interface ReviewRoom {
  type: "review-room";
  you: number;
  members: readonly ReviewMember[];
  leader: number | null;
  opener: number | null;
  at: number;
  eyes: number | "open" | "table";
}

/** Somebody who takes part. ``number`` names them in this review and nowhere else. */
export interface ReviewMember {
  number: number;
  name: string;
  seats: readonly number[];
  follows: boolean;
}

/** The leader looks at another moment. */
export interface MomentShown {
  type: "moment-shown";
  at: number;
  eyes: number | "open" | "table";
}

/** A member points at a thing, or at nothing any more. */
export interface Pointed {
  type: "pointed";
  member: number;
  ref: string | null;
}

export interface Pong {
  type: "pong";
  number: number;
  now: number;
}

/** The server closes the socket: it restarts (come back and resume), or your session was revoked. */
export interface Bye {
  type: "bye";
  reason: "gone" | "restarting" | "revoked";
}

/** The first message. ``seq`` is the last entry seen, or None for a client that begins afresh; ``note`` the last of
 *     its own chair's notes seen after it.
 *
 *     ``seat`` is the chair to look from. Without it a person with one chair looks from there, others as spectators. */
export interface Hello {
  type: "hello";
  protocol: number;
  seq?: number | null;
  seat?: number | null;
  note?: number;
}

/** Look from another of my chairs, or from none (the curtain). Answered by a ``position``. */
export interface Look {
  type: "look";
  id: string;
  seat?: number | null;
}

/** Decide. ``seq`` is that of the position on which the decision rests. */
export interface Act {
  type: "act";
  id: string;
  seq: number;
  seat: number;
  action: unknown;
}

/** Why may this chair not do this now? Answered by ``because``; nothing changes. */
export interface Why {
  type: "why";
  id: string;
  seat: number;
  action: unknown;
}

/** What would a strong bot do in my chair, and why? Answered by ``advice``, where the contract allows every aid. */
export interface Advise {
  type: "advise";
  id: string;
  seat: number;
}

/** Everything that follows from what my chair knows. Answered by ``conclusions``, in games with a deducer.
 *
 *     With a line of the history: only what follows from what my chair saw and from that line; -1 is no line at all. */
export interface Deduce {
  type: "deduce";
  id: string;
  seat: number;
  line?: number | null;
}

/** What could this action teach my chair? Answered by ``preview``; nothing changes. */
export interface Weigh {
  type: "weigh";
  id: string;
  seat: number;
  action: unknown;
}

/** What action does this sentence mean, typed in a language, about the player on a chair?
 *
 *     Answered by ``interpreted``; nothing changes. Every table has it: it finds words, not moves. */
export interface Interpret {
  type: "interpret";
  id: string;
  seat: number;
  target: number;
  text: string;
  language: string;
}

/** Undo. Without ``to``: my last step. Further than I may go alone it becomes a ballot. */
export interface TakeBack {
  type: "take-back";
  id: string;
  seat: number;
  to?: number | null;
}

/** Put a motion before the table. */
export interface Propose {
  type: "propose";
  id: string;
  seat: number;
  motion: GoBack | LetBotPlay | FindSubstitute | Abandon;
}

/** Agree to a ballot or vote against it, for a chair that is mine. */
export interface Vote {
  type: "vote";
  id: string;
  seat: number;
  ballot: number;
  agree: boolean;
}

/** Talk: from a chair to the players, without one to the spectators. */
export interface Say {
  type: "say";
  id: string;
  text: string;
  seat?: number | null;
}

/** My private notes on this game, whole. Nobody else ever gets them. */
export interface WriteNotes {
  type: "write-notes";
  id: string;
  seat: number;
  text: string;
}

/** Take an open chair, one for each person; for others at the host's device the host plans chairs of their own
 *     (``my-chair`` with a name). During play: sit in for the owner of a chair that is open to a substitute. */
export interface Sit {
  type: "sit";
  id: string;
  seat: number;
  name?: string | null;
}

/** Leave a chair. During play a bot stands in until the owner comes back. */
export interface Rise {
  type: "rise";
  id: string;
  seat: number;
}

/** My chair again, from the bot or the substitute who played it; also takes an offer of the chair back. */
export interface ComeBack {
  type: "come-back";
  id: string;
  seat: number;
}

/** Before the start the host may open a chair or put a bot on it. */
export interface SetChair {
  type: "set-chair";
  id: string;
  seat: number;
  chair: OpenChair | MyChair | BotChair;
}

/** The host begins the game at once; every chair must be taken. */
export interface Start {
  type: "start";
  id: string;
}

/** Anybody at a full table: stop the countdown to the start (``hold``), or let it run again. */
export interface HoldStart {
  type: "hold-start";
  id: string;
  hold?: boolean;
}

/** Before the start the host removes whoever sits on a chair. The chair is open then, but not to them. */
export interface RemovePlayer {
  type: "remove-player";
  id: string;
  seat: number;
}

/** Before the start the host takes a free chair or a bot's chair away, where the game allows one player less. The
 *     chairs after it are numbered anew. */
export interface CloseChair {
  type: "close-chair";
  id: string;
  seat: number;
}

/** Before the start the host puts another open chair at the table, where the game allows one player more. */
export interface AddChair {
  type: "add-chair";
  id: string;
}

/** The host makes the person on a chair the host. */
export interface HandOver {
  type: "hand-over";
  id: string;
  seat: number;
}

/** The host closes a table that has not started. A running game ends by the motion ``abandon``. */
export interface CloseTable {
  type: "close-table";
  id: string;
}

/** Mute or block the person on a chair, or neither. Who is muted or blocked does not learn it. */
export interface SetRelation {
  type: "set-relation";
  id: string;
  seat: number;
  relation: "block" | "mute" | "none";
}

/** Mute the spectator who said this line. My profile lists whom I mute, and ends it. */
export interface MuteSpectator {
  type: "mute-spectator";
  id: string;
  line: number;
}

/** Report the person on a chair to the operator of the server. The last lines of talk that you hear go with it. */
export interface ReportPlayer {
  type: "report-player";
  id: string;
  seat: number;
  text: string;
}

/** A new table with the same people, options and contract. Everybody gets ``moved``. */
export interface Rematch {
  type: "rematch";
  id: string;
}

/** Older entries as my chair heard them, the newest before ``before``. Answered by ``page``. */
export interface History {
  type: "history";
  id: string;
  before: number;
  limit?: number;
}

/** I have looked at everything up to this entry; the next recap starts there. Not answered. */
export interface Seen {
  type: "seen";
  seq: number;
}

/** Join the led review of this game. The first who joins opens it, leads, and shows this moment. */
export interface JoinReview {
  type: "join-review";
  id: string;
  at: number;
  eyes: number | "open" | "table";
}

/** Leave the led review. */
export interface LeaveReview {
  type: "leave-review";
  id: string;
}

/** Follow the leader's moment, or look around on my own; the others see which. */
export interface FollowReview {
  type: "follow-review";
  id: string;
  follow: boolean;
}

/** Hand the lead over to a member; without one: take it, where nobody leads or I opened the review. */
export interface LeadReview {
  type: "lead-review";
  id: string;
  member?: number | null;
}

/** The leader looks at another moment, or from somewhere else. Not answered. */
export interface ShowMoment {
  type: "show-moment";
  at: number;
  eyes: number | "open" | "table";
}

/** Point at a thing on the board, or at nothing any more. Not answered. */
export interface PointAt {
  type: "point-at";
  ref?: string | null;
}

/** Answered by ``pong`` with the same number. */
export interface Ping {
  type: "ping";
  number?: number;
}

/** ``PUT /api/me``. Fields that are left out stay as they are. */
export interface SetMe {
  name?: string | null;
  language?: string | null;
  notices?: readonly string[] | null;
}

/** ``POST /api/me/links/use``: this browser logs in as the person who made the link.
 *
 *     A browser that is logged in as somebody else must say what happens to them: ``both`` keeps them to switch to,
 *     ``replace`` logs them out. */
export interface UseLink {
  secret: string;
  keep?: "both" | "replace" | null;
}

/** ``POST /api/tables``. One chair plan per player; ``options`` are checked by the game, refusals name the rule. */
export interface MakeTable {
  game: string;
  chairs: readonly (OpenChair | MyChair | BotChair)[];
  name?: string | null;
  options?: Record<string, unknown>;
  contract?: Contract;
  edition?: string | null;
  start?: boolean;
}

/** ``POST /api/studies``: a private copy to try things on, all chairs mine.
 *
 *     Give exactly one of: ``table`` (with ``at``, an entry; of a running game it is made from what my chair knows and one
 *     way in which the rest could lie), ``record``, or ``game`` with ``position``. */
export interface MakeStudy {
  table?: string | null;
  at?: number | null;
  seat?: number | null;
  record?: string | null;
  game?: string | null;
  position?: string | null;
}

/** Whole data files by name; a file that is left out is the shipped one. */
export interface EditionDraft {
  name: string;
  data: Record<string, unknown>;
}

/** ``POST /api/games/<game>/editions/card``: a row of a deck, as the data file would have it; it needs no id yet. */
export interface CardDraft {
  deck: string;
  card: Record<string, unknown>;
  language?: string;
}

export type ClientMessage =
  | Hello
  | Look
  | Act
  | Why
  | Advise
  | Deduce
  | Weigh
  | Interpret
  | TakeBack
  | Propose
  | Vote
  | Say
  | WriteNotes
  | Sit
  | Rise
  | ComeBack
  | SetChair
  | Start
  | HoldStart
  | RemovePlayer
  | CloseChair
  | AddChair
  | HandOver
  | CloseTable
  | SetRelation
  | MuteSpectator
  | ReportPlayer
  | Rematch
  | History
  | Seen
  | JoinReview
  | LeaveReview
  | FollowReview
  | LeadReview
  | ShowMoment
  | PointAt
  | Ping;

export type ServerMessage =
  | Welcome
  | Position
  | Recap
  | Done
  | Refused
  | Because
  | Advice
  | Conclusions
  | Preview
  | Interpreted
  | TableChanged
  | ClocksChanged
  | Said
  | Page
  | Moved
  | ReviewRoom
  | MomentShown
  | Pointed
  | Pong
  | Bye;
