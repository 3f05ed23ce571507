/** The answers of the form in words, for its cards and its summary. */
import type { Contract, OptionField, RuleInForce } from "../../protocol/generated/table";
import { words, type Lexicon } from "../../words.svelte";
import { namesIn, type ChairChoice, type OptionValue } from "./form";

/** A pace in a few words: "25 minutes each, 15 seconds more with every decision". */
export function paceWords(pace: Contract["pace"]): string {
  if (pace.type === "live-clock")
    return words.say("pace-short-live", { minutes: Math.round(pace.bank / 60), gain: pace.gain });
  return pace.type === "day-clock"
    ? words.say("pace-short-days", { days: pace.days })
    : words.say("pace-short-none");
}

/** Who sits there: "you, two friends, one bot". */
export function chairWords(chairs: readonly ChairChoice[]): string {
  const count = (kind: ChairChoice["kind"]): number => chairs.filter((chair) => chair.kind === kind).length;
  const parts = (["me", "friend", "here", "bot"] as const)
    .map((kind) => [kind, count(kind)] as const)
    .filter(([, number]) => number > 0)
    .map(([kind, number]) => words.say(`sum-${kind}`, { count: number }));
  return new Intl.ListFormat(words.language, { type: "unit" }).format(parts);
}

/** An option by its name. `values` and `words` are there for one that lists names. */
type Named = Pick<OptionField, "name" | "key"> & Partial<Pick<OptionField, "values" | "words">>;

/** A rule of a table as its option. */
export const ruleField = (rule: RuleInForce): Named => ({
  name: rule.name,
  key: `option-${rule.name}`,
  values: namesIn(String(rule.value)),
  words: rule.words,
});

/** The words of an option in the language of its game. */
export class OptionWords {
  constructor(readonly lexicon: Lexicon) {}

  label(field: Named): string {
    return this.lexicon.has(field.key) ? this.lexicon.say(field.key) : field.name;
  }
  help(field: Named): string {
    return this.lexicon.has(`${field.key}.help`) ? this.lexicon.say(`${field.key}.help`) : "";
  }
  value(field: Named, value: OptionValue): string {
    const key = `${field.key}-${value}`;
    if (this.lexicon.has(key)) return this.lexicon.say(key);
    const named = namesIn(String(value)).map((name) => this.name(field, name));
    return new Intl.ListFormat(words.language, { type: "unit" }).format(named);
  }
  /** One of the names that an option lists. */
  name(field: Named, name: string): string {
    const message = field.words?.[(field.values ?? []).indexOf(name)];
    return message && this.lexicon.has(message) ? this.lexicon.say(message) : name;
  }
  /** An option that was changed, in one line: "Vows of silence: once in a game". */
  changed(field: Named, value: OptionValue): string {
    if (value === true) return this.label(field);
    if (value === false) return words.say("changed-off", { option: this.label(field) });
    return words.say("changed-to", { option: this.label(field), value: this.value(field, value) });
  }
}
