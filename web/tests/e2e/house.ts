/**
 * The real server on a free port of this machine with a fresh database, and a real browser: for tests and pictures.
 * Deals repeat (`tests/server/seeded.py`): a table's name is its seed, so tests know what is dealt.
 */
import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium, type Browser, type BrowserContextOptions, type Page } from "playwright-core";

const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..", "..");
const python = process.env.E2E_PYTHON ?? join(root, ".venv", "bin", "python");
const FLAGS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // No renderer is started in advance for a page that never comes.
  "--disable-features=SpareRendererForSitePerProcess",
];

export interface House {
  address: string;
  close: () => Promise<void>;
}

/** Start the server, with further settings if wanted; resolves once it says where it is open. */
export async function openHouse(settings: Record<string, string> = {}): Promise<House> {
  const folder = mkdtempSync(join(tmpdir(), "chapterhouse-"));
  const env = {
    ...process.env,
    // The tests know the shared server by this name; to a server it would be its own public address.
    CHAPTERHOUSE_ADDRESS: undefined,
    CHAPTERHOUSE_BOT_PAUSE: "0",
    CHAPTERHOUSE_LIMITS__REQUESTS: "5000",
    CHAPTERHOUSE_LIMITS__MESSAGES: "5000",
    CHAPTERHOUSE_LIMITS__PERSON_MESSAGES: "5000",
    CHAPTERHOUSE_LIMITS__NEW_PEOPLE: "500",
    CHAPTERHOUSE_JUDGING__PLAYOUTS: "3",
    CHAPTERHOUSE_JUDGING__MOMENT_PLAYOUTS: "2",
    CHAPTERHOUSE_JUDGING__MOMENTS: "24",
    CHAPTERHOUSE_JUDGING__WHOLE_GAMES: "2",
    CHAPTERHOUSE_JUDGING__WHOLE_MOMENTS: "2",
    ...settings,
  };
  const database = `sqlite:///${join(folder, "table.db")}`;
  const words = ["-m", "tests.server.seeded", database];
  const server = spawn(python, words, { cwd: root, env, stdio: ["ignore", "pipe", "pipe"] });
  return { address: await firstAddress(server), close: () => stop(server, folder) };
}

function firstAddress(server: ChildProcess): Promise<string> {
  return new Promise((found, fail) => {
    let heard = "";
    const listen = (bytes: Buffer): void => {
      heard += bytes.toString();
      const address = /open at (http:\S+)/.exec(heard)?.[1];
      if (address) found(address);
    };
    server.stdout?.on("data", listen);
    server.stderr?.on("data", listen);
    server.once("exit", (code) => fail(new Error(`the server stopped (${code}):\n${heard}`)));
  });
}

function stop(server: ChildProcess, folder: string): Promise<void> {
  return new Promise((done) => {
    server.once("exit", () => {
      rmSync(folder, { recursive: true, force: true });
      done();
    });
    server.kill("SIGTERM");
  });
}

/** Chromium without what lies around its pages: a table opens there for half the processor time. */
const HEADLESS_SHELL = "/usr/bin/chromium-headless-shell";
const WHOLE = "/usr/bin/chromium";

function launch(program: string): Promise<Browser> {
  return chromium.launch({ executablePath: process.env.CHROMIUM ?? program, args: FLAGS });
}

export function openBrowser(): Promise<Browser> {
  return launch(existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : WHOLE);
}

/** Frames in which nothing moves: then the layout has followed. */
const STILL = 5;

/** With what the headless shell lacks: notifications. */
export function openWholeBrowser(): Promise<Browser> {
  return launch(WHOLE);
}

/** A visitor with a profile of their own: nothing moves unless asked, and any error on the page is an error here. */
export async function visit(
  browser: Browser,
  address: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width: 1440, height: 900 },
    reducedMotion: "reduce",
    locale: "en",
    ...options,
  });
  const page = await context.newPage();
  page.on("pageerror", (error) => {
    throw error;
  });
  return page;
}

/** Come by the link, give a name, and look. */
export async function enter(page: Page, path: string, name: string): Promise<void> {
  await page.goto(path);
  await page.getByLabel("Name").fill(name);
  await page.getByRole("button", { name: "Come in" }).click();
}

/** Come by the link and sit down. */
export async function joinAs(page: Page, path: string, name: string): Promise<void> {
  await page.goto(path);
  await page.getByLabel("Name").fill(name);
  await page.getByRole("button", { name: "Sit down" }).click();
  await page.getByText("your chair").or(page.locator(STAGE)).first().waitFor();
}

const STAGE = "[data-region=stage]";
/** Begin at once; a full table begins by itself after a few seconds, so on a busy machine it may have begun. */
export async function begin(page: Page): Promise<void> {
  const button = page.getByRole("button", { name: "Begin the game" });
  await button.or(page.locator(STAGE)).first().waitFor();
  if ((await button.count()) > 0)
    await button.dispatchEvent("click", {}, { timeout: 5_000 }).catch(() => undefined);
  await page.locator(STAGE).waitFor();
}

/** A phone held upright. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

export type Chair =
  { type: "my-chair"; name?: string } | { type: "open-chair" } | { type: "bot-chair"; bot: string };

export const ME: Chair = { type: "my-chair" };
/** Somebody else at the same device. */
export const BESIDE: Chair = { type: "my-chair", name: "Bruno" };
export const FRIEND: Chair = { type: "open-chair" };
export const BOT: Chair = { type: "bot-chair", bot: "random" };

/** What the visitor of this page asks of the house without looking at anything. */
export async function ask(
  page: Page,
  method: "PUT" | "POST",
  path: string,
  data: object,
): Promise<{ id: string; path: string }> {
  // the first answer may have to wait for worker processes
  const answer = await page.request.fetch(path, { method, data, timeout: 120_000 });
  if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
  return (await answer.json()) as { id: string; path: string };
}

/** Make a table of a game as the visitor of this page and go there. */
export async function setTable(
  page: Page,
  game: string,
  name: string,
  chairs: readonly Chair[],
  options: object = {},
  contract: object = {},
): Promise<string> {
  await ask(page, "PUT", "/api/me", { name });
  const start = chairs.every((chair) => chair.type !== "open-chair");
  const { path } = await ask(page, "POST", "/api/tables", { game, chairs, options, contract, start });
  await page.goto(path);
  return path;
}

/** The same for Monastery. */
export function sitDown(
  page: Page,
  name: string,
  chairs: readonly Chair[],
  options: object = {},
  contract: object = {},
): Promise<string> {
  return setTable(page, "monastery", name, chairs, options, contract);
}

/** Another size of the window. The layout follows some frames later: this waits until nothing has moved for a while. */
export async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.waitForFunction((wide) => innerWidth === wide, width);
  await page.evaluate(async (still) => {
    const places = (): string =>
      [...document.querySelectorAll("main, [data-region], main *")]
        .map((one) => one.getBoundingClientRect())
        .map(({ x, y, width, height }) => `${x},${y},${width},${height}`)
        .join();
    for (let same = 0, last = ""; same < still;) {
      await new Promise(requestAnimationFrame);
      const now = places();
      same = now === last ? same + 1 : 0;
      last = now;
    }
  }, STILL);
}
