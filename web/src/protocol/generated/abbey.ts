/** What is seen, heard and decided at a table of abbey. Written by `npm run types`; do not edit. */

/** The table as one seat knows it. */
export interface AbbeyView {
  seat: number | null;
  waiting: readonly number[];
  doing: string;
  options: AbbeyOptions;
  stack: readonly string[];
  players: readonly PlayerView[];
  first: number;
  active: number;
  bell: number;
  office: string;
  complines: number;
  vigil: number;
  lasting: readonly string[];
  dice: readonly number[];
  pile: number;
  books_unread: number;
  books_under: readonly (OpenBook | BuriedBook)[];
  looked_at: number;
  volumes_unread: readonly string[];
  volumes_under: readonly string[];
  happenings_unread: readonly string[];
  happenings_under: readonly string[];
  promises: readonly Promise[];
  statements: readonly Statement[];
  finder: number | null;
  culprit: string | null;
  hands: readonly (readonly string[])[];
  history: readonly (
    | TurnBegan
    | MassCalled
    | Happened
    | CardsMoved
    | CardsShown
    | CardDisplayed
    | HandCounted
    | Answered
    | AnswerWhispered
    | SilenceKept
    | Revealed
    | Accused
    | BookDrawn
    | BooksConsulted
    | BookBuried
    | BookRead
    | BookPlayed
  )[];
  own: Own | null;
}

/** [setup.players] [variants.tactical] [variants.short] [options.limits] [options.cards] What may be agreed on. */
export interface AbbeyOptions {
  players: number;
  colours: string;
  tactical: boolean;
  short: boolean;
  cap: boolean;
  two_books: boolean;
  silence: "per-game" | "per-mass" | "unlimited";
  max_traits: number;
  two_monks: boolean;
  no_names: boolean;
  answers: "any" | "counts" | "yes-no";
  whispered: boolean;
  seen_scope: boolean;
  eliminated: "notebook" | "seen";
  free_text: boolean;
  aids: "explain" | "full" | "none" | "notebook";
  card_sets: string;
  left_out: string;
}

/** What everybody can see of one player. */
export interface PlayerView {
  colour: string;
  room: string;
  cards: number;
  books: number;
  crypt: boolean;
  fresh: boolean;
  penitent: boolean;
  visited_library: boolean;
  stolen: number;
  silences: number;
  false_accusations: number;
  accused_by: readonly number[];
  has_passed: boolean;
}

/** A book under the pile that everybody has seen. */
export interface OpenBook {
  type: "open-book";
  title: string;
}

/** A book under the pile that only one player has seen, in a line of the history. */
export interface BuriedBook {
  type: "buried-book";
  fact: number;
}

/** An answer about the future, and to whom it was given; it binds until the end of the next turn of its maker,
 *     or until the next Mass. */
export interface Promise {
  by: number;
  to: number;
  question: WillEnd | WillSpeak | WillPass | BeforeMass;
  yes: boolean;
  due: boolean;
}

/** Whether the next turn ends in a room; for a cell that is the same as entering it. */
export interface WillEnd {
  type: "will-end";
  room: string;
}

export interface WillSpeak {
  type: "will-speak";
  act: string;
}

/** Whether the answerer's gift to the asker at the next Mass holds such a card. */
export interface WillPass {
  type: "will-pass";
  terms: readonly (Is | IsNot | SameAs | OtherThan | Either | Among)[];
}

export interface Is {
  type: "is";
  trait: string;
}

export interface IsNot {
  type: "is-not";
  trait: string;
}

export interface SameAs {
  type: "same-as";
  category: string;
  card: Monk | SharedCard;
}

/** A card by its name. */
export interface Monk {
  type: "monk";
  suspect: string;
}

/** A single card that changed hands or was shown: line ``fact`` of the public history, and which gift of it. */
export interface SharedCard {
  type: "shared-card";
  fact: number;
  gift: number;
}

export interface OtherThan {
  type: "other-than";
  category: string;
  card: Monk | SharedCard;
}

