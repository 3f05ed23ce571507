/** Moments that stop the eye: an election, the prison, an icon. Each has its picture and says which rule is at work. */
import type { ConstructionScored, MonasteryView, TileConstructed } from "../../protocol/generated/monastery";
import type { Event } from "../../protocol/generated/table";
import type { Speech } from "../../speech";
import type { Scene } from "../../table/game";
import { asTitle } from "../../table/titles";
import { words } from "../../words.svelte";
import type { Components } from "./components";
import { drawingOf } from "./tiles";

export interface SceneFacts extends Pick<Scene, "drawing" | "great" | "awards" | "mood" | "abbot"> {
  /** The rule that explains it, as the catalogue calls it. */
  rule: string;
}

/** A building of at least this value is a moment when it stands; smaller ones only pay their coins. */
const GREAT_VALUE = 3;

const DECIDING: Readonly<Record<string, SceneFacts>> = {
  "breaking-tie": { drawing: "tile-abbots-house", rule: "rule-service-tie" },
  imprisoning: { drawing: "tile-prison-cell", rule: "rule-prison-imprison" },
  "switching-letters": { drawing: "tile-library", rule: "rule-icons-library" },
  "placing-by-stables": { drawing: "tile-stables", rule: "rule-icons-stables" },
  "standing-up": { drawing: "tile-brewhouse", rule: "rule-icons-brewhouse-service" },
  "keeping-monks": { drawing: "tile-brewhouse", rule: "rule-icons-brewhouse-night" },
  "ordering-construction": { drawing: "tile-workshop", rule: "rule-construction-order" },
};

/** The scene of something that happened, together with `all` that was announced; null for what is no scene. */
export function sceneOf(event: Event, all: readonly Event[], components: Components): SceneFacts | null {
  switch (event.type) {
    case "tile-constructed":
      return constructed(event as unknown as TileConstructed, all, components);
    case "phrase-completed":
      return { drawing: "tile-scriptum", rule: "rule-collecting-completion", great: true };
    case "round-began":
      return event.hour === "night"
        ? { drawing: "hour-night", rule: "rule-night-return", great: true, mood: "night" }
        : null;
    case "abbot-elected":
      return {
        drawing: "tile-abbots-house",
        rule: "rule-service-election",
        great: true,
        abbot: Number(event.abbot),
      };
    case "monk-imprisoned":
      return { drawing: "tile-prison-cell", rule: "rule-prison-no-points", great: true, mood: "night" };
    case "icon-used":
      return { drawing: drawingOf(String(event.tile)), rule: `rule-icons-${String(event.tile)}` };
    default:
      return null;
  }
}

/** The words of a scene: as in the log, but a building without its place, which the eye finds on the board. */
export function sceneTitle(event: Event, speech: Speech): string {
  return event.type === "tile-constructed"
    ? words.say("scene-built", { tile: speech.thing("tile", String(event.tile)) })
    : asTitle(speech.event(event));
}

/** The scene of a decision that the table waits for; null in the ordinary run of the day. */
export function sceneNow(view: MonasteryView): SceneFacts | null {
  return view.waiting.length > 0 ? (DECIDING[view.doing] ?? null) : null;
}

/** A building stands: drawn large, with what it brought to whom. */
function constructed(
  { tile, place }: TileConstructed,
  all: readonly Event[],
  components: Components,
): SceneFacts | null {
  if (components.tile(tile).value < GREAT_VALUE) return null;
  const scored = (all as unknown as readonly ConstructionScored[]).filter(
    (one) => one.type === "construction-scored" && one.place === place,
  );
  const awards = scored.map(({ by, points }) => ({ seat: by, points }));
  return { drawing: drawingOf(tile), rule: "rule-construction-points", great: true, awards };
}
