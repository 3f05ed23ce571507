/** A card as data, and what the builder does with it: its kind, its effects in order, and their parts. */
import type { CardEffect, CardForms, CardKind, CardPart } from "../../protocol/generated/table";
import { equal, rowsAt, type Json, type Row } from "../data";

export const effectsOf = (card: Row): Row[] => rowsAt(card, ["effect"]);

/** Every mark that some kind of card has: a star, that it lasts. */
const marksOf = (forms: CardForms): string[] => [
  ...new Set(forms.kinds.flatMap((kind) => Object.keys(kind.marks))),
];

export const kindsOf = (forms: CardForms, deck: string): CardKind[] =>
  forms.kinds.filter((kind) => kind.deck === deck);

/** The kind of a card: the one of its deck with the same marks. */
export function kindOf(forms: CardForms, deck: string, card: Row): CardKind | undefined {
  const same = (kind: CardKind): boolean =>
    marksOf(forms).every((mark) => (card[mark] === true) === (kind.marks[mark] ?? false));
  return kindsOf(forms, deck).find(same);
}

export function withKind(forms: CardForms, card: Row, kind: CardKind): Row {
  const others = Object.entries(card).filter(([name]) => !marksOf(forms).includes(name));
  return { ...Object.fromEntries(others), ...kind.marks };
}

/** The card with other effects. A book that speaks of a rolled player has a die; an event rolls without saying so. */
export function withEffects(card: Row, deck: string, effects: readonly Row[]): Row {
  const { die: _, effect: __, ...others } = card;
  const rolls = deck !== "happening" && effects.some((effect) => Object.values(effect).includes("rolled"));
  return { ...others, ...(rolls ? { die: true } : {}), effect: [...effects] };
}

/** A new effect: what must be said has its first choice, a number is the least that is possible. */
export function newEffect(form: CardEffect): Row {
  const said = form.parts.filter(
    (part) => part.default === null || (part.type === "number" && part.least > 0),
  );
  return { do: form.do, ...Object.fromEntries(said.map((part) => [part.name, firstOf(part)])) };
}

function firstOf(part: CardPart): Json {
  if (part.type === "number") return part.least;
  if (part.type === "yes-no") return false;
  return part.type === "set" ? [] : (part.choices[0]?.value ?? "");
}

/** Another kind of effect, with all parts of the old one that it can have too. */
export function asEffect(effect: Row, form: CardEffect): Row {
  const kept = form.parts.filter((part) => allows(part, effect[part.name]));
  return {
    ...newEffect(form),
    ...Object.fromEntries(kept.map((part) => [part.name, effect[part.name] ?? null])),
  };
}

function allows(part: CardPart, value: Json | undefined): boolean {
  const known = (one: Json): boolean => part.choices.some((choice) => choice.value === one);
  if (value === undefined) return false;
  if (part.type === "number") return typeof value === "number" && value >= part.least && value <= part.most;
  if (part.type === "yes-no") return typeof value === "boolean";
  return part.type === "set" ? Array.isArray(value) && value.every(known) : known(value);
}

/** The value of a part: what the effect says, else what counts when it says nothing. */
export function partOf(effect: Row, part: CardPart): Json {
  return effect[part.name] ?? (part.default as Json) ?? firstOf(part);
}

/** The effect with another value of a part. What it need not say is left out. */
export function withPart(effect: Row, part: CardPart, value: Json): Row {
  const { [part.name]: _, ...others } = effect;
  return equal(value, part.default as Json) ? others : { ...others, [part.name]: value };
}

/** A set with one choice more or less; of choices with the same group the new one replaces the old one. */
export function toggled(part: CardPart, chosen: readonly string[], value: string): string[] {
  if (chosen.includes(value)) return chosen.filter((one) => one !== value);
  const groupOf = (one: string): string => part.choices.find((choice) => choice.value === one)?.group ?? "";
  const group = groupOf(value);
  const others = chosen.filter((one) => group === "" || groupOf(one) !== group);
  return part.choices.map((choice) => choice.value).filter((one) => one === value || others.includes(one));
}

/** The number of an effect: its own, else that of its card. */
export function amountOf(card: Row, effect: Row): number {
  const own = Number(effect.amount ?? 0);
  return own > 0 ? own : Number(card.amount ?? 0);
}

/** The card with another number in one effect: where the number stands, in the effect or on the card. */
export function withAmount(card: Row, deck: string, at: number, amount: number): Row {
  const effect = effectsOf(card)[at] ?? {};
  if (Number(card.amount ?? 0) > 0 && !effect.amount) return { ...card, amount };
  return withEffects(card, deck, replaced(effectsOf(card), at, { ...effect, amount }));
}

export function replaced(effects: readonly Row[], at: number, effect: Row): Row[] {
  return effects.map((one, place) => (place === at ? effect : one));
}

/** The effects with one of them a place earlier. */
export function earlier(effects: readonly Row[], at: number): Row[] {
  const [before, moved] = [effects[at - 1], effects[at]];
  if (!before || !moved) return [...effects];
  return [...effects.slice(0, at - 1), moved, before, ...effects.slice(at + 1)];
}

/** The card without a number that none of its effects uses. */
export function withoutUnusedAmount(forms: CardForms, card: Row): Row {
  const counts = (effect: Row): boolean =>
    forms.effects.find((form) => form.do === effect.do)?.parts.some((part) => part.name === "amount") ??
    false;
  if (!("amount" in card) || effectsOf(card).some(counts)) return card;
  const { amount: _, ...others } = card;
  return others;
}

/** The set of cards that players make; a table can play without it. */
export const OWN_SET = "own";

/** A card that does nothing yet. */
export const blankCard = (deck: string): Row => ({
  id: `own-${deck}`,
  effect: [],
  set: OWN_SET,
  standing: "own",
});

/** The id of a set of cards with this name; empty for the printed cards. "All" is what a table says that plays all sets. */
export function setId(name: string): string {
  const plain = name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const id = plain.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
  return id === "" ? (name.trim() ? OWN_SET : "") : /^[a-z]/.test(id) && id !== "all" ? id : `set-${id}`;
}

/** Where in the form a fault is said: at a part, at the kind of an effect, at the kind of card, or below the effects. */
export function placeOfFault(path: readonly (string | number)[]): string {
  const [field, at, part] = path;
  if (field !== "effect") return "kind";
  return typeof at === "number" ? `${at}.${String(part ?? "do")}` : "effects";
}
