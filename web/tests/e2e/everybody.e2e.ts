/** For everybody: phones, keyboards, screen readers, night, three languages. */
import { gzipSync } from "node:zlib";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe } from "./axe";
import { BOT, ME, openBrowser, sitDown, visit } from "./house";
import { myTurn, playOn } from "./player";
import { openLog, openMenu } from "./shell";

const address = process.env.CHAPTERHOUSE_ADDRESS ?? "";
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test("on a phone the game is played by thumb, and nothing runs off the screen", async () => {
  const page = await visit(browser, address, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await sitDown(page, "Hildegard", [ME, BOT, BOT]);
  await myTurn(page);
  await page.locator("[data-grid=folded]").waitFor();
  await page.getByRole("button", { name: "Letter grid" }).tap();
  await page.locator("[data-grid=open] [data-ref^='market/']").first().waitFor();
  expect(await axe(page)).toEqual([]);
  await playOn(page, 12);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  await openLog(page);
  await page.getByRole("button", { name: "Close", exact: true }).tap();
  await page.context().close();
});

test("the language changes at any time, the chronicle with it", async () => {
  const page = await visit(browser, address, { locale: "fr-FR" });
  await sitDown(page, "Hildegarde", [ME, BOT]);
  await playOn(page, 5);
  await openLog(page);
  const log = page.getByRole("log");
  await log
    .getByText(/Jour 1/)
    .first()
    .waitFor();
  const everything = (): Promise<string> => page.locator("body").innerText();
  expect(await everything()).not.toMatch(/⟨|Behind your screen|Waiting for|movement points|blessings/);
  await openMenu(page);
  await page.getByLabel("Langue").last().selectOption("de");
  // each catalogue of words comes by itself
  await page.getByText("Chronik").first().waitFor();
  await log.getByText(/Tag 1/).first().waitFor();
  await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("de");
  await expect.poll(everything).not.toMatch(/⟨|Derrière votre écran|Jour 1/);
  await page.context().close();
});

test("what happens is said aloud, and the board has words", async () => {
  const page = await visit(browser, address);
  await sitDown(page, "Hildegard", [ME, BOT]);
  await playOn(page, 3);
  await myTurn(page);
  await expect.poll(async () => (await page.locator("[data-announcer]").innerText()).trim()).not.toBe("");
  const places = await page
    .locator("[data-ref^='place/']")
    .evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")));
  expect(places.length).toBeGreaterThan(1);
  expect(places.every((label) => label && !label.includes("⟨"))).toBe(true);
  await page.context().close();
});

test("the first page weighs less than 200 kB", async () => {
  const page = await visit(browser, address);
  const bodies: Promise<Buffer>[] = [];
  page.on("response", (answer) => bodies.push(answer.body()));
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  const weights = (await Promise.all(bodies)).map((body) => Math.min(body.length, gzipSync(body).length));
  const kilobytes = weights.reduce((sum, weight) => sum + weight, 0) / 1000;
  expect(kilobytes).toBeLessThan(200);
  await page.context().close();
});