export interface Either {
  type: "either";
  first: Is | IsNot | SameAs | OtherThan;
  second: Is | IsNot | SameAs | OtherThan;
}

/** Cards that changed hands or were shown together: line ``fact`` of the public history, and which gift of it. */
export interface Among {
  type: "among";
  fact: number;
  gift: number;
}

/** Whether the answerer will do this in one of the turns before the next Mass. */
export interface BeforeMass {
  type: "before-mass";
  question: WillEnd | WillSpeak;
}

export interface Statement {
  trait: string;
  seat: number;
}

export interface TurnBegan {
  type: "turn-began";
  seat: number;
  office: string;
  bell: number;
}

export interface MassCalled {
  type: "mass-called";
  office: string;
  cards: number;
}

/** An event card was drawn and read. */
export interface Happened {
  type: "happened";
  happening: string;
}

/** Cards changed hands, all gifts at the same time. ``again`` names an earlier line whose card this is. */
export interface CardsMoved {
  type: "cards-moved";
  way: string;
  gifts: readonly Gift[];
  again: number;
}

/** So many cards from one hand (or from the pile) to another. */
export interface Gift {
  type: "gift";
  giver: number | null;
  taker: number;
  count: number;
}

/** Somebody let others see cards of his hand, as far as they fit what was asked for. */
export interface CardsShown {
  type: "cards-shown";
  way: string;
  holder: number;
  to: readonly number[];
  count: number;
  traits: readonly string[];
  suspects: readonly string[];
}

/** Somebody showed a card to the whole table. */
export interface CardDisplayed {
  type: "card-displayed";
  way: string;
  holder: number;
  suspect: string;
}

/** Somebody announced how many cards with these traits he holds. */
export interface HandCounted {
  type: "hand-counted";
  way: string;
  seat: number;
  traits: readonly string[];
  count: number;
}

export interface Answered {
  type: "answered";
  asker: number;
  target: number;
  question:
    | HowMany
    | AnyOf
    | AtLeast
    | Exactly
    | AllOf
    | MoreOf
    | Between
    | Odd
    | MostOf
    | FewestOf
    | Both
    | WhatIs
    | StillHold
    | LastDrawn
    | Settled
    | HoldBook
    | HowManyBooks
    | WillEnd
    | WillSpeak
    | WillPass
    | BeforeMass
    | FreeQuestion;
  answer: Yes | No | Number | Trait | Traits | Words;
}

export interface HowMany {
  type: "how-many";
  scope: string | Met;
  who: Anybody | Names | Fitting;
}

/** Cards that a player came across in one way, from one other player or from any, ever or since the last Mass.
 *
 *     ``seen`` came before the player's eyes, ``shown`` were shown by another player, ``received`` and ``gave`` changed
 *     hands with another player, ``known`` are in another player's hand for certain. */
export interface Met {
  type: "met";
  how: string;
  by: number | null;
  since: string;
}

/** Every monk there is. */
export interface Anybody {
  type: "anybody";
}

export interface Names {
  type: "names";
  suspects: readonly string[];
}

/** Monks that fit every term. */
export interface Fitting {
  type: "fitting";
  terms: readonly (Is | IsNot | SameAs | OtherThan | Either | Among)[];
}

export interface AnyOf {
  type: "any-of";
  scope: string | Met;
  who: Anybody | Names | Fitting;
}

export interface AtLeast {
  type: "at-least";
  number: number;
  scope: string | Met;
  who: Anybody | Names | Fitting;
}

export interface Exactly {
  type: "exactly";
  number: number;
  scope: string | Met;
  who: Anybody | Names | Fitting;
}

export interface AllOf {
  type: "all-of";
  scope: string | Met;
  who: Anybody | Names | Fitting;
}

/** More of these than of those. */
export interface MoreOf {
  type: "more-of";
  scope: string | Met;
  who: Anybody | Names | Fitting;
  than: Anybody | Names | Fitting;
}

/** A number from ``low`` to ``high``. */
export interface Between {
  type: "between";
  low: number;
  high: number;
  scope: string | Met;
  who: Anybody | Names | Fitting;
}

