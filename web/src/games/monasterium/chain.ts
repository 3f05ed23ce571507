/**
 * The chain of what is still to be dealt with. The view lists the steps to come as lines, the next one first
 * (`placing-novice b iv-e 0`); a player's own turn ends with the step that uses the dice.
 */

export interface Link {
  key: string;
  tag: string;
  seat: number;
  /** What stands behind the seat: a novice, a space, a number of steps. */
  rest: readonly string[];
}

const LETTERS = "abcdefgh";
/** The step that uses the dice of a turn; whatever is below it in the stack is another turn. */
const TURN = "using-dice";
/** Steps that only say how the game goes on. */
const COURSE = new Set(["rolling-dice", "taking-dice", "ending-round", "playing-round", "scoring-finally"]);

export function chain(stack: readonly string[]): Link[] {
  const links: Link[] = [];
  for (const [at, line] of stack.entries()) {
    const [tag = "", seat = "", ...rest] = line.split(" ");
    if (COURSE.has(tag)) break;
    links.push({ key: `${stack.length - at}-${line}`, tag, seat: LETTERS.indexOf(seat), rest });
    if (tag === TURN) break;
  }
  return links;
}

/** The novice who is being sent out just now, if any. */
export function sentNovice(stack: readonly string[]): string | null {
  const [first] = chain(stack);
  return first && ["placing-novice", "placing-extra-novice"].includes(first.tag)
    ? (first.rest[0] ?? null)
    : null;
}

/** Where the window tile lies whose bonus is being chosen. */
export function freshPane(stack: readonly string[]): { row: string; column: string } | null {
  const [first] = chain(stack);
  const [row, column] = first?.rest ?? [];
  return first?.tag === "choosing-bonus" && row && column ? { row, column } : null;
}

const ICONS: Readonly<Record<string, string>> = {
  "using-any-action": "star",
  "choosing-novice": "send",
  "placing-novice": "send",
  "placing-extra-novice": "send",
  "advancing-messenger": "messenger",
  exchanging: "exchange",
  "taking-soup-or-exchanging": "good-soup",
  "taking-influence-or-rosary": "good-influence",
  "taking-window-from-chapel": "glass",
  "taking-window-from-room": "glass",
  "taking-any-window": "glass",
  "choosing-bonus": "glass",
  "reaching-road-end": "die",
};

/** The drawing that stands for a step. */
export function iconOf(link: Link): string | null {
  return ICONS[link.tag] ?? null;
}
