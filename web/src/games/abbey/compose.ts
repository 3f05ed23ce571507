/**
 * A question in the making. A draft keeps every blank that any kind of question has, so that changing the kind loses
 * nothing; `whole` makes the question of it, once nothing is missing. Whether it may be asked, the server says.
 */
import type {
  Ask,
  Both,
  Either,
  Fitting,
  HowMany,
  Met,
  SharedCard,
  WillEnd,
  WillSpeak,
} from "../../protocol/generated/abbey";
import { CATEGORIES, traitOf, type Category, type Components, type Suspect } from "./components";

export type Question = Ask["question"];
export type Kind = Question["type"];
export type Who = HowMany["who"];
export type Term = Fitting["terms"][number];
export type Simple = Either["first"];
export type Scope = HowMany["scope"];
export type Deed = WillEnd | WillSpeak;
/** A question about a scope that is answered with yes or no; two of them may be joined by "and". */
export type Checked = Both["first"];

export type Slot =
  | "scope"
  | "who"
  | "than"
  | "number"
  | "low"
  | "high"
  | "deed"
  | "category"
  | "card"
  | "way"
  | "term"
  | "terms"
  | "room"
  | "act"
  | "title"
  | "text";

/** The blanks of each kind of question, in the order of the game's own words for them. */
export const SLOTS: Readonly<Record<Kind, readonly Slot[]>> = {
  "how-many": ["scope", "who"],
  "any-of": ["scope", "who"],
  "at-least": ["number", "scope", "who"],
  exactly: ["number", "scope", "who"],
  "all-of": ["scope", "who"],
  "more-of": ["scope", "who", "than"],
  between: ["low", "high", "scope", "who"],
  odd: ["scope", "who"],
  "most-of": ["category", "scope"],
  "fewest-of": ["category", "scope"],
  both: [],
  "what-is": ["category", "card"],
  "still-hold": ["card"],
  "last-drawn": ["way", "term"],
  settled: ["category"],
  "hold-book": ["title"],
  "how-many-books": [],
  "will-end": ["room"],
  "will-speak": ["act"],
  "will-pass": ["terms"],
  "before-mass": ["deed"],
  "free-question": ["text"],
};
/** Two questions joined by "and" are made by going on from the first, so that they are no kind to choose. */
export const KINDS = (Object.keys(SLOTS) as Kind[]).filter((kind) => kind !== "both");
export const CHECKED: readonly Kind[] = [
  "any-of",
  "at-least",
  "exactly",
  "all-of",
  "more-of",
  "between",
  "odd",
];
export const SCOPES = ["hand", "seen", "crossed", "open", "elsewhere", "guessed"];
export const MEETINGS = ["seen", "shown", "received", "gave", "known"];
export const ACTS = ["reveal", "accuse"];
export const WAYS = ["parlour", "cell", "confessional"];

export interface Draft {
  kind: Kind;
  /** The first of two questions, once it is whole. */
  first: Checked | null;
  scope: Scope;
  who: Who;
  than: Who;
  number: number;
  low: number;
  high: number;
  deed: Deed;
  category: string;
  card: SharedCard | null;
  way: string;
  room: string;
  act: string;
  title: string;
  text: string;
}

export const ANYBODY: Who = { type: "anybody" };

export const BLANK: Draft = {
  kind: "how-many",
  first: null,
  scope: "hand",
  who: { type: "fitting", terms: [] },
  than: { type: "fitting", terms: [] },
  number: 1,
  low: 1,
  high: 2,
  deed: { type: "will-speak", act: "accuse" },
  category: "order",
  card: null,
  way: "parlour",
  room: "capitulum",
  act: "accuse",
  title: "listener",
  text: "",
};

/** Blanks that a question calls otherwise. */
const NAMES: Partial<Record<Slot, string>> = { deed: "question" };

function complete(who: Who): boolean {
  if (who.type === "names") return who.suspects.length > 0;
  return who.type === "anybody" || who.terms.length > 0;
}

export function termsIn(who: Who): readonly Term[] {
  return who.type === "fitting" ? who.terms : [];
}

