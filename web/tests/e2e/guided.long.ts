/** The guided games at every size at which `guided.e2e` does not play them. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, test } from "vitest";
import { OTHERS, playFirst } from "./guided";
import { openBrowser } from "./house";

const address = process.env.CHAPTERHOUSE_ADDRESS ?? "";
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test.each(OTHERS)(
  "the guided game of $game at $at is played without one wrong click, counts as finished, and leads to its $screen.then",
  { timeout: 240_000 },
  (guided) => playFirst(browser, address, guided),
);
