/** What is drawn on a card with a title: its marks and its emblem follow from what it does. */

/** The kind of its name: a book of the Scriptorium, of the Library, or an event. */
export type Deck = "book" | "volume" | "happening";
export const DECKS: readonly Deck[] = ["book", "volume", "happening"];

export interface TitledCard {
  id: string;
  star?: boolean;
  lasts?: boolean;
  effect?: readonly { do: string; [part: string]: unknown }[];
}

export interface Marks {
  /** Kept for its moment. */
  star: boolean;
  /** A die picks a player. */
  die: boolean;
  /** Until the next Mass. */
  lasts: boolean;
}

export function marksOf({ star = false, lasts = false, effect = [] }: TitledCard): Marks {
  return { star, lasts, die: effect.some((one) => Object.values(one).includes("rolled")) };
}

/** A drawing for each kind of effect. */
const EMBLEMS: Readonly<Record<string, string>> = {
  show: "cards",
  draw: "cards",
  give: "cards",
  exchange: "cards",
  pass: "cards",
  count: "cards",
  name: "capitulum",
  question: "speech",
  penance: "ecclesia",
  bell: "bell",
  consult: "scriptorium",
  read: "book",
  reveal: "capitulum",
  "extra-turn": "crypt-card",
  sing: "speech",
  steps: "scalae",
  close: "porta",
  "yes-or-no": "silence",
  insist: "speech",
  decline: "silence",
  "ask-again": "speech",
  overhear: "speech",
  forgive: "ecclesia",
  protect: "cards",
  "pass-fewer": "cards",
  "turn-passing": "cards",
  "enter-library": "bibliotheca",
};

/** Where a pawn is put. */
const ROOMS: Readonly<Record<string, string>> = {
  chapel: "ecclesia",
  courtyard: "aula",
  crypt: "crypta",
  scriptorium: "scriptorium",
  parlour: "parlatorium",
  cell: "cellula",
};

const NAMED: Readonly<Record<string, string>> = { balance: "cards", drains: "scalae", frost: "aula" };

/** The drawing on a card: that of its first effect, else that of its deck. */
export function emblemOf(deck: Deck, { effect = [] }: TitledCard): string {
  const [first] = effect;
  const found =
    first?.do === "move"
      ? ROOMS[String(first.room)]
      : first?.do === "named"
        ? NAMED[String(first.name)]
        : EMBLEMS[first?.do ?? ""];
  return found ?? (deck === "happening" ? "bell" : "book");
}
