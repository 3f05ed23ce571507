/** How every player stands at a moment: the chance to win, or in the Abbey the suspects that are left. */
import type { Judgement } from "../protocol/generated/table";
import type { Standing } from "../table/Plate.svelte";
import { standingAt } from "./judgements";
import { said } from "./said.svelte";

export type Stands = { left: number; of: number } | { chance: number };

/** By seat; nothing while it has not been computed. */
export function standingsAt(
  found: Judgement | null,
  seq: number,
  open: boolean,
  seats: number,
): readonly (Stands | null)[] {
  const moment = standingAt(found?.graph ?? [], seq, open);
  const courses = found?.suspects ?? [];
  if (!moment && courses.length === 0) return [];
  return Array.from({ length: seats }, (_, seat) => {
    const steps = courses.find((course) => course.seat === seat)?.steps ?? [];
    const left = steps.findLast(([at]) => at <= seq)?.[1];
    if (left !== undefined) return { left, of: steps[0]?.[1] ?? left };
    const chance = moment?.chances[seat];
    return chance === undefined ? null : { chance };
  });
}

export function standingText(stands: Stands | null): string {
  if (!stands) return "";
  return "left" in stands
    ? said.say("suspects-left", { left: stands.left })
    : `${Math.round(100 * stands.chance)} %`;
}

/** For a player's plate: fewer suspects are a shorter bar. */
export function plateStanding(stands: Stands | null): Standing | null {
  if (!stands) return null;
  const share = "left" in stands ? stands.left / Math.max(1, stands.of) : stands.chance;
  return { text: standingText(stands), share };
}
