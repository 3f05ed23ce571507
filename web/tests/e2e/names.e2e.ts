/** Names on the plates stand whole on a small laptop: below a guide, and beside the marks of the strongest bots. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser, visit } from "./house";
import { sitDownLate } from "./late";
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

test.each(["monasterium/four-players", "abbey/accusation-three"])(
  "beside four marks, in %s",
  async (record) => {
    const page = await visit(browser, address, LAPTOP);
    await sitDownLate(page, record, 60, [0], "abbot");
    if (process.env.SHOTS)
      await page.screenshot({ path: `${process.env.SHOTS}/${record.replace("/", "-")}.png` });
    const { all, cut } = await names(page);
    expect(all).toBeGreaterThan(2);
    expect(cut).toEqual([]);
    await page.context().close();
  },
);
