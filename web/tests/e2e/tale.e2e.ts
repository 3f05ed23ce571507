/** The story of a finished game: words, three boards, the link and the picture; on a phone; not for everybody. */
import { readFileSync } from "node:fs";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe } from "./axe";
import { openBrowser, PHONE, visit } from "./house";
import { recordOf } from "./late";

const address = process.env.CHAPTERHOUSE_ADDRESS ?? "";
const BOUND = 30_000;
const BOARD = "[data-moment] .board";
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** A recorded game as a finished table of mine; its id. */
async function finished(page: Page, record: string): Promise<string> {
  await page.request.put("/api/me", { data: { name: "Anna" } });
  const answer = await page.request.post("/api/studies", {
    data: { record: readFileSync(recordOf(record), "utf-8") },
  });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}

async function openTale(page: Page, id: string): Promise<void> {
  await page.goto(`/tale/${id}`);
  await page.locator(BOARD).nth(2).waitFor({ timeout: BOUND });
}

test("a finished game has its story with three boards", { timeout: 120_000 }, async () => {
  const page = await visit(browser, address);
  const id = await finished(page, "monastery/no-placement");
  await openTale(page, id);
  expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("Ahead from the start");
  expect(await page.title()).toBe("Ahead from the start · Chapterhouse");
  await page
    .locator("[data-moment] [data-ref^='place/']")
    .first()
    .waitFor({ state: "attached", timeout: BOUND });
  const boards = await page
    .locator("[data-moment]")
    .evaluateAll((all) => all.map((one) => one.querySelectorAll("[data-ref^='place/']").length));
  expect(boards).toHaveLength(3);
  expect(boards.every((count) => count > 0)).toBe(true);
  expect(await page.locator("article").innerText()).not.toContain("⟨");
  expect(await axe(page)).toEqual([]);
  await page.context().close();
});

test("the story is sent as a link and saved as a picture", { timeout: 90_000 }, async () => {
  const page = await visit(browser, address, { locale: "de" });
  const id = await finished(page, "monastery/no-placement");
  await openTale(page, id);
  await page.getByRole("heading", { level: 1, name: "Von Anfang an vorn" }).waitFor({ timeout: BOUND });
  const link = (await page.locator("[data-copy]").getAttribute("data-copy")) ?? "";
  expect(new URL(link).pathname + new URL(link).search).toBe(`/tale/${id}?language=de`);
  const preview = await (await page.request.get(link)).text();
  expect(preview).toContain('<meta property="og:title" content="Von Anfang an vorn"');
  const saving = page.waitForEvent("download", { timeout: BOUND });
  await page.locator("[data-picture]").click();
  const file = await (await saving).path();
  expect(readFileSync(file).subarray(1, 4).toString()).toBe("PNG");
  expect(readFileSync(file).length).toBeGreaterThan(50_000);
  await page.context().close();
});

test("on a phone the story is one column, and leads to the review", { timeout: 90_000 }, async () => {
  const page = await visit(browser, address, PHONE);
  const id = await finished(page, "monastery/no-placement");
  await openTale(page, id);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.locator(`a[href="/review/${id}"]`).click();
  await page.locator("[data-seq]").waitFor({ timeout: BOUND });
  await page.context().close();
});

test("a story that is not mine to read says so", async () => {
  const [mine, other] = [await visit(browser, address), await visit(browser, address)];
  const id = await finished(mine, "monastery/no-placement");
  await other.goto(`/tale/${id}`);
  await other.getByText("This story is not open to you").waitFor({ timeout: BOUND });
  await other.goto("/tale/nowhere");
  await other.getByText("There is no such game here.").waitFor({ timeout: BOUND });
  await mine.context().close();
  await other.context().close();
});
