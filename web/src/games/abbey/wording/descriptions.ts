/** Descriptions of monks as noun phrases: "bearded Templars", "monks of the same order as Father Odo". */
import type {
  Among,
  Either,
  Fitting,
  Is,
  IsNot,
  Names,
  OtherThan,
  SameAs,
} from "../../../protocol/generated/abbey";
import type { Speech } from "../../../speech";
import type { Arguments } from "../../../words.svelte";
import type { Components } from "../components";

export type Simple = Is | IsNot | SameAs | OtherThan;
export type Term = Simple | Either | Among;
type Who = { type: "anybody" } | Names | Fitting;
type Form = "many" | "one" | "all";

const NOUNS = ["title", "order"] as const;

/** `who` in the plural, `who_one` in the singular, `who_all` after "all"; names joined by "and" and by "or". */
export function whoBlanks(components: Components, speech: Speech, struct: { type: string }): Arguments {
  const args: Arguments = {};
  for (const [name, value] of Object.entries(struct)) {
    if ((name === "who" || name === "than") && isWho(value))
      Object.assign(args, forms(components, speech, name, value, struct.type === "more-of"));
  }
  return args;
}

function forms(components: Components, speech: Speech, name: string, who: Who, compared: boolean): Arguments {
  if (who.type === "names") {
    const monks = who.suspects.map((suspect) => speech.word("suspect", suspect));
    const list = speech.list(monks);
    const all = compared ? speech.say("monks-among", { monks: list }) : list;
    return { [name]: all, [`${name}_one`]: joined(speech, "list-or", monks), [`${name}_all`]: all };
  }
  const terms = who.type === "fitting" ? who.terms : [];
  return {
    [name]: nounPhrase(components, speech, terms, "many"),
    [`${name}_one`]: nounPhrase(components, speech, terms, "one"),
    [`${name}_all`]: nounPhrase(components, speech, terms, "all"),
  };
}

/** `monks` and one `monk` with these traits. */
export function monksOf(components: Components, speech: Speech, traits: readonly string[]): Arguments {
  const terms = traits.map((trait) => ({ type: "is", trait }) as Is);
  const said = (form: Form): string => nounPhrase(components, speech, terms, form);
  return { monks: said("many"), monk: said("one") };
}

/** What stands before the noun, the noun, what stands after it, then the clauses. */
export function nounPhrase(
  components: Components,
  speech: Speech,
  terms: readonly Term[],
  form: Form,
): string {
  const traits = terms.flatMap((term) => (term.type === "is" ? [term.trait] : []));
  const noun = NOUNS.flatMap((kind) =>
    traits.filter((trait) => components.traitsOf(kind).includes(trait)),
  )[0];
  const before: string[] = [];
  const after: string[] = [];
  for (const trait of traits) {
    if (trait === noun) continue;
    const kin = NOUNS.some((kind) => components.traitsOf(kind).includes(trait));
    const side = speech.say(`trait-${trait}.side`) === "before" ? before : after;
    side.push(speech.say(`trait-${trait}.${kin ? "of" : form}`));
  }
  const clauses = terms.flatMap((term) => (term.type === "is" ? [] : [clause(speech, term, form)]));
  return [
    joined(speech, "list-before", before),
    speech.say(noun ? `trait-${noun}.${form}` : `monks.${form}`),
    joined(speech, "list-after", after),
    speech.list(inside(clauses)),
  ]
    .filter(Boolean)
    .join(" ");
}

/** Clauses that stand between commas in a language share those commas: ", die dick sind und die Templer sind,". */
function inside(clauses: readonly string[]): string[] {
  const last = clauses.length - 1;
  return clauses.map((each, at) => {
    const begun = at > 0 ? each.replace(/^[, ]+/, "") : each;
    return at < last ? begun.replace(/,$/, "") : begun;
  });
}

function joined(speech: Speech, key: string, items: readonly string[]): string {
  if (items.length < 2) return items.join("");
  return speech.say(key, { head: items.slice(0, -1).join(", "), last: items.at(-1) ?? "" });
}

function clause(speech: Speech, term: Exclude<Term, Is>, form: Form): string {
  const number = form === "one" ? "one" : "many";
  if (term.type === "is-not")
    return speech.say(`monks-not.${number}`, { what: traitSaid(speech, term.trait, form) });
  if (term.type === "either")
    return speech.say(`monks-either.${number}`, {
      first: simple(speech, term.first, form),
      second: simple(speech, term.second, form),
    });
  return speech.phrase(term);
}

function simple(speech: Speech, term: Simple, form: Form): string {
  if (term.type === "is") return traitSaid(speech, term.trait, form);
  if (term.type === "is-not")
    return speech.say("predicate-not", { what: traitSaid(speech, term.trait, form) });
  return speech.phrase(term);
}

function traitSaid(speech: Speech, trait: string, form: Form): string {
  return speech.say(`trait-${trait}.${form === "one" ? "is" : "are"}`);
}

/** What a single monk may be: "bearded", "not a Templar", "fat or hooded". */
export function predicate(speech: Speech, term: Term): string {
  if (term.type === "among") return speech.phrase(term);
  if (term.type !== "either") return simple(speech, term, "one");
  return joined(speech, "list-or", [simple(speech, term.first, "one"), simple(speech, term.second, "one")]);
}

function isWho(value: unknown): value is Who {
  return (
    typeof value === "object" &&
    value !== null &&
    "type" in value &&
    ["anybody", "names", "fitting"].includes(String(value.type))
  );
}
