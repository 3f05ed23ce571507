/** The words of the rules page in the reader's language. A language is fetched when it is first needed. */
import { Lexicon, words, type Arguments } from "../words.svelte";

const files = import.meta.glob<string>("./text/*.ftl", { query: "?raw", import: "default" });
const FIRST = "en";

class RulesWords {
  #texts = $state.raw<Record<string, string>>({});
  #lexicon = $derived(
    new Lexicon(words.language, this.#texts[FIRST] ?? "", this.#texts[words.language] ?? ""),
  );

  /** The words of this language are here. */
  get ready(): boolean {
    return FIRST in this.#texts && words.language in this.#texts;
  }

  async learn(language: string): Promise<void> {
    const missing = [...new Set([FIRST, language])].filter((one) => !(one in this.#texts));
    if (missing.length === 0) return;
    const texts = await Promise.all(missing.map((one) => files[`./text/${one}.ftl`]?.() ?? ""));
    const learned = missing.map((one, at) => [one, texts[at] ?? ""]);
    this.#texts = { ...this.#texts, ...Object.fromEntries(learned) };
  }

  say(key: string, args: Arguments = {}): string {
    return this.#lexicon.say(key, args);
  }
}

export const said = new RulesWords();
