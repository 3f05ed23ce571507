/** "What is this?": the game's learning text about a thing, and its rule where it has one. */
import { splitRef } from "../kit/refs";
import type { Table } from "../table/table.svelte";
import { lore } from "./lore.svelte";

/** What a thing is called and what it is; null while the learning texts are not here or say nothing. */
export function explain(table: Table, about: string): { name: string; text: string } | null {
  const lexicon = lore.of(table.game);
  const [kind, id] = splitRef(about);
  const own = id ? `about-${kind}-${id}` : `about-${kind}`;
  const key = [own, `about-${kind}`].find((one) => lexicon?.has(one));
  if (!lexicon || !key) return null;
  const sentences = [lexicon.say(key, table.model.about?.(kind, id) ?? {}), ruleOf(table, kind, id)];
  return { name: nameOf(table, kind, id), text: sentences.filter(Boolean).join(" ") };
}

/** Some kinds of things have a rule each, in a chapter that the learning texts name. */
function ruleOf(table: Table, kind: string, id: string): string {
  const lexicon = lore.of(table.game);
  if (!id || !lexicon?.has(`about-${kind}.rules`)) return "";
  const rule = `${lexicon.say(`about-${kind}.rules`)}.${id}`;
  return table.speech.hasRule(rule) ? table.speech.ruleText(rule) : "";
}

/** What a thing is called; nothing if it has no name. */
export function nameOf(table: Table, kind: string, id: string): string {
  const name = id ? table.speech.word(kind, id) : "";
  return name === id ? "" : name;
}
