/** Cards of one's own: make one from parts, save the edition, and hold it at a table. Rows are added and removed. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { clean } from "./axe";
import { ask, openBrowser, openHouse, PHONE, visit, type House } from "./house";
import { recordOf } from "./late";

const folder = mkdtempSync(join(tmpdir(), "editions-"));
let browser: Browser;
let house: House;
let page: Page;

beforeAll(async () => {
  [browser, house] = await Promise.all([openBrowser(), openHouse({ CHAPTERHOUSE_EDITIONS: folder })]);
  page = await visit(browser, house.address);
});
afterAll(async () => {
  await Promise.all([browser.close(), house.close()]);
  rmSync(folder, { recursive: true, force: true });
});

interface Edition {
  name: string;
  fingerprint: string;
  differences: readonly { path: readonly (string | number)[]; value: unknown; absent: boolean }[];
}

/** Lines of the golden game of six up to the first visit to the Scriptorium, by the third player. */
const VISIT = /^c walk scriptorium \| \d+$/m;
const READER = 2;

/** That game with another edition, in which the reader takes the book at this place of the deck; and its last entry. */
function recordWith(edition: Edition, place: number): { record: string; last: number } {
  const golden = readFileSync(recordOf("abbey/accusation-six"), "utf-8");
  const [, game, ...lines] = golden.slice(0, golden.search(VISIT)).trimEnd().split("\n");
  const deal = lines.findIndex((line) => line.startsWith("deal "));
  const changes = edition.differences.map(({ path, value, absent }) =>
    absent ? `remove ${path.join("/")}` : `correct ${path.join("/")} ${JSON.stringify(value)}`,
  );
  const head = ["chapterhouse record 2", game, `edition ${edition.fingerprint} ${edition.name}`, ...changes];
  const record = [...head, ...lines, `c walk scriptorium | ${place}`, ""].join("\n");
  return { record, last: lines.length - deal + 1 };
}

const part = (name: string, value: string): ReturnType<Page["locator"]> =>
  page.locator(`[data-part=${name}] input[value=${value}]`);

test("a book is built from parts, says why a part does not fit, and lies in a hand at a table", async () => {
  await page.goto("/workshop/abbey");
  await page.getByRole("radio", { name: "Books" }).check({ force: true });
  await page.locator("[data-new-card]").click();
  await page.locator("[data-add-effect]").click();
  await page.getByRole("radio", { name: "Starred book, kept for its moment" }).check({ force: true });
  await page
    .locator("[data-part=to] [data-why]")
    .filter({ hasText: "do not show cards to themselves" })
    .waitFor();
  await part("who", "rolled").check({ force: true });
  await part("traits", "hooded").check({ force: true });
  const sentence =
    "Before your move: the rolled player shows you one of their hooded monks, if they hold any.";
  await page.locator("[data-sentence=said]").filter({ hasText: sentence }).waitFor();
  await page.locator(".face [data-text]").filter({ hasText: sentence }).waitFor();
  await page.locator("[data-name=en]").fill("A Lantern");
  await page.locator("[data-name=en]").press("Tab");
  await page.getByRole("heading", { name: "A Lantern" }).waitFor();
  await clean(page, "the card builder");
  await page.locator("[data-playable]").waitFor();
  await page.getByLabel("Name of the edition").fill("Winter tales");
  await page.getByRole("button", { name: "Save the edition" }).click();
  const saved = page.locator("[data-saved]");
  await saved.waitFor();
  const fingerprint = await saved.getAttribute("data-saved");
  const file = await page.request.get(`/api/games/abbey/editions/${fingerprint}`);
  const { edition } = (await file.json()) as { edition: Edition };

  const { record, last } = recordWith(edition, 1);
  const { id } = await ask(page, "POST", "/api/studies", { record });
  const branch = { at: last, seats: [READER], bot: "random" };
  const { path } = await ask(page, "POST", `/api/tables/${id}/branch`, branch);
  await page.goto(path);
  const book = page.locator("[data-ref='book/own-book']");
  await book.waitFor();
  await book.focus();
  await book.hover();
  const large = page.getByRole("note");
  await large.locator("[data-face=own-book]").waitFor();
  await large.getByText(sentence).waitFor();
  expect(await large.innerText()).toContain("A Lantern");
  expect(await large.locator("[data-known]").getAttribute("data-known")).toBe("card-own");
});

test("a shipped card is changed in the same way, and Undo takes it back", async () => {
  await page.goto("/workshop/abbey");
  await page.getByRole("radio", { name: "Events" }).check({ force: true });
  await page.locator("[data-thing=curfew]").click();
  await page.locator("[data-sentence=said]").filter({ hasText: "cell" }).waitFor();
  await part("room", "courtyard").check({ force: true });
  await page.locator("[data-sentence=said]").filter({ hasText: "Courtyard" }).waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.locator("[data-sentence=said]").filter({ hasText: "cell" }).waitFor();
});

test("a space is added to the road and removed, and a removed one is put back", async () => {
  await page.goto("/workshop/monasterium");
  await page.getByRole("radio", { name: "Road" }).check({ force: true });
  const spaces = page.locator("[data-thing]");
  const before = await spaces.count();
  await page.locator("[data-thing='2']").click();
  await page.locator("[data-add]").click();
  await spaces.nth(before).waitFor();
  await page.locator("[data-playable]").waitFor();
  await page.locator("[data-thing='1']").click();
  await page.locator("[data-remove]").click();
  await page.locator("[data-removed='1']").click();
  await page.locator("[data-removed]").waitFor({ state: "detached" });
  expect(await spaces.count()).toBe(before + 1);
});

test("the card builder fits a phone", async () => {
  const phone = await visit(browser, house.address, PHONE);
  await phone.goto("/workshop/abbey");
  await phone.getByRole("radio", { name: "Events" }).check({ force: true });
  await phone.locator("[data-new-card]").click();
  await phone.locator("[data-add-effect]").click();
  await phone.locator("[data-part=who] input[value=everyone]").check({ force: true });
  await phone.locator("[data-part=to] input[value=left]").check({ force: true });
  await phone.locator("[data-sentence=said]").filter({ hasText: "left" }).waitFor();
  const wide = await phone.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
});
