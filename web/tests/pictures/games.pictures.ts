/**
 * Whole games at the served table, with motion and real clicks, as a player sees them: a picture of every fourth
 * decision (`EVERY=1`: of every one), of every kind of decision (and of each half of it) when it first comes up, of every
 * kind of moment, and of the end. `GAMES=abbey` takes only those whose name begins so.
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, test } from "vitest";
import { MEET, SWIFT as INQUIRE } from "../e2e/abbey-player";
import { ME, openBrowser, PHONE, setTable, visit, type Chair } from "../e2e/house";
import { SWIFT as DICE } from "../e2e/monasterium-player";
import { doing, myTurn, seq, SWIFT as TILES } from "../e2e/player";
import type { Ways } from "../e2e/swift";

const address = process.env.CHAPTERHOUSE_ADDRESS ?? "";
const folder = process.env.PICTURES ?? join(import.meta.dirname, "..", "..", "pictures");
const LAPTOP = { viewport: { width: 1280, height: 720 } };
const DESK = { viewport: { width: 1440, height: 900 } };
const EVERY = Number(process.env.EVERY ?? 4);
/** From this decision on the Abbey's player also accuses. */
const SURE = 40;
const MOST = 400;
/** How many pictures of one kind of moment. */
const FEW = 3;

interface Sitting {
  name: string;
  game: string;
  size: object;
  light: "light" | "dark";
  bots: readonly string[];
  ways: (nth: number) => Ways;
}

const inquire = (nth: number): Ways => (nth < SURE ? MEET : INQUIRE);
const SITTINGS: readonly Sitting[] = [
  {
    name: "abbey-six",
    game: "abbey",
    size: LAPTOP,
    light: "light",
    bots: ["novice", "brother", "prior", "abbot", "brother"],
    ways: inquire,
  },
  {
    name: "abbey-four",
    game: "abbey",
    size: DESK,
    light: "dark",
    bots: ["prior", "abbot", "brother"],
    ways: inquire,
  },
  {
    name: "abbey-phone",
    game: "abbey",
    size: PHONE,
    light: "light",
    bots: ["brother", "novice", "prior"],
    ways: inquire,
  },
  { name: "monasterium-two", game: "monasterium", size: DESK, light: "light", bots: ["prior"], ways: () => DICE },
  {
    name: "monasterium-four",
    game: "monasterium",
    size: LAPTOP,
    light: "dark",
    bots: ["novice", "brother", "abbot"],
    ways: () => DICE,
  },
  {
    name: "monasterium-phone",
    game: "monasterium",
    size: PHONE,
    light: "light",
    bots: ["brother", "novice"],
    ways: () => DICE,
  },
  {
    name: "monastery-four",
    game: "monastery",
    size: LAPTOP,
    light: "light",
    bots: ["random", "brother", "abbot"],
    ways: () => TILES,
  },
  { name: "monastery-two", game: "monastery", size: DESK, light: "dark", bots: ["prior"], ways: () => TILES },
  {
    name: "monastery-phone",
    game: "monastery",
    size: PHONE,
    light: "light",
    bots: ["novice", "brother"],
    ways: () => TILES,
  },
];

let browser: Browser;
beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  browser = await openBrowser();
}, 120_000);
afterAll(() => browser.close());

class Camera {
  #nth = 0;
  readonly #taken = new Map<string, number>();
  constructor(
    readonly page: Page,
    readonly name: string,
  ) {}

