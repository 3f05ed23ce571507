/** The first decisions of each game in Firefox and in WebKit, at a desk and at the width of a phone. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { SWIFT as INQUIRE } from "../e2e/abbey-player";
import { SWIFT as DICE } from "../e2e/monasterium-player";
import { SWIFT as BUILD } from "../e2e/player";
import { inPage } from "../e2e/swift";
import { openFirefox, openWebKit, type Driver } from "./driver";

const address = process.env.CHAPTERHOUSE_ADDRESS ?? "";
const BROWSERS = { Firefox: openFirefox, WebKit: openWebKit };
const SIZES = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
/** WebKit's small browser cannot be made narrower than its own toolbar. */
const NARROWEST = 450;
const GAMES = [
  { game: "monastery", ways: BUILD, bots: 1 },
  { game: "monasterium", ways: DICE, bots: 1 },
  { game: "abbey", ways: INQUIRE, bots: 2 },
] as const;
const DECISIONS = 10;

/** In the page: a table against bots; where it is. */
async function makeTable({ game, bots }: { game: string; bots: number }): Promise<string> {
  const ask = async (method: string, path: string, form: object): Promise<{ path: string }> => {
    const headers = { "content-type": "application/json" };
    const answer = await fetch(path, { method, headers, body: JSON.stringify(form) });
    if (!answer.ok) throw new Error(await answer.text());
    return (await answer.json()) as { path: string };
  };
  await ask("PUT", "/api/me", { name: "Hildegard" });
  const others = Array.from({ length: bots }, () => ({ type: "bot-chair", bot: "random" }));
  const chairs = [{ type: "my-chair" }, ...others];
  return (await ask("POST", "/api/tables", { game, chairs, options: {}, contract: {}, start: true })).path;
}

/** In the page: until the board is there; how wide the window is, and how wide the page. */
async function drawn(): Promise<{ window: number; page: number }> {
  while (document.querySelector(".shell [data-seq]") === null)
    await new Promise((done) => setTimeout(done, 50));
  return { window: window.innerWidth, page: document.documentElement.scrollWidth };
}

describe.each(Object.entries(BROWSERS))("%s", (_name, open) => {
  describe.each(Object.entries(SIZES))("%s", (_size, size) => {
    let driver: Driver;
    beforeAll(async () => {
      driver = await open(size);
    });
    afterAll(() => driver.close());

    test.each(GAMES)("$game is played", async ({ game, ways, bots }) => {
      await driver.goto(`${address}/`);
      const path = await driver.evaluate(makeTable, { game, bots });
      await driver.goto(address + path);
      const width = await driver.evaluate(drawn, null);
      expect(width.window).toBeLessThanOrEqual(Math.max(size.width, NARROWEST));
      expect(width.page).toBeLessThanOrEqual(width.window);
      const orders = { ways, most: DECISIONS, from: 0, patience: 60_000 };
      const played = await driver.evaluate(inPage, orders);
      expect(played.stuck).toBe(null);
      expect(played.decisions).toBe(DECISIONS);
    });
  });
});
