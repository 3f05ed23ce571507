/** What this browser remembers about how its reader likes the page: theme, motion, language, sound. */
import { LANGUAGES, words } from "./words.svelte";

export type Theme = "system" | "light" | "dark";
export type Motion = "system" | "moving" | "still";

/** How bots' moves are shown: each with its time, quickly one after the other, or all at once. */
export const BOT_SPEEDS = ["watch", "brisk", "at-once"] as const;
export type BotSpeed = (typeof BOT_SPEEDS)[number];

const TRAVEL = 520;
const KEY = "chapterhouse";

interface Kept {
  theme: Theme;
  motion: Motion;
  language: string | null;
  sound: boolean;
  list: boolean;
  keys: boolean;
  botSpeed: BotSpeed;
  skipGiving: boolean;
  oneClick: boolean;
}

const FRESH: Kept = {
  theme: "system",
  motion: "system",
  language: null,
  sound: false,
  list: false,
  keys: true,
  botSpeed: "brisk",
  skipGiving: false,
  oneClick: false,
};

class Settings {
  #kept = $state<Kept>({ ...FRESH, ...stored() });

  get theme(): Theme {
    return this.#kept.theme;
  }
  set theme(theme: Theme) {
    this.#keep({ theme });
  }
  get motion(): Motion {
    return this.#kept.motion;
  }
  set motion(motion: Motion) {
    this.#keep({ motion });
  }
  get sound(): boolean {
    return this.#kept.sound;
  }
  set sound(sound: boolean) {
    this.#keep({ sound });
  }
  /** Play by lists of words in place of the drawn board. */
  get list(): boolean {
    return this.#kept.list;
  }
  set list(list: boolean) {
    this.#keep({ list });
  }

  /** Single letters go to things at the table. */
  get keys(): boolean {
    return this.#kept.keys;
  }
  set keys(keys: boolean) {
    this.#keep({ keys });
  }

  get botSpeed(): BotSpeed {
    return this.#kept.botSpeed;
  }
  set botSpeed(botSpeed: BotSpeed) {
    this.#keep({ botSpeed });
  }

  /** Where a game asks whether I want to give something away: never, without asking. */
  get skipGiving(): boolean {
    return this.#kept.skipGiving;
  }
  set skipGiving(skipGiving: boolean) {
    this.#keep({ skipGiving });
  }

  /** One click on the board means it: no second one to confirm. */
  get oneClick(): boolean {
    return this.#kept.oneClick;
  }
  set oneClick(oneClick: boolean) {
    this.#keep({ oneClick });
  }

  get language(): string {
    const { language } = this.#kept;
    return language !== null && LANGUAGES.includes(language) ? language : browserLanguage();
  }

  async speak(language: string): Promise<void> {
    await words.speak(language);
    this.#keep({ language });
  }

  /** Whether pieces travel. */
  get moving(): boolean {
    if (this.#kept.motion !== "system") return this.#kept.motion === "moving";
    return !matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  /** How long a piece travels, in milliseconds. */
  get travel(): number {
    return this.moving ? TRAVEL : 0;
  }

  #keep(change: Partial<Kept>): void {
    Object.assign(this.#kept, change);
    localStorage.setItem(KEY, JSON.stringify(this.#kept));
    this.show();
  }

  /** Put the settings on the page. */
  show(): void {
    const { dataset } = document.documentElement;
    dataset.theme = this.#kept.theme;
    dataset.motion = this.#kept.motion;
  }
}

export const settings = new Settings();

function stored(): Partial<Kept> {
  const text = localStorage.getItem(KEY);
  if (!text) return {};
  try {
    return JSON.parse(text) as Partial<Kept>;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return {}; // somebody edited the browser's store by hand; start afresh
  }
}

function browserLanguage(): string {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return wanted.find((tag) => LANGUAGES.includes(tag)) ?? "en";
}
