/** Names on the plates stand whole on a small laptop: below a guide, and beside the marks of the strongest bots. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { BOT, ME, openBrowser, setTable, visit } from "./house";
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

test("below the guide of a game with three players", async () => {
  const page = await visit(browser, address, LAPTOP);
  await begin(page, "abbey");
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/lesson.png` });
  expect(await names(page)).toEqual({ all: 3, cut: [] });
  await page.context().close();
});

test.each(["monasterium", "abbey"])("beside four marks and two figures, in %s", async (game) => {
  const page = await visit(browser, address, LAPTOP);
  const abbot = { ...BOT, bot: "abbot" };
  await setTable(page, game, "Hildegard", [ME, abbot, abbot, abbot]);
  await page.locator(".plate").nth(3).waitFor();
  await page.locator(".plate .score").evaluateAll((all) => all.forEach((one) => (one.textContent = "48")));
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/marks-${game}.png` });
  expect(await page.locator(".plate", { hasText: "Radegund" }).count()).toBe(1);
  expect(await names(page)).toEqual({ all: 4, cut: [] });
  await page.context().close();
});
