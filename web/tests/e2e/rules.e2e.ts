/** The rules page of each game: six lines, pictures, worked examples, tables, search, one link per rule, two printed sheets. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { clean } from "./axe";
import { ask, BOT, ME, openBrowser, openHouse, visit } from "./house";
import { openLog } from "./shell";

const address = process.env.CHAPTERHOUSE_ADDRESS ?? "";
const GAMES = ["monastery", "monasterium", "abbey"];
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator("main article").first().waitFor();
}

test.each(GAMES)("the page of %s is whole and axe finds nothing", { timeout: 240_000 }, async (game) => {
  const page = await visit(browser, address);
  await open(page, `/rules/${game}`);
  // words, drawings, examples and tables come each by themselves
  const count = (of: string) => () => page.locator(of).count();
  await expect.poll(count("#part-six-lines li")).toBe(6);
  await expect.poll(count("#part-pieces li svg")).toBeGreaterThan(5);
  await expect.poll(count("[data-example] .board svg")).toBeGreaterThan(2);
  await expect.poll(count("#part-tables table")).toBeGreaterThan(4);
  expect(await page.locator("main").innerText()).not.toContain("⟨");
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await clean(page, game);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.context().close();
});

test("the numbers of a table are those of the component data", async () => {
  const page = await visit(browser, address);
  await open(page, "/rules/monastery");
  const data = (await (await page.request.get("/api/games/monastery/components")).json()) as {
    board: { grid: { top: number[] } };
  };
  const row = page.locator("[data-table=prices] tbody tr").first();
  await row.waitFor();
  const shown = (await row.locator("td:not(.standing)").allInnerTexts()).map(Number);
  expect(shown).toEqual(data.board.grid.top);
  await page.context().close();
});

test("an example goes step by step, and a refusal leads to its rule", async () => {
  const page = await visit(browser, address);
  await open(page, "/rules/monastery");
  const example = page.locator("[data-example=placing]");
  const tiles = example.locator(".board [data-ref*='tile/path-corner']");
  expect(await tiles.count()).toBe(0);
  await example.getByRole("button").last().click();
  await expect.poll(() => tiles.count()).toBe(1);
  expect(await example.innerText()).toContain("Not allowed");
  await example.getByRole("link", { name: "No dead ends" }).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("rule-placement.dead-end");
  expect(new URL(page.url()).hash).toBe("#placement.dead-end");
  await page.context().close();
});

test("a link opens its rule, and search finds rules by their words", async () => {
  const page = await visit(browser, address);
  await open(page, "/rules/abbey#accusation.wrong");
  const rule = page.locator("[id='rule-accusation.wrong']");
  await expect.poll(() => rule.evaluate((one) => one.matches(".asked"))).toBe(true);
  const search = page.getByRole("searchbox");
  await search.fill("vow of silence");
  await expect.poll(() => page.getByRole("status").innerText()).toMatch(/^\d+ rules$/);
  expect(await page.locator("[id='rule-encounter.silence']").count()).toBe(1);
  expect(await page.locator("[id='rule-accusation.wrong']").count()).toBe(0);
  await search.fill("hippopotamus");
  await expect.poll(() => page.getByRole("status").innerText()).toBe("No rule has these words.");
  await page.context().close();
});

const EMPTY = {
  fr: "Qui n’y a personne n’en a pas envoyé le plus.",
  de: "Wer dort niemanden hat, hat nicht die meisten ausgesandt.",
};

test.each(["fr", "de"] as const)("the page speaks %s, reasons of rulings too", async (language) => {
  const page = await visit(browser, address, { locale: language });
  await page.goto("/rules/monasterium");
  const heading = language === "fr" ? "Votre tour en six lignes" : "Dein Zug in sechs Zeilen";
  await page.getByRole("heading", { name: heading }).waitFor();
  expect(await page.locator("main").innerText()).not.toContain("⟨");
  // at the rule itself, and in the list of what is not printed
  const reasons = page.locator("main").getByText(EMPTY[language]);
  await expect.poll(() => reasons.count()).toBe(2);
  expect(await page.locator("main [lang]").count()).toBe(0);
  await page.context().close();
});

test.each(GAMES)("the player aid of %s is two sheets of paper", { timeout: 120_000 }, async (game) => {
  const page = await visit(browser, address);
  await open(page, `/rules/${game}/print`);
  await clean(page, `${game}, player aid`);
  const paper = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  expect(paper.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: 703, height: 1000 }); // A4 without its margins
  for (const sheet of await page.locator("[data-sheet]").all()) {
    const cut = await sheet.evaluate((one) => one.scrollHeight - one.clientHeight);
    expect(cut, `${game} sheet is cut off`).toBeLessThanOrEqual(0);
    const parted = await sheet.locator("table").evaluateAll((tables) =>
      tables
        .filter((one) => {
          const lefts = ["caption", "tbody tr"].map((part) =>
            Math.round(one.querySelector(part)?.getClientRects()[0]?.left ?? 0),
          );
          return lefts[0] !== lefts[1];
        })
        .map((one) => one.querySelector("caption")?.innerText),
    );
    expect(parted, `${game}: headings away from their tables`).toEqual([]);
  }
  await page.context().close();
});

/** The first prices of a letter in the table that stands there. */
async function prices(page: Page, place = "[data-table=prices]"): Promise<number[]> {
  const row = page.locator(`${place} tbody tr`).first();
  await row.waitFor();
  return (await row.locator("td:not(.standing)").allInnerTexts()).slice(0, 3).map(Number);
}

