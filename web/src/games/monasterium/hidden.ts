/** Events that are no news, because the next one says the same: an action that takes one kind of goods. */
import type { Event } from "../../protocol/generated/table";
import type { Components } from "./components";

export function isHidden(event: Event, components: Components): boolean {
  if (event.type !== "action-used") return false;
  const action = components.actionOf(String(event.space));
  return action?.does === "take" && action.goods.length === 1;
}
