/** The learning texts of the games, and the words of this part of the site, in the reader's language. */
import { Lexicon, words, type Arguments } from "../words.svelte";

const files = import.meta.glob<string>("./text/*.ftl", { query: "?raw", import: "default", eager: true });

class Lore {
  #site = $derived(
    new Lexicon(words.language, files["./text/en.ftl"] ?? "", files[`./text/${words.language}.ftl`] ?? ""),
  );
  #games = $state.raw<Record<string, Lexicon>>({});

  /** A word of the learning pages. */
  say(key: string, args: Arguments = {}): string {
    return this.#site.say(key, args);
  }

  /** The learning texts of a game, once they are here. */
  of(game: string): Lexicon | null {
    return this.#games[`${words.language}/${game}`] ?? null;
  }

  /** Fetch them in the language that is spoken now. */
  async open(game: string): Promise<void> {
    const language = words.language;
    const name = `${language}/${game}`;
    if (this.#games[name]) return;
    const answer = await fetch(`/api/learn/${name}.ftl`);
    if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
    this.#games = { ...this.#games, [name]: new Lexicon(language, await answer.text()) };
  }
}

export const lore = new Lore();
