/** The game's component data. `decode` is the one place that knows their format; a board gets them from its table. */
import type data from "../../protocol/generated/monastery.data.json";

export type Components = typeof data;

export function decode(json: unknown): Components {
  return json as Components;
}
