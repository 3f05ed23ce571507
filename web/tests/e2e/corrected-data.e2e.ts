/** A server with corrected component data (`CHAPTERHOUSE_DATA`): the pages draw what the data say, not what was built in. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { BOT, ME, openBrowser, openHouse, setTable, visit, type House } from "./house";

const GAMES = join(import.meta.dirname, "..", "..", "..", "src", "chapterhouse", "games");
const folder = mkdtempSync(join(tmpdir(), "corrected-"));
let browser: Browser;
let house: House;
let page: Page;

/** Copy a data file and change some of its text. */
function correct(game: string, file: string, ...changes: readonly (readonly [string, string])[]): void {
  let text = readFileSync(join(GAMES, game, "data", file), "utf-8");
  for (const [from, to] of changes) {
    if (!text.includes(from)) throw new Error(`${game}/${file} has no ${from}`);
    text = text.replace(from, to);
  }
  mkdirSync(join(folder, game), { recursive: true });
  writeFileSync(join(folder, game, file), text);
}

beforeAll(async () => {
  correct("monastery", "board.toml", ["top = [1, 1, 2,", "top = [1, 11, 12,"]);
  correct("monastery", "tiles.toml", ["boxes = [1]", "boxes = [4, 3]"]);
  correct(
    "monasterium",
    "board.toml",
    ['rooms = ["soup", "tool", "soup", "book"]', 'rooms = ["soup", "tool", "soup", "book", "tool"]'],
    ["[[1, 2], [2, 3], [3, 4], [4, 1]]", "[[1, 2], [2, 3], [3, 4], [4, 5], [5, 1]]"],
    ["[[road]]", '[[road]]\nstanding = "reconstructed"\nmonasteries = ["red"]\n\n[[road]]'],
  );
  correct(
    "monasterium",
    "player_board.toml",
    ["points = 5", "points = 7"],
    ["points_per_die = 1", "points_per_die = 3"],
  );
  correct("abbey", "table.toml", ["bell_spots = 4", "bell_spots = 6"]);
  [browser, house] = await Promise.all([openBrowser(), openHouse({ CHAPTERHOUSE_DATA: folder })]);
  page = await visit(browser, house.address);
});
afterAll(async () => {
  await Promise.all([browser.close(), house.close()]);
  rmSync(folder, { recursive: true, force: true });
});

test("Monastery: prices of letters, and the boxes of a site", async () => {
  await setTable(page, "monastery", "Anselm", [ME, BOT]);
  const prices = page.locator("[data-ref=market] th.price");
  await prices.first().waitFor();
  expect((await prices.allInnerTexts()).slice(0, 3)).toEqual(["1", "11", "12"]);
  await page.goto("/look");
  const sites = page.locator(".tiles").last().getByRole("img", { name: "Path" });
  await sites.first().waitFor();
  expect((await sites.allTextContents())[0]).toMatch(/4.*3/s);
});

test("Monasterium: stones of the road, houses and arches, what lines and turned tiles pay", async () => {
  await setTable(page, "monasterium", "Anselm", [ME, BOT]);
  await page.locator("[data-ref~='red/soup-1']").waitFor();
  expect(await page.locator("[data-ref^='stone/']").count()).toBe(10);
  expect(await page.locator("[data-ref^='red/tool-']").count()).toBe(2);
  expect(await page.locator("[data-ref^='red/cloister-']").count()).toBe(5);
  await page.keyboard.press("b");
  await page.locator(".prize").first().waitFor();
  expect(await page.locator(".prize b").allInnerTexts()).toContain("7");
  expect(await page.locator("[data-ref^='cell/'] .plus").first().textContent()).toBe("+3 a die");
});

test("Mystery of the Abbey: the spaces of the bell", async () => {
  await setTable(page, "abbey", "Anselm", [ME, BOT, BOT]);
  await page.locator("[data-ref=office] .spot").first().waitFor();
  expect(await page.locator("[data-ref=office] .spot").count()).toBe(6);
});
