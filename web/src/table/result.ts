/** The result of a game as it is read: who stands where, and the course of the scores to the end. */
import type { Result } from "../protocol/generated/table";

export interface Standing {
  seat: number;
  total: number;
  /** Points by the reason that the rules give for them. */
  points: ReadonlyMap<string, number>;
}

/** Everybody, winners first, then by points. */
export function standings(result: Result): readonly Standing[] {
  const all = result.scores.map(({ seat, lines }) => {
    const points = new Map<string, number>();
    for (const { reason, points: more } of lines) points.set(reason, (points.get(reason) ?? 0) + more);
    return { seat, points, total: lines.reduce((sum, line) => sum + line.points, 0) };
  });
  const wins = ({ seat }: Standing): number => Number(result.winners.includes(seat));
  return all.sort((a, b) => wins(b) - wins(a) || b.total - a.total);
}

/** The reasons for points, in the order in which they are counted. */
export function reasonsOf(result: Result): readonly string[] {
  return [...new Set(result.scores.flatMap((score) => score.lines.map((line) => line.reason)))];
}

/** The course of the game, and at its end what the last count made of it. */
export function courseOf(
  result: Result,
  rows: readonly (readonly number[])[],
): readonly (readonly number[])[] {
  const end = result.scores.map(() => 0);
  for (const { seat, total } of standings(result)) end[seat] = total;
  return rows.length > 0 && rows.at(-1)?.join() !== end.join() ? [...rows, end] : rows;
}

/** When a seat took the lead for good: the first row after the last in which somebody was level or ahead. */
export function takesLead(course: readonly (readonly number[])[], seat: number): number | null {
  const behind = course.findLastIndex((row) =>
    row.some((points, other) => other !== seat && points >= (row[seat] ?? 0)),
  );
  return behind + 1 < course.length && behind >= 0 ? behind + 1 : null;
}

/** A number with the sign that a reader expects, not a hyphen. */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}
