/** The Abbey by clicking, by keyboard and on a phone, in a real browser against the real server. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inquire } from "./abbey-player";
import { axe, clean, stillClean } from "./axe";
import { openBrowser, PHONE, visit } from "./house";
import { sitDownLate } from "./late";
import { seq } from "./player";
import { openLog } from "./shell";

const address = process.env.CHAPTERHOUSE_ADDRESS ?? "";
/** Moments of golden games in which the first chair decides. */
const MOVING = { which: "abbey/accusation-three", at: 177 };
const ASKING = { which: "abbey/accusation-three", at: 215 };
const LEAVES = ["notebook", "players", "timeline", "revelations"];
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

async function counted(page: Page, before: number): Promise<void> {
  await page.waitForFunction(
    (last) => Number(document.querySelector<HTMLElement>("[data-seq]")?.dataset.seq) > last,
    before,
  );
}

test("the Abbey is played by clicking what is lit, through a question and a walk", async () => {
  const page = await visit(browser, address);
  await sitDownLate(page, ASKING.which, ASKING.at);
  const met = await inquire(page, 8);
  expect([...met]).toEqual(expect.arrayContaining(["moving", "asking"]));
  await page.context().close();
});

test("a room out of reach says why not, one within reach can be dropped again, and traits narrow the sheet", async () => {
  const page = await visit(browser, address);
  await sitDownLate(page, MOVING.which, MOVING.at);
  const before = await seq(page);
  await page.locator('.room[aria-disabled="true"]').first().hover();
  await page.getByRole("note").filter({ hasText: "Rule:" }).waitFor(); // the reason comes from the server
  await page.mouse.move(1, 1);
  await page.locator(".room.lit").first().click();
  await page.getByRole("button", { name: "Never mind" }).click();
  expect(await page.locator(".room.chosen").count()).toBe(0);
  expect(await seq(page)).toBe(before);
  await page.getByRole("button", { name: /^Templar: / }).click();
  await page.getByRole("button", { name: /^Father: / }).click();
  expect(await page.locator(".tile:not(.dim)").count()).toBe(2);
  await page.context().close();
});

test("the notebook takes crosses and notes, and keeps what was seen", async () => {
  const page = await visit(browser, address, PHONE);
  const path = await sitDownLate(page, MOVING.which, MOVING.at);
  await page.locator('[data-leaf="notebook"]').tap();
  const open = page.locator('.tile.open[aria-disabled="false"]').first();
  const crossed = (await open.getAttribute("data-ref"))?.slice("suspect/".length);
  await open.tap();
  await page.locator(`.tile.crossed[data-ref~="suspect/${crossed}"]`).waitFor();
  await page.getByPlaceholder("A new note").fill("Odo smiled");
  await page.getByRole("button", { name: "Write" }).click();
  await page.getByText("Odo smiled").waitFor();
  await page.goto(path);
  await page.locator('[data-leaf="notebook"]').tap();
  await page.locator(`.tile.crossed[data-ref~="suspect/${crossed}"]`).tap();
  await page.locator(`.tile.open[data-ref~="suspect/${crossed}"]`).waitFor();
  await page.getByRole("button", { name: "Strike out: Odo smiled" }).click();
  await page.getByText("What you write here").waitFor();
  await page.locator('.tile[aria-disabled="true"]').first().tap({ force: true });
  await page.getByRole("note").waitFor();
  await page.context().close();
});

test("a question of one's own is composed as a sentence, checked and asked", async () => {
  const page = await visit(browser, address, { colorScheme: "dark" });
  await sitDownLate(page, ASKING.which, ASKING.at);
  await page.getByLabel("Kind of question").selectOption("at-least");
  await page.getByLabel("How many", { exact: true }).selectOption("2");
  await page.getByLabel("Where", { exact: true }).selectOption("hand");
  await page.getByLabel("+ a trait").selectOption("is:hooded");
  await page.getByLabel("+ a trait").selectOption("is-not:fat");
  expect(await axe(page)).toEqual([]);
  const before = await seq(page);
  await page.locator('[data-region=main] button[aria-disabled="false"]').click();
  await counted(page, before);
  await openLog(page);
  const asked = page
    .getByRole("log")
    .getByText("Do you hold at least 2 hooded monks who are not fat?")
    .first();
  await asked.waitFor();
  await page.context().close();
});

test("a pawn is walked by keyboard alone", async () => {
  const page = await visit(browser, address);
  await sitDownLate(page, MOVING.which, MOVING.at);
  const before = await seq(page);
  for (let presses = 0; presses < 40; presses++) {
    if (await page.evaluate(() => document.activeElement?.matches(".room.lit") ?? false)) break;
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Enter");
  await page.locator(".room.chosen").waitFor();
  await page.keyboard.press("Enter");
  await counted(page, before);
  await page.context().close();
});

test(
  "axe finds nothing on any leaf, on a desk and on a phone, by day and by night",
  { timeout: 240_000 },
  async () => {
    const page = await visit(browser, address);
    await sitDownLate(page, MOVING.which, MOVING.at);
    await clean(page, "moving");
    await sitDownLate(page, ASKING.which, ASKING.at);
    await stillClean(page, "asking", "[data-region=hand]");
    for (const leaf of LEAVES) {
      await page.locator(`[data-leaf="${leaf}"]`).click();
      await stillClean(page, leaf, ".book");
    }
    await page.context().close();
  },
);

test.each(["fr", "de"])(
  "the board speaks %s, and no word is missing; nothing runs off a phone",
  async (locale) => {
    const page = await visit(browser, address, { locale, ...PHONE });
    await sitDownLate(page, "abbey/accusation-six", 125);
    for (const leaf of ["plan", ...LEAVES]) {
      await page.locator(`[data-leaf="${leaf}"]`).click();
      expect(await page.locator("body").innerHTML()).not.toContain("⟨");
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    }
    await page.context().close();
  },
);
