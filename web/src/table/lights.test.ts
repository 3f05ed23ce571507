import { expect, test } from "vitest";
import type { Ref } from "./game";
import { lights } from "./lights";

test("what a line speaks of is lit while the pointer rests on it, and no longer once the line has gone", () => {
  const table: { lit: readonly Ref[] } = { lit: [] };
  const line = new EventTarget();
  const gone = lights(table, ["place/e1n1"])(line as HTMLElement);
  line.dispatchEvent(new Event("pointerenter"));
  expect(table.lit).toEqual(["place/e1n1"]);
  line.dispatchEvent(new Event("pointerleave"));
  expect(table.lit).toEqual([]);
  line.dispatchEvent(new Event("pointerenter"));
  if (typeof gone === "function") gone(); // clicked away: no pointer leaves what is not there
  expect(table.lit).toEqual([]);
});

test("a line that goes away leaves alone what another one lights", () => {
  const table: { lit: readonly Ref[] } = { lit: ["place/e2n1"] };
  const gone = lights(table, ["place/e1n1"])(new EventTarget() as HTMLElement);
  if (typeof gone === "function") gone();
  expect(table.lit).toEqual(["place/e2n1"]);
});
