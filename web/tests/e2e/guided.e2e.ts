/** The guided games and second lessons, each at one size; `guided.long` plays the guided games at the other sizes. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, test } from "vitest";
import { ONCE, playFirst, playSecond } from "./guided";
import { openBrowser } from "./house";

const address = process.env.CHAPTERHOUSE_ADDRESS ?? "";
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test.each(ONCE)(
  "the guided game of $game at $at is played without one wrong click, counts as finished, and leads to its $screen.then",
  { timeout: 240_000 },
  (guided) => playFirst(browser, address, guided),
);

test.each(ONCE)(
  "the second lesson of $game at $at is played by its ring alone and counts as finished",
  { timeout: 240_000 },
  (guided) => playSecond(browser, address, guided),
);
