/** Whole games of editions of a house: other stones, rooms, cloister spaces, boxes, prices, a renamed colour. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { BOT, ME, ask, openBrowser, openHouse, visit, type House } from "./house";
import { SWIFT as DICE } from "./monasterium-player";
import { SWIFT as TILES } from "./player";
import { playOut } from "./swift";

let browser: Browser;
let house: House;
let page: Page;

beforeAll(async () => {
  [browser, house] = await Promise.all([openBrowser(), openHouse()]);
  page = await visit(browser, house.address);
  await ask(page, "PUT", "/api/me", { name: "Anselm" });
});
afterAll(() => Promise.all([browser.close(), house.close()]));

/** Save an edition with some of the data's text replaced, and sit down at a table that plays it. */
async function play(
  game: string,
  bots: number,
  ...changes: readonly (readonly [string, string])[]
): Promise<string> {
  let text = await (await page.request.get(`/api/games/${game}/components`)).text();
  for (const [from, to] of changes) {
    if (!text.includes(from)) throw new Error(`${game} has no ${from}`);
    text = text.replaceAll(from, to);
  }
  const saved = await page.request.post(`/api/games/${game}/editions`, {
    data: { name: "Mine", data: JSON.parse(text) as unknown },
  });
  const { fingerprint } = (await saved.json()) as { fingerprint: string };
  const chairs = [ME, ...Array.from({ length: bots }, () => BOT)];
  const form = { game, name: "Anselm", chairs, edition: fingerprint, start: true };
  const { id, path } = await ask(page, "POST", "/api/tables", form);
  await page.goto(path);
  await page.waitForSelector(".shell");
  return `${id} ${fingerprint}`;
}

/** The record of the finished game names its edition. */
async function recorded(made: string): Promise<void> {
  const [id, fingerprint] = made.split(" ");
  const text = await (await page.request.get(`/api/tables/${id}/record`)).text();
  expect(text).toContain(`edition ${fingerprint} Mine`);
}

test("a whole game of Monasterium with a longer road, other rooms and more cloister spaces", async () => {
  const made = await play(
    "monasterium",
    1,
    ['"rooms":["soup","tool","soup","book"],', '"rooms":["soup","tool","soup","book","tool"],"cloister":6,'],
    ["[[1,2],[2,3],[3,4],[4,1]]", "[[1,2],[2,3],[3,4],[4,5],[5,6]]"],
    ['"road":[', '"road":[{"standing":"seen","monasteries":["violet"],"bonus":"window"},'],
  );
  await page.locator("[data-ref~='red/tool-2']").waitFor();
  expect(await page.locator("[data-ref^='stone/']").count()).toBe(10);
  expect(await page.locator("[data-ref^='red/cloister-']").count()).toBe(6);
  expect((await playOut(page, DICE)).over).toBe(true);
  await recorded(made);
}, 240_000);

test("a whole game of Monastery with other boxes and prices and a renamed colour", async () => {
  const made = await play(
    "monastery",
    3,
    ['"colour":"red"', '"colour":"amber"'],
    ["secret-way-red", "secret-way-amber"],
    ['"top":[1,1,2,', '"top":[1,11,12,'],
    ['"boxes":[1]', '"boxes":[3,2]'],
    ['"words":{', '"words":{"en":{"colour-amber":"amber","tile-secret-way-amber":"Amber Secret Way"}'],
  );
  await page.locator(".arms[style*='--seat-amber']").first().waitFor();
  expect((await page.locator("[data-ref=market] th.price").allInnerTexts()).slice(0, 3)).toEqual([
    "1",
    "11",
    "12",
  ]);
  expect((await playOut(page, TILES)).over).toBe(true);
  await recorded(made);
}, 240_000);
