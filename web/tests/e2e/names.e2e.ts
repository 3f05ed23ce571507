/** Names on the plates stand whole on a small laptop: below a guide, and beside the marks of the strongest bots. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ask, BOT, ME, openBrowser, setTable, visit } from "./house";
import { begin } from "./learner";

const address = process.env.CHAPTERHOUSE_ADDRESS ?? "";
const LAPTOP = { viewport: { width: 1280, height: 720 } };
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** How many names there are, and those that are cut. */
function names(page: Page): Promise<{ all: number; cut: string[] }> {
  return page.locator(".plate .who").evaluateAll((found) => ({
    all: found.length,
    cut: found.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent ?? ""),
  }));
}

/** Every player has this many points. */
function score(page: Page, points: string): Promise<void> {
  const scores = page.locator(".plate .score");
  return scores.evaluateAll((all, points) => all.forEach((one) => (one.textContent = points)), points);
}

test.each(["monastery", "monasterium", "abbey"])("below the guide of %s", async (game) => {
  const page = await visit(browser, address, LAPTOP);
  await ask(page, "PUT", "/api/me", { name: "Hildegard" });
  await begin(page, game);
  await score(page, "48");
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/lesson-${game}.png` });
  expect((await names(page)).cut).toEqual([]);
  await page.context().close();
});

test.each(["monasterium", "abbey"])("beside four marks and three figures, in %s", async (game) => {
  const page = await visit(browser, address, LAPTOP);
  const abbot = { ...BOT, bot: "abbot" };
  await setTable(page, game, "Hildegard", [ME, abbot, abbot, abbot]);
  await page.locator(".plate").nth(3).waitFor();
  await score(page, "148");
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/marks-${game}.png` });
  expect(await page.locator(".plate", { hasText: "Radegund" }).count()).toBe(1);
  expect(await names(page)).toEqual({ all: 4, cut: [] });
  await page.context().close();
});
