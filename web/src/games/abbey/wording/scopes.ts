/**
 * Where a question looks for monks: "have you seen … since the last Mass". A scope is a verb (`scope`) and what follows
 * the monks (`tail`); each language puts the two where they belong. Who the other player is may change both: "have I
 * shown you", "have you been shown … by Hilda".
 */
import type { Both, Met } from "../../../protocol/generated/abbey";
import type { Speech } from "../../../speech";
import type { Arguments } from "../../../words.svelte";

export type Scope = string | Met;

/** The verb, its id for selectors, and the tail with a space before it. */
export function scopeBlanks(speech: Speech, scope: Scope, asker: number | null): Arguments {
  const met = typeof scope !== "string";
  const verb = met ? metVerb(speech, scope, asker) : speech.word("scope", scope);
  return { scope: verb, scope_id: met ? `met-${scope.how}` : scope, tail: tailOf(speech, scope, asker) };
}

/** The parts of the phrase of such a scope by itself. */
export function metBlanks(speech: Speech, met: Met, asker: number | null): Arguments {
  return { how: metVerb(speech, met, asker), tail: tailOf(speech, met, asker) };
}

function metVerb(speech: Speech, met: Met, asker: number | null): string {
  return speech.say("met-verb", parties(speech, met, asker));
}

/** By whom or whose, and since when. */
export function tailOf(speech: Speech, scope: Scope, asker: number | null): string {
  const tail = typeof scope === "string" ? plainTail(speech, scope) : metTail(speech, scope, asker);
  return tail ? ` ${tail}` : "";
}

function plainTail(speech: Speech, scope: string): string {
  return speech.lexicon.has(`tail-${scope}`) ? speech.say(`tail-${scope}`) : "";
}

function parties(speech: Speech, { how, by }: Met, asker: number | null): Arguments {
  const role = by === null ? "none" : by === asker ? "me" : "other";
  return { how, role, by: by === null ? "" : speech.seat(by) };
}

function metTail(speech: Speech, met: Met, asker: number | null): string {
  const person = speech.say("met-tail", parties(speech, met, asker));
  const time = met.since === "ever" ? "" : speech.word("since", met.since);
  return [person, time].filter(Boolean).join(" ");
}

/** Two sentences as one: the first loses its question mark, the second its capital letter; marks of names stay. */
export function bothBlanks(speech: Speech, { first, second }: Both): Arguments {
  return {
    first: speech.phrase(first).replace(/[?\s]+$/u, ""),
    second: speech
      .phrase(second)
      .replace(/^(\uE000[^\uE001]*\uE001)?(\p{L})/u, (_, mark: string | undefined, letter: string) =>
        [mark ?? "", letter.toLowerCase()].join(""),
      ),
  };
}
