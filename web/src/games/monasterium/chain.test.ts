import { expect, test } from "vitest";
import { chain, freshPane, sentNovice } from "./chain";

test("a chain ends with the dice of the turn; the turns of others are no part of it", () => {
  const stack = [
    "taking-any-window b",
    "advancing-messenger b 1",
    "using-dice b",
    "taking-dice c",
    "ending-round",
  ];
  const links = chain(stack);
  expect(links.map((link) => link.tag)).toEqual(["taking-any-window", "advancing-messenger", "using-dice"]);
  expect(links[1]).toMatchObject({ seat: 1, rest: ["1"] });
});

test("placing and taking dice is no chain", () => {
  expect(chain(["taking-dice a", "ending-round"])).toEqual([]);
  expect(chain([])).toEqual([]);
});

test("a die won on the road is placed first, then the chain goes on", () => {
  const links = chain(["choosing-number a", "advancing-messenger a 2", "using-dice a", "taking-dice b"]);
  expect(links.map((link) => link.tag)).toEqual(["choosing-number", "advancing-messenger", "using-dice"]);
});

test("the keys of links stay the same while the chain is worked off", () => {
  const before = chain(["placing-novice a ii-c 0", "using-dice a", "taking-dice b", "ending-round"]);
  const after = chain(["using-dice a", "taking-dice b", "ending-round"]);
  expect(after[0]?.key).toBe(before[1]?.key);
});

test("the novice on his way and the fresh pane are read off the top", () => {
  expect(sentNovice(["placing-novice a iv-b 1", "using-dice a"])).toBe("iv-b");
  expect(sentNovice(["placing-extra-novice c ii-extra", "using-dice c"])).toBe("ii-extra");
  expect(sentNovice(["using-dice a"])).toBeNull();
  expect(freshPane(["choosing-bonus b middle left", "using-dice b"])).toEqual({
    row: "middle",
    column: "left",
  });
  expect(freshPane(["using-dice b"])).toBeNull();
});
