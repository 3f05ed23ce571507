/** Moments of a game in words: what time it was, and what a turning point is remembered by. */
import type { TurningPoint } from "../protocol/generated/table";
import type { Table } from "../table/table.svelte";
import { tellingEvent, timeAt } from "./jumps";
import type { Review } from "./review.svelte";
import { said } from "./said.svelte";

/** `Day 2, Study`; before the first round `At the start`. */
export function whenText(review: Review, table: Table, seq: number): string {
  const event = timeAt(review.story, table.ui.log.clock, seq);
  return event ? table.speech.when(event) : said.say("at-start");
}

/** What happened where the game turned; only who gained or lost where nothing stands out. */
export function turnText(review: Review, table: Table, { seq, seat, change }: TurningPoint): string {
  const moments = (review.judge.found?.graph ?? []).map((one) => one.seq);
  const from = moments.findLast((one) => one < seq) ?? 0;
  const event = tellingEvent(review.story, table.ui.log.telling, { from, to: seq, seat, change });
  if (event) return table.speech.event(event);
  return said.say(change > 0 ? "turned-for" : "turned-against", { name: table.speech.seat(seat) });
}
