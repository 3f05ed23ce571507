/** The sentences that depend on who reads them, with the game's own catalogues. `tests/games/abbey/test_wording.py` has the same cases. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import data from "../../../protocol/generated/abbey.data.json";
import fields from "../../../protocol/generated/abbey.words.json";
import type { AbbeyView } from "../../../protocol/generated/abbey";
import { Speech, type Tagged } from "../../../speech";
import { Lexicon } from "../../../words.svelte";
import { decode } from "../components";
import { deedOf, momentOf } from "./card-moves";
import { nounPhrase, predicate, type Term } from "./descriptions";
import { groupChoices } from "./groups";
import { suspectBehind } from "./references";
import { scopeBlanks, tailOf } from "./scopes";
import { wording } from ".";

const source = join(import.meta.dirname, ...Array<string>(5).fill(".."), "src", "chapterhouse");
/** The words of the house and of the game, as the page loads them. */
const catalogue = (language: string): string =>
  [["text"], ["games", "abbey", "text"]]
    .map((folder) => readFileSync(join(source, ...folder, `${language}.ftl`), "utf-8"))
    .join("\n");
const LEXICONS = new Map<string, Lexicon>(
  (["en", "fr", "de"] as const).map((language) => [
    language,
    new Lexicon(language, catalogue("en"), catalogue(language)),
  ]),
);
const components = decode(data);
const NAMES = ["Hilda", "Brigid", "Ita"];

interface Sight {
  fact: number;
  gift: number;
  suspects: readonly string[];
}

/** A reader at a table where this happened; the sights are the cards that this reader saw. */
function readerOf(seat: number | null, history: readonly object[], ledger: readonly Sight[] = []): AbbeyView {
  const own = seat === null ? null : { hand: [], seen: [], crosses: [], marks: [], ledger };
  return { seat, history, own, players: [] } as unknown as AbbeyView;
}

function speaking(view: AbbeyView | null, language = "en"): Speech {
  const lexicon = LEXICONS.get(language);
  if (!lexicon) throw new Error(`no catalogue of ${language}`);
  return new Speech(
    lexicon,
    NAMES,
    fields,
    () => null,
    (speech, struct, outer) => wording(components, speech, view, struct, outer),
  );
}
const speech = speaking(null);

const moved = (way: string, ...gifts: readonly (readonly [number | null, number, number])[]): object => ({
  type: "cards-moved",
  way,
  gifts: gifts.map(([giver, taker, count]) => ({ type: "gift", giver, taker, count })),
});
const shown = (way: string, holder: number, to: readonly number[], count = 1): object => ({
  type: "cards-shown",
  way,
  holder,
  to,
  count,
});
const card = (fact: number, gift = 0): object => ({ type: "shared-card", fact, gift });
/** Hilda asks Brigid for the order of a card. */
const question = (fact: number, gift = 0): Tagged =>
  ({
    type: "questioned",
    asker: 0,
    target: 1,
    question: {
      type: "how-many",
      scope: "hand",
      who: { type: "fitting", terms: [{ type: "same-as", category: "order", card: card(fact, gift) }] },
    },
  }) as unknown as Tagged;
const FLORIAN: Sight = { fact: 0, gift: 0, suspects: ["florian"] };
const CONFESSED = moved("confessional", [1, 0, 1]);

describe("a card is meant by what happened to it", () => {
  test.each([
    [
      "en",
      "the card I drew from you in the confessional (Brother Florian)",
      "the card that passed between us in the confessional",
    ],
    [
      "fr",
      "la carte que je vous ai prise au confessionnal (Frère Florian)",
      "la carte passée entre nous au confessionnal",
    ],
    [
      "de",
      "die Karte, die ich im Beichtstuhl von dir gezogen habe (Bruder Florian),",
      "die Karte, die im Beichtstuhl zwischen uns gewechselt hat,",
    ],
  ])("only those who saw it read its name (%s)", (language, known, heard) => {
    for (const seat of [0, 1])
      expect(speaking(readerOf(seat, [CONFESSED], [FLORIAN]), language).event(question(0))).toContain(known);
    for (const stranger of [2, null]) {
      const sentence = speaking(readerOf(stranger, [CONFESSED]), language).event(question(0));
      expect(sentence).toContain(heard);
      expect(sentence).not.toContain("Florian");
    }
  });

  test.each([
    ["en", "Do you hold any Templars who are not fat and who are hooded or bearded?"],
    ["de", "Hast du Templer, die nicht dick sind und die mit Kapuze oder bärtig sind, auf der Hand?"],
  ])("clauses between commas share them (%s)", (language, expected) => {
    const is = (trait: string): Tagged => ({ type: "is", trait });
    const terms = [
      is("templar"),
      { type: "is-not", trait: "fat" },
      { type: "either", first: is("hooded"), second: is("bearded") },
    ];
    const asked = { type: "any-of", scope: "hand", who: { type: "fitting", terms } };
    expect(speaking(readerOf(0, []), language).phrase(asked, [{ type: "ask", target: 1 }])).toBe(expected);
  });

  test("an exchange names each card by who gave it", () => {
    const stranger = readerOf(2, [moved("small-debts", [0, 1, 1], [1, 0, 1])]);
    expect(speaking(stranger).event(question(0, 0))).toContain("the card I gave you");
    expect(speaking(stranger).event(question(0, 1))).toContain("the card you gave me");
  });

  test("two cards that passed alike are told apart by the hour", () => {
    const at = (office: string): object => ({ type: "turn-began", seat: 0, office, bell: 1 });
    const history = [at("prime"), CONFESSED, at("terce"), CONFESSED, CONFESSED];
    const hilda = readerOf(
      0,
      history,
      [1, 3, 4].map((fact) => ({ ...FLORIAN, fact })),
    );
    expect(speaking(hilda).event(question(1))).toContain("in the confessional at Prime (Brother Florian)");
    expect(speaking(hilda).event(question(3))).toContain("in the confessional at Terce the first time (");
    expect(speaking(readerOf(2, history)).event(question(4))).toContain(
      "in the confessional at Terce the second time do",
    );
  });

  test("a card that somebody saw among others is not known by name", () => {
    const seen = readerOf(0, [CONFESSED], [{ ...FLORIAN, suspects: ["florian", "odo"] }]);
    expect(suspectBehind(seen, { type: "shared-card", fact: 0, gift: 0 })).toBeNull();
  });
});

