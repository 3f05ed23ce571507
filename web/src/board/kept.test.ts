import { expect, test } from "vitest";
import { kept } from "./kept";

test("a value is made once for each thing that it comes from", () => {
  const made: string[] = [];
  const twice = kept((word: string) => {
    made.push(word);
    return word + word;
  });
  expect([twice("a"), twice("a"), twice("b"), twice("a")]).toEqual(["aa", "aa", "bb", "aa"]);
  expect(made).toEqual(["a", "b", "a"]);
});
