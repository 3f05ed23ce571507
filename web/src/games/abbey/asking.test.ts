import { expect, test } from "vitest";
import type { Table } from "../../table/table.svelte";
import { BLANK, fromQuestion } from "./compose";
import { AbbeyModel, type AbbeyGame } from "./model.svelte";

const BOOKS = { type: "how-many-books" } as const;
const ASK = { type: "ask", target: 1, question: BOOKS };

/** A table whose server answers when it is told to. */
function slowTable(): { table: Table<AbbeyGame>; answer: () => void } {
  let answer = (): void => undefined;
  const act = (): Promise<boolean> => new Promise((done) => (answer = () => done(true)));
  const cards = { clear: () => undefined };
  const view = { stack: ["speaking"] };
  const table = { seat: 0, view, choices: [ASK], act, cards, source: { id: "t", facts: null } };
  return { table: table as unknown as Table<AbbeyGame>, answer: () => answer() };
}

test("a question that was asked leaves the composer empty", async () => {
  const { table, answer } = slowTable();
  const model = new AbbeyModel(table);
  model.question = fromQuestion(BOOKS);
  const asked = model.ask();
  answer();
  await asked;
  expect(model.question).toEqual(BLANK);
});

test("a question begun before the server has answered the last one stays", async () => {
  const { table, answer } = slowTable();
  const model = new AbbeyModel(table);
  model.question = fromQuestion(BOOKS);
  const asked = model.ask();
  const next = fromQuestion(BOOKS);
  model.question = next;
  answer();
  await asked;
  expect(model.question).toBe(next);
});

/** A table where somebody asked me, and I may answer. */
function askedTable(
  choices: readonly { type: string }[],
  answer: object | null,
  doing = "answering",
  events: readonly object[] = [],
): Table<AbbeyGame> {
  const view = { stack: [doing], doing, own: { answer }, players: [{}, {}, {}] };
  const speech = {
    phrase: () => "4.",
    seat: (seat: number) => ["Hilda", "Brigid", "Ita"][seat],
    say: (key: string) => key,
    list: (items: readonly string[]) => items.join(" "),
    action: ({ type, target }: { type: string; target?: number }) => `${type} ${target ?? ""}`.trim(),
  };
  const cards = { clear: () => undefined };
  const source = { id: "t", facts: null, entries: [{ events }] };
  const components = { traitsOf: () => [] };
  const table = { seat: 0, myTurn: true, view, choices, speech, cards, source, components };
  return table as unknown as Table<AbbeyGame>;
}

test("the true answer is the main button; a promise is chosen beside it", () => {
  const answering = new AbbeyModel(
    askedTable([{ type: "answer" }, { type: "keep-silence" }], { type: "number", value: 4 }),
  );
  expect(answering.main).toMatchObject({ label: "Answer: 4" });
  expect(answering.main?.disabled).toBeUndefined();
  const promising = new AbbeyModel(askedTable([{ type: "pledge" }, { type: "keep-silence" }], null));
  expect(promising.main).toMatchObject({ label: "Choose your answer", disabled: true });
});

test("a question that is whole stands as the sentence of the rail, whatever page lies open", () => {
  const table = askedTable([ASK], null, "asking");
  const model = new AbbeyModel(table);
  expect(model.prompt?.text).toBe("You meet Brigid: ask a question.");
  expect(model.main).toMatchObject({ label: "Ask Brigid", disabled: true });
  model.question = fromQuestion(BOOKS);
  expect(model.prompt?.text).toBe("ask 1");
});

test("who wants what of me is said with names: a question, a card, cards at Mass", () => {
  const asked = { type: "questioned", asker: 2, target: 0, question: BOOKS };
  const answering = askedTable([{ type: "answer" }], null, "answering", [asked]);
  expect(new AbbeyModel(answering).prompt?.text).toBe("Ita asks you: 4.");
  const wanted = { type: "card-requested", seat: 1, target: 0, traits: ["fat"] };
  const showing = new AbbeyModel(askedTable([{ type: "show-card" }], null, "showing", [wanted]));
  expect(showing.prompt?.text).toMatch(/^Brigid asks you for a .*trait-fat.* choose which you show\.$/);
  const passing = { type: "pass-cards", suspects: ["odo", "ivo"] };
  const mass = new AbbeyModel(askedTable([passing], null, "passing-cards"));
  expect(mass.prompt?.text).toBe("Choose 2 cards for Brigid, on your left.");
});
