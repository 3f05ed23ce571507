/** Moments that stop the eye: an election, the prison, an icon. Each has its picture and says which rule is at work. */
import type { MonasteryView } from "../../protocol/generated/monastery";
import type { Event } from "../../protocol/generated/table";
import { drawingOf } from "./tiles";

export interface SceneFacts {
  drawing: string;
  /** The rule that explains it, as the catalogue calls it. */
  rule: string;
}

const DECIDING: Readonly<Record<string, SceneFacts>> = {
  "breaking-tie": { drawing: "tile-abbots-house", rule: "rule-service-tie" },
  imprisoning: { drawing: "tile-prison-cell", rule: "rule-prison-imprison" },
  "switching-letters": { drawing: "tile-library", rule: "rule-icons-library" },
  "placing-by-stables": { drawing: "tile-stables", rule: "rule-icons-stables" },
  "standing-up": { drawing: "tile-brewhouse", rule: "rule-icons-brewhouse-service" },
  "keeping-monks": { drawing: "tile-brewhouse", rule: "rule-icons-brewhouse-night" },
  "ordering-construction": { drawing: "tile-workshop", rule: "rule-construction-order" },
};

/** The scene of something that happened; null for what is no scene. */
export function sceneOf(event: Event): SceneFacts | null {
  switch (event.type) {
    case "abbot-elected":
      return { drawing: "tile-abbots-house", rule: "rule-service-election" };
    case "monk-imprisoned":
      return { drawing: "tile-prison-cell", rule: "rule-prison-no-points" };
    case "icon-used":
      return { drawing: drawingOf(String(event.tile)), rule: `rule-icons-${String(event.tile)}` };
    default:
      return null;
  }
}

/** The scene of a decision that the table waits for; null in the ordinary run of the day. */
export function sceneNow(view: MonasteryView): SceneFacts | null {
  return view.waiting.length > 0 ? (DECIDING[view.doing] ?? null) : null;
}