export interface Odd {
  type: "odd";
  scope: string | Met;
  who: Anybody | Names | Fitting;
}

/** The trait of a category that most monks of a scope have; all of them when several share the first place. */
export interface MostOf {
  type: "most-of";
  category: string;
  scope: string | Met;
}

export interface FewestOf {
  type: "fewest-of";
  category: string;
  scope: string | Met;
}

/** Two questions joined by "and": yes when both are true. */
export interface Both {
  type: "both";
  first: AnyOf | AtLeast | Exactly | AllOf | MoreOf | Between | Odd;
  second: AnyOf | AtLeast | Exactly | AllOf | MoreOf | Between | Odd;
}

/** One trait of a card that the answerer knows. */
export interface WhatIs {
  type: "what-is";
  category: string;
  card: SharedCard;
}

export interface StillHold {
  type: "still-hold";
  card: SharedCard;
}

/** Whether the last card that the answerer drew in such a room fits. */
export interface LastDrawn {
  type: "last-drawn";
  way: string;
  term: Is | IsNot | SameAs | OtherThan | Either | Among;
}

/** Whether all suspects still open agree in a category. */
export interface Settled {
  type: "settled";
  category: string;
}

export interface HoldBook {
  type: "hold-book";
  title: string;
}

export interface HowManyBooks {
  type: "how-many-books";
}

export interface FreeQuestion {
  type: "free-question";
  text: string;
}

export interface Yes {
  type: "yes";
}

export interface No {
  type: "no";
}

export interface Number {
  type: "number";
  number: number;
}

export interface Trait {
  type: "trait";
  trait: string;
}

/** Traits that share the first or the last place. */
export interface Traits {
  type: "traits";
  traits: readonly string[];
}

/** An answer in free words, which nobody verifies. */
export interface Words {
  type: "words";
  text: string;
}

/** An answer that only the asker heard. */
export interface AnswerWhispered {
  type: "answer-whispered";
  asker: number;
  target: number;
  question:
    | HowMany
    | AnyOf
    | AtLeast
    | Exactly
    | AllOf
    | MoreOf
    | Between
    | Odd
    | MostOf
    | FewestOf
    | Both
    | WhatIs
    | StillHold
    | LastDrawn
    | Settled
    | HoldBook
    | HowManyBooks
    | WillEnd
    | WillSpeak
    | WillPass
    | BeforeMass
    | FreeQuestion;
}

export interface SilenceKept {
  type: "silence-kept";
  asker: number;
  target: number;
  question:
    | HowMany
    | AnyOf
    | AtLeast
    | Exactly
    | AllOf
    | MoreOf
    | Between
    | Odd
    | MostOf
    | FewestOf
    | Both
    | WhatIs
    | StillHold
    | LastDrawn
    | Settled
    | HoldBook
    | HowManyBooks
    | WillEnd
    | WillSpeak
    | WillPass
    | BeforeMass
    | FreeQuestion;
}

export interface Revealed {
  type: "revealed";
  seat: number;
  trait: string;
}

export interface Accused {
  type: "accused";
  seat: number;
  suspect: string;
}

/** A book was taken from the Scriptorium and kept face down. */
export interface BookDrawn {
  type: "book-drawn";
  seat: number;
}

/** Somebody looked at so many books before choosing one. */
export interface BooksConsulted {
  type: "books-consulted";
  seat: number;
  count: number;
}

/** A book that was looked at went back underneath, face down. */
export interface BookBuried {
  type: "book-buried";
  seat: number;
}

/** A plain book was read aloud. */
export interface BookRead {
  type: "book-read";
  seat: number;
  title: string;
}

/** A starred book was used at its moment. */
export interface BookPlayed {
  type: "book-played";
  seat: number;
  title: string;
}

