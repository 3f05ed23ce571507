/** What a learner chooses next to make an action or a note, the draft being as it is. */
import type { Action } from "../../protocol/generated/abbey";
import type { Ref } from "../../table/game";
import type { AbbeyModel } from "./model.svelte";

const MAIN: readonly Ref[] = ["spot/main"];
const DROP: readonly Ref[] = ["spot/drop"];

export function touch(m: AbbeyModel, action: Action): readonly Ref[] {
  switch (action.type) {
    case "walk":
      return m.picked.room === action.room ? MAIN : [`room/${action.room}`, "leaf/plan"];
    case "pass-cards":
      return suspects(m, action.suspects, "card");
    case "show-card":
    case "give-card":
      return suspects(m, [action.suspect], "card");
    case "accuse":
      return suspects(m, [action.suspect], "suspect", "option/accuse");
    case "reveal":
    case "name-trait":
      return traits(m, [action.trait]);
    case "request-card":
      return m.target === action.target ? traits(m, action.traits) : [`option/target:${action.target}`];
  }
  if (m.preparing) return DROP;
  switch (action.type) {
    case "ask":
      return asking(m, action.target);
    case "play-book":
    case "choose-book":
      return [`book/${action.title}`];
    case "choose-player":
      return [`option/choose-player:${action.target}`];
    case "cross":
    case "uncross":
      return m.pen === "cross"
        ? [`suspect/${action.suspect}`, "leaf/notebook"]
        : ["option/pen:cross", "leaf/notebook"];
    case "write-note":
      return ["spot/note", "leaf/notebook"];
    default:
      return [`option/${action.type}`, ...MAIN];
  }
}

function suspects(m: AbbeyModel, wanted: readonly string[], kind: string, opener?: Ref): readonly Ref[] {
  const { suspects: chosen, room, traits: others } = m.picked;
  if (room !== null || others.length > 0 || chosen.some((one) => !wanted.includes(one))) return DROP;
  const next = wanted.find((one) => !chosen.includes(one));
  if (next === undefined) return MAIN;
  return opener ? [`${kind}/${next}`, opener] : [`${kind}/${next}`];
}

function traits(m: AbbeyModel, wanted: readonly string[]): readonly Ref[] {
  const { traits: chosen, room, suspects: others } = m.picked;
  if (room !== null || others.length > 0 || chosen.some((one) => !wanted.includes(one))) return DROP;
  const next = wanted.find((one) => !chosen.includes(one));
  if (next === undefined) return MAIN;
  return m.leaf === "revelations" ? [`trait/${next}`] : ["leaf/revelations"];
}

/** Any question will do: the first of those that are ready, unless the learner has made one. */
function asking(m: AbbeyModel, target: number): readonly Ref[] {
  if (m.target !== target) return [`option/target:${target}`, "leaf/notebook"];
  return m.asking !== null && m.ready ? MAIN : ["option/question", "leaf/notebook"];
}
