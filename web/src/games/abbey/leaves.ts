/** The leaves of the board. A wide screen shows the plan beside another leaf; a phone shows one at a time. */
export const LEAVES = ["plan", "notebook", "players", "timeline", "revelations"] as const;
export type Leaf = (typeof LEAVES)[number];

const NEEDS: Readonly<Record<string, Leaf>> = {
  moving: "plan",
  asking: "notebook",
  answering: "notebook",
  "calling-witness": "notebook",
  "naming-suspects": "notebook",
  speaking: "revelations",
  testifying: "revelations",
  "naming-trait": "revelations",
  inquiring: "revelations",
};

/** The leaf that a decision is made on; none where it is made on the desk. */
export function leafFor(doing: string, mine: boolean): Leaf | null {
  return mine ? (NEEDS[doing] ?? null) : null;
}
