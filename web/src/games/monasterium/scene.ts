/** Moments that stop the eye: a mission won, another die, the end of a year. */
import type { Event } from "../../protocol/generated/table";
import type { Speech } from "../../speech";
import type { Scene } from "../../table/game";

const SCENES: Readonly<Record<string, { drawing: string; rule: string }>> = {
  "mission-fulfilled": { drawing: "mm-points", rule: "missions.years" },
  "die-won": { drawing: "mm-die", rule: "road.last" },
};

export function sceneOf(event: Event, speech: Speech): Scene | null {
  const scene = SCENES[event.type];
  if (!scene) return null;
  return { drawing: scene.drawing, title: speech.event(event), text: speech.ruleText(scene.rule) };
}
