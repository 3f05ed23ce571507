/** The words of this board in the reader's language. What the game itself says comes from the game's own catalogue. */
import { ROOM_NAMES, SUSPECT_NAMES, shortName } from "../../short-names";
import { PartWords, words } from "../../words.svelte";
import english from "./text/en.ftl?raw";

const files = import.meta.glob<string>(["./text/*.ftl", "!./text/en.ftl"], {
  query: "?raw",
  import: "default",
});

class BoardWords extends PartWords {
  /** A suspect by name alone. */
  suspect(id: string): string {
    return shortName(SUSPECT_NAMES, id, this.lexicon);
  }

  /** A room, as its box of the plan has place for it. */
  room(id: string): string {
    return shortName(ROOM_NAMES, id, this.lexicon);
  }
}

export const board = new BoardWords(english, files);
await board.load(words.language);
