/** Pictures of the boards of Monasterium and the Abbey late in a game: by day and night, at a desk and on a phone. */
import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, test } from "vitest";
import { openBrowser, visit } from "../e2e/house";
import { sitDownLate } from "../e2e/late";

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

/** Late in a game, when there is most to see. */
const MONASTERIUM = [
  ["taking-dice", 331],
  ["using-dice", 374],
  ["placing-novice", 376],
] as const;

test.each(Object.keys(LIGHTS))("Monasterium, %s", async (light) => {
  const page = await visit(browser, address, LIGHTS[light]);
  for (const [wanted, at] of MONASTERIUM) {
    await sitDownLate(page, "monasterium/three-players", at);
    await take(page, `monasterium-${light}-${wanted}`);
  }
  await page.context().close();
});

async function take(page: Page, name: string): Promise<void> {
  await page.waitForFunction(() => document.fonts.status === "loaded");
  await page.screenshot({ path: join(folder, `${name}.png`), animations: "disabled" });
}

/** A question in the making, with what each answer would leave. */
async function prepareQuestion(page: Page): Promise<void> {
  await page.locator(".composer .ready-made").first().click();
  await page.locator('.prospects:not([data-prospects=""])').waitFor();
}

const ABBEY = [
  ["moving", "case-closed", 362],
  ["asking", "accusation-six", 125],
  ["passing-cards", "case-closed", 327],
  ["speaking", "case-closed", 369],
] as const;

test.each(Object.keys(LIGHTS))("the Abbey, %s", async (light) => {
  const page = await visit(browser, address, LIGHTS[light]);
  for (const [wanted, name, at] of ABBEY) {
    await sitDownLate(page, `abbey/${name}`, at);
    if (wanted === "asking") await prepareQuestion(page);
    await take(page, `abbey-${light}-${wanted}`);
  }
  await page.context().close();
});
