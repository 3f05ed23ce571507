/** The shipped words of a game in every language: what a thing is called there, and what a name says of its grammar. */
import { gameText, Lexicon } from "../words.svelte";

/** The words of the boards, where short names are. */
const boards = import.meta.glob<string>("../games/*/text/*.ftl", { query: "?raw", import: "default" });

async function wordsOf(game: string, language: string): Promise<string> {
  const board = boards[`../games/${game}/text/${language}.ftl`];
  const parts = await Promise.all([gameText(game, language), board ? board() : ""]);
  return parts.join("\n");
}

const MESSAGE = /^([a-z][\w-]*) =/;
const ATTRIBUTE = /^ {4}\.([\w-]+) =\s*(.*)$/;
const GENDER = "gender";

interface Catalogue {
  lexicon: Lexicon;
  text: string;
}

export class Catalogues {
  #found = $state.raw<Readonly<Record<string, Catalogue>>>({});

  constructor(readonly game: string) {}

  readonly #asked = new Set<string>();

  async load(languages: readonly string[]): Promise<void> {
    const missing = languages.filter((language) => !this.#asked.has(language));
    if (missing.length === 0) return;
    for (const language of missing) this.#asked.add(language);
    const texts = await Promise.all(missing.map((language) => wordsOf(this.game, language)));
    const loaded = missing.map((language, at) => {
      const text = texts[at] ?? "";
      return [language, { text, lexicon: new Lexicon(language, text) }] as const;
    });
    this.#found = { ...this.#found, ...Object.fromEntries(loaded) };
  }

  /** The shipped name; empty if there is none, or if it has not come yet. */
  name(language: string, message: string): string {
    const lexicon = this.#found[language]?.lexicon;
    return lexicon?.has(message) ? lexicon.say(message) : "";
  }

  /** What the shipped name says of its gender. */
  gender(language: string, message: string): string {
    const lexicon = this.#found[language]?.lexicon;
    return lexicon?.has(message) ? (lexicon.grammar(message)[GENDER] ?? "") : "";
  }

  /** What names of a kind say of their grammar in a language: `gender` with its values, and forms such as `genitive`. */
  forms(language: string, kind: string): { genders: readonly string[]; forms: readonly string[] } {
    return formsIn(this.#found[language]?.text ?? "", kind);
  }
}

export function formsIn(text: string, kind: string): { genders: string[]; forms: string[] } {
  const genders = new Set<string>();
  const forms = new Set<string>();
  let mine = false;
  for (const line of text.split("\n")) {
    const message = MESSAGE.exec(line)?.[1];
    if (message) mine = message.startsWith(`${kind}-`);
    const [, form, said] = ATTRIBUTE.exec(line) ?? [];
    if (!mine || !form) continue;
    if (form === GENDER) genders.add(said?.trim() ?? "");
    else forms.add(form);
  }
  return { genders: [...genders].sort(), forms: [...forms] };
}
