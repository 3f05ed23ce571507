/** The words of this board in the reader's language. What the game itself says comes from the game's own catalogue. */
import { HOUSE_NAMES, shortName } from "../../short-names";
import { Lexicon, words, type Arguments } from "../../words.svelte";

const files = import.meta.glob<string>("./text/*.ftl", { query: "?raw", import: "default", eager: true });

class BoardWords {
  #lexicon = $derived(
    new Lexicon(words.language, files["./text/en.ftl"] ?? "", files[`./text/${words.language}.ftl`] ?? ""),
  );

  say(key: string, args: Arguments = {}): string {
    return this.#lexicon.say(key, args);
  }

  /** A monastery, as a plaque has place for it. */
  house(id: string): string {
    return shortName(HOUSE_NAMES, id, this.#lexicon);
  }
}

export const board = new BoardWords();
