/** On a phone, what passes over the table covers nothing that is in use, and leaves at a tap. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser, PHONE, visit } from "./house";
import { sitDownLate } from "./late";

const address = process.env.CHAPTERHOUSE_ADDRESS ?? "";
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** How far down something reaches, and where something else begins; it is tapped in the same breath. */
function tapAbove(page: Page, passing: string, used: string): Promise<{ ends: number; begins: number }> {
  return page.waitForSelector(passing).then((one) =>
    one.evaluate((element, used) => {
      const ends = element.getBoundingClientRect().bottom;
      const begins = document.querySelector(used)?.getBoundingClientRect().top ?? 0;
      const { left, top, width, height } = element.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      element.setAttribute("data-tapped", "");
      hit?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
      return { ends, begins };
    }, used),
  );
}

test("an answer at the Abbey passes above the notebook", async () => {
  const page = await visit(browser, address, PHONE);
  await sitDownLate(page, "abbey/accusation-three", 215);
  await page.locator('[data-leaf="notebook"]').tap();
  await page.locator(".composer .ready-made").first().tap();
  await page.locator('[data-region=main] button[aria-disabled="false"]').tap();
  const { ends, begins } = await tapAbove(page, ".moment", ".abbey-board .map");
  expect(ends).toBeLessThanOrEqual(begins);
  await page.locator(".moment[data-tapped]").waitFor({ state: "detached", timeout: 2_000 });
  await page.context().close();
});

test("the scene of a decision at Monastery stands above the map, and does not come back", async () => {
  const page = await visit(browser, address, PHONE);
  await sitDownLate(page, "monastery/night", 290, [1]);
  const { ends, begins } = await tapAbove(page, ".scene", "main .frame");
  expect(ends).toBeLessThanOrEqual(begins);
  await page.locator(".scene").waitFor({ state: "detached" });
  await page.context().close();
});
