/** A part of a question or an answer, in words: what `Speech` says inside a sentence, said alone. */
import { Thing } from "../../grammar";
import type { Speech, Tagged } from "../../speech";
import type { Arguments } from "../../words.svelte";

export interface Phrase {
  type: string;
}

/** `outer` is what it stands in: the question's event says who asks whom. */
export function phrase(speech: Speech, struct: Phrase, outer: readonly Tagged[] = []): string {
  return speech.phrase(struct, outer);
}

/** A piece of a sentence: words, or a blank to be filled. */
export type Piece = { text: string } | { slot: string };

const OPEN = "\uE010";
const CLOSE = "\uE011";

/** A blank for a room, with the grammar of the room that stands in it now. */
function roomBlank(speech: Speech, room: string, slot: string): Thing {
  const { value, grammar } = speech.thing("room", room);
  return new Thing(value, "room", grammar, () => OPEN + slot + CLOSE);
}

/** The sentence of a kind of question, taken apart at its blanks, in the order of the reader's language. */
export function pieces(
  speech: Speech,
  kind: string,
  slots: readonly string[],
  chosen: Readonly<Record<string, string>>,
): Piece[] {
  const args: Arguments = { tail: "" };
  for (const slot of slots) {
    for (const form of ["", "_one", "_all"]) args[slot + form] = OPEN + slot + CLOSE;
    args[`${slot}_id`] = chosen[slot] ?? "";
  }
  if (slots.includes("deed")) Object.assign(args, { question_id: chosen["deed"], act: args["deed"] });
  args["room"] = roomBlank(speech, chosen["room"] ?? "", slots.includes("deed") ? "deed" : "room");
  return speech
    .say(`phrase-${kind}`, args)
    .split(OPEN)
    .flatMap((part, at): Piece[] => {
      if (at === 0) return part ? [{ text: part }] : [];
      const [slot = "", after = ""] = part.split(CLOSE);
      return after ? [{ slot }, { text: after }] : [{ slot }];
    });
}
