/** What the main button says and does: the draft, or else the end of this phase. */
import type { MainAction } from "../../table/game";
import { words } from "../../words.svelte";
import type { MonasteryModel } from "./model.svelte";
import { bestAbbot } from "./proposals";

/** Where "Done" would not say what it comes to. */
const OWN_WORDS: Readonly<Record<string, string>> = {
  "placing-and-moving": "end-turn",
  imprisoning: "imprison-nobody",
};
/** A tile is given back by a click on it; the button only says where to look. */
const CHOOSE_TILE: MainAction = {
  get label() {
    return words.say("main-choose-tile");
  },
  disabled: true,
  act: () => undefined,
};

export function mainAction(m: MonasteryModel): MainAction | null {
  if (!m.table.myTurn) return null;
  if (m.draft) return draftAction(m);
  if (m.view.doing === "returning") return CHOOSE_TILE;
  const last = m.table.choices.find((action) => action.type === "done" || action.type === "work");
  if (!last) return electing(m);
  const turn = m.view.doing === "placing-and-moving";
  const label = OWN_WORDS[m.view.doing];
  return {
    label: label ? words.say(label) : m.table.speech.action(last),
    detail: turn && m.view.allowance > 0 ? words.say("steps-unused", { count: m.view.allowance }) : undefined,
    act: () => void m.table.act(last),
  };
}

/** The one among those who lead whom I would choose is proposed; the others stand beside the sentence. */
function electing(m: MonasteryModel): MainAction | null {
  const best = bestAbbot(m.offers.all("elect-abbot"), m.table.seat, m.view);
  return best
    ? { label: m.table.speech.action({ ...best }), act: () => void m.table.act({ ...best }) }
    : null;
}

function draftAction(m: MonasteryModel): MainAction | null {
  const { draft, action, fits, table } = m;
  if (!draft || !action) return null;
  const common = { disabled: !fits, why: fits ? null : action, act: () => void m.commit() };
  switch (draft.kind) {
    case "tile":
      return { ...common, label: words.say("lay", { tile: table.speech.thing("tile", draft.tile) }) };
    case "monk": {
      const detail = words.say("steps", { count: m.path.length - 1 });
      const place = table.speech.thing("place", draft.goal ?? "");
      const label = draft.box > 0 ? words.say("go-box", { box: draft.box }) : words.say("go", { place });
      return { ...common, label, detail };
    }
    case "gift":
      return { ...common, label: words.say("give", { place: table.speech.thing("place", draft.place) }) };
    case "letter":
      return { ...common, label: words.say("collect", { letter: draft.letter }), detail: priceOf(m) };
  }
}

/** The price of the letter in hand; a blessing that would be spent is part of it. */
function priceOf(m: MonasteryModel): string {
  const { draft, view, table } = m;
  if (draft?.kind !== "letter") return "";
  const price = view.prices[table.seat ?? 0]?.[draft.column - 1] ?? 0;
  const blessings = Math.max(0, price - view.points);
  return words.say(blessings > 0 ? "price-blessings" : "price", { points: price - blessings, blessings });
}
