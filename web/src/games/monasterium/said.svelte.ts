/** The words of this board in the reader's language. What the game itself says comes from the game's own catalogue. */
import { HOUSE_NAMES, shortName } from "../../short-names";
import { PartWords, words } from "../../words.svelte";
import english from "./text/en.ftl?raw";

const files = import.meta.glob<string>(["./text/*.ftl", "!./text/en.ftl"], {
  query: "?raw",
  import: "default",
});

class BoardWords extends PartWords {
  /** A monastery, as a plaque has place for it. */
  house(id: string): string {
    return shortName(HOUSE_NAMES, id, this.lexicon);
  }
}

export const board = new BoardWords(english, files);
await board.load(words.language);
