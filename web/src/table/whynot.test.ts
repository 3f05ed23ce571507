import { expect, test } from "vitest";
import { WhyNot } from "./whynot.svelte";

const FAULT = { rule: "table.turn", key: "fault-table-turn", args: {} };
const element = { getBoundingClientRect: () => ({}) } as Element;
const walk = { type: "walk", room: "crypta" };

test("a reason is asked for again when the game goes on, and goes when it is none any more", async () => {
  const answers = [FAULT, null];
  const whynot = new WhyNot(() => Promise.resolve(answers.shift() ?? null));
  await whynot.ask(walk, element);
  expect(whynot.reason?.fault).toEqual(FAULT);
  whynot.renew();
  await Promise.resolve();
  expect(whynot.reason).toBeNull();
});

test("where no reason is shown nothing is asked", () => {
  let asked = 0;
  const whynot = new WhyNot(() => {
    asked += 1;
    return Promise.resolve(FAULT);
  });
  whynot.renew();
  expect(asked).toBe(0);
});
