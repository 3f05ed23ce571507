/** Pictures of every page and of many states of Monastery's board, for people to look at: in `web/pictures/`. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, test } from "vitest";
import { BOT, FRIEND, ME, openBrowser, sitDown, visit } from "../e2e/house";
import { act, doing, myTurn, playOn } from "../e2e/player";

const address = process.env.CHAPTERHOUSE_ADDRESS ?? "";
const folder = join(import.meta.dirname, "..", "..", "pictures");
let browser: Browser;
beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  browser = await openBrowser();
});
afterAll(() => browser.close());

const SCREENS: Record<string, BrowserContextOptions> = {
  "desk-light": { colorScheme: "light" },
  "desk-dark": { colorScheme: "dark" },
  "phone-light": { colorScheme: "light", viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  "phone-dark": { colorScheme: "dark", viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};

test.each(Object.entries(SCREENS))("pictures on a %s", async (screen, options) => {
  const page = await visit(browser, address, options);
  const shoot = async (name: string, whole = false): Promise<void> => {
    await page.waitForTimeout(250);
    await page.screenshot({ path: join(folder, `${name}.${screen}.png`), fullPage: whole });
  };
  for (const [name, path] of Object.entries({ home: "/", new: "/new", rules: "/rules/monastery", me: "/me", look: "/look" })) {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    await shoot(name, name === "look" || name === "new");
  }
  await sitDown(page, "Hildegard", [ME, FRIEND, BOT]);
  await page.locator("img").waitFor();
  await shoot("gathering", true);
  await sitDown(page, "Hildegard", [ME, BOT, BOT, BOT]);
  await moments(page, shoot);
});

/** The board from its first turn to its end, whenever something worth a picture comes by. */
async function moments(page: Page, shoot: (name: string) => Promise<void>): Promise<void> {
  await myTurn(page);
  await shoot("board-opening");
  await tileInHand(page, shoot);
  const seen = new Set<string>();
  const memory = { doing: "", deeds: 0 };
  for (let decisions = 0; decisions < 70; decisions++) {
    if ((await myTurn(page)) === "over") break;
    const now = await doing(page);
    const name = `board-${now}`;
    if (!seen.has(now) || (decisions > 25 && !seen.has(`${now}-late`))) {
      await shoot(seen.has(now) ? `${name}-late` : name);
      seen.add(seen.has(now) ? `${now}-late` : now);
      if (now === "placing-and-moving" && decisions > 6) await monkInHand(page, shoot);
    }
    await act(page, memory);
  }
  await playOn(page);
  await shoot("ending");
  await page.getByRole("button", { name: "Look at the board" }).click();
  await shoot("board-over");
}

async function tileInHand(page: Page, shoot: (name: string) => Promise<void>): Promise<void> {
  await page.locator("[data-hand].lit").first().dispatchEvent("click");
  await shoot("board-tile-in-hand");
  await page.locator("[data-cell]:not(.fits)").first().dispatchEvent("click");
  await shoot("board-why-not");
  await page.locator("[data-cell].fits").first().dispatchEvent("click");
  await shoot("board-ghost");
  await page.getByRole("button", { name: "Never mind" }).click();
}

async function monkInHand(page: Page, shoot: (name: string) => Promise<void>): Promise<void> {
  const monk = page.locator("[data-monk].lit").first();
  if ((await monk.count()) === 0) return;
  await monk.dispatchEvent("click");
  await shoot("board-reach");
  await page.locator("[data-place].lit").last().dispatchEvent("click");
  await shoot("board-route");
  await page.getByRole("button", { name: "Never mind" }).click();
}
