import { expect, test } from "vitest";
import type { CardForms, CardPart } from "../../protocol/generated/table";
import { equal } from "../data";
import {
  amountOf,
  asEffect,
  blankCard,
  earlier,
  effectsOf,
  kindOf,
  newEffect,
  partOf,
  placeOfFault,
  setId,
  toggled,
  withAmount,
  withEffects,
  withKind,
  withoutUnusedAmount,
  withPart,
} from "./card";

const choices = (...values: string[]): CardPart["choices"] =>
  values.map((value) => ({ value, key: value, group: "" }));
const PART = { least: 0, most: 0, choices: [], key: "" };
const WHO: CardPart = {
  ...PART,
  name: "who",
  type: "choice",
  choices: choices("reader", "rolled", "others"),
  default: null,
};
const TO: CardPart = {
  ...PART,
  name: "to",
  type: "choice",
  choices: choices("reader", "left"),
  default: "reader",
};
const AMOUNT: CardPart = { ...PART, name: "amount", type: "number", least: 1, most: 24, default: 0 };
const TRAITS: CardPart = {
  ...PART,
  name: "traits",
  type: "set",
  choices: [
    { value: "templar", key: "", group: "order" },
    { value: "franciscan", key: "", group: "order" },
    { value: "fat", key: "", group: "girth" },
  ],
  default: [],
};
const [SHOW, STEPS, MOVE] = [
  { do: "show", key: "", parts: [WHO, TO, TRAITS], kinds: ["book"] },
  { do: "steps", key: "", parts: [AMOUNT], kinds: ["starred-book"] },
  { do: "move", key: "", parts: [{ ...WHO, choices: choices("reader") }], kinds: ["book"] },
] as const;
const FORMS: CardForms = {
  kinds: [
    { id: "book", key: "", file: "books", deck: "book", marks: {} },
    { id: "starred-book", key: "", file: "books", deck: "book", marks: { star: true } },
    { id: "event", key: "", file: "events", deck: "happening", marks: {} },
    { id: "lasting-event", key: "", file: "events", deck: "happening", marks: { lasts: true } },
  ],
  effects: [SHOW, STEPS, MOVE],
  most_effects: 4,
};

test("the kind of a card is seen from its marks and changed with them", () => {
  const card = blankCard("book");
  expect(kindOf(FORMS, "book", card)?.id).toBe("book");
  const [, starred] = FORMS.kinds;
  if (!starred) throw new Error("there is no starred book");
  const kept = withKind(FORMS, card, starred);
  expect(kindOf(FORMS, "book", kept)?.id).toBe("starred-book");
  expect(kindOf(FORMS, "happening", kept)).toBeUndefined();
});

test("a new effect says what it must, and no more", () => {
  expect(newEffect(SHOW)).toEqual({ do: "show", who: "reader" });
  expect(newEffect(STEPS)).toEqual({ do: "steps", amount: 1 });
});

test("another kind of effect keeps the parts that it can have", () => {
  const shown = { do: "show", who: "rolled", to: "left", traits: ["fat"] };
  expect(asEffect(shown, MOVE)).toEqual({ do: "move", who: "reader" });
  expect(asEffect({ do: "move", who: "reader" }, SHOW)).toEqual({ do: "show", who: "reader" });
  expect(asEffect(shown, SHOW)).toEqual(shown);
});

test("a part is read with what counts when it is left out, and left out when it says that", () => {
  expect(partOf({ do: "show" }, TO)).toBe("reader");
  expect(withPart({ do: "show", to: "reader" }, TO, "left")).toEqual({ do: "show", to: "left" });
  expect(withPart({ do: "show", to: "left" }, TO, "reader")).toEqual({ do: "show" });
});

test("of traits of the same kind one is chosen, in the order of the form", () => {
  expect(toggled(TRAITS, ["fat"], "templar")).toEqual(["templar", "fat"]);
  expect(toggled(TRAITS, ["templar", "fat"], "franciscan")).toEqual(["franciscan", "fat"]);
  expect(toggled(TRAITS, ["templar", "fat"], "fat")).toEqual(["templar"]);
});

test("the die of a book follows from its effects; an event needs none", () => {
  const rolled = [{ do: "show", who: "rolled" }];
  expect(withEffects(blankCard("book"), "book", rolled).die).toBe(true);
  expect(withEffects({ ...blankCard("book"), die: true }, "book", [])).not.toHaveProperty("die");
  expect(withEffects(blankCard("happening"), "happening", rolled)).not.toHaveProperty("die");
});

test("a number is changed where it stands, and goes with the last effect that uses it", () => {
  const onCard = { id: "x", amount: 2, effect: [{ do: "steps" }] };
  expect(amountOf(onCard, { do: "steps" })).toBe(2);
  expect(withAmount(onCard, "book", 0, 3)).toEqual({ ...onCard, amount: 3 });
  const inside = { id: "x", effect: [{ do: "steps", amount: 2 }] };
  expect(effectsOf(withAmount(inside, "book", 0, 3))).toEqual([{ do: "steps", amount: 3 }]);
  expect(withoutUnusedAmount(FORMS, onCard)).toBe(onCard);
  expect(withoutUnusedAmount(FORMS, { ...onCard, effect: [{ do: "show" }] })).not.toHaveProperty("amount");
});

test("effects change places", () => {
  expect(earlier([{ do: "a" }, { do: "b" }, { do: "c" }], 2).map((one) => one.do)).toEqual(["a", "c", "b"]);
  expect(earlier([{ do: "a" }], 0)).toEqual([{ do: "a" }]);
});

test("a fault is said at the part that it belongs to", () => {
  expect(placeOfFault(["effect", 1, "who"])).toBe("1.who");
  expect(placeOfFault(["effect", 0])).toBe("0.do");
  expect(placeOfFault(["effect"])).toBe("effects");
  expect(placeOfFault(["star"])).toBe("kind");
});

test("rows are equal whatever the order of their fields", () => {
  expect(equal({ a: 1, b: [{ c: 2, d: 3 }] }, { b: [{ d: 3, c: 2 }], a: 1 })).toBe(true);
  expect(equal({ a: 1 }, { a: 1, b: 2 })).toBe(false);
  expect(equal([1, 2], [2, 1])).toBe(false);
});

test("a set of cards gets its id from its name", () => {
  expect(setId(" Contes d’été ")).toBe("contes-d-ete");
  expect(setId("2026")).toBe("set-2026");
  expect(setId("All")).toBe("set-all");
  expect(setId("冬")).toBe("own");
  expect(setId("")).toBe("");
});
