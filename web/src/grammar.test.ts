/** The same list as `tests/grammar/test_names.py`: the browser and Python say the same. */
import { expect, test } from "vitest";
import cases from "../../tests/grammar/names.json";
import { Thing, Things, type Grammar } from "./grammar";
import { LANGUAGES, languageName, Lexicon } from "./words.svelte";

type Case = [string, string, Record<string, string>, string, Grammar, string];

test.each(cases as unknown as Case[])(
  "%s %s %o %s %o: %s",
  (language, form, options, name, grammar, said) => {
    const asked = Object.entries(form ? { form, ...options } : options);
    const call = ["$named", ...asked.map(([option, value]) => `${option}: "${value}"`)].join(", ");
    const lexicon = new Lexicon(language, `test = { NAME(${call}) }`);
    expect(lexicon.say("test", { named: new Thing(name, "tile", grammar) })).toBe(said);
  },
);

test("each name of a list takes the form, and a mark stays around the name alone", () => {
  const marked = new Thing("Anne", "seat", {}, (text) => `[${text}]`);
  const people = new Things([marked, "Bruno"], (names) => names.join(", "));
  const lexicon = new Lexicon("fr", 'of = { NAME($named, form: "of") }');
  expect(lexicon.say("of", { named: people })).toBe("d’[Anne], de Bruno");
});

test("a name inside a fixed form keeps its mark", () => {
  const abbey = new Thing("Abtei", "place", { at: "in der Abtei" }, (text) => `[${text}]`);
  expect(new Lexicon("de", 'at = { NAME($named, form: "at") }').say("at", { named: abbey })).toBe(
    "in der [Abtei]",
  );
});

test("a form that does not exist shows itself", () => {
  expect(new Lexicon("de", 'x = { NAME($named, form: "ablative") }').say("x", { named: "Anna" })).toBe("⟨x⟩");
});

test("languages are found from their files and named in their own words", () => {
  expect(LANGUAGES[0]).toBe("en");
  expect(LANGUAGES.map(languageName)).toContain("Français");
});
