/** A judgement is asked for again until it is there, also by a review that was opened while the server was too busy. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { JudgementWatch } from "./judgement-watch.svelte";

const FOUND = { state: "done", done: 3, total: 3, mine: [1], seat: null, decisions: [], graph: [] };
let answers: { status: number; body: object }[] = [];
let asked: string[] = [];

beforeEach(() => {
  [answers, asked] = [[], []];
  vi.useFakeTimers();
  vi.stubGlobal("fetch", (path: string, { method }: { method: string }) => {
    asked.push(`${method} ${path}`);
    const { status, body } = answers.shift() ?? { status: 200, body: FOUND };
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const refusal = (status: number) => ({ status, body: { reason: "unavailable", text: "not now" } });

test("whose chairs are mine is asked again after a server that could not answer, and the wanted chair is judged then", async () => {
  answers = [refusal(503), refusal(503)];
  const watch = new JudgementWatch("x7");
  await watch.open();
  watch.watch(1);
  expect(watch.mine).toEqual([]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(watch.mine).toEqual([1]);
  expect(asked.at(-1)).toBe("POST /api/tables/x7/judgement");
  watch.close();
});

test("a game that nobody judges is not asked about again", async () => {
  answers = [refusal(403)];
  const watch = new JudgementWatch("x7");
  await watch.open();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(1);
  expect(watch.trouble).toBeNull();
});

test("a server that never answers is given up, and asked once more by hand", async () => {
  answers = Array.from({ length: 7 }, () => refusal(503));
  const watch = new JudgementWatch("x7");
  await watch.open();
  await vi.advanceTimersByTimeAsync(200_000);
  expect(watch.trouble).toBe("silent");
  watch.again();
  await vi.advanceTimersByTimeAsync(0);
  expect(watch.mine).toEqual([1]);
  expect(watch.trouble).toBeNull();
});
