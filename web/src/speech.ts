/**
 * Sentences for what a game says in ids: actions, events, faults, names. The browser's half of the speech that the
 * terminal has: the same catalogues, the same blanks (`$field` in words, `$field_id` untouched for selectors).
 */
import { CLOSE, MIDDLE, OPEN, Thing, Things } from "./grammar";
import type { Action, Event, FaultSaid } from "./protocol/generated/table";
import type { Arguments, Lexicon } from "./words.svelte";

/** For each tag the fields that name something, and what kind of thing they name. */
export type FieldWords = Readonly<Record<string, Readonly<Record<string, string>>>>;

export type Tagged = { type: string; [field: string]: unknown };

/** A run of a sentence; a segment that names something says what. */
export interface Segment {
  text: string;
  kind?: string;
  id?: string;
}

export type Wording = (speech: Speech, struct: Tagged, outer: readonly Tagged[]) => Arguments;

export class Speech {
  readonly #outer: Tagged[] = [];

  constructor(
    readonly lexicon: Lexicon,
    readonly names: readonly string[],
    readonly fields: FieldWords,
    /** A name that only those who see the table can give: the tile that lies at a place. */
    private readonly seen: (kind: string, id: string) => Thing | string | null = () => null,
    /** The blanks that a game adds to the message of a struct; `outer` is what the struct stands in. */
    private readonly wording: Wording = () => ({}),
    private readonly marked = false,
  ) {}

  /** The same speech, with names marked, so that `splitSentence` can find them again. */
  marking(): Speech {
    return new Speech(this.lexicon, this.names, this.fields, this.seen, this.wording, true);
  }

  say(key: string, args: Arguments = {}): string {
    return this.lexicon.say(key, args);
  }

  action(action: Action): string {
    return this.#struct("action", action);
  }

  event(event: Event): string {
    return this.#struct("event", event);
  }

  /** The time of the game that an event brings, in few words. */
  when(event: Event): string {
    return this.#struct("when", event);
  }

  /** A part of an action or event by itself: a question, an answer, a card; `outer` says what it stands in. */
  phrase(struct: { type: string }, outer: readonly Tagged[] = []): string {
    this.#outer.push(...outer);
    const said = this.#struct("phrase", { ...struct });
    this.#outer.splice(this.#outer.length - outer.length);
    return said;
  }

  /** What the table is asked to do now. */
  step(tag: string): string {
    return tag && this.lexicon.has(`step-${tag}`) ? this.say(`step-${tag}`) : "";
  }

  fault(fault: FaultSaid): string {
    return this.fill(fault);
  }

  /** A message of the catalogue with its blanks filled, things among them by their names. */
  fill(said: Pick<FaultSaid, "key" | "args">): string {
    const args: Arguments = {};
    for (const [name, value] of Object.entries(said.args)) {
      args[name] = this.#argument(value);
      args[`${name}_id`] =
        typeof value === "string" && value.includes(":") ? value.slice(value.indexOf(":") + 1) : value;
    }
    return this.say(said.key, args);
  }

  ruleTitle(rule: string): string {
    return this.say(`rule-${rule.replace(".", "-")}`);
  }

  hasRule(rule: string): boolean {
    return this.lexicon.has(`rule-${rule.replace(".", "-")}.text`);
  }
  ruleText(rule: string): string {
    return this.say(`rule-${rule.replace(".", "-")}.text`);
  }

  seat(seat: number): string {
    return String(this.thing("seat", String(seat)));
  }

  /** A thing of the game by its id: `word("tile", "library")`. */
  word(kind: string, id: string): string {
    return String(this.thing(kind, id));
  }

  /** The same as an argument of a message, which can ask for its article and case with `NAME`. */
  thing(kind: string, id: string): Thing {
    const mark = (text: string): string => this.#mark(kind, id, text);
    if (kind === "seat") {
      return new Thing(
        this.names[Number(id)] || this.say("seat", { number: Number(id) + 1 }),
        kind,
        {},
        mark,
      );
    }
    const key = `${kind}-${id}`;
    if (this.lexicon.has(key)) return new Thing(this.say(key), kind, this.lexicon.grammar(key), mark);
    const seen = this.seen(kind, id) ?? id;
    return seen instanceof Thing
      ? new Thing(seen.value, kind, seen.grammar, (text) => mark(seen.mark(text)))
      : new Thing(seen, kind, {}, mark);
  }

  /** a; a and b; a, b and c. */
  list(items: readonly string[]): string {
    if (items.length < 2) return items.join("");
    return this.say("list-and", { head: items.slice(0, -1).join(", "), last: items.at(-1) ?? "" });
  }

  #mark(kind: string, id: string, text: string): string {
    return this.marked ? `${OPEN}${kind}:${id}${MIDDLE}${text}${CLOSE}` : text;
  }

  #argument(value: string | number): string | number | Thing {
    if (typeof value === "number") return value;
    const colon = value.indexOf(":");
    return colon < 0 ? value : this.thing(value.slice(0, colon), value.slice(colon + 1));
  }

  #struct(family: string, struct: Tagged): string {
    const args: Arguments = {};
    this.#outer.push(struct);
    for (const [name, value] of Object.entries(struct)) {
      if (name === "type") continue;
      args[name] = this.#value(value, this.fields[struct.type]?.[name], "tile" in struct);
      args[`${name}_id`] = raw(value);
    }
    Object.assign(args, this.wording(this, struct, this.#outer));
    this.#outer.pop();
    return tidy(this.say(`${family}-${struct.type}`, args));
  }

  /** `named`: the sentence names the thing itself, so that its place need not. */
  #value(value: unknown, kind: string | undefined, named: boolean): string | number | Thing | Things {
    if (value === null || value === undefined) return "";
    if (Array.isArray(value)) {
      const items = value.map((item) => this.#value(item, kind, named));
      return new Things(items.map(textOrThing), (names) => this.list(names));
    }
    if (isTagged(value)) return this.#struct("phrase", value);
    if (typeof value === "boolean") return value ? "yes" : "no";
    if (kind === "place" && named) {
      const place = String(value);
      return new Thing(place, kind, {}, (text) => this.#mark("place", place, text));
    }
    if (kind !== undefined && value !== "") return this.thing(kind, String(value));
    return typeof value === "number" ? value : String(value);
  }
}

function textOrThing(item: string | number | Thing | Things): string | Thing {
  return item instanceof Thing ? item : String(item);
}

/** Closes up commas: none before the end of a sentence or another comma, no space before one. */
export function tidy(sentence: string): string {
  return sentence.replace(/,(?=\s?[?.!,:])/g, "").replace(/\s+,/g, ",");
}

/** A marked sentence, taken apart at its names. */
export function splitSentence(sentence: string): Segment[] {
  return sentence.split(OPEN).flatMap((piece, at) => {
    if (at === 0) return piece ? [{ text: piece }] : [];
    const [label = "", rest = ""] = piece.split(MIDDLE);
    const [name = "", after = ""] = rest.split(CLOSE);
    const colon = label.indexOf(":");
    const named = { text: name, kind: label.slice(0, colon), id: label.slice(colon + 1) };
    return after ? [named, { text: after }] : [named];
  });
}

function raw(value: unknown): string | number {
  if (value === null || value === undefined) return "none";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) return value.length;
  if (isTagged(value)) return value.type;
  return typeof value === "number" ? value : String(value);
}

function isTagged(value: unknown): value is Tagged {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}
