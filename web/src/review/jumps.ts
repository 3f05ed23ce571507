/** Places in a game that a reader jumps to: rounds and services, questions, accusations, turning points, marks. */
import { logLines } from "../table/chronicle";
import type { LogRules } from "../table/game";
import type { StoryEntry } from "../table/replays";

type Rules = Pick<LogRules, "headings" | "hidden">;

/** The entries that begin a round, a service, a Mass. */
export function headingsOf(story: readonly StoryEntry[], rules: Rules): readonly number[] {
  const seqs = logLines(story, rules).filter(({ heading }) => heading);
  return [...new Set(seqs.map(({ seq }) => seq))];
}

/** What is asked of one player or claimed before all of them. */
const INQUIRIES: readonly string[] = ["questioned", "revealed", "accused"];

export function inquiriesOf(story: readonly StoryEntry[]): readonly number[] {
  return story
    .filter(({ events }) => events.some(({ type }) => INQUIRIES.includes(type)))
    .map(({ seq }) => seq);
}
