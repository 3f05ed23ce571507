/** Whole games: by clicking, with Tab and Enter and no pointer at all, by two people at one device; a guided game by keys. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { SWIFT as INQUIRE, sitDownToInquire } from "./abbey-player";
import { BESIDE, BOT, ME, openBrowser, visit } from "./house";
import { playByKeys } from "./keys";
import { byKeys, toTheEnd } from "./learner";
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

test("a whole game of the Abbey is played by two people at one device and a bot", async () => {
  const page = await visit(browser, address);
  await sitDownToInquire(page, "Anna", [ME, BESIDE, BOT], { short: true });
  const { over, lifted } = await playOut(page, INQUIRE);
  expect(over).toBe(true);
  expect(lifted).toBeGreaterThan(5);
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

test("a whole game of the Abbey is played by clicking, to its end", async () => {
  const page = await visit(browser, address);
  await sitDownToInquire(page, "Hildegard", [ME, BOT, BOT], { short: true });
  const { over, met } = await playOut(page, INQUIRE);
  expect(over).toBe(true);
  expect(met).toEqual(expect.arrayContaining(["moving", "passing-cards"]));
  expect(await page.getByRole("dialog").locator(".score").count()).toBe(3);
  await page.getByRole("dialog").locator(".score .knew [data-known]").nth(2).waitFor();
  expect(await page.getByRole("dialog").locator(".left path.course").count()).toBe(3);
  const unmasked = page.getByRole("dialog").locator("[data-culprit] strong");
  expect(await unmasked.innerText()).toMatch(/^(Father|Brother|Novice) /);
  expect(await page.getByRole("dialog").locator(".hands article").count()).toBe(3);
  await page.context().close();
}, 240_000);

test("a guided game is played with the keyboard alone", async () => {
  const page = await visit(browser, address);
  expect(await toTheEnd(page, "monasterium", byKeys)).toBeGreaterThan(19);
  await page.context().close();
}, 240_000);
