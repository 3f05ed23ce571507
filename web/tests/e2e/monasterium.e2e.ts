/** Monasterium by clicking, by keyboard and on a phone, in a real browser against the real server. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { clean } from "./axe";
import { BOT, ME, openBrowser, PHONE, visit } from "./house";
import { sitDownLate } from "./late";
import { sitDownToDice, SWIFT } from "./monasterium-player";
import { seq } from "./player";
import { playOut } from "./swift";

const address = process.env.CHAPTERHOUSE_ADDRESS ?? "";
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test("a whole game of Monasterium is played by clicking what is lit", async () => {
  const page = await visit(browser, address);
  await sitDownToDice(page, "Hildegard", [ME, BOT]);
  const { met } = await playOut(page, SWIFT);
  expect(met).toEqual(expect.arrayContaining(["choosing-number", "taking-dice", "using-dice"]));
  const dialog = page.getByRole("dialog");
  expect(await dialog.locator(".scores tbody tr").count()).toBe(2);
  await dialog.locator("figure svg").waitFor();
  await page.context().close();
}, 240_000);

test("what is not lit says why not, with its rule; a pile is chosen and dropped again before it counts", async () => {
  const page = await visit(browser, address);
  await sitDownLate(page, "monasterium/two-players", 141);
  await page.getByRole("button", { name: "My board" }).click();
  await page.locator('main [data-ref^="cell/"][aria-disabled="true"]').last().hover();
  await page.getByRole("note").filter({ hasText: "Rule:" }).waitFor();
  await sitDownLate(page, "monasterium/two-players", 138);
  const before = await seq(page);
  await page.locator('[data-ref^="pile/"][aria-disabled="false"]').first().click();
  await page.getByRole("button", { name: "Never mind" }).click();
  expect(await page.locator('[data-ref^="pile/"][aria-pressed="true"]').count()).toBe(0);
  expect(await seq(page)).toBe(before);
  await page.context().close();
});

test("dice are placed and taken by keyboard alone", async () => {
  const page = await visit(browser, address);
  for (const [lit, at] of [
    [".options .tray .lit", 131],
    ['[data-ref^="pile/"].lit', 138],
  ] as const) {
    await sitDownLate(page, "monasterium/two-players", at);
    const before = await seq(page);
    await tabTo(page, lit);
    await page.keyboard.press("Enter");
    if (!lit.startsWith(".options")) {
      await tabTo(page, ".offer .button");
      await page.keyboard.press("Enter");
    }
    await page.waitForFunction(
      (last) => Number(document.querySelector<HTMLElement>("[data-seq]")?.dataset.seq) > last,
      before,
    );
  }
  await page.context().close();
});

async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`the keyboard does not reach ${selector}`);
}

test(
  "axe finds nothing on the board, on a desk and on a phone, by day and by night",
  { timeout: 240_000 },
  async () => {
    const page = await visit(browser, address);
    await sitDownLate(page, "monasterium/three-players", 194);
    await clean(page, "taking dice");
    await page.context().close();
  },
);

test.each(["fr", "de"])(
  "the board speaks %s, no word is missing, and nothing is wider than a phone",
  async (locale) => {
    const page = await visit(browser, address, { locale, ...PHONE });
    await sitDownLate(page, "monasterium/four-players", 300);
    const widest = (): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await widest()).toBeLessThanOrEqual(390);
    for (const medal of await page.locator(".medals button").all()) {
      await medal.click();
      expect(await widest()).toBeLessThanOrEqual(390);
    }
    await page.locator(".handle").click();
    expect(await widest()).toBeLessThanOrEqual(390);
    expect(await page.locator("body").innerHTML()).not.toContain("⟨");
    await page.context().close();
  },
);
