/** The coach: where the table has agreed on every aid, the house says what it would do, and shows it on the board. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { clean } from "./axe";
import { BOT, ME, openBrowser, sitDown, visit } from "./house";
import { myTurn, seq } from "./player";

const address = process.env.CHAPTERHOUSE_ADDRESS ?? "";
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test("advice comes in words with its reasons, lies ready on the board, and is mine to take", async () => {
  const page = await visit(browser, address);
  await sitDown(page, "Hildegard", [ME, BOT], { colours: "red-blue" }, { aids: "full" });
  await myTurn(page);
  await page.getByRole("button", { name: "What would you do?" }).click();
  const advice = page.locator("[data-advice]");
  await advice.waitFor({ timeout: 120_000 });
  expect(await advice.innerText()).toMatch(/^The house would: \w+/);
  expect(await advice.innerText()).not.toContain("⟨");
  await clean(page, "advice");
  const kind = await advice.getAttribute("data-advice");
  if (kind === "place-tile") expect(await page.locator("[data-ref^='ghost/'].fits").count()).toBe(1);
  if (kind === "walk") expect(await page.locator("[data-ref^='place/'].chosen").count()).toBe(1);
  const before = await seq(page);
  await page.locator("[data-region=main] button").click();
  await page.waitForSelector(`[data-seq]:not([data-seq="${before}"])`, { state: "attached" });
  await advice.waitFor({ state: "detached" });
  await page.context().close();
});

test("nobody is offered advice where the table agreed to do without", async () => {
  const page = await visit(browser, address);
  await sitDown(page, "Hildegard", [ME, BOT]);
  await myTurn(page);
  expect(await page.getByRole("button", { name: "What would you do?" }).count()).toBe(0);
  await page.context().close();
});
