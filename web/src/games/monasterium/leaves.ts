/** The leaves of the desk, of which a phone shows one at a time. */
export const LEAVES = ["actions", "window", "missions", "reckoning"] as const;
export type Leaf = (typeof LEAVES)[number];

const NEEDS: Record<string, Leaf> = {
  "using-dice": "actions",
  "using-any-action": "actions",
  "choosing-novice": "actions",
  "taking-window-from-chapel": "window",
  "taking-window-from-room": "window",
  "taking-any-window": "window",
  "choosing-bonus": "window",
};

/** The leaf that a decision is made on; none where it is made on the gameboard. */
export function leafFor(doing: string, mine: boolean): Leaf | null {
  return mine ? (NEEDS[doing] ?? null) : null;
}