/** Whether a blank has been filled. */
export function filled(draft: Draft, slot: Slot): boolean {
  switch (slot) {
    case "who":
    case "than":
      return complete(draft[slot]);
    case "term":
      return termsIn(draft.who).length === 1;
    case "terms":
      return termsIn(draft.who).length > 0;
    case "card":
      return draft.card !== null;
    case "text":
      return draft.text.trim() !== "";
    default:
      return true;
  }
}

/** The question, if every blank is filled. */
export function whole(draft: Draft): Question | null {
  const question = single(draft);
  if (question === null || draft.first === null) return question;
  return isChecked(question) ? { type: "both", first: draft.first, second: question } : null;
}

/** Whether a question may be joined with another. */
export function isChecked(question: Question): question is Checked {
  return CHECKED.includes(question.type);
}

/** A draft of a second question, once the first is whole and can be joined. */
export function andAlso(draft: Draft): Draft | null {
  const question = draft.first === null ? single(draft) : null;
  return question !== null && isChecked(question) ? { ...BLANK, kind: "any-of", first: question } : null;
}

/** What a scope that needs more than its name begins with. */
export function metBy(how: string): Met {
  return { type: "met", how, by: null, since: how === "seen" ? "mass" : "ever" };
}

/** What the sentence of a draft chooses its words by. */
export function blanksIn(draft: Draft): Record<string, string> {
  const { scope, who, deed, category } = draft;
  const where = typeof scope === "string" ? scope : `met-${scope.how}`;
  const room = deed.type === "will-end" && draft.kind === "before-mass" ? deed.room : draft.room;
  return { who: who.type, scope: where, category, deed: deed.type, room };
}

function single(draft: Draft): Question | null {
  if (!SLOTS[draft.kind].every((slot) => filled(draft, slot))) return null;
  const entries = SLOTS[draft.kind].map((slot) => [NAMES[slot] ?? slot, valueOf(draft, slot)] as const);
  return { type: draft.kind, ...Object.fromEntries(entries) } as unknown as Question;
}

function valueOf(draft: Draft, slot: Slot): unknown {
  if (slot === "term") return termsIn(draft.who)[0];
  return slot === "terms" ? termsIn(draft.who) : draft[slot];
}

/** A draft that says what a question says; blanks that it does not have keep what was in them. */
export function fromQuestion(question: Question, before: Draft = BLANK): Draft {
  if (question.type === "both") return { ...fromQuestion(question.second, before), first: question.first };
  if (question.type === "before-mass")
    return { ...before, first: null, kind: question.type, deed: question.question };
  const { type, ...blanks } = question;
  const { term, terms, ...rest } = blanks as Record<string, unknown>;
  const listed = (terms ?? (term ? [term] : undefined)) as readonly Term[] | undefined;
  return {
    ...before,
    ...rest,
    ...(listed && { who: { type: "fitting", terms: listed } }),
    first: null,
    kind: type,
  } as Draft;
}

// ── Whom it is about ─────────────────────────────────────────────────────────────────────────────────────────────

export function withTerm(who: Who, term: Term): Who {
  return { type: "fitting", terms: [...termsIn(who), term] };
}

/** Whether a suspect has all the traits of these terms and none that they exclude; other terms say nothing here. */
export function fitsSomebody(suspects: readonly Suspect[], terms: readonly Term[]): boolean {
  const has = ({ traits }: Suspect, term: Term): boolean => {
    if (term.type === "is") return traits.includes(term.trait);
    return term.type !== "is-not" || !traits.includes(term.trait);
  };
  return suspects.some((suspect) => terms.every((term) => has(suspect, term)));
}

export function withoutTerm(who: Who, at: number): Who {
  return { type: "fitting", terms: termsIn(who).filter((_, place) => place !== at) };
}

/** The last two terms as alternatives: "a Father or bearded". */
export function joined(who: Who): Who {
  const terms = termsIn(who);
  const [first, second] = terms.slice(-2);
  if (!first || !second || !isSimple(first) || !isSimple(second)) return who;
  return { type: "fitting", terms: [...terms.slice(0, -2), { type: "either", first, second }] };
}

