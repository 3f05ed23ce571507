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

/** The event by which an entry is known among the places of its kind: what was asked or claimed, or what begins a round. */
export function eventOf(
  { events }: StoryEntry,
  headings: readonly string[],
): StoryEntry["events"][number] | null {
  const known = [...INQUIRIES, ...headings];
  return events.find(({ type }) => known.includes(type)) ?? events[0] ?? null;
}

type Told = StoryEntry["events"][number];

/** The newest event that says what time of the game it is, at an entry; null before the first. */
export function timeAt(story: readonly StoryEntry[], clock: string, seq: number): Told | null {
  let newest: Told | null = null;
  for (const entry of story) {
    if (entry.seq > seq) break;
    newest = entry.events.findLast(({ type }) => type === clock) ?? newest;
  }
  return newest;
}

/** Who did or became something; undefined for what nobody did. */
const doerOf = ({ by, seat, abbot }: Told): unknown => by ?? seat ?? abbot;
const weightOf = ({ points, cost }: Told): number => Number(points ?? cost ?? 0);

/** A stretch of the game in which the chances of a seat changed. */
export interface Stretch {
  /** The entry before it, and its last one. */
  from: number;
  to: number;
  seat: number;
  change: number;
}

/**
 * What a stretch is remembered by: the most telling kind of deed of whoever gained, then the largest. A rival's deed is no
 * reason for rising chances, so without one of theirs there is none.
 */
export function tellingEvent(
  story: readonly StoryEntry[],
  telling: readonly string[],
  { from, to, seat, change }: Stretch,
): Told | null {
  const events = story.filter(({ seq }) => seq > from && seq <= to).flatMap((entry) => entry.events);
  const fits = (doer: unknown): boolean => doer === undefined || (doer === seat) === change > 0;
  const known = events.filter((event) => telling.includes(event.type) && fits(doerOf(event)));
  const before = (one: Told, other: Told): number =>
    telling.indexOf(one.type) - telling.indexOf(other.type) || weightOf(other) - weightOf(one);
  return [...known].sort(before)[0] ?? null;
}
