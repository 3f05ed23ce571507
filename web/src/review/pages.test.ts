import { expect, test } from "vitest";
import { pageAt } from "./pages";

test("at a moment the page says what was last written until then", () => {
  const pages = [
    { seat: 0, seq: 4, text: "the road" },
    { seat: 0, seq: 9, text: "the window" },
  ];
  expect([3, 4, 8, 9, 50].map((seq) => pageAt(pages, seq))).toEqual([
    "",
    "the road",
    "the road",
    "the window",
    "the window",
  ]);
});