test("a table of an edition leads to the rules with its numbers", { timeout: 240_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), "editions-"));
  const house = await openHouse({ CHAPTERHOUSE_EDITIONS: folder });
  try {
    await readEdition(await visit(browser, house.address));
  } finally {
    await house.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

async function readEdition(page: Page): Promise<void> {
  await ask(page, "PUT", "/api/me", { name: "Anselm" });
  const text = await (await page.request.get("/api/games/monastery/components")).text();
  const data = JSON.parse(text.replace('"top":[1,1,2,', '"top":[1,11,12,')) as object;
  const saved = await ask(page, "POST", "/api/games/monastery/editions", { name: "Ours", data });
  const { fingerprint } = saved as unknown as { fingerprint: string };
  const form = { game: "monastery", chairs: [ME, BOT], edition: fingerprint, start: true };
  await page.goto((await ask(page, "POST", "/api/tables", form)).path);
  await page.waitForSelector(".shell");
  await openLog(page);
  await page.getByRole("tab", { name: "Rules" }).click();
  await page.locator("article[id^=rule-]").first().waitFor();
  const search = `?edition=${fingerprint}`;
  const links = page.locator("article[id^=rule-] a");
  expect(await links.first().getAttribute("href")).toMatch(`/rules/monastery${search}#`);
  const [rules] = await Promise.all([
    page.context().waitForEvent("page"),
    page.getByRole("link", { name: "The whole rules reference" }).click(),
  ]);
  expect(await prices(rules)).toEqual([1, 11, 12]);
  expect(await rules.locator(`[data-edition="${fingerprint}"]`).innerText()).toContain("“Ours”");
  expect(await rules.locator("[data-example]").count()).toBe(0);
  expect(await rules.locator("#part-examples").innerText()).toContain("the shipped edition");
  await clean(rules, "monastery, an edition");
  await rules.locator("#part-six-lines h3 a").first().click();
  expect(new URL(rules.url()).search).toBe(search);
  await rules.getByRole("link", { name: "Print: two sheets" }).click();
  expect(await prices(rules, "[data-sheet='2'] .table")).toEqual([1, 11, 12]);
  expect(await rules.locator("[data-sheet] [data-edition]").allInnerTexts()).toHaveLength(2);
  const paper = await rules.pdf({ preferCSSPageSize: true, printBackground: true });
  expect(paper.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
  await rules.getByRole("link", { name: "Back to the rules" }).click();
  await rules.getByRole("link", { name: "The rules with the shipped edition" }).first().click();
  await rules.locator("[data-example]").first().waitFor();
  expect(await prices(rules)).toEqual([1, 1, 2]);
  expect(await rules.locator("[data-edition]").count()).toBe(0);
  for (const unknown of ["0".repeat(16), "../../abbey"])
    for (const part of ["", "/print"]) {
      await rules.goto(`/rules/monastery${part}?edition=${unknown}`);
      expect(await rules.getByRole("alert").innerText()).toContain("This house does not know that edition.");
      expect(await rules.locator("main table, main article").count()).toBe(0);
    }
  await page.context().close();
}
