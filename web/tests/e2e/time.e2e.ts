/** Time at the table: clocks, what happened since I last looked, and the bell on my turn. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { clean } from "./axe";
import { company, inTurn, untilTurnOf } from "./company";
import { BOT, ME, openBrowser, sitDown, visit } from "./house";
import { act, myTurn } from "./player";
import { openMenu } from "./shell";

const address = process.env.CHAPTERHOUSE_ADDRESS ?? "";
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

declare global {
  interface Window {
    /** How often the bell was struck. */
    strokes: number;
  }
}

test("a live clock runs for whoever is waited for and stands for the other", async () => {
  const pace = { type: "live-clock", bank: 1_800, gain: 15 };
  const { anna, bruno, leave } = await company(browser, address, { pace });
  const [first, second] = await inTurn(anna, bruno);
  for (const page of [first, second]) {
    await page.locator(".seats .waited .running", { hasText: /29:\d\d|30:00/ }).waitFor();
    expect(await page.locator(".seats .running").count()).toBe(1);
  }
  await untilTurnOf(second, first);
  await second.locator(".seats .waited", { hasText: "you" }).locator(".running").waitFor();
  await leave();
});

test("a table over days with quiet hours is set by the form, agreed on, and shows when a decision is due", async () => {
  const page = await visit(browser, address, { timezoneId: "Europe/Berlin" });
  await page.goto("/new");
  await page.getByLabel("Your name").fill("Anna");
  await page.getByRole("radio", { name: /^Over days/ }).check();
  await page.getByLabel("Days per decision").fill("3");
  await page.locator("summary", { hasText: "More" }).click();
  await page.getByLabel("Quiet from").selectOption("21");
  await page.getByLabel("until").selectOption("7");
  await page.getByRole("button", { name: /^Open the table/ }).click();
  await page.getByText("3 days for every decision (nothing falls due from 21 to 7 o’clock)").waitFor();
  await sitDown(page, "Anna", [ME, BOT], {}, { pace: { type: "day-clock", days: 3, quiet: null } });
  await myTurn(page);
  await page.locator(".seats .running", { hasText: /(2 d 23 h|3 d 0 h)\s+due \w+/ }).waitFor();
  await clean(page, "a clock");
  await page.context().close();
});

test("who comes back reads what happened meanwhile, once", async () => {
  const { path, anna, bruno, leave } = await company(browser, address);
  await untilTurnOf(bruno, anna);
  await anna.goto("/");
  await act(bruno, { doing: "", deeds: 9 });
  await anna.goto(path);
  const note = anna.getByRole("dialog", { name: "Since you last looked" });
  await note.locator(".lines", { hasText: "Bruno" }).waitFor();
  await clean(anna, "since you last looked");
  await note.getByRole("button", { name: "To the table" }).click();
  await note.waitFor({ state: "detached" });
  await anna.goto("/");
  await anna.goto(path);
  await anna.locator("[data-seq]").waitFor();
  expect(await note.count()).toBe(0);
  await leave();
});

/** Count the strokes of the bell; nothing is heard. */
async function countBell(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.strokes = 0;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (when) {
      window.strokes++;
      start.call(this, when);
    };
  });
}

test("the bell rings when it becomes my turn, for whoever asked for it", async () => {
  const { anna, bruno, leave } = await company(browser, address, {}, countBell);
  const [first, second] = await inTurn(anna, bruno);
  await openMenu(second);
  await second.getByLabel("Sounds").check();
  expect(await second.evaluate(() => window.strokes)).toBe(0);
  await untilTurnOf(second, first);
  await second.waitForFunction(() => window.strokes > 0);
  expect(await first.evaluate(() => window.strokes)).toBe(0);
  await leave();
});
