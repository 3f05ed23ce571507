import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Refusal } from "../../api";
import type { Hindsight, TableFacts } from "../../protocol/generated/table";
import type { TableSource } from "../../table/source";
import { HindsightAid, TRY_AGAIN } from "./hindsight.svelte";

const FOUND: Hindsight[] = [{ seat: 0, steps: [{ line: 3, left: 1 }], exact: true }];
const refused = (status: number): Refusal =>
  new Refusal(status, { reason: "unavailable", text: "no", fault: null });

/** A server that fails in these ways, one after the other, and then answers. */
function server(...failures: Error[]): { asked: string[]; answer: (table: string) => Promise<Hindsight[]> } {
  const asked: string[] = [];
  const answer = (table: string): Promise<Hindsight[]> => {
    asked.push(table);
    const failure = failures[asked.length - 1];
    return failure ? Promise.reject(failure) : Promise.resolve(FOUND);
  };
  return { asked, answer };
}

function over(stage: TableFacts["stage"] = "over"): { source: TableSource } {
  return { source: { id: "t1", facts: { stage, lesson: null } } as unknown as TableSource };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("after the end it is asked once", async () => {
  const { asked, answer } = server();
  const aid = new HindsightAid(over(), answer);
  aid.follow("odo");
  aid.follow("odo");
  await vi.runAllTimersAsync();
  aid.follow("odo");
  expect(asked).toEqual(["t1"]);
  expect(aid.of(0)).toEqual(FOUND[0]);
});

test("nothing is asked while the game runs", async () => {
  const { asked, answer } = server();
  const aid = new HindsightAid(over("playing"), answer);
  aid.follow("odo");
  new HindsightAid(over(), answer).follow(null);
  await vi.runAllTimersAsync();
  expect(asked).toEqual([]);
});

test("no connection, a busy server and too many questions are tried again", async () => {
  const { asked, answer } = server(new TypeError("no connection"), refused(503), refused(429));
  const aid = new HindsightAid(over(), answer);
  aid.follow("odo");
  await vi.runAllTimersAsync();
  expect(asked.length).toBe(4);
  expect(aid.found).toEqual(FOUND);
});

test("a refusal stands, and a server that never answers is left alone in the end", async () => {
  const no = server(refused(403));
  new HindsightAid(over(), no.answer).follow("odo");
  const down = server(...Array.from({ length: 20 }, () => refused(503)));
  new HindsightAid(over(), down.answer).follow("odo");
  await vi.runAllTimersAsync();
  expect(no.asked.length).toBe(1);
  expect(down.asked.length).toBe(TRY_AGAIN.length + 1);
});

test("a page that is left asks no more; one that comes back asks again", async () => {
  const { asked, answer } = server(refused(503));
  const aid = new HindsightAid(over(), answer);
  aid.follow("odo")?.();
  await vi.runAllTimersAsync();
  expect(asked.length).toBe(1);
  aid.follow("odo");
  await vi.runAllTimersAsync();
  expect(aid.found).toEqual(FOUND);
});
