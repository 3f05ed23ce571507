import { expect, test } from "vitest";
import type { Contract, GameInfo, OptionField, TableLine } from "../protocol/generated/table";
import { ago, awaitedAt, finishedTables, namesAt, othersAt, runningTables } from "./lists";
import { againstBots, botCounts, quickStart, strengths, usualContract } from "./making";
import { Lexicon } from "../words.svelte";
import { chairWords, OptionWords, paceWords } from "./newtable/wording";
import { arrangements, isOrdered, readColours, recoloured, written } from "./newtable/colours";
import {
  chairPlans,
  changedFields,
  chosenNames,
  fieldsThatApply,
  mayClose,
  optionsToSend,
  playersOf,
  sharedName,
  tableForm,
  withName,
  type ChairChoice,
} from "./newtable/form";

const field = (name: string, rest: Partial<OptionField> = {}): OptionField => ({
  name,
  kind: "yes-no",
  default: false,
  key: `option-${name}`,
  values: [],
  words: [],
  needs: {},
  ...rest,
});
const GAME: GameInfo = {
  name: "monastery",
  version: 1,
  players: [2, 3, 4],
  options: [
    field("colours", { kind: "text", default: "drawn" }),
    field("icons", { default: true }),
    field("paired", { needs: { players: 4 } }),
    field("paired_tie", {
      kind: "choice",
      default: "lower-phrase",
      values: ["lower-phrase", "shared"],
      needs: { paired: true },
    }),
    field("vow", { needs: { company: true } }),
  ],
  bots: ["random", "novice", "brother", "prior", "abbot"].map((name) => ({ name, key: `bot-${name}` })),
};
const SOLO: ChairChoice[] = [
  { kind: "me" },
  { kind: "bot", bot: "prior" },
  { kind: "closed" },
  { kind: "closed" },
];

test("the quick start takes what was chosen last, as far as the game still has it", () => {
  expect(quickStart(GAME)).toEqual({ bots: 3, bot: "brother" });
  expect(quickStart(GAME, { bots: 1, bot: "abbot" })).toEqual({ bots: 1, bot: "abbot" });
  expect(quickStart(GAME, { bots: 5, bot: "hal" })).toEqual({ bots: 3, bot: "brother" });
  expect(botCounts(GAME)).toEqual([1, 2, 3]);
  expect(strengths(GAME)).toEqual(["novice", "brother", "prior", "abbot"]);
  const table = againstBots(GAME, { bots: 2, bot: "prior" });
  expect(table.chairs).toEqual([
    { type: "my-chair", name: null },
    { type: "bot-chair", bot: "prior" },
    { type: "bot-chair", bot: "prior" },
  ]);
  expect(table.options).toEqual({ players: 3 });
});

test("a form begins with the usual answers, or with those of last time that still fit", () => {
  const fresh = tableForm(GAME);
  expect(fresh.chairs.map((chair) => chair.kind)).toEqual(["me", "friend", "friend", "friend"]);
  expect(fresh.options.icons).toBe(true);
  const kept = tableForm(GAME, { chairs: SOLO, options: { icons: false, paired_tie: "gone", old: 1 } });
  expect(kept.chairs).toEqual(SOLO);
  expect(kept.options).toEqual({
    colours: "drawn",
    icons: false,
    paired: false,
    paired_tie: "lower-phrase",
    vow: false,
  });
  const few: ChairChoice[] = [{ kind: "me" }, { kind: "closed" }, { kind: "closed" }, { kind: "closed" }];
  expect(tableForm(GAME, { chairs: few }).chairs).toEqual(fresh.chairs);
  const gone: ChairChoice[] = [{ kind: "me" }, { kind: "bot", bot: "hal" }, ...SOLO.slice(2)];
  expect(tableForm(GAME, { chairs: gone }).chairs[1]).toEqual({ kind: "bot", bot: "brother" });
});