/** What belongs to one seat alone. */
export interface Own {
  hand: readonly string[];
  seen: readonly string[];
  crosses: readonly string[];
  notes: readonly string[];
  marks: readonly Mark[];
  books: readonly string[];
  orders: readonly string[];
  ledger: readonly Sighting[];
  book_ledger: readonly BookSighting[];
  heard: readonly Heard[];
  looked: readonly string[];
  passing: readonly string[] | null;
  plan: readonly string[] | null;
  answer: (Yes | No | Number | Trait | Traits | Words) | null;
}

/** A word and a colour of one's own at a suspect; either may be empty. */
export interface Mark {
  suspect: string;
  word: string;
  colour: string;
}

/** Which cards a line of the history was about, for a seat that saw them. */
export interface Sighting {
  fact: number;
  gift: number;
  suspects: readonly string[];
}

export interface BookSighting {
  fact: number;
  title: string;
}

/** A whispered answer that this seat gave or heard. */
export interface Heard {
  fact: number;
  answer: Yes | No | Number | Trait | Traits | Words;
}

export interface FirstPlayerChosen {
  type: "first-player-chosen";
  seat: number;
}

/** The die in a confessional shows who was there last. */
export interface DieSet {
  type: "die-set";
  room: string;
  seat: number;
}

export interface BellMoved {
  type: "bell-moved";
  office: string;
  spot: number;
}

/** A penitent spent his turn in prayer. */
export interface TurnSkipped {
  type: "turn-skipped";
  seat: number;
}

export interface Walked {
  type: "walked";
  seat: number;
  room: string;
}

/** No way was open. */
export interface Stayed {
  type: "stayed";
  seat: number;
}

/** A pawn was moved by something else than its own walk. */
export interface PawnPlaced {
  type: "pawn-placed";
  seat: number;
  room: string;
}

export interface Questioned {
  type: "questioned";
  asker: number;
  target: number;
  question:
    | HowMany
    | AnyOf
    | AtLeast
    | Exactly
    | AllOf
    | MoreOf
    | Between
    | Odd
    | MostOf
    | FewestOf
    | Both
    | WhatIs
    | StillHold
    | LastDrawn
    | Settled
    | HoldBook
    | HowManyBooks
    | WillEnd
    | WillSpeak
    | WillPass
    | BeforeMass
    | FreeQuestion;
}

export interface CounterWaived {
  type: "counter-waived";
  seat: number;
}

/** A vow of silence was void. */
export interface VowBroken {
  type: "vow-broken";
  seat: number;
}

export interface IntruderCaught {
  type: "intruder-caught";
  owner: number;
  intruder: number;
}

/** A visitor took nothing. */
export interface CellRespected {
  type: "cell-respected";
  seat: number;
}

export interface CardRequested {
  type: "card-requested";
  seat: number;
  target: number;
  traits: readonly string[];
}

export interface TraitNamed {
  type: "trait-named";
  seat: number;
  trait: string;
}

export interface SuspectsNamed {
  type: "suspects-named";
  seat: number;
  suspects: readonly string[];
}

export interface PlayerRolled {
  type: "player-rolled";
  seat: number;
}

/** A book of the Library was read aloud. */
export interface VolumeRead {
  type: "volume-read";
  seat: number;
  volume: string;
}

export interface CryptCardTaken {
  type: "crypt-card-taken";
  seat: number;
}

export interface ExtraTurnTaken {
  type: "extra-turn-taken";
  seat: number;
}

export interface PenanceImposed {
  type: "penance-imposed";
  seat: number;
  cause: string;
}

/** Somebody would have another do penance; it takes everybody's agreement. */
export interface PenanceProposed {
  type: "penance-proposed";
  by: number;
  seat: number;
}

export interface PenanceForgiven {
  type: "penance-forgiven";
  seat: number;
}

export interface CulpritFound {
  type: "culprit-found";
  seat: number;
  suspect: string;
}

/** The Abbot ended the inquiry; the culprit's card was turned over. */
export interface CaseClosed {
  type: "case-closed";
  suspect: string;
}

/** Everybody, or one reader, sings; nothing else happens. */
export interface Sang {
  type: "sang";
  seats: readonly number[];
}

