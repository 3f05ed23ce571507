/**
 * Names in sentences: gender, case, articles and elision, for every language by its own file. A catalogue asks for a
 * name with `NAME`: `{ NAME($tile, form: "of") }`. The browser's half of `chapterhouse.grammar`: the same files, the
 * same forms.
 */
import { FluentType, type FluentBundle, type FluentValue } from "@fluent/bundle";

const files = import.meta.glob<string>("../../src/chapterhouse/grammar/text/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

export const OPEN = "\uE000";
export const MIDDLE = "\uE001";
export const CLOSE = "\uE002";

/** The forms of names in one language. */
export function grammarOf(language: string): string {
  return files[`../../src/chapterhouse/grammar/text/${language}.ftl`] ?? "";
}

/** What the message of a name says of its grammar: its attributes. */
export type Grammar = Readonly<Record<string, string>>;

/** The name of a thing, with its grammar; `mark` puts a name between the signs by which it is found again. */
export class Thing extends FluentType<string> {
  constructor(
    text: string,
    readonly kind = "",
    readonly grammar: Grammar = {},
    readonly mark: (text: string) => string = (text) => text,
  ) {
    super(text);
  }

  toString(): string {
    return this.mark(this.value);
  }
}

/** Several names, joined as the language joins them. */
export class Things extends FluentType<readonly string[]> {
  constructor(
    readonly items: readonly (Thing | string)[],
    readonly join: (items: readonly string[]) => string,
  ) {
    super(items.map(String));
  }

  toString(): string {
    return this.join(this.value);
  }
}

/** `NAME` in the catalogues of one bundle: a name, or each of several, in the form that a sentence asks for. */
export function namer(bundle: () => FluentBundle) {
  return ([named]: FluentValue[], options: Record<string, FluentValue>): string => {
    const { form = "", items = "", ...asked } = strings(options);
    const one = (item: FluentValue): string => inForm(bundle(), item, form, asked);
    if (!(named instanceof Things)) return one(named ?? "");
    const chosen =
      items === "last" ? named.items.slice(-1) : items === "others" ? named.items.slice(0, -1) : named.items;
    return named.join(chosen.map(one));
  };
}

function inForm(bundle: FluentBundle, named: FluentValue, form: string, asked: Grammar): string {
  const thing = named instanceof Thing ? named : null;
  const text = thing ? thing.value : String(named);
  const grammar = thing?.grammar ?? {};
  const mark = (name: string): string => (thing ? thing.mark(name) : name);
  const fixed = grammar[form];
  if (fixed !== undefined) return fixed.includes(text) ? fixed.replace(text, mark(text)) : mark(fixed);
  const message = form ? bundle.getMessage(`name-${form}`) : undefined;
  if (form && !message?.value) throw new RangeError(`no form of names is called ${form}`);
  const governs = message?.attributes["case"];
  const facts: Record<string, string> = {
    gender: "none",
    case: governs ? bundle.formatPattern(governs) : "nominative",
    kind: thing?.kind ?? "",
    ...sounds(text),
    ...grammar,
    ...asked,
  };
  const noun = mark(inflected(text, grammar, form, [facts["case"] ?? "", facts["gender"] ?? ""]));
  return message?.value ? bundle.formatPattern(message.value, { ...facts, name: noun }) : noun;
}

/** The form of a noun or adjective: `.the-nominative` before `.nominative` before the name itself. */
function inflected(text: string, grammar: Grammar, form: string, asked: readonly string[]): string {
  const keys = asked.flatMap((wanted) => [`${form}-${wanted}`, wanted]);
  return keys.map((key) => grammar[key]).find((found) => found !== undefined) ?? text;
}

/** How a name begins (for elision) and ends (for a genitive); marks of names and accents aside. */
export function sounds(text: string): { initial: string; final: string } {
  const plain = text
    .replace(/\uE000[^\uE001]*\uE001|\uE002/g, "")
    .normalize("NFD")
    .replace(/\p{M}/gu, "");
  return {
    initial: /^(?:[aeiouœæ](?!\d)|y[^aeiouy])/i.test(plain) ? "vowel" : "consonant",
    final: /(?:[sßxz]|ce)$/i.test(plain) ? "sibilant" : "other",
  };
}

function strings(options: Record<string, FluentValue>): Record<string, string> {
  return Object.fromEntries(Object.entries(options).map(([name, value]) => [name, String(value)]));
}
