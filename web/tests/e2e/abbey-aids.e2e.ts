/** What the house works out for a player: only where the table has agreed to it, and only for that player. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { MEET, sitDownToInquire } from "./abbey-player";
import { axe } from "./axe";
import { BOT, ME, openBrowser, PHONE, visit } from "./house";
import { sitDownLate } from "./late";
import { playUntil } from "./swift";

const address = process.env.CHAPTERHOUSE_ADDRESS ?? "";
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

async function culprits(page: Page): Promise<number> {
  await page.locator('.deduced:not([data-culprits=""])').waitFor();
  return Number(await page.locator(".deduced").getAttribute("data-culprits"));
}

/** Whether something can be tapped without scrolling. */
function inSight(page: Page, selector: string): Promise<boolean> {
  return page.locator(selector).evaluate((one) => {
    const [thing, desk] = [one, one.closest("[data-region=hand]")].map((each) =>
      each?.getBoundingClientRect(),
    );
    return thing !== undefined && desk !== undefined && thing.top >= desk.top && thing.bottom <= desk.bottom;
  });
}

test.each([
  ["at a desk", {}],
  ["on a phone by night", { ...PHONE, colorScheme: "dark" as const }],
])("with every aid the sheet shows what follows, and a question what it is worth: %s", async (_, options) => {
  const page = await visit(browser, address, options);
  await sitDownLate(page, "abbey/accusation-three", 215);
  await page.locator('[data-leaf="notebook"]').click();
  const left = await culprits(page);
  expect(left).toBeGreaterThan(0);
  expect(await page.locator('.tile[data-verdict="cleared"]').count()).toBe(24 - left);
  // whoever alone is left is framed, and his face stays to be seen
  const guilty = page.locator('.tile[data-verdict="guilty"] .guilty');
  expect(await guilty.evaluateAll((frames) => frames.map((frame) => getComputedStyle(frame).fill))).toEqual([
    "none",
  ]);
  const cut = page.locator(".tile .name").filter({ visible: true });
  expect(
    await cut.evaluateAll((names) => names.filter((one) => one.scrollWidth > one.clientWidth).length),
  ).toBe(0);
  // my own cards cannot be the culprit's, and the house knows it
  expect(await page.locator('.tile.hand:not([data-verdict="cleared"])').count()).toBe(0);

  await page.getByLabel("Kind of question").selectOption("how-many");
  await page.getByLabel("Where", { exact: true }).selectOption("hand");
  await page.getByLabel("+ a trait").selectOption("is:bearded");
  // until the last part is there, prospects may still be those of half a question
  await expect
    .poll(async () => Number(await page.locator(".prospects").getAttribute("data-prospects")))
    .toBeGreaterThan(4);
  expect(await page.locator(".prospects dt").count()).toBeLessThan(6);
  await page.locator(".composer .ready-made").first().click();
  await page.locator('.prospects:not([data-prospects=""])').waitFor();
  expect(await inSight(page, "[data-region=main] button")).toBe(true);
  const counts = await page.locator(".prospects dd .numbers").allInnerTexts();
  expect(counts.length).toBeGreaterThan(0);
  expect(counts.map(Number).every((count) => count >= 1 && count <= left)).toBe(true);
  expect(await axe(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    await page.evaluate(() => innerWidth),
  );

  await page.getByRole("button", { name: "Look", exact: true }).click();
  await page.locator(".tile.open").first().click();
  await page.getByText("Can be:").waitFor();
  await page.getByRole("button", { name: "Deduction", exact: true }).click();
  await page.getByText("You think for yourself.").waitFor();
  expect(await page.locator(".tile[data-verdict]").count()).toBe(0);
  await page.context().close();
});

test("without that agreement nothing is worked out, and nothing is asked for", async () => {
  const page = await visit(browser, address);
  const asked: string[] = [];
  page.on("websocket", (socket) => socket.on("framesent", ({ payload }) => asked.push(payload.toString())));
  await sitDownToInquire(page, "Hildegard", [ME, BOT, BOT], { short: true });
  await playUntil(page, MEET, "asking");
  await page.locator(".composer .ready-made").first().click();
  await page.locator('[data-region=main] button[aria-disabled="false"]').waitFor();
  expect(await page.locator(".deduced, .prospects, [data-verdict]").count()).toBe(0);
  expect(asked.filter((frame) => /"type":"(deduce|weigh)"/.test(frame))).toEqual([]);
  await page.context().close();
});

test("without any aid no question is called useful", async () => {
  const page = await visit(browser, address);
  await sitDownToInquire(page, "Hildegard", [ME, BOT, BOT], { short: true }, { aids: "none" });
  await playUntil(page, MEET, "asking");
  await page.locator(".composer").waitFor();
  expect(await page.locator(".ready-made.hint").count()).toBe(0);
  await page.context().close();
});

test("a question compares with a monk by hand: with the same order as …", async () => {
  const page = await visit(browser, address);
  await sitDownLate(page, "abbey/accusation-three", 215);
  await page.getByLabel("+ like …").selectOption("same-as:order");
  await page.getByLabel("whom?").selectOption("odo");
  await page.locator(".part", { hasText: "of the same order as Father Odo" }).waitFor();
  await page.locator('[data-region=main] button[aria-disabled="false"]').waitFor();
  await page.context().close();
});
