import { expect, test } from "vitest";
import { givenSource } from "./given-words";
import { Lexicon } from "./words.svelte";

const GIVEN = {
  en: { "tile-mill": "Wind{mill}" },
  fr: { "tile-granary": { name: "Grenier", gender: "masculine" } },
};

function spoken(language: string): Lexicon {
  const text = "tile-mill = Mill";
  const plain = new Lexicon(language, text);
  return new Lexicon(
    language,
    text,
    givenSource(GIVEN, language, (key) => plain.has(key)),
  );
}

test("a given name replaces the shipped one in its own language alone", () => {
  expect(spoken("en").say("tile-mill")).toBe("Wind{mill}");
  expect(spoken("fr").say("tile-mill")).toBe("Mill");
});

test("a name that no catalogue has serves in every language, with its grammar", () => {
  expect(spoken("de").say("tile-granary")).toBe("Grenier");
  expect(spoken("fr").grammar("tile-granary")).toEqual({ gender: "masculine" });
});
