/** The words of the workshop in the reader's language, and what things, fields and values are called. */
import { Lexicon, words, type Arguments } from "../words.svelte";
import type { Thing } from "./parts";

const files = import.meta.glob<string>("./text/*.ftl", { query: "?raw", import: "default", eager: true });

class WorkshopWords {
  #lexicon = $derived(
    new Lexicon(words.language, files["./text/en.ftl"] ?? "", files[`./text/${words.language}.ftl`] ?? ""),
  );

  say(key: string, args: Arguments = {}): string {
    return this.#lexicon.say(key, args);
  }

  /** What a field is called; a field that nobody has named by its own name. */
  field(name: string): string {
    const key = `field-${name}`;
    return this.#lexicon.has(key) ? this.#lexicon.say(key) : name.replaceAll("_", " ");
  }

  /** What a value is called: by the game, by the workshop, or as it is. */
  value(game: string, word: string | undefined, value: string): string {
    const key = `${word ?? ""}-${value}`;
    if (word && words.knows(game) && words.of(game).has(key)) return words.of(game).say(key);
    if (word && this.#lexicon.has(key)) return this.#lexicon.say(key);
    const own = `value-${value === "" ? "none" : value === "-" ? "dash" : value}`;
    return this.#lexicon.has(own) ? this.#lexicon.say(own) : value;
  }

  /** What a thing is called, as a title. */
  thing(game: string, part: string, thing: Thing): string {
    const name = this.#thing(game, part, thing);
    return name.charAt(0).toLocaleUpperCase(words.language) + name.slice(1);
  }

  #thing(game: string, part: string, thing: Thing): string {
    const key = `${thing.word ?? ""}-${thing.id}`;
    if (thing.word && words.knows(game) && words.of(game).has(key)) return words.of(game).say(key);
    const own = `thing-${thing.id}`;
    if (thing.id && this.#lexicon.has(own)) return this.#lexicon.say(own, { number: thing.number });
    const detail = thing.detail ? "-side" : "";
    if (part === "actions") return this.action(thing.id);
    return this.#lexicon.say(`thing-of-${part}${detail}`, {
      number: thing.number,
      id: thing.id.toUpperCase(),
      detail: thing.detail,
    });
  }

  /** A space of the player board: Standard A, II C. */
  action(id: string): string {
    const [row = "", column = ""] = id.toUpperCase().split("-");
    const name = row === "STANDARD" ? this.say("row-standard") : row;
    return this.#lexicon.say("thing-of-actions", { row: name, column });
  }
}

export const workshopWords = new WorkshopWords();
