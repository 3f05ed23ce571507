/** Looking back: a finished game is scrubbed, stepped, played, seen with other eyes, shared, drawn and branched. */
import { readFileSync } from "node:fs";
import type { Browser, Download, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe } from "./axe";
import { SWIFT as INQUIRE } from "./abbey-player";
import { openBrowser, visit } from "./house";
import { recordOf, sitDownLate } from "./late";
import { SWIFT as DICE } from "./monasterium-player";
import { playOut, playSwiftly } from "./swift";
import { openLog } from "./shell";

const address = process.env.CHAPTERHOUSE_ADDRESS ?? "";
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Bring a record through the page, as a player would; resolves when its first moment lies on the table. */
async function bring(page: Page, file: string): Promise<void> {
  await page.goto("/review");
  await page.locator("input[type=file]").setInputFiles(file);
  await page.locator("form button[type=submit]").click();
  await page.locator("[data-seq]").waitFor({ timeout: 60_000 }); // a worker process plays the record first
}

const seq = async (page: Page): Promise<number> =>
  Number(await page.locator("[data-seq]").getAttribute("data-seq"));
const reached = (page: Page, wanted: number): Promise<unknown> =>
  page.waitForSelector(`[data-seq="${wanted}"]`);
/** While it plays, a moment lies on the table for an instant only: so far, or further. */
const passed = (page: Page, wanted: number): Promise<unknown> =>
  page.waitForFunction(
    (least) => Number(document.querySelector("[data-seq]")?.getAttribute("data-seq")) >= least,
    wanted,
  );
const tiles = (page: Page): Promise<number> => page.locator("[data-ref^='place/']").count();

async function contents(download: Download): Promise<Buffer> {
  return readFileSync(await download.path());
}

test("a finished game is scrubbed, stepped, played, seen from a chair, and branched", async () => {
  const page = await visit(browser, address);
  await bring(page, recordOf("monastery/letters"));
  expect(await seq(page)).toBe(1);
  const bare = await tiles(page);

  // by key and by thumb
  const scrub = page.locator("input[type=range]");
  const end = Number(await scrub.getAttribute("max")) + 1;
  await page.keyboard.press("ArrowRight");
  await reached(page, 2);
  await page.keyboard.press("ArrowLeft");
  await reached(page, 1);
  await page.keyboard.press("End");
  await reached(page, end);
  expect(await tiles(page)).toBeGreaterThan(bare);
  await scrub.fill("30");
  await reached(page, 31);
  expect(new URL(page.url()).search).toBe("?at=31&from=table");

  // by itself
  await page.locator(".pace select").selectOption("quick");
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press(" ");
  await passed(page, 34);
  await page.keyboard.press(" ");
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();

  // from a line of the story
  await scrub.fill("30");
  await reached(page, 31);
  const line = page.locator("[data-line='50']").first();
  await line.click();
  await reached(page, 50);
  expect(await page.locator("[aria-current=step]").first().getAttribute("data-line")).toBe("50");

  // with other eyes
  expect(await page.locator("[data-ref^='hand/']").count()).toBe(0);
  await page.locator("[data-from]").selectOption("a");
  await page.waitForSelector("[data-eyes='0']");
  const hand = await page.locator("[data-ref^='hand/']").count();
  expect(hand).toBeGreaterThan(0);
  await page.locator("[data-from]").selectOption("open");
  await page.waitForSelector("[data-eyes=open]");
  await page.waitForFunction(
    (before) => document.querySelectorAll("[data-ref^='hand/']").length > before,
    hand,
  );

  // the same moment by its link, and another way from it
  await page.goto(`${new URL(page.url()).pathname}?at=50&from=b`);
  await page.waitForSelector("[data-eyes='1']");
  expect(await seq(page)).toBe(50);
  await page.keyboard.press("ArrowRight");
  await reached(page, 51);
  await page.keyboard.press("ArrowLeft");
  await reached(page, 50);
  const then = await tiles(page);
  await page.getByRole("tab", { name: "Try and share" }).click();
  await page.locator("[data-branch-bot]").selectOption("random");
  await page.getByRole("button", { name: "Play on from here" }).click();
  await page.waitForURL(/\/t\/[a-z0-9]+\?branch=/);
  await page.waitForSelector(".sentence.mine");
  expect(await tiles(page)).toBeGreaterThanOrEqual(then);
  expect(await page.locator("article .tag", { hasText: "bot" }).count()).toBeGreaterThan(0);

  // the branch is marked as one, and leads back to its moment
  await page.getByRole("link", { name: "Back to the review" }).click();
  await page.waitForSelector("[data-eyes='1']");
  expect(await seq(page)).toBe(50);
  const first = await page.locator("[data-jump] option").nth(1).getAttribute("value");
  await page.locator("[data-jump]").selectOption({ index: 1 });
  await reached(page, Number(first));
  await page.context().close();
}, 180_000);