function isSimple(term: Term): term is Simple {
  return term.type !== "either" && term.type !== "among";
}

export function canJoin(who: Who): boolean {
  return joined(who) !== who;
}

export function withName(who: Who, suspect: string): Who {
  const named = who.type === "names" ? who.suspects : [];
  return { type: "names", suspects: named.includes(suspect) ? named : [...named, suspect] };
}

export function withoutName(who: Who, suspect: string): Who {
  return {
    type: "names",
    suspects: (who.type === "names" ? who.suspects : []).filter((one) => one !== suspect),
  };
}

// ── What it would tell me ────────────────────────────────────────────────────────────────────────────────────────

/** Which suspect a card is, as far as I know. */
export type Known = (card: SharedCard) => string | null;

function fitsSimple(components: Components, suspect: Suspect, term: Simple, known: Known): boolean | null {
  if (term.type === "is") return suspect.traits.includes(term.trait);
  if (term.type === "is-not") return !suspect.traits.includes(term.trait);
  const id = term.card.type === "monk" ? term.card.suspect : known(term.card);
  if (id === null) return null;
  const category = CATEGORIES.find((one) => one === term.category) as Category;
  const same = traitOf(suspect, category) === traitOf(components.suspectOf(id), category);
  return same === (term.type === "same-as");
}

function fitsTerm(components: Components, suspect: Suspect, term: Term, known: Known): boolean | null {
  if (term.type === "among") return null;
  if (term.type !== "either") return fitsSimple(components, suspect, term, known);
  const both = [term.first, term.second].map((one) => fitsSimple(components, suspect, one, known));
  return both.includes(null) ? null : both.includes(true);
}

/** The suspects that a description means; null if it refers to a card that I do not know. */
export function meant(
  components: Components,
  who: Who,
  among: readonly Suspect[],
  known: Known,
): readonly Suspect[] | null {
  if (who.type === "anybody") return among;
  if (who.type === "names") return among.filter((suspect) => who.suspects.includes(suspect.id));
  const checked = among.map((suspect) => who.terms.map((term) => fitsTerm(components, suspect, term, known)));
  if (checked.some((answers) => answers.includes(null))) return null;
  return among.filter((_, at) => checked[at]?.every(Boolean));
}

/** How evenly a question divides the suspects that are open on my sheet: 0 for not at all, ½ for best. */
export function evenness(
  components: Components,
  question: Question,
  open: readonly Suspect[],
  known: Known,
): number {
  if (!("who" in question) || open.length === 0) return 0;
  const fits = meant(components, question.who, open, known)?.length ?? 0;
  return Math.min(fits, open.length - fits) / open.length;
}

/** Of the questions on offer those that divide my open suspects best. */
export function useful(
  components: Components,
  offered: readonly Ask[],
  open: readonly Suspect[],
  known: Known,
  most: number,
): Question[] {
  const rated = offered.map(({ question }) => ({
    question,
    worth: evenness(components, question, open, known),
  }));
  const worth = rated.filter((one) => one.worth > 0).sort((one, other) => other.worth - one.worth);
  const best = (worth.length > 0 ? worth : rated).map(({ question }) => question);
  return best.filter((question, at) => best.findIndex((one) => alike(one, question)) === at).slice(0, most);
}

/** Whether two questions are about the same monks, wherever these are looked for. */
function alike(one: Question, other: Question): boolean {
  if (!("who" in one) || !("who" in other)) return one === other;
  return JSON.stringify(one.who) === JSON.stringify(other.who);
}

/** The latest different questions that anybody asked, newest first. */
export function recent(history: readonly { type: string }[], most: number): Question[] {
  const asked = history.flatMap((fact) => ("question" in fact ? [fact.question as Question] : [])).reverse();
  const texts = asked.map((question) => JSON.stringify(question));
  return asked.filter((_, at) => texts.indexOf(texts[at] ?? "") === at).slice(0, most);
}
