/** The question that is open now: the last one asked, as the chronicle tells it. */
import type { Questioned } from "../../protocol/generated/abbey";
import type { Entry } from "../../protocol/generated/table";

export function openQuestion(entries: readonly Entry[]): Questioned | null {
  const last = entries.flatMap((entry) => entry.events).findLast((event) => event.type === "questioned");
  return (last as unknown as Questioned | undefined) ?? null;
}