test("a moment is drawn, and the record comes home as it was brought", async () => {
  const page = await visit(browser, address);
  const file = recordOf("monastery/no-placement");
  await bring(page, file);
  await page.keyboard.press("End");
  await page.getByRole("tab", { name: "Try and share" }).click();
  const saved = async (name: string): Promise<Download> => {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByText(name, { exact: true }).click(),
    ]);
    return download;
  };
  const svg = await saved("As SVG");
  expect(svg.suggestedFilename()).toMatch(/^monastery-\d+\.svg$/);
  expect((await contents(svg)).toString()).toMatch(/^<svg[^]*<symbol[^]*<\/svg>$/);
  const png = await contents(await saved("As PNG"));
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  expect(png.length).toBeGreaterThan(20_000);
  const added = /^(#|>|chapterhouse record |edition |result )/;
  const lines = (text: string): string[] => text.split("\n").filter((one) => one && !added.test(one));
  const record = (await contents(await saved("Download the record"))).toString();
  expect(lines(record)).toEqual(lines(readFileSync(file, "utf-8")));
  await page.context().close();
});

test.each(["monasterium/two-players", "abbey/accusation-three"])(
  "the board of %s is reviewed with everything open",
  async (which) => {
    const page = await visit(browser, address, { colorScheme: "dark" });
    await bring(page, recordOf(which));
    await page.locator("[data-from]").selectOption("open");
    await page.waitForSelector("[data-eyes=open]");
    const piles = which.startsWith("abbey") ? ["parlour", "books", "volumes", "happenings"] : [];
    for (const pile of piles)
      await page.locator(`[data-pile=${pile}] li`).first().waitFor({ timeout: 30_000 });
    await page.keyboard.press("Escape");
    await page.locator("input[type=range]").fill("60");
    await reached(page, 61);
    expect(await page.locator("body").innerText()).not.toContain("⟨");
    expect(await axe(page), "open").toEqual([]);
    await page.locator("[data-from]").selectOption("a");
    await page.waitForSelector("[data-eyes='0']");
    expect(await axe(page), "from a chair").toEqual([]);
    await page.context().close();
  },
);

test.each(["monasterium/two-players", "abbey/accusation-three"])(
  "a moment of %s is shared, drawn, shown on the board and played on from, with bots answering",
  async (which) => {
    const [game = ""] = which.split("/");
    const page = await visit(browser, address);
    await bring(page, recordOf(which));
    await page.locator("input[type=range]").fill("40");
    await reached(page, 41);
    await page.getByRole("tab", { name: "Try and share" }).click();
    const link = await page.locator("input[readonly]").inputValue();
    expect(link).toContain("?at=41&from=table");
    const [svg] = await Promise.all([
      page.waitForEvent("download"),
      page.getByText("As SVG", { exact: true }).click(),
    ]);
    expect((await contents(svg)).toString()).toMatch(/^<svg[^]*<symbol[^]*<\/svg>$/);
    const [png] = await Promise.all([
      page.waitForEvent("download"),
      page.getByText("As PNG", { exact: true }).click(),
    ]);
    expect((await contents(png)).length).toBeGreaterThan(20_000);
    await page.goto(link);
    await reached(page, 41);

    // a line that tells of a place shows it
    await page
      .locator("[data-line]", { hasText: game === "abbey" ? /goes to the/ : /sends the novice/ })
      .first()
      .click();
    await page.locator("main .pointed").first().waitFor();

    await page.goto(link);
    await reached(page, 41);
    await page.getByRole("tab", { name: "Try and share" }).click();
    await page.locator("[data-branch-bot]").selectOption("random");
    await page.getByRole("button", { name: "Play on from here" }).click();
    await page.waitForURL(/\/t\/[a-z0-9]+\?branch=/);
    const { decisions } = await playSwiftly(page, game === "abbey" ? INQUIRE : DICE, 4);
    expect(decisions).toBe(4);
    await page.context().close();
  },
);

