import { expect, test } from "vitest";
import { Standby } from "./standby.svelte";

/** What a browser keeps. */
function shelf(): {
  kept: Map<string, string>;
  storage: Pick<Storage, "getItem" | "setItem" | "removeItem">;
} {
  const kept = new Map<string, string>();
  return {
    kept,
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
  };
}

test("a Crypt card lies ready until it is taken back", () => {
  const { kept, storage } = shelf();
  const card = new Standby(
    () => "t1/0",
    () => storage,
  );
  expect(card.ready).toBe(false);
  card.ready = true;
  expect(card.ready).toBe(true);
  card.ready = false;
  expect(card.ready).toBe(false);
  expect(kept.size).toBe(0);
});

test("a reload and a second window know it; another chair at the same screen does not", () => {
  const { storage } = shelf();
  let seat = 0;
  const card = new Standby(
    () => `t1/${seat}`,
    () => storage,
  );
  card.ready = true;
  const again = new Standby(
    () => "t1/0",
    () => storage,
  );
  expect(again.ready).toBe(true);
  seat = 1;
  expect(card.ready).toBe(false);
});