  async take(what: string): Promise<void> {
    const number = String(this.#nth).padStart(3, "0");
    this.#nth += 1;
    await this.page.screenshot({ path: join(folder, `${this.name}-${number}-${what}.png`) });
  }
  /** The first few of a kind. */
  async few(what: string, most = FEW): Promise<void> {
    const taken = this.#taken.get(what) ?? 0;
    this.#taken.set(what, taken + 1);
    if (taken < most) await this.take(what);
  }
}

const NEXT = "[data-region=main] button[aria-disabled=false]";
/** The final scoring of Monasterium waits for a click after each step. */
async function nextOfScoring(camera: Camera): Promise<void> {
  const { page } = camera;
  if ((await page.locator(".scoring").count()) === 0) return;
  await page.waitForTimeout(700);
  await camera.take("scoring");
  await page.locator(NEXT).click({ timeout: 4_000 });
}

const MOMENT = ".moment, .great, .mass, .bubble, .scene";
/** Wait for my decision, with a picture of every kind of moment that passes by then. */
async function watch(camera: Camera): Promise<"mine" | "over"> {
  const { page } = camera;
  const turn = myTurn(page);
  let waiting = true;
  void turn.finally(() => (waiting = false)).catch(() => undefined);
  let last = "";
  while (waiting) {
    const seen = await page.locator(MOMENT).evaluateAll((all) => all.map((one) => one.className).join("+"));
    const kind = seen.replace(/svelte-\S+/g, "").replace(/\W+/g, "-").slice(0, 60);
    if (kind && kind !== last) await camera.few(`moment-${kind}`);
    last = kind;
    await nextOfScoring(camera);
    await page.waitForTimeout(150);
  }
  return turn.catch(async (error: Error) => {
    await camera.take("waiting");
    throw error;
  });
}

/** A click where a finger would click; what cannot be clicked there is written down, and clicked all the same. */
async function click(page: Page, selector: string, nth: number): Promise<void> {
  const found = page.locator(selector);
  const one = found.nth(nth % Math.max(1, await found.count()));
  await one.click({ timeout: 4_000 }).catch(async (error: Error) => {
    const why = error.message.split("\n").find((line) => /intercepts|outside|not visible/.test(line));
    console.log(`not clicked: ${selector}: ${why?.trim() ?? error.message.slice(0, 200)}`);
    await one.dispatchEvent("click", {}, { timeout: 4_000 }).catch(() => undefined);
  });
}

async function firstThere(page: Page, wanted: string): Promise<string | null> {
  for (let patience = 0; patience < 100; patience++) {
    for (const one of wanted.split(" | ")) if ((await page.locator(one).count()) > 0) return one;
    await page.waitForTimeout(50);
  }
  return null;
}

async function decide(camera: Camera, ways: Ways, nth: number): Promise<void> {
  const { page } = camera;
  const [now, before] = [await doing(page), await seq(page)];
  const moved = async (): Promise<boolean> =>
    (await page.locator("[data-seq]").count()) === 0 || (await seq(page)) > before;
  for (const step of ways[now] ?? ways["*"] ?? []) {
    const [wanted = "", end] = step.split(" until ");
    for (let times = 0; times < (end ? 8 : 1); times++) {
      if ((await moved()) || (end && (await page.locator(end).count()) > 0)) break;
      const there = await firstThere(page, wanted);
      if (!there) break;
      await click(page, there, nth + times);
      if (!(await moved())) await camera.few(`half-${now}`);
    }
  }
  for (let patience = 0; patience < 200 && !(await moved()); patience++) await page.waitForTimeout(100);
  if (!(await moved())) {
    await camera.take(`stuck-${now}`);
    throw new Error(`nothing came of my choice while I was ${now}`);
  }
}

/** Play to the end; the pictures are numbered in their order. */
async function follow(camera: Camera, ways: (nth: number) => Ways): Promise<void> {
  for (let nth = 0; nth < MOST; nth++) {
    if ((await watch(camera)) === "over") {
      await camera.page.waitForTimeout(3_000);
      return camera.take("end");
    }
    const now = await doing(camera.page);
    if (nth % EVERY === 0) await camera.take(now);
    else await camera.few(now, 2);
    await decide(camera, ways(nth), nth);
  }
  throw new Error("the game did not end");
}

const wanted = SITTINGS.filter(({ name }) => name.startsWith(process.env.GAMES ?? ""));
test.each(wanted)("$name", { timeout: 2_400_000 }, async ({ name, game, size, light, bots, ways }) => {
  const page = await visit(browser, address, { ...size, colorScheme: light, reducedMotion: "no-preference" });
  page.on("console", (message) => {
    if (message.type() !== "log") console.log(`${name}: ${message.type()}: ${message.text()}`);
  });
  const chairs = bots.map((bot): Chair => ({ type: "bot-chair", bot }));
  await setTable(page, game, "Hildegard", [ME, ...chairs]);
  await follow(new Camera(page, name), ways);
  await page.context().close();
});
