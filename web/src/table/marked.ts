/** An action whose place is marked on the board while it is read: its words need not name the cell. */
import type { Action } from "../protocol/generated/table";

export const MARKED = "marked";

export function asMarked(action: Action): Action {
  return "cell" in action ? ({ ...action, cell: MARKED } as Action) : action;
}