test("of a game just played: my notes as they stood, and why a bot moved", async () => {
  const page = await visit(browser, address);
  const path = await sitDownLate(page, "monasterium/two-players", 226, [0], "brother");
  await playSwiftly(page, DICE, 1);
  await openLog(page);
  await page.getByRole("tab", { name: "Notes" }).click();
  await page.getByRole("textbox").fill("the road first");
  await page.getByText("Kept.").waitFor();
  await playOut(page, DICE);
  await page.goto(path.replace("/t/", "/review/"));
  await page.locator("[data-seq]").waitFor();
  await page.locator("[data-from]").selectOption("a");
  await page.waitForSelector("[data-eyes='0']");
  // my own game opens at its end, from my chair
  expect(new URL(page.url()).searchParams.get("from")).toBe("a");
  await page.getByRole("tab", { name: "Notes" }).click();
  await page.locator("pre", { hasText: "the road first" }).waitFor();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press("Home");
  await page.getByText("At this moment you had written no notes yet.").waitFor();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press("End");
  await page.locator("pre", { hasText: "the road first" }).waitFor();

  await page.getByRole("tab", { name: "Chronicle" }).click();
  for (let steps = 0; steps < 40 && (await page.locator("[data-thought]").count()) === 0; steps++) {
    const before = await seq(page);
    await page.getByRole("button", { name: "One step back" }).click();
    await page.waitForFunction(
      (last) => Number(document.querySelector<HTMLElement>("[data-seq]")?.dataset.seq) < last,
      before,
    );
  }
  expect(await page.locator("[data-thought]").innerText()).toMatch(/^Why \w+ did this:\s*\S/);
  expect(await page.locator("[data-thought]").innerText()).not.toContain("⟨");
  await page.context().close();
}, 180_000);

test("a phone, French, and axe on every face of the page", async () => {
  const options = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: "fr-FR" };
  const page = await visit(browser, address, options);
  await page.goto("/review");
  await page.getByText("Mes parties finies").waitFor();
  expect(await axe(page), "bringing").toEqual([]);
  await bring(page, recordOf("monastery/letters"));
  await page.getByRole("button", { name: "Un pas en avant" }).tap();
  await reached(page, 2);
  for (const tab of ["Notes", "Essayer, partager", "Chronique"]) {
    await page.getByRole("tab", { name: tab }).tap();
    expect(await axe(page), tab).toEqual([]);
  }
  expect(await page.locator("body").innerText()).not.toMatch(/⟨|Play on|Seen from/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.context().close();
});

test("what is no record is refused with its reason, and a table that nobody knows says so", async () => {
  const page = await visit(browser, address);
  await page.goto("/review");
  await page.getByRole("button", { name: "Open the record" }).click();
  await page.getByText("Choose a file or paste").waitFor();
  await page.getByLabel("or its text").fill("chapterhouse record 1\ngame chess 1\n");
  await page.getByRole("button", { name: "Open the record" }).click();
  await page.getByText(/This record cannot be read: .*chess/).waitFor();
  await page.goto("/review/nowhere");
  await page.getByText("There is no such table.").waitFor();
  await bring(page, recordOf("monastery/no-placement"));
  const stranger = await visit(browser, address);
  await stranger.goto(new URL(page.url()).pathname);
  await stranger.getByText("it belongs to somebody alone").waitFor();
  await stranger.context().close();
  await page.context().close();
});
