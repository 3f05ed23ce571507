/** A part of a question or an answer, in words: what `Speech` says inside a sentence, said alone. */
import type { Speech } from "../../speech";
import type { Arguments } from "../../words.svelte";

export interface Phrase {
  type: string;
}

export function phrase(speech: Speech, struct: Phrase): string {
  return speech.say(`phrase-${struct.type}`, blanks(speech, struct));
}

/** Every field in words and, for selectors, untouched. */
export function blanks(speech: Speech, struct: Phrase): Arguments {
  const args: Arguments = {};
  for (const [name, value] of Object.entries(struct)) {
    if (name === "type") continue;
    args[name] = worded(speech, value, speech.fields[struct.type]?.[name]);
    args[`${name}_id`] = raw(value);
  }
  return args;
}

function worded(speech: Speech, value: unknown, kind: string | undefined): string | number {
  if (Array.isArray(value)) return speech.list(value.map((item) => String(worded(speech, item, kind))));
  if (isPhrase(value)) return phrase(speech, value);
  if (kind !== undefined) return speech.word(kind, String(value));
  return typeof value === "number" ? value : String(value);
}

function raw(value: unknown): string | number {
  if (Array.isArray(value)) return value.length;
  if (isPhrase(value)) return value.type;
  return typeof value === "number" ? value : String(value);
}

function isPhrase(value: unknown): value is Phrase {
  return typeof value === "object" && value !== null && "type" in value;
}

/** A piece of a sentence: words, or a blank to be filled. */
export type Piece = { text: string } | { slot: string };

const OPEN = "\uE010";
const CLOSE = "\uE011";

/** The sentence of a kind of question, taken apart at its blanks, in the order of the reader's language. */
export function pieces(
  speech: Speech,
  kind: string,
  slots: readonly string[],
  chosen: Readonly<Record<string, string>>,
): Piece[] {
  const args: Arguments = {};
  for (const slot of slots) {
    args[slot] = OPEN + slot + CLOSE;
    args[`${slot}_id`] = chosen[slot] ?? "";
  }
  return speech
    .say(`phrase-${kind}`, args)
    .split(OPEN)
    .flatMap((part, at): Piece[] => {
      if (at === 0) return part ? [{ text: part }] : [];
      const [slot = "", after = ""] = part.split(CLOSE);
      return after ? [{ slot }, { text: after }] : [{ slot }];
    });
}
