/** Pictures of the boards of Monasterium and the Abbey in the middle of a game: by day and night, at a desk and on a phone. */
import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, test } from "vitest";
import { sitDownToInquire, until as untilAsked } from "../e2e/abbey-player";
import { BOT, ME, openBrowser, visit } from "../e2e/house";
import { sitDownToDice, until as untilDue } from "../e2e/monasterium-player";

const address = process.env.CHAPTERHOUSE_ADDRESS ?? "";
const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..", "..");
const folder = process.env.PICTURES ?? join(root, "web", "pictures");
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const LIGHTS: Record<string, BrowserContextOptions> = {
  "desk-day": { colorScheme: "light" },
  "desk-night": { colorScheme: "dark" },
  "phone-day": { ...PHONE, colorScheme: "light" },
  "phone-night": { ...PHONE, colorScheme: "dark" },
};
let browser: Browser;
beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  browser = await openBrowser();
});
afterAll(() => browser.close());

test.each(Object.keys(LIGHTS))("Monasterium, %s", async (light) => {
  const page = await visit(browser, address, LIGHTS[light]);
  await sitDownToDice(page, "Hildegard", [ME, BOT, BOT]);
  for (const wanted of ["taking-dice", "using-dice", "placing-novice"]) {
    await untilDue(page, [wanted], 200);
    await page.screenshot({ path: join(folder, `monasterium-${light}-${wanted}.png`) });
  }
  await page.context().close();
});

/** A question in the making, with what each answer would leave. */
async function prepareQuestion(page: Page): Promise<void> {
  await page.locator(".composer .ready-made").first().click();
  await page.locator('.prospects:not([data-prospects=""])').waitFor();
}

test.each(Object.keys(LIGHTS))("the Abbey, %s", async (light) => {
  const page = await visit(browser, address, LIGHTS[light]);
  await sitDownToInquire(page, "Hildegard", [ME, BOT, BOT, BOT], { short: true }, { aids: "full" });
  for (const wanted of ["moving", "asking", "passing-cards"]) {
    await untilAsked(page, [wanted], 200);
    if (wanted === "asking") await prepareQuestion(page);
    await page.screenshot({ path: join(folder, `abbey-${light}-${wanted}.png`) });
  }
  await page.context().close();
});
