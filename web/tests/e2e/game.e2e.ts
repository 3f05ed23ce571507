/** Whole games by clicking. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { begin, BOT, ME, openBrowser, sitDown, visit } from "./house";
import { sitDownLate } from "./late";
import { layTile, moveMonk, myTurn, seq, SWIFT } from "./player";
import { playOut } from "./swift";
import { openLog, openMenu } from "./shell";

const address = process.env.CHAPTERHOUSE_ADDRESS ?? "";
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Do something that counts, and wait until it has. */
async function after(page: Page, deed: () => Promise<unknown>): Promise<void> {
  const before = await seq(page);
  await deed();
  await page.waitForFunction(
    (last) => Number(document.querySelector<HTMLElement>("[data-seq]")?.dataset.seq ?? Infinity) > last,
    before,
  );
}

test("a game against bots is two clicks away, and on a laptop the dial is whole beside four players", async () => {
  const page = await visit(browser, address, { viewport: { width: 1366, height: 850 } });
  await page.goto("/");
  await page.getByText("unofficial fan project").waitFor();
  await page
    .getByRole("button", { name: /^Play now/ })
    .first()
    .click();
  await page.waitForSelector("[data-seq]");
  expect(new URL(page.url()).pathname).toMatch(/^\/t\//);
  expect(await page.locator(".seats article").count()).toBe(4);
  const ends = ["[data-region=rail]", "[data-region=rail] .dial svg"].map((part) =>
    page.locator(part).evaluate((one) => one.getBoundingClientRect().bottom),
  );
  const [column = 0, dial = Infinity] = await Promise.all(ends);
  expect(dial).toBeLessThanOrEqual(column);
  await page.context().close();
});

test("a whole game is played by clicking what is lit, to the last line of the result", async () => {
  const page = await visit(browser, address);
  await sitDown(page, "Hildegard", [ME, BOT]);
  const { decisions, met } = await playOut(page, SWIFT, 1_000);
  expect(decisions).toBeGreaterThan(20);
  expect(met).toEqual(expect.arrayContaining(["placing-and-moving", "using-monks", "collecting"]));
  const dialog = page.getByRole("dialog");
  expect(await dialog.locator("table").first().locator("tbody tr").count()).toBe(2);
  await dialog.locator("figure svg").waitFor();
  const total = await dialog.locator("tbody tr").first().locator("td .points").allInnerTexts();
  const numbers = total.map((text) => Number(text.replace("−", "-")));
  expect(numbers.slice(0, -1).reduce((sum, points) => sum + points, 0)).toBe(numbers.at(-1));

  const { pathname } = new URL(page.url());
  // the shell stays: the board is in sight above the result, and the main button plays again
  const sight = await dialog.locator(".plank").boundingBox();
  const abbey = await page.locator("[data-ref~='place/abbey']").boundingBox();
  expect((abbey?.y ?? Infinity) + (abbey?.height ?? 0)).toBeLessThan(sight?.y ?? 0);
  await page.getByRole("button", { name: "Play again" }).click();
  await page.waitForFunction((path) => location.pathname !== path, pathname);
  await begin(page);
  await myTurn(page);
  await page.context().close();
});

test("what is being prepared can be dropped, and a step taken back before anybody learned from it", async () => {
  const page = await visit(browser, address);
  await sitDown(page, "Hildegard", [ME, BOT], { colours: "red-blue" });
  await myTurn(page);
  await page.locator("[data-ref^='hand/'].lit").first().click();
  await page.locator("[data-ref^='cell/'].lit").first().dispatchEvent("click");
  await page.getByRole("button", { name: "Never mind" }).click();
  expect(await page.locator("[data-ref^='cell/']").count()).toBe(0);
  await after(page, () => layTile(page));
  const points = (): Promise<string> => page.locator(".options .detail").innerText();
  const before = await points();
  await page.locator("[data-ref^='monk/'].lit").first().waitFor();
  await after(page, async () => expect(await moveMonk(page)).toBe(true));
  await page.waitForFunction(
    (text) => document.querySelector(".options .detail")?.textContent !== text,
    before,
  );
  await after(page, () => page.getByRole("button", { name: "Undo" }).click());
  await page.locator(".options .detail", { hasText: before }).waitFor();
  await openLog(page);
  expect(await page.getByRole("log").innerText()).toContain("took a step back");
  await page.context().close();
});

test("a box of a site is chosen on the map: once for a look, once more to mean it", async () => {
  const page = await visit(browser, address);
  await sitDown(page, "Hildegard", [ME, BOT], { colours: "red-blue", start: "fixed" });
  await myTurn(page);
  await page.locator('[data-ref^="hand/path"].lit').first().click();
  await page.locator("[data-ref^='cell/'].lit").first().dispatchEvent("click");
  await after(page, () => page.locator("[data-region=main] button").click());
  await page.locator("[data-ref^='monk/'].lit").first().dispatchEvent("click");
  const box = page.locator("[data-ref^='box/']").last();
  const [place, number] = ((await box.getAttribute("data-ref")) ?? "").slice("box/".length).split(":");
  await box.dispatchEvent("click");
  await page.locator(`[data-ref~="box/${place}:${number}"].picked`).waitFor();
  await after(page, () => box.dispatchEvent("click"));
  await openLog(page);
  await page.getByRole("log").getByText(`, box ${number}.`).first().waitFor();
  await page.context().close();
});

test("blessings are given by clicks alone: where, how many, and once more to mean it", async () => {
  const page = await visit(browser, address);
  await sitDownLate(page, "monastery/letters", 175);
  await myTurn(page);
  const places = page.locator("[data-ref^='place/'].lit");
  const [first, second] = [places.first(), places.nth(1)];
  const options = page.locator(".options");
  const left = Number(/(\d+) blessings? left/.exec(await options.innerText())?.[1]);
  await first.dispatchEvent("click");
  await second.dispatchEvent("click"); // another place instead
  await page.locator(".sentence", { hasText: "How many blessings" }).waitFor();
  if (left > 1) {
    await page.getByRole("button", { name: "One blessing more" }).click();
    await options.getByText(`${left - 2} blessing`).waitFor();
    await page.getByRole("button", { name: "One blessing less" }).click();
  }
  await options.getByText(`${left - 1} blessing`).waitFor();
  const goal = ((await second.getAttribute("data-ref")) ?? "").split(" ")[0];
  await after(page, () => page.locator(`[data-ref~="${goal}"]`).dispatchEvent("click"));
  await page.locator("[data-ref^='place/'] ~ .gift, .gift").first().waitFor();
  await page.context().close();
});

test("whoever wants no confirmation moves a monk with two clicks", async () => {
  const page = await visit(browser, address);
  await sitDown(page, "Hildegard", [ME, BOT], { colours: "red-blue", start: "fixed" });
  await myTurn(page);
  await after(page, () => layTile(page));
  await openMenu(page);
  await page.getByLabel("One click on the board is enough").check();
  await page.keyboard.press("Escape");
  await page.locator("[data-ref^='monk/'].lit").first().dispatchEvent("click");
  await after(page, () => page.locator("[data-ref^='place/'].lit").first().dispatchEvent("click"));
  await page.context().close();
});

test("several people share a device, and a curtain hides each from the other", async () => {
  const page = await visit(browser, address);
  await sitDown(page, "Anna", [ME, { type: "my-chair", name: "Bruno" }], { colours: "red-blue" });
  await page.getByRole("button", { name: "I am Anna: lift the curtain" }).click();
  await myTurn(page);
  expect(await page.locator("[data-ref^='hand/']").count()).toBe(4);
  await after(page, () => page.getByRole("button", { name: "End my turn" }).click());
  const lift = page.getByRole("button", { name: "I am Bruno: lift the curtain" });
  await lift.waitFor();
  expect(await page.locator("[data-ref^='hand/']").count()).toBe(0);
  await lift.click();
  await myTurn(page);
  expect(await page.locator("[data-ref^='hand/']").count()).toBe(4);
  await page.context().close();
});

test("the same game can be played by lists of words", async () => {
  const page = await visit(browser, address);
  await sitDown(page, "Hildegard", [ME, BOT]);
  await myTurn(page);
  await openMenu(page);
  await page.getByLabel("Play by lists of words").check();
  await page.keyboard.press("Escape");
  await page.getByRole("region", { name: "What lies open" }).waitFor();
  const before = await seq(page);
  await page.getByPlaceholder("Find a choice by typing").fill("Done");
  await page.locator(".groups").getByRole("button", { name: "Done", exact: true }).click();
  await page.waitForFunction(
    (last) => Number(document.querySelector<HTMLElement>("[data-seq]")?.dataset.seq) > last,
    before,
  );
  await page.context().close();
});
