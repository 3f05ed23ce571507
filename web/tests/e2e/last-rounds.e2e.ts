/** The last rounds of golden games to their end: by two people at one device, and by keyboard alone. */
import type { Browser, Locator } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { SWIFT as INQUIRE } from "./abbey-player";
import { openBrowser, visit } from "./house";
import { playByKeys } from "./keys";
import { sitDownLate } from "./late";
import { SWIFT as DICE } from "./monasterium-player";
import { playOut } from "./swift";

const address = process.env.CHAPTERHOUSE_ADDRESS ?? "";
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** A bot may find the culprit at any time, so nothing is said of how long it takes. */
const LAST = [
  { which: "monasterium/two-players", at: 226, ways: DICE, players: 2 },
  { which: "abbey/case-closed", at: 409, ways: INQUIRE, players: 4 },
] as const;

/** The end of a case: the culprit by name, what each had found out and when, and every hand. */
async function unmasked(dialog: Locator, players: number): Promise<void> {
  expect(await dialog.locator(".score").count()).toBe(players);
  await dialog
    .locator(".score .knew [data-known]")
    .nth(players - 1)
    .waitFor();
  expect(await dialog.locator(".left path.course").count()).toBe(players);
  expect(await dialog.locator("[data-culprit] strong").innerText()).toMatch(/^(Father|Brother|Novice) /);
  expect(await dialog.locator(".hands article").count()).toBe(players);
}

test.each(LAST)("$which is played out by two people at one device, a curtain between them", async (last) => {
  const page = await visit(browser, address);
  await sitDownLate(page, last.which, last.at, [0, 1]);
  const { over, lifted } = await playOut(page, last.ways);
  expect(over).toBe(true);
  expect(lifted).toBeGreaterThan(0);
  const dialog = page.getByRole("dialog");
  const rows = dialog.locator("table").first().locator("tbody tr").or(dialog.locator("li.score"));
  expect(await rows.count()).toBe(last.players);
  if (last.ways === INQUIRE) await unmasked(dialog, last.players);
  await page.context().close();
});

test.each(LAST)("$which is played out with Tab and Enter, and no pointer at all", async (last) => {
  const page = await visit(browser, address);
  await sitDownLate(page, last.which, last.at);
  const { over, decisions } = await playByKeys(page, last.ways);
  expect(over).toBe(true);
  expect(decisions).toBeGreaterThan(0);
  await page.context().close();
});
