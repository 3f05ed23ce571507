/** The Abbey by clicking, by keyboard and on a phone, in a real browser against the real server. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inquire, sitDownToInquire, SWIFT, until } from "./abbey-player";
import { axe } from "./axe";
import { BOT, ME, openBrowser, visit } from "./house";
import { myTurn, seq } from "./player";
import { playOut } from "./swift";

const address = process.env.CHAPTERHOUSE_ADDRESS ?? "";
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
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

test("the Abbey is played by clicking what is lit, through questions and Mass", async () => {
  const page = await visit(browser, address);
  await sitDownToInquire(page, "Hildegard", [ME, BOT, BOT], { short: true });
  const met = await inquire(page, 24);
  expect([...met]).toEqual(expect.arrayContaining(["moving", "asking"]));
  await page.context().close();
});

test("a whole game of the Abbey is played by clicking, to its end", async () => {
  const page = await visit(browser, address);
  await sitDownToInquire(page, "Hildegard", [ME, BOT, BOT], { short: true });
  const { over, met } = await playOut(page, SWIFT);
  expect(over).toBe(true);
  expect(met).toEqual(expect.arrayContaining(["moving", "asking", "answering", "passing-cards"]));
  expect(await page.getByRole("dialog").locator("tbody tr").count()).toBe(3);
  await page.context().close();
}, 240_000);

test("a room out of reach says why not, and one within reach can be dropped again", async () => {
  const page = await visit(browser, address);
  await sitDownToInquire(page, "Hildegard", [ME, BOT, BOT]);
  await until(page, ["moving"]);
  const before = await seq(page);
  await page.locator('.room[aria-disabled="true"]').first().hover();
  await page.getByRole("note").waitFor();
  expect(await page.getByRole("note").innerText()).toContain("Rule:");
  await page.locator(".room.lit").first().click();
  await page.getByRole("button", { name: "Never mind" }).click();
  expect(await page.locator(".room.chosen").count()).toBe(0);
  expect(await seq(page)).toBe(before);
  await page.context().close();
});

test("the notebook takes crosses and notes, and keeps what was seen", async () => {
  const page = await visit(browser, address, PHONE);
  const path = await sitDownToInquire(page, "Hildegard", [ME, BOT, BOT]);
  await until(page, ["moving"]);
  await page.locator('[data-leaf="notebook"]').tap();
  const open = page.locator('.tile.open[aria-disabled="false"]').first();
  const crossed = await open.getAttribute("data-suspect");
  await open.tap();
  await page.locator(`.tile.crossed[data-suspect="${crossed}"]`).waitFor();
  await page.getByPlaceholder("A new note").fill("Odo smiled");
  await page.getByRole("button", { name: "Write" }).click();
  await page.getByText("Odo smiled").waitFor();
  await page.goto(path);
  await page.locator('[data-leaf="notebook"]').tap();
  await page.locator(`.tile.crossed[data-suspect="${crossed}"]`).tap();
  await page.locator(`.tile.open[data-suspect="${crossed}"]`).waitFor();
  await page.getByRole("button", { name: "Strike out: Odo smiled" }).click();
  await page.getByText("What you write here").waitFor();
  await page.locator('.tile[aria-disabled="true"]').first().tap({ force: true });
  await page.getByRole("note").waitFor();
  await page.context().close();
});

test("filters narrow the sheet to the traits that are asked for", async () => {
  const page = await visit(browser, address);
  await sitDownToInquire(page, "Hildegard", [ME, BOT, BOT]);
  await myTurn(page);
  await page.getByRole("button", { name: /^Templar: / }).click();
  await page.getByRole("button", { name: /^Father: / }).click();
  expect(await page.locator(".tile").count()).toBe(2);
  await page.context().close();
});

test("a question of one's own is composed as a sentence, checked and asked", async () => {
  const page = await visit(browser, address, { colorScheme: "dark" });
  await sitDownToInquire(page, "Hildegard", [ME, BOT, BOT, BOT]);
  await until(page, ["asking"]);
  await page.getByLabel("Kind of question").selectOption("at-least");
  await page.getByLabel("How many", { exact: true }).selectOption("2");
  await page.getByLabel("Where", { exact: true }).selectOption("hand");
  await page.getByLabel("+ a trait").selectOption("is:hooded");
  await page.getByLabel("+ a trait").selectOption("is-not:fat");
  expect(await axe(page)).toEqual([]);
  const before = await seq(page);
  await page.locator('.composer .confirm .button.main[aria-disabled="false"]').click();
  await counted(page, before);
  const asked = page
    .getByRole("log")
    .getByText("Are at least 2 monks in your hand this: hooded and not fat?")
    .first();
  await asked.waitFor();
  await page.context().close();
});

test("a pawn is walked by keyboard alone", async () => {
  const page = await visit(browser, address);
  await sitDownToInquire(page, "Hildegard", [ME, BOT, BOT]);
  await until(page, ["moving"]);
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

test.each(["light", "dark"] as const)(
  "axe finds nothing on any leaf by %s, on a desk and on a phone",
  async (colorScheme) => {
    for (const options of [{}, PHONE]) {
      const page = await visit(browser, address, { ...options, colorScheme });
      await sitDownToInquire(page, "Hildegard", [ME, BOT, BOT, BOT]);
      await until(page, ["moving"]);
      expect(await axe(page), "plan").toEqual([]);
      await until(page, ["asking"]);
      for (const leaf of LEAVES) {
        await page.locator(`[data-leaf="${leaf}"]`).click();
        expect(await axe(page), leaf).toEqual([]);
      }
      await page.context().close();
    }
  },
);

test.each(["fr", "de"])(
  "the board speaks %s, and no word is missing; nothing runs off a phone",
  async (locale) => {
    const page = await visit(browser, address, { locale, ...PHONE });
    await sitDownToInquire(page, "Hildegard", [ME, BOT, BOT, BOT, BOT, BOT]);
    await until(page, ["asking"]);
    for (const leaf of ["plan", ...LEAVES]) {
      await page.locator(`[data-leaf="${leaf}"]`).click();
      expect(await page.locator("body").innerHTML()).not.toContain("⟨");
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    }
    await page.context().close();
  },
);
