/** Monastery at the table. */
import type { MonasteryView } from "../../protocol/generated/monastery";
import fields from "../../protocol/generated/monastery.words.json";
import { words } from "../../words.svelte";
import type { GameParts } from "../registry";
import Board from "./Board.svelte";
import { course } from "./course";
import Controls from "./Controls.svelte";
import Desk from "./Desk.svelte";
import Dial from "./Dial.svelte";
import { planOf } from "./plan.svelte";
import { sceneNow, sceneOf } from "./scene";
import Seat from "./Seat.svelte";
import { tileFacts } from "./tiles";

export const parts: GameParts = {
  Board,
  Desk,
  Controls,
  Seat,
  Aside: Dial,
  words: fields,
  headline: (view, speech) => {
    const { day, hour } = view as MonasteryView;
    return words.say("monastery-headline", { day, hour: speech.word("hour", hour) });
  },
  colour: (view, seat) => (view as MonasteryView).players[seat]?.colour ?? "grey",
  nameThing: (view, kind, id, lexicon) => {
    if (kind !== "place") return null;
    const [place, box] = id.split(":");
    const tile = (view as MonasteryView).tiles.find((one) => one.place === place);
    const name = tile
      ? lexicon.say(`tile-${tile.tile}`)
      : place === "abbey"
        ? lexicon.say("place-abbey")
        : null;
    return name && box ? words.say("place-box", { place: name, box }) : name;
  },
  prompt: (table) => {
    const view = table.view as MonasteryView;
    if (view.doing !== "placing-and-moving") return null;
    const { offers } = planOf(table);
    const place = offers.has("place-tile");
    const move = offers.has("walk") || offers.has("change-box");
    return words.say(
      place ? (move ? "prompt-place-move" : "prompt-place") : move ? "prompt-move" : "prompt-end",
    );
  },
  keys: [
    { key: "t", label: "key-tiles", to: ["[data-hand].lit", "[data-hand]"] },
    { key: "m", label: "key-monks", to: ["[data-monk].lit", "[data-monk]"] },
    { key: "b", label: "key-board", to: ["[data-cell].fits", "[data-place].lit", "[data-place]"] },
    { key: "g", label: "key-grid", to: ["[data-market].lit", "[data-market]"] },
  ],
  about: (kind, id): Record<string, string | number> => {
    if (kind !== "tile") return {};
    const { family, colour, value } = tileFacts(id);
    return { family, colour, value };
  },
  headings: ["round-began"],
  moments: ["round-began", "abbot-elected", "phrase-completed", "monk-imprisoned", "icon-used", "game-ended"],
  show: (table, action) => planOf(table).show(action),
  scene: ({ speech, view }, event) => {
    const facts = event ? sceneOf(event) : sceneNow(view as MonasteryView);
    if (!facts) return null;
    const title = event ? speech.event(event) : speech.step(view.doing);
    return { drawing: facts.drawing, title, text: speech.say(`${facts.rule}.text`) };
  },
  course,
};