/** What the cards of a line of the history were, for those who saw them. */
export interface CardsSeen {
  type: "cards-seen";
  fact: number;
  gift: number;
  suspects: readonly string[];
}

export interface AnswerHeard {
  type: "answer-heard";
  fact: number;
  answer: Yes | No | Number | Trait | Traits | Words;
}

/** What the book of a line of the history was, for the one who took or buried it. */
export interface BookSeen {
  type: "book-seen";
  fact: number;
  title: string;
}

export interface BooksSeen {
  type: "books-seen";
  titles: readonly string[];
}

export interface PassChosen {
  type: "pass-chosen";
  suspects: readonly string[];
}

/** What one will do with a book when all have decided. */
export interface PlanMade {
  type: "plan-made";
  title: string | null;
}

export interface SuspectCrossed {
  type: "suspect-crossed";
  suspect: string;
}

export interface CrossErased {
  type: "cross-erased";
  suspect: string;
}

export interface NoteWritten {
  type: "note-written";
  number: number;
  text: string;
}

export interface NoteErased {
  type: "note-erased";
  number: number;
}

/** A word and a colour at a suspect; both empty: none any more. */
export interface SuspectMarked {
  type: "suspect-marked";
  suspect: string;
  word: string;
  colour: string;
}

export interface OrderGiven {
  type: "order-given";
  title: string;
}

export interface OrderWithdrawn {
  type: "order-withdrawn";
  title: string;
}

/** Move the pawn to a room. */
export interface Walk {
  type: "walk";
  room: string;
}

/** Use a starred book at its moment. */
export interface PlayBook {
  type: "play-book";
  title: string;
}

/** Leave alone what one is free to do. */
export interface Refrain {
  type: "refrain";
}

export interface Ask {
  type: "ask";
  target: number;
  question:
    | HowMany
    | AnyOf
    | AtLeast
    | Exactly
    | AllOf
    | MoreOf
    | Between
    | Odd
    | MostOf
    | FewestOf
    | Both
    | WhatIs
    | StillHold
    | LastDrawn
    | Settled
    | HoldBook
    | HowManyBooks
    | WillEnd
    | WillSpeak
    | WillPass
    | BeforeMass
    | FreeQuestion;
}

/** Ask nothing in return. */
export interface Waive {
  type: "waive";
}

/** Tell the truth, which the table knows. */
export interface Answer {
  type: "answer";
}

/** Take the vow of silence. */
export interface KeepSilence {
  type: "keep-silence";
}

/** Answer a question about one's own next turn, and be bound by it. */
export interface Pledge {
  type: "pledge";
  yes: boolean;
}

/** Answer a free question in free words. */
export interface Reply {
  type: "reply";
  text: string;
}

/** Take a card from the hand of the owner of the cell. */
export interface DrawCard {
  type: "draw-card";
}

/** In the Parlour: ask somebody to show a card with one or two traits. */
export interface RequestCard {
  type: "request-card";
  target: number;
  traits: readonly string[];
}

export interface ShowCard {
  type: "show-card";
  suspect: string;
}

export interface GiveCard {
  type: "give-card";
  suspect: string;
}

/** Choose what goes to the neighbour at Mass. */
export interface PassCards {
  type: "pass-cards";
  suspects: readonly string[];
}

export interface Reveal {
  type: "reveal";
  trait: string;
}

export interface Accuse {
  type: "accuse";
  suspect: string;
}

/** Use a Crypt card. */
export interface TakeExtraTurn {
  type: "take-extra-turn";
}

export interface ChoosePlayer {
  type: "choose-player";
  target: number;
}

export interface NameTrait {
  type: "name-trait";
  trait: string;
}

export interface NameSuspects {
  type: "name-suspects";
  suspects: readonly string[];
}

export interface ChooseBook {
  type: "choose-book";
  title: string;
}

/** [notebook.crosses] Cross out a suspect on one's own sheet. */
export interface Cross {
  type: "cross";
  suspect: string;
}

