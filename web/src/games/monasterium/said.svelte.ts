/** The words of this board in the reader's language. What the game itself says comes from the game's own catalogue. */
import { Lexicon, words, type Arguments } from "../../words.svelte";

const files = import.meta.glob<string>("./text/*.ftl", { query: "?raw", import: "default", eager: true });

class BoardWords {
  #lexicon = $derived(
    new Lexicon(words.language, files["./text/en.ftl"] ?? "", files[`./text/${words.language}.ftl`] ?? ""),
  );

  say(key: string, args: Arguments = {}): string {
    return this.#lexicon.say(key, args);
  }
}

export const board = new BoardWords();
