/** What a key means in a review. Keys that a field, a tab or a piece of the board needs are left to it. */

export type Move =
  | "back"
  | "next"
  | "first"
  | "last"
  | "play"
  | "round-back"
  | "round-next"
  | "mark-back"
  | "mark-next"
  | "turn-back"
  | "turn-next"
  | "inquiry-back"
  | "inquiry-next"
  | "knowledge"
  | "whatif"
  | "judged";

const MOVES: Record<string, Move> = {
  ArrowLeft: "back",
  ArrowRight: "next",
  Home: "first",
  End: "last",
  " ": "play",
  ArrowUp: "round-back",
  ArrowDown: "round-next",
  m: "mark-next",
  M: "mark-back",
  t: "turn-next",
  T: "turn-back",
  q: "inquiry-next",
  Q: "inquiry-back",
  k: "knowledge",
  w: "whatif",
  j: "judged",
};

/** Where arrow keys already mean something. */
const OWN_KEYS = "input, select, textarea, [role=tab], [data-stop], dialog";
/** Where letters and digits are typed, or look something up. A slider, a tab and a piece of the board have no use for them. */
const TYPED = "input:not([type=range]):not([type=radio]):not([type=checkbox]), select, textarea, dialog";
/** Where the space bar presses what has the focus. */
const PRESSED = "button, a, summary, [role=button]";

export interface Press {
  key: string;
  /** Whether the element under the focus lies inside something that fits a selector. */
  inside: (selector: string) => boolean;
  /** A control, alt or command key is held, or shift with a key that is no letter: the browser's own business. */
  modified: boolean;
}

export function moveFor(press: Press): Move | null {
  const move = MOVES[press.key];
  const taken = /^[a-z]$/i.test(press.key) ? TYPED : OWN_KEYS;
  if (!move || press.modified || press.inside(taken)) return null;
  return move === "play" && press.inside(PRESSED) ? null : move;
}

/** The chair that a digit means. */
export function chairFor({ key, modified, inside }: Press): number | null {
  return /^[1-8]$/.test(key) && !modified && !inside(TYPED) ? Number(key) - 1 : null;
}

export function pressOf(event: KeyboardEvent): Press {
  const { target } = event;
  return {
    key: event.key,
    inside: (selector) => target instanceof Element && target.closest(selector) !== null,
    modified:
      (event.shiftKey && !/^[A-Z]$/.test(event.key)) || event.ctrlKey || event.altKey || event.metaKey,
  };
}
