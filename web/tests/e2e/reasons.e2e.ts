/** Everything that is not lit says why, before the click, with its rule. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { BOT, ME, openBrowser, sitDown, visit } from "./house";
import { layTile, myTurn, seq } from "./player";

const address = process.env.CHAPTERHOUSE_ADDRESS ?? "";
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test("resting on a space where the tile does not fit gives the reason, and the reason leads to the rule", async () => {
  const page = await visit(browser, address);
  await sitDown(page, "Hildegard", [ME, BOT], { colours: "red-blue", start: "fixed" });
  await myTurn(page);
  await page.locator("[data-ref^='hand/'].lit").first().click();
  await page.locator("[data-ref^='cell/']:not(.lit)").first().hover();
  const note = page.getByRole("note");
  // the reason comes from the server
  await expect.poll(() => note.innerText()).toMatch(/^Not now\. .+\.\s+Rule: .+/s);
  await note.getByRole("button").click();
  await page.locator("article.asked").waitFor();
  expect(await page.locator("article.asked p").first().innerText()).not.toBe("");
  await page.context().close();
});

test("a tile cannot be laid twice, a letter not be bought now, and both say why to the keyboard too", async () => {
  const page = await visit(browser, address);
  await sitDown(page, "Hildegard", [ME, BOT]);
  await myTurn(page);
  const before = await seq(page);
  await layTile(page);
  await page.waitForFunction(
    (last) => Number(document.querySelector<HTMLElement>("[data-seq]")?.dataset.seq) > last,
    before,
  );
  const tile = page.locator("[data-ref^='hand/'][aria-disabled=true]").first();
  await tile.focus();
  const note = page.getByRole("note");
  await note.filter({ hasText: "already placed" }).waitFor(); // the reason comes from the server
  await page.keyboard.press("Escape");
  await page.locator("[data-ref^='market/']").first().hover();
  await note
    .filter({ hasText: "You buy letters and monks from the grid at the end of your own Scoring" })
    .waitFor();
  await page.context().close();
});
