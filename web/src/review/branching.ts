/** A private copy of a moment, to play on from: it leads back to where the reader stood. */
import { person } from "../person.svelte";
import { route } from "../route.svelte";
import { branchPath } from "../table/branch";
import { replays } from "../table/replays";
import type { Review } from "./review.svelte";

/** Neither a fool nor a master: somebody to try things on. */
export const MIDDLING = "brother";

export async function playOn(
  review: Review,
  at: number,
  seats: readonly number[],
  bot: string = MIDDLING,
): Promise<void> {
  await person.introduce();
  const made = await replays.branch(review.facts.id, { at, seats, bot });
  route.go(branchPath(made.path, review.path));
}
