/** The rules of a game with their words, and everything else that its page is made from. */
import { api, ask, Refusal } from "../api";
import { loadGame } from "../games/registry";
import type { RuleExamples, RuleInfo, RulesReference } from "../protocol/generated/table";
import type { LoadedGame } from "../table/game";
import { words } from "../words.svelte";
import { byChapter, type Readable } from "./search";
import { loadSheet, type GameSheet, type SheetModule } from "./sheet";

export interface RuleText extends Readable {
  group: string;
  info: RuleInfo;
  /** Why we decided it so; none for a rule that is printed. */
  reason: string | null;
}

export class Reference {
  reference = $state.raw<RulesReference | null>(null);
  /** Why the house does not show these rules: it does not know the edition, for example. */
  refused = $state.raw<Refusal | null>(null);

  /** `key` is the game, or names its edition too (`monastery@7eaf…`). */
  constructor(
    readonly game: string,
    readonly key: string = game,
  ) {}

  async load(): Promise<void> {
    try {
      const asked = api.rules(this.key);
      if (this.key !== this.game) await asked; // an edition that the house does not know has no words
      const [found] = await Promise.all([asked, words.learn(this.game, this.key)]);
      this.reference = found;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.refused = error;
    }
  }

  readonly rules: readonly RuleText[] = $derived.by(() => {
    if (!this.reference || !words.knows(this.game)) return [];
    const lexicon = words.of(this.game);
    const name = (chapter: string): string =>
      lexicon.has(`chapter-${chapter}`) ? lexicon.say(`chapter-${chapter}`) : chapter;
    return this.reference.rules.map((info) => ({
      id: info.id,
      group: info.chapter,
      chapter: name(info.chapter),
      title: lexicon.say(info.key),
      text: lexicon.say(`${info.key}.text`),
      reason: lexicon.has(`${info.key}.reason`) ? lexicon.say(`${info.key}.reason`) : null,
      info,
    }));
  });

  readonly chapters = $derived(byChapter(this.rules, this.reference?.chapters ?? []));

  ruleOf(id: string): RuleText | undefined {
    return this.rules.find((rule) => rule.id === id);
  }
}

/** Pictures and tables for a game that has a sheet, and examples: they are played with the shipped edition alone. */
export class Illustrations {
  #data: unknown = $state.raw(null);
  module = $state.raw<SheetModule | null>(null);
  ui = $state.raw<LoadedGame | null>(null);
  examples = $state.raw<RuleExamples["examples"]>([]);

  readonly sheet: GameSheet | null = $derived.by(() => this.#sheet());

  /** How many entries of the component data carry a standing, and how many are not printed in the rules. */
  readonly standings = $derived(countStandings(this.#data));

  constructor(
    readonly game: string,
    readonly key: string = game,
  ) {}

  #sheet(): GameSheet | null {
    if (!this.module || this.#data === null || !words.knows(this.game)) return null;
    return this.module.sheet(this.#data, words.of(this.game));
  }

  async load(): Promise<void> {
    const module = await loadSheet(this.game);
    if (!module) return;
    const [data, ui, { examples }] = await Promise.all([
      api.components(this.key),
      loadGame(this.key, false),
      this.key === this.game
        ? ask<RuleExamples>("GET", `/api/games/${this.game}/examples`)
        : { examples: [] },
    ]);
    this.ui = ui;
    this.examples = examples;
    this.#data = data;
    this.module = module;
  }
}

/** Both at once; of an edition, the pictures only if the house knows it. */
export async function loadBoth(reference: Reference, pictures: Illustrations): Promise<void> {
  const loading = reference.load();
  if (reference.key !== reference.game) await loading;
  if (!reference.refused) await Promise.all([loading, pictures.load()]);
}

export interface Standings {
  all: number;
  doubtful: number;
}

/** Every row with a standing counts once, and as doubtful if any part of it is. */
export function countStandings(node: unknown): Standings {
  const found: Standings = { all: 0, doubtful: 0 };
  walk(node, found);
  return found;
}

const SURE = ["rulebook", "publisher"];

function walk(node: unknown, found: Standings): void {
  if (Array.isArray(node)) node.forEach((item) => walk(item, found));
  else if (typeof node === "object" && node !== null) {
    for (const [name, value] of Object.entries(node)) {
      if (name !== "standing") walk(value, found);
      else {
        const parts: unknown[] = typeof value === "string" ? [value] : Object.values(value as object);
        found.all += 1;
        if (parts.some((part) => !SURE.includes(String(part)))) found.doubtful += 1;
      }
    }
  }
}
