import { expect, test } from "vitest";
import { branchPath, reviewBehind } from "./branch";

test("a branch leads back to the moment that it was made from", () => {
  const review = "/review/abc-1?at=41&from=b";
  const { search, pathname } = new URL(branchPath("/t/xyz", review), "http://house");
  expect(pathname).toBe("/t/xyz");
  expect(reviewBehind(search)).toBe(review);
});

test.each([
  "",
  "?branch=",
  "?branch=https://elsewhere/review/a",
  "?branch=//elsewhere",
  "?branch=javascript:alert(1)",
])("%s leads nowhere", (search) => {
  expect(reviewBehind(search)).toBeNull();
});
