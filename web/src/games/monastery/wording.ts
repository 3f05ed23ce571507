/**
 * Sentences that differ when somebody does a thing for themselves: "a monk of their own", "for their own strip". The
 * browser's half of `chapterhouse/games/monastery/wording.py`.
 */
import type { Tagged } from "../../speech";

/** Whether what was collected is for the player who collected it. */
export function wording(struct: Tagged): Record<string, string> {
  if (struct.type === "monk-collected") return { own: struct.owner === struct.by ? "yes" : "no" };
  if (struct.type === "letter-collected") return { own: struct.strip === struct.by ? "yes" : "no" };
  return {};
}
