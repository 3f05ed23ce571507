import { expect, test } from "vitest";
import type { Table } from "../../table/table.svelte";
import { DeductionAid } from "./deduction-aid.svelte";

const ASK = { type: "ask", target: 1, question: { type: "how-many-books" } };
const breath = (): Promise<void> => new Promise((done) => setTimeout(done, 200));

/** A table at which the house needs so many askings until it is sure; whoever looks may change its place in the game. */
function house(needed: number): { table: Table; asked: () => number; position: { seq: number } } {
  let asked = 0;
  const position = { seq: 7 };
  const answer = (): Promise<unknown> => {
    asked += 1;
    return Promise.resolve({ exact: asked >= needed, culprits: ["odo"], places: {}, answers: [] });
  };
  const facts = { contract: { aids: "full" }, study: false };
  const source = { facts, shown: { position } };
  const can = { deduce: answer, weigh: answer };
  const table = {
    seat: 0,
    source,
    can,
    get moment() {
      return `${position.seq}.0`;
    },
  };
  return { table: table as unknown as Table, asked: () => asked, position };
}

test("the house is asked again until it has come to the end of its thoughts", async () => {
  const { table, asked } = house(3);
  const deductionAid = new DeductionAid(table);
  deductionAid.follow();
  await breath();
  expect(asked()).toBe(3);
  expect(deductionAid.deduction?.exact).toBe(true);
});

test("so it is with a question, which is shown as soon as something is known", async () => {
  const { table, asked } = house(4);
  const deductionAid = new DeductionAid(table);
  deductionAid.weigh(ASK);
  await breath();
  expect(asked()).toBe(4);
  expect(deductionAid.prospects(ASK)?.exact).toBe(true);
});

test("when the game has gone on nobody thinks about the past", async () => {
  const { table, asked, position } = house(1_000);
  const deductionAid = new DeductionAid(table);
  const { deduce } = table.can;
  table.can.deduce = () => {
    if (asked() === 1) position.seq += 1;
    return deduce?.() ?? Promise.resolve(null);
  };
  deductionAid.follow();
  await breath();
  expect(asked()).toBe(2);
  expect(deductionAid.deduction?.exact).toBe(false);
});