describe("a move of a card that I saw is one of several moments", () => {
  test.each([
    [CONFESSED, 0, "You took Brother Florian from Brigid in the confessional."],
    [CONFESSED, 1, "Hilda took Brother Florian from you in the confessional."],
    [
      moved("almonry", [0, 1, 1]),
      0,
      "You gave Brother Florian to Brigid because of “Inventory of the Almonry”.",
    ],
    [moved("cell", [1, 0, 1]), 0, "You took Brother Florian from Brigid in Brigid’s cell."],
    [moved("cell", [1, 0, 1]), 1, "Hilda took Brother Florian from you in your cell."],
    [shown("parlour", 1, [0]), 0, "Brigid showed you Brother Florian in the Parlour."],
    [moved("mass", [1, 0, 1]), 0, "You received Brother Florian from Brigid at Mass."],
  ])("%#", (fact, seat, sentence) => {
    const view = readerOf(seat, [fact], [FLORIAN]);
    const seen = { type: "cards-seen", fact: 0, gift: 0, suspects: ["florian"] } as unknown as Tagged;
    expect(speaking(view).event(seen)).toBe(sentence);
  });

  test("from whom to whom it went, and which moment that is for the reader", () => {
    expect(deedOf(components, readerOf(1, [CONFESSED]), { fact: 0, gift: 0 })).toEqual({
      deed: "taken",
      way: "confessional",
      giver: 1,
      takers: [0],
    });
    expect(deedOf(components, readerOf(1, []), { fact: 0, gift: 0 }).deed).toBe("unknown");
    expect(momentOf(components, 0, "mass", 0, 1)).toBe("passed");
    expect(momentOf(components, 1, "mass", 0, 1)).toBe("received");
    expect(momentOf(components, 2, "mass", 0, 1)).toBe("other-passed");
    expect(momentOf(components, 0, "deal", null, 0)).toBe("dealt");
  });

  test("which cards let the taker draw is said by their effects", () => {
    const cards = [...data.books.book, ...data.library.volume, ...data.events.happening];
    for (const { id, effect } of cards) {
      const draws = effect.some((one) => one.do === "draw");
      expect(momentOf(components, 1, id, 1, 0)).toBe(draws ? "taken" : "gave");
    }
    expect(momentOf(components, 1, "torn-leaves", 1, 0)).toBe("taken");
  });
});

test.each([
  [
    { type: "card-requested", seat: 0, target: 1 },
    ["bearded", "templar"],
    "Hilda asks Brigid to show a bearded Templar.",
  ],
  [{ type: "hand-counted", seat: 1, count: 0 }, ["father", "bearded"], "Brigid holds no bearded Fathers."],
  [{ type: "hand-counted", seat: 1, count: 1 }, ["fat"], "Brigid holds one fat monk."],
])("a kind of monk is named as people name it: %#", (event, traits, sentence) => {
  expect(speech.event({ ...event, traits } as unknown as Tagged)).toBe(sentence);
});

describe("descriptions are noun phrases", () => {
  const is = (trait: string): Term => ({ type: "is", trait });
  const phrase = (terms: readonly Term[], form: "many" | "one" | "all" = "many"): string =>
    nounPhrase(components, speech, terms, form);

  test("an order or a title is the noun, another trait stands before or after it", () => {
    expect(phrase([])).toBe("monks");
    expect(phrase([is("bearded"), is("templar")])).toBe("bearded Templars");
    expect(phrase([is("bearded"), is("templar")], "one")).toMatch(/bearded Templar\b/);
  });

  test("an alternative and a negation are clauses and predicates", () => {
    const either: Term = {
      type: "either",
      first: { type: "is", trait: "fat" },
      second: { type: "is", trait: "hooded" },
    };
    expect(predicate(speech, either)).toBe("fat or hooded");
    expect(predicate(speech, { type: "is-not", trait: "bearded" })).toBe("not bearded");
    expect(phrase([either])).toMatch(/^monks .*fat.*hooded/);
  });
});

test("where a question looks: by whom, and since when", () => {
  const met = (by: number | null, since: string) =>
    ({ type: "met", how: "shown", by, since }) as unknown as Parameters<typeof tailOf>[1];
  expect(tailOf(speech, met(null, "ever"), 0)).toBe("");
  expect(scopeBlanks(speech, met(0, "ever"), 0)["scope"]).toBe("have I shown you");
  expect(scopeBlanks(speech, met(1, "ever"), 0)["scope"]).toBe("have you been shown");
  expect(tailOf(speech, met(1, "ever"), 0)).toContain("Brigid");
});

test("several cards can be meant together by two people who both saw them pass", () => {
  const mass = moved("mass", [0, 1, 3]);
  const sight = { fact: 0, gift: 0, suspects: ["odo", "yves", "ivo"] };
  const mine = readerOf(0, [mass], [sight]);
  const [choice] = groupChoices(mine, 1, speaking(mine));
  expect(choice?.text).toContain("Odo");
  expect(groupChoices(mine, 2, speaking(mine))).toEqual([]);
});
