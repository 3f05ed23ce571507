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
function askedTable(choices: readonly { type: string }[], answer: object | null): Table<AbbeyGame> {
  const view = { stack: ["answering"], doing: "answering", own: { answer } };
  const speech = {
    phrase: () => "4.",
    action: ({ type, target }: { type: string; target?: number }) => `${type} ${target ?? ""}`.trim(),
  };
  const cards = { clear: () => undefined };
  const source = { id: "t", facts: null, entries: [] };
  return { seat: 0, myTurn: true, view, choices, speech, cards, source } as unknown as Table<AbbeyGame>;
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
  const table = askedTable([ASK], null);
  const model = new AbbeyModel(table);
  expect(model.prompt?.text ?? null).not.toBe("ask 1");
  model.question = fromQuestion(BOOKS);
  expect(model.prompt?.text).toBe("ask 1");
});
