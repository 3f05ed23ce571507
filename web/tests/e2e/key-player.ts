/** A player without a mouse: every decision by keys, looking only at what is lit and where the focus is. */
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { doing, seq } from "./player";

/** What has the focus, as a few words for a failing test. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.outerHTML.slice(0, 160) ?? "");
}

/** The focus is, or will be in a moment, on something that fits a selector. */
export async function focusOn(page: Page, selector: string): Promise<void> {
  await page
    .waitForFunction((wanted) => document.activeElement?.matches(wanted), selector, { timeout: 30_000 })
    .catch(async () => expect.fail(`the focus should be on ${selector} but is on ${await focused(page)}`));
}

async function lit(page: Page, selector: string): Promise<boolean> {
  return (await page.locator(selector).count()) > 0;
}

/** Press Tab until the focus is on something that fits a selector. */
export async function tabTo(page: Page, selector: string, most = 120): Promise<void> {
  for (let presses = 0; presses < most; presses++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
    await page.keyboard.press("Tab");
  }
  expect.fail(`${most} times Tab did not lead to ${selector}`);
}

async function layByKeys(page: Page): Promise<void> {
  await page.keyboard.press("t");
  await focusOn(page, "[data-ref^='hand/'].lit");
  await page.keyboard.press("Enter");
  await focusOn(page, "[data-ref^='cell/'].lit");
  await page.keyboard.press("Enter");
  await focusOn(page, "[data-ref^='ghost/']");
  await page.keyboard.press("r");
  await page.keyboard.press("Enter");
}

async function walkByKeys(page: Page): Promise<void> {
  await page.keyboard.press("m");
  await focusOn(page, "[data-ref^='monk/'].lit");
  await page.keyboard.press("Enter");
  await focusOn(page, "[data-ref^='place/'].lit, .options .button");
  await page.keyboard.press("Enter");
  if (await lit(page, "[data-ref^='place/'].chosen")) await page.keyboard.press("Enter");
}

async function collectByKeys(page: Page): Promise<void> {
  const before = await seq(page);
  await page.keyboard.press("g");
  await focusOn(page, "[data-ref^='market/'].lit");
  await page.keyboard.press("Enter");
  const [counted, asked] = [`[data-seq]:not([data-seq="${before}"])`, "[data-ref^='market/'].chosen"];
  await page.waitForSelector(`${counted}, ${asked}`, { state: "attached" });
  if (await lit(page, asked)) {
    await focusOn(page, "[data-region=main] button");
    await page.keyboard.press("Enter");
  }
}

/** One decision by keys alone; it has counted when this returns, and the focus is not lost. */
export async function actByKeys(page: Page, deeds: number): Promise<string> {
  const now = await doing(page);
  const before = await seq(page);
  const fresh = deeds < 4;
  if (now === "placing-and-moving" && fresh && (await lit(page, "[data-ref^='hand/'].lit")))
    await layByKeys(page);
  else if (now === "placing-and-moving" && fresh && (await lit(page, "[data-ref^='monk/'].lit")))
    await walkByKeys(page);
  else if (now === "returning") await press(page, "t", "[data-ref^='hand/'].lit");
  else if (await lit(page, "[data-ref^='market/'].lit")) await collectByKeys(page);
  else await press(page, "e", "[data-region=main] button, .options .button");
  await page.waitForSelector(`[data-seq]:not([data-seq="${before}"])`, { state: "attached" });
  await focusOn(page, ":not(body):not(html)");
  return now;
}

async function press(page: Page, key: string, selector: string): Promise<void> {
  await page.keyboard.press(key);
  await focusOn(page, selector);
  await page.keyboard.press("Enter");
}
