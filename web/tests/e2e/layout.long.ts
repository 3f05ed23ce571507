/** Over whole games the layout of the table hardly shifts. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { SWIFT as INQUIRE } from "./abbey-player";
import { BOT, ME, openBrowser, setTable, visit } from "./house";
import { SWIFT as DICE } from "./monasterium-player";
import { myTurn, SWIFT as BUILD } from "./player";
import { countShifts, forgetShifts, shifts } from "./shift";
import { playOut } from "./swift";

const address = process.env.CHAPTERHOUSE_ADDRESS ?? "";
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const GAMES = [
  { game: "monastery", ways: BUILD, options: {} },
  { game: "monasterium", ways: DICE, options: {} },
  { game: "abbey", ways: INQUIRE, options: { short: true } },
];
const ALL = GAMES.flatMap((one) => [
  { ...one, width: 1440, height: 900 },
  { ...one, width: 1280, height: 720 },
]);

test.each(ALL)(
  "a whole game of $game at $width × $height shifts less than a hundredth of the window a decision",
  { timeout: 240_000 },
  async ({ game, ways, options, width, height }) => {
    const page = await visit(browser, address, { viewport: { width, height } });
    await countShifts(page);
    await setTable(page, game, "Hildegard", [ME, BOT, BOT], options);
    await myTurn(page);
    await forgetShifts(page);
    const { decisions } = await playOut(page, ways);
    expect((await shifts(page)) / decisions).toBeLessThan(0.01);
    await page.context().close();
  },
);
