/**
 * Every word on the page, in the reader's language. The catalogues are Project Fluent files: those of the site are part
 * of the page, those of the games are the ones that the server speaks from.
 */
import { FluentBundle, FluentResource, type FluentValue, type FluentVariable } from "@fluent/bundle";
import { grammarOf, namer, type Grammar } from "./grammar";
import { givenSource, type GivenWords } from "./given-words";
import english from "./text/en.ftl?raw";

export type Arguments = Record<string, FluentVariable>;

const FIRST = "en";
const files = import.meta.glob<string>("./text/*.ftl", { query: "?raw", import: "default" });

/** Every language that the site has a file for, English first. */
export const LANGUAGES: readonly string[] = Object.keys(files)
  .map((path) => path.replace(/^.*\/|\.ftl$/g, ""))
  .sort((one, other) => Number(other === FIRST) - Number(one === FIRST) || one.localeCompare(other));

/** What a language calls itself: Français, Deutsch. */
export function languageName(language: string): string {
  return capital([
    new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language,
  ]) as string;
}

/** `CAPITAL` in a catalogue: the first letter large, for a blank that begins a sentence; marks of names stay as they are. */
function capital([words]: FluentValue[]): FluentValue {
  return String(words).replace(
    /^(\uE000[^\uE001]*\uE001)?(\p{L})/u,
    (_, mark: string | undefined, letter: string) => `${mark ?? ""}${letter.toUpperCase()}`,
  );
}

/** One catalogue in one language. A message that does not exist is a defect and shows itself as one. */
export class Lexicon {
  #bundle: FluentBundle;

  constructor(
    readonly language: string,
    ...sources: string[]
  ) {
    const functions = { CAPITAL: capital, NAME: namer(() => this.#bundle) };
    this.#bundle = new FluentBundle(language, { useIsolating: false, functions });
    for (const source of [grammarOf(FIRST), grammarOf(language), ...sources])
      this.#bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  has(key: string): boolean {
    const [name = "", attribute] = key.split(".");
    const message = this.#bundle.getMessage(name);
    return Boolean(attribute ? message?.attributes[attribute] : message?.value);
  }

  /** The attributes of a message: what the name of a thing says of its grammar. */
  grammar(key: string): Grammar {
    const attributes = Object.entries(this.#bundle.getMessage(key)?.attributes ?? {});
    return Object.fromEntries(
      attributes.map(([name, pattern]) => [name, this.#bundle.formatPattern(pattern)]),
    );
  }

  say(key: string, args: Arguments = {}): string {
    const [name = "", attribute] = key.split(".");
    const message = this.#bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) return `⟨${key}⟩`;
    const errors: Error[] = [];
    const said = this.#bundle.formatPattern(pattern, args, errors);
    return errors.length ? `⟨${key}⟩` : said;
  }
}

type Files = Readonly<Record<string, () => Promise<string>>>;

/**
 * The words of one part of the page, in files of its own. English is there from the start, another language from when
 * the page speaks it.
 */
export class PartWords {
  #texts = $state.raw<Readonly<Record<string, string>>>({});
  protected readonly lexicon = $derived.by(
    () => new Lexicon(words.language, this.english, this.#texts[words.language] ?? ""),
  );

  constructor(
    private readonly english: string,
    private readonly files: Files,
  ) {
    words.join(this);
  }

  async load(language: string): Promise<void> {
    const file = this.files[`./text/${language}.ftl`];
    if (!file || language in this.#texts) return;
    const text = await file();
    this.#texts = { ...this.#texts, [language]: text };
  }

  say(key: string, args: Arguments = {}): string {
    return this.lexicon.say(key, args);
  }
}

/** The catalogues that this page has opened, in one language at a time. */
class Words {
  #language = $state<string>(FIRST);
  #site = $state.raw(new Lexicon(FIRST, english));
  #games = $state.raw<Record<string, Lexicon>>({});
  /** The text of each game, and the names that the edition on this page gives. */
  readonly #texts = new Map<string, string>();
  readonly #given = new Map<string, GivenWords>();
  /** For each game the key whose words were opened: its name, or its name with an edition. */
  #keys: Record<string, string> = {};
  readonly #parts = new Set<PartWords>();

  get language(): string {
    return this.#language;
  }

  /** Switch the whole page at once: nothing changes before everything is there. */
  async speak(language: string): Promise<void> {
    const opened = Object.keys(this.#games);
    const [site, ...games] = await Promise.all([
      siteText(language),
      ...opened.map((game) => gameText(this.#keys[game] ?? game, language)),
    ]);
    for (const part of this.#parts) await part.load(language);
    this.#site = new Lexicon(language, english, site);
    this.#games = Object.fromEntries(
      opened.map((game, at) => [game, this.#lexicon(game, language, games[at] ?? "")]),
    );
    this.#language = language;
    document.documentElement.lang = language;
  }

  /** A part of the page that speaks the language of the page from now on. */
  join(part: PartWords): void {
    this.#parts.add(part);
  }

  /** Open the catalogue of a game; `key` names its edition, whose cards have words of their own. */
  async learn(game: string, key?: string): Promise<void> {
    if (this.#games[game] && (!key || key === this.#keys[game])) return;
    const language = this.#language;
    const text = await gameText(key ?? game, language);
    if (language !== this.#language) return this.learn(game, key);
    if (!key && this.#games[game]) return;
    this.#keys[game] = key ?? game;
    this.#games = { ...this.#games, [game]: this.#lexicon(game, language, text) };
  }

  /** Use the names that an edition of a game gives; none for the shipped one. */
  adopt(game: string, given: GivenWords): void {
    const before = this.#given.get(game) ?? {};
    if (JSON.stringify(before) === JSON.stringify(given)) return;
    this.#given.set(game, given);
    const text = this.#texts.get(game);
    if (text !== undefined)
      this.#games = { ...this.#games, [game]: this.#lexicon(game, this.#language, text) };
  }

  #lexicon(game: string, language: string, text: string): Lexicon {
    this.#texts.set(game, text);
    const plain = new Lexicon(language, text);
    const names = givenSource(this.#given.get(game) ?? {}, language, (key) => plain.has(key));
    return names ? new Lexicon(language, text, names) : plain;
  }

  /** A word of the site. */
  say(key: string, args: Arguments = {}): string {
    return this.#site.say(key, args);
  }

  has(key: string): boolean {
    return this.#site.has(key);
  }

  /** The words of a game that has been learned. */
  of(game: string): Lexicon {
    return this.#games[game] ?? this.#site;
  }

  knows(game: string): boolean {
    return game in this.#games;
  }

  /** Whether the edition on this page gives a name in the reader's language. */
  gives(game: string, key: string): boolean {
    return this.knows(game) && this.#given.get(game)?.[this.#language]?.[key] !== undefined;
  }
}

export const words = new Words();

async function siteText(language: string): Promise<string> {
  return (await files[`./text/${language}.ftl`]?.()) ?? english;
}

/** The house's own sentences, then those of the game. */
export async function gameText(game: string, language: string): Promise<string> {
  const parts = await Promise.all(
    ["house", game].map((name) => fetchText(`/api/text/${language}/${name}.ftl`)),
  );
  return parts.join("\n");
}

async function fetchText(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.text();
}
