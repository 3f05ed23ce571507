/** What a key means in a review. Keys that belong to a field, a tab or a piece of the board are left to it. */

export type Move = "back" | "next" | "first" | "last" | "play";

const MOVES: Record<string, Move> = {
  ArrowLeft: "back",
  ArrowRight: "next",
  Home: "first",
  End: "last",
  " ": "play",
};

/** Where arrow keys already mean something. */
const OWN_KEYS = "input, select, textarea, [role=tab], [data-stop], dialog";
/** Where the space bar presses what has the focus. */
const PRESSED = "button, a, summary, [role=button]";

export interface Press {
  key: string;
  /** Whether the element under the focus lies inside something that fits a selector. */
  inside: (selector: string) => boolean;
  /** A shift, control, alt or command key is held: the browser's own business. */
  modified: boolean;
}

export function moveFor(press: Press): Move | null {
  const move = MOVES[press.key];
  if (!move || press.modified || press.inside(OWN_KEYS)) return null;
  return move === "play" && press.inside(PRESSED) ? null : move;
}

export function pressOf(event: KeyboardEvent): Press {
  const { target } = event;
  return {
    key: event.key,
    inside: (selector) => target instanceof Element && target.closest(selector) !== null,
    modified: event.shiftKey || event.ctrlKey || event.altKey || event.metaKey,
  };
}
