/** The words of this board in the reader's language. What the game itself says comes from the game's own catalogue. */
import { ROOM_NAMES, SUSPECT_NAMES, shortName } from "../../short-names";
import { Lexicon, words, type Arguments } from "../../words.svelte";

const files = import.meta.glob<string>("./text/*.ftl", { query: "?raw", import: "default", eager: true });

class BoardWords {
  #lexicon = $derived(
    new Lexicon(words.language, files["./text/en.ftl"] ?? "", files[`./text/${words.language}.ftl`] ?? ""),
  );

  say(key: string, args: Arguments = {}): string {
    return this.#lexicon.say(key, args);
  }

  /** A suspect by name alone. */
  suspect(id: string): string {
    return shortName(SUSPECT_NAMES, id, this.#lexicon);
  }

  /** A room, as its box of the plan has place for it. */
  room(id: string): string {
    return shortName(ROOM_NAMES, id, this.#lexicon);
  }
}

export const board = new BoardWords();