test("a chair is closed only while enough others remain, and closed ones are not sent", () => {
  expect(mayClose(GAME, SOLO, 1)).toBe(false);
  expect(mayClose(GAME, SOLO, 2)).toBe(true);
  expect(mayClose(GAME, tableForm(GAME).chairs, 3)).toBe(true);
  expect(playersOf(SOLO)).toBe(2);
  const hotSeat: ChairChoice[] = [...SOLO.slice(0, 2), { kind: "here", name: " Bruno " }, { kind: "friend" }];
  expect(chairPlans(hotSeat)).toEqual([
    { type: "my-chair", name: null },
    { type: "bot-chair", bot: "prior" },
    { type: "my-chair", name: "Bruno" },
    { type: "open-chair" },
  ]);
  expect(sharedName("Bruno", hotSeat)).toBe("Bruno");
  expect(sharedName("Anna", hotSeat)).toBeNull();
});

test("options that mean nothing are neither shown, nor told, nor sent", () => {
  const names = (chairs: ChairChoice[], options: Record<string, string | boolean>): string[] =>
    fieldsThatApply(GAME, options, chairs).map((one) => one.name);
  const friends = tableForm(GAME).chairs;
  expect(names(SOLO, { paired: true })).toEqual(["colours", "icons"]);
  expect(names(friends, { paired: false })).toEqual(["colours", "icons", "paired", "vow"]);
  expect(names(friends, { paired: true })).toContain("paired_tie");
  const options = { ...tableForm(GAME).options, icons: false, paired: true, vow: true };
  expect(changedFields(GAME, options, friends).map((one) => one.name)).toEqual(["icons", "paired", "vow"]);
  expect(optionsToSend(GAME, options, SOLO)).toEqual({ icons: false, players: 2 });
});

test("colours follow each other in their order round the table", () => {
  const colours = ["red", "blue", "green", "yellow"];
  expect(arrangements(colours, 4, "green").map(written)).toEqual(["green-yellow-red-blue"]);
  expect(arrangements(colours, 3, "blue").map(written)).toEqual([
    "blue-green-yellow",
    "blue-green-red",
    "blue-yellow-red",
  ]);
  expect(arrangements(colours, 2, "red").map(written)).toEqual(["red-blue", "red-green", "red-yellow"]);
  expect(readColours("red-blue", 2)).toEqual(["red", "blue"]);
  expect(readColours("red-blue", 3)).toBeNull();
  expect(readColours("drawn", 1)).toBeNull();
  expect(readColours("in-order", 2)).toBeNull();
});

test("colours that the chosen edition has not are not chosen any more", () => {
  expect(readColours("ochre-blue", 2, ["ochre", "blue"])).toEqual(["ochre", "blue"]);
  expect(readColours("red-blue", 2, ["ochre", "blue"])).toBeNull();
});

test("the answers of the form in words", () => {
  const option = new OptionWords(new Lexicon("en", "vow = Vows of silence\nvow-once = once in a game\n"));
  const [vow, other] = [
    { name: "vow", key: "vow" },
    { name: "other", key: "other" },
  ];
  expect([option.label(vow), option.label(other)]).toEqual(["Vows of silence", "other"]);
  expect(option.changed(vow, true)).toBe("Vows of silence");
  expect(option.changed(vow, "once")).toContain("once in a game");
  expect(option.changed(vow, false)).not.toBe(option.changed(vow, true));
  expect(option.help(vow)).toBe("");
  expect(chairWords(SOLO)).toMatch(/you/i);
  expect(paceWords({ type: "live-clock", bank: 1_500, gain: 15 } as Contract["pace"])).toMatch(/25.*15/);
});

test("where colours have no order every chair may have any; one that was taken is traded", () => {
  expect(["monastery", "monasterium", "abbey"].map(isOrdered)).toEqual([true, false, false]);
  expect(recoloured(["red", "blue", "green"], 2, "yellow")).toEqual(["red", "blue", "yellow"]);
  expect(recoloured(["red", "blue", "green"], 2, "red")).toEqual(["green", "blue", "red"]);
  expect(recoloured(["red", "blue"], 0, "red")).toEqual(["red", "blue"]);
});