/** [notebook.crosses] Take back a cross of one's own; [notebook.seen] never one for a card that was seen. */
export interface Uncross {
  type: "uncross";
  suspect: string;
}

/** [notebook.notes] Write a line into one's own notebook. */
export interface WriteNote {
  type: "write-note";
  text: string;
}

/** [notebook.notes] Strike out one of one's own notes, by its number. */
export interface EraseNote {
  type: "erase-note";
  number: number;
}

/** [notebook.marks] Give a suspect a word and a colour of one's own; both empty take the mark away. */
export interface MarkSuspect {
  type: "mark-suspect";
  suspect: string;
  word: string;
  colour: string;
}

/** [books.orders] Have a book used at its next moment, without being asked. */
export interface GiveOrder {
  type: "give-order";
  title: string;
}

/** [books.orders] Take a standing order back. */
export interface WithdrawOrder {
  type: "withdraw-order";
  title: string;
}

/** [penance.agreement] When all others propose it in the same turn, a player does penance at its end. */
export interface ProposePenance {
  type: "propose-penance";
  seat: number;
}

/** The answer to ``deduce``, from the view of this seat at entry ``seq``. The game adds fields for what it found.
 *
 * Who can still be the culprit, and where every card can be now. */
export interface Conclusions {
  type: "conclusions";
  id: string;
  seq: number;
  seat: number;
  exact: boolean;
  culprits: readonly string[];
  places: Record<string, Places>;
}

/** Where a card can be now: under the board, in the Parlour's pile, in hands. */
export interface Places {
  culprit: boolean;
  pile: boolean;
  hands: readonly number[];
}

/** The answer to ``weigh``, from the view of this seat at entry ``seq``. The game adds fields for what it found.
 *
 * Every answer that a question can get. A question that is not about cards has none that teaches anything. */
export interface Preview {
  type: "preview";
  id: string;
  seq: number;
  seat: number;
  exact: boolean;
  answers: readonly Outcome[];
}

/** A possible answer, and how many suspects it would leave as culprits. */
export interface Outcome {
  answer: Yes | No | Number | Trait | Traits | Words;
  culprits: number;
}

export type View = AbbeyView;

export type Event =
  | TurnBegan
  | MassCalled
  | Happened
  | CardsMoved
  | CardsShown
  | CardDisplayed
  | HandCounted
  | Answered
  | AnswerWhispered
  | SilenceKept
  | Revealed
  | Accused
  | BookDrawn
  | BooksConsulted
  | BookBuried
  | BookRead
  | BookPlayed
  | FirstPlayerChosen
  | DieSet
  | BellMoved
  | TurnSkipped
  | Walked
  | Stayed
  | PawnPlaced
  | Questioned
  | CounterWaived
  | VowBroken
  | IntruderCaught
  | CellRespected
  | CardRequested
  | TraitNamed
  | SuspectsNamed
  | PlayerRolled
  | VolumeRead
  | CryptCardTaken
  | ExtraTurnTaken
  | PenanceImposed
  | PenanceProposed
  | PenanceForgiven
  | CulpritFound
  | CaseClosed
  | Sang
  | CardsSeen
  | AnswerHeard
  | BookSeen
  | BooksSeen
  | PassChosen
  | PlanMade
  | SuspectCrossed
  | CrossErased
  | NoteWritten
  | NoteErased
  | SuspectMarked
  | OrderGiven
  | OrderWithdrawn;

export type Action =
  | Walk
  | PlayBook
  | Refrain
  | Ask
  | Waive
  | Answer
  | KeepSilence
  | Pledge
  | Reply
  | DrawCard
  | RequestCard
  | ShowCard
  | GiveCard
  | PassCards
  | Reveal
  | Accuse
  | TakeExtraTurn
  | ChoosePlayer
  | NameTrait
  | NameSuspects
  | ChooseBook
  | Cross
  | Uncross
  | WriteNote
  | EraseNote
  | MarkSuspect
  | GiveOrder
  | WithdrawOrder
  | ProposePenance;

export type Options = AbbeyOptions;
