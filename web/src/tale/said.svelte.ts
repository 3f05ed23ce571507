/** The words round the story of a game in the reader's language; the story itself comes from the server. */
import { Lexicon, words, type Arguments } from "../words.svelte";

const files = import.meta.glob<string>("./text/*.ftl", { query: "?raw", import: "default", eager: true });

class TaleWords {
  #lexicon = $derived(
    new Lexicon(words.language, files["./text/en.ftl"] ?? "", files[`./text/${words.language}.ftl`] ?? ""),
  );

  say(key: string, args: Arguments = {}): string {
    return this.#lexicon.say(key, args);
  }
}

export const said = new TaleWords();