const line = (id: string, rest: Partial<TableLine> = {}): TableLine => ({
  id,
  name: "",
  game: "monastery",
  stage: "playing",
  players: ["Anna", "brother", "Ida", ""],
  bots: [null, "brother", null, null],
  open_chairs: 1,
  seq: 1,
  updated: 0,
  contract: usualContract(),
  waiting: [],
  mine: [0],
  my_turn: false,
  changed: false,
  due: null,
  rules: [],
  host: "Anna",
  edition: "",
  ...rest,
});

test("my turn comes first, the longest wait before the others; what is over stands apart", () => {
  const tables = [
    line("old", { updated: 1 }),
    line("new", { updated: 9 }),
    line("mine-late", { updated: 8, my_turn: true }),
    line("mine-long", { updated: 2, my_turn: true }),
    line("over", { stage: "over", updated: 99 }),
    line("given-up", { stage: "abandoned", updated: 98 }),
  ];
  expect(runningTables(tables).map(({ id }) => id)).toEqual(["mine-long", "mine-late", "new", "old"]);
  expect(finishedTables(tables).map(({ id }) => id)).toEqual(["over", "given-up"]);
});

test("a list shows the names of the table, never the id of a bot", () => {
  const names = namesAt(line("one", { waiting: [1] }));
  expect(names).toHaveLength(3);
  expect(names[0]).toBe("Anna");
  expect(names).not.toContain("brother");
  expect(othersAt(line("one"))).toEqual(names.slice(1));
  expect(awaitedAt(line("one", { waiting: [1] }))).toEqual([names[1]]);
  const standIn = line("two", { players: ["Anna", "Bruno"], bots: [null, "brother"] });
  expect(namesAt(standIn)).toEqual(["Anna", "Bruno"]);
});

test("time that has passed is told in words", () => {
  expect(ago(59, "en")).toBe("1 minute ago");
  expect(ago(20 * 60 + 3, "en")).toBe("20 minutes ago");
  expect(ago(3 * 3600, "de")).toBe("vor 3 Stunden");
  expect(ago(86_400, "fr")).toBe("hier");
});

test("an option that lists names: all by default, or none, and back again", () => {
  const values = ["printed", "winter", "summer"];
  const sets = field("card_sets", { kind: "several", default: "all", values });
  expect(chosenNames(sets, "all")).toEqual(values);
  expect(withName(sets, "all", "winter", false)).toBe("printed+summer");
  expect(withName(sets, "summer+printed", "winter", true)).toBe("all");
  expect(withName(sets, "printed", "printed", false)).toBe("");
  const out = field("left_out", { kind: "several", default: "none", values: ["canon", "choirbook"] });
  expect(chosenNames(out, "none")).toEqual([]);
  expect(withName(out, "none", "choirbook", true)).toBe("choirbook");
  expect(withName(out, "choirbook", "choirbook", false)).toBe("none");
  expect(withName(out, "choirbook", "canon", true)).toBe("canon+choirbook");
});

test("names that an edition has not are not chosen, and one set is no choice", () => {
  const one = field("card_sets", { kind: "several", default: "all", values: ["printed"] });
  const out = field("left_out", { kind: "several", default: "none", values: ["canon", "choirbook"] });
  const game: GameInfo = { ...GAME, options: [one, out] };
  const kept = tableForm(game, { options: { card_sets: "winter", left_out: "canon" } });
  expect(kept.options).toEqual({ card_sets: "all", left_out: "canon" });
  expect(fieldsThatApply(game, kept.options, kept.chairs)).toEqual([out]);
});

test("listed names are said in words", () => {
  const lexicon = new Lexicon(
    "en",
    "option-left_out = Left out\noption-left_out-none = none\nbook-canon = Canon",
  );
  const say = new OptionWords(lexicon);
  const out = field("left_out", { kind: "several", values: ["canon", "x"], words: ["book-canon", "book-x"] });
  expect(say.value(out, "none")).toBe("none");
  expect(say.value(out, "canon+x")).toBe("Canon, x");
});
