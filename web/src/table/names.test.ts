import { expect, test } from "vitest";
import abbey from "../protocol/generated/abbey.data.json";
import { displayName, turnOf } from "./names";

test("a bot has the same name everywhere, and never that of a suspect", () => {
  const suspects = new Set(abbey.suspects.suspect.map((suspect) => suspect.id));
  const names = [0, 1, 2, 3, 4, 5].map((seat) => displayName({ seat, name: "prior", bot: "prior" }));
  expect(new Set(names).size).toBe(6);
  expect(names.filter((name) => suspects.has(name.toLowerCase()))).toEqual([]);
  expect(displayName({ seat: 1, name: "Anna", bot: null })).toBe("Anna");
  expect(displayName({ seat: 1, name: "Deep Prior", bot: "prior" })).toBe("Deep Prior");
});

test("a plate speaks of an earlier position as past, of the newest one as now", () => {
  const person = { bot: null, present: true };
  expect([turnOf(person, true, false), turnOf(person, false, false)]).toEqual(["your-turn", "deciding"]);
  expect(turnOf({ bot: null, present: false }, false, false)).toBe("not-here");
  expect([turnOf(person, true, true), turnOf(person, false, true)]).toEqual([
    "was-your-turn",
    "was-deciding",
  ]);
});
