/** The words about keys, sessions and my data in the reader's language. */
import { Lexicon, words, type Arguments } from "../words.svelte";

const files = import.meta.glob<string>("./text/*.ftl", { query: "?raw", import: "default", eager: true });

class KeyWords {
  #lexicon = $derived(
    new Lexicon(words.language, files["./text/en.ftl"] ?? "", files[`./text/${words.language}.ftl`] ?? ""),
  );

  say(key: string, args: Arguments = {}): string {
    return this.#lexicon.say(key, args);
  }

  has(key: string): boolean {
    return this.#lexicon.has(key);
  }
}

export const keyWords = new KeyWords();
