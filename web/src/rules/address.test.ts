import { expect, test } from "vitest";
import { keyAsked, rulesAddress } from "./address";

test("an address names the edition of a key, and leads back to it", () => {
  expect(rulesAddress("abbey")).toBe("/rules/abbey");
  expect(rulesAddress("abbey", "/print")).toBe("/rules/abbey/print");
  const asked = new URL(rulesAddress("abbey@7eaf", "/print"), "http://house");
  expect([asked.pathname, asked.search]).toEqual(["/rules/abbey/print", "?edition=7eaf"]);
  expect(keyAsked("abbey", asked.search)).toBe("abbey@7eaf");
  expect(keyAsked("abbey", "")).toBe("abbey");
});

test("what an address says of an edition stays one part of a path", () => {
  expect(keyAsked("abbey", "?edition=../x/y%3Fz")).toBe("abbey@..%2Fx%2Fy%3Fz");
});
