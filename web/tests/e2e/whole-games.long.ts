/** Whole games of Monasterium and the Abbey: with Tab and Enter and no pointer at all, and by two people at one device. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { SWIFT as INQUIRE, sitDownToInquire } from "./abbey-player";
import { BESIDE, BOT, ME, openBrowser, visit } from "./house";
import { playByKeys } from "./keys";
import { SWIFT as DICE, sitDownToDice } from "./monasterium-player";
import { playOut } from "./swift";

const address = process.env.CHAPTERHOUSE_ADDRESS ?? "";
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test("a whole game of Monasterium by keyboard alone", async () => {
  const page = await visit(browser, address);
  await sitDownToDice(page, "Hildegard", [ME, BOT]);
  const { over, met } = await playByKeys(page, DICE);
  expect(over).toBe(true);
  expect([...met]).toEqual(expect.arrayContaining(["choosing-number", "taking-dice", "using-dice"]));
  await page.context().close();
}, 240_000);

test("a whole game of the Abbey by keyboard alone", async () => {
  const page = await visit(browser, address);
  await sitDownToInquire(page, "Hildegard", [ME, BOT, BOT], { short: true });
  const { over, met } = await playByKeys(page, INQUIRE);
  expect(over).toBe(true);
  expect([...met]).toEqual(expect.arrayContaining(["moving", "asking", "passing-cards"]));
  await page.context().close();
}, 240_000);

test("a whole game of Monasterium is played by two people at one device", async () => {
  const page = await visit(browser, address);
  await sitDownToDice(page, "Anna", [ME, BESIDE]);
  const { over, lifted } = await playOut(page, DICE);
  expect(over).toBe(true);
  expect(lifted).toBeGreaterThan(10);
  expect(await page.getByRole("dialog").locator("table").first().locator("tbody tr").count()).toBe(2);
  await page.context().close();
}, 240_000);
