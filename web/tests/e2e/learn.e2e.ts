/** The guided first games by keys, by axe, in other languages, and off the marked way; `guided` plays them through. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, clean, stillClean } from "./axe";
import { openBrowser, visit } from "./house";
import { begin, byKeys, byMouse, chapter, heard, read, waiting } from "./learner";
import { sitDownLate } from "./late";

const address = process.env.CHAPTERHOUSE_ADDRESS ?? "";
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test("a chapter of a guided game is played with the keyboard alone, and leads to the next", async () => {
  const page = await visit(browser, address);
  const warned: string[] = [];
  page.on("console", (line) => line.type() === "warning" && warned.push(line.text()));
  await begin(page, "monasterium");
  expect(await chapter(page, byKeys)).toBeGreaterThan(2);
  const { pathname } = new URL(page.url());
  await byKeys(page.locator(".guide").getByRole("button", { name: /Next chapter/ }));
  await page.waitForFunction((path) => location.pathname !== path, pathname);
  await page.locator(".guide").waitFor();
  expect(warned).toEqual([]);
  await page.context().close();
});

test("another move is answered kindly, and one may go back, begin again, and come back after a reload", async () => {
  const page = await visit(browser, address);
  await begin(page, "monastery");
  await waiting(page);
  await read(page, byMouse);
  await page.locator('[data-ref~="hand/sacristy"].lit').click();
  await page.locator("[data-ref^='cell/'].lit").first().dispatchEvent("click");
  await page.locator("[data-region=main] button").click();
  await page.getByText("You may do that by the rules.").waitFor();
  expect((await heard(page)).number).toBe(1);
  await page.getByRole("button", { name: "Never mind" }).click();
  await page.getByRole("button", { name: "Do it for me" }).click();
  await page.locator('[data-mark="lesson-walk-path"]').waitFor();
  await page.reload();
  await page.locator('[data-mark="lesson-walk-path"]').waitFor();
  await page.locator(".guide").getByRole("button", { name: "Back", exact: true }).click();
  await page.locator('[data-number="1"]').waitFor();
  await page.goto("/learn");
  await page.getByRole("button", { name: /Go on/ }).click();
  await page.locator(".guide").waitFor();
  await page.locator(".guide").getByRole("link", { name: "Leave" }).click();
  await page.getByRole("heading", { name: "Learn by playing" }).waitFor();
  await page.context().close();
});

test(
  "axe finds nothing at the lessons, on a desk and on a phone, by day and by night",
  { timeout: 240_000 },
  async () => {
    const page = await visit(browser, address);
    await page.goto("/learn");
    await page.locator("[data-lesson]").first().waitFor();
    await clean(page, "/learn");
    for (const game of ["monastery", "monasterium", "abbey"]) {
      await begin(page, game);
      await waiting(page);
      await read(page, byMouse);
      await stillClean(page, game, "main, [data-region=hand]");
    }
    await page.context().close();
  },
);

test("the guide speaks French and German too", async () => {
  for (const [locale, first] of [
    ["fr", "Bienvenue."],
    ["de", "Willkommen."],
  ] as const) {
    const page = await visit(browser, address, { locale });
    await page.goto("/learn");
    await page.locator('[data-lesson="abbey/first"] .button.main').click();
    await page.locator(".guide .text", { hasText: first }).waitFor();
    expect(await page.locator(".guide").innerText()).not.toMatch(/⟨|Next|Leave/);
    await page.context().close();
  }
});

test("on demand the table says what I can do now and why I would", async () => {
  const page = await visit(browser, address);
  await sitDownLate(page, "monastery/letters", 147);
  await page.keyboard.press("w");
  const dialog = page.getByRole("region", { name: "What you can do now" });
  await dialog.locator('[data-can="place-tile"], [data-can="exchange-tile"]').first().waitFor();
  expect(await dialog.innerText()).not.toContain("⟨");
  expect(await dialog.locator("li").count()).toBe(await dialog.locator("li:has([data-rule])").count());
  const order = await dialog
    .locator("li")
    .evaluateAll((all) => all.map((one) => one.getAttribute("data-can")));
  expect(order[0]).toBe("place-tile");
  expect(order.at(-1)).toBe("done");
  expect(await axe(page)).toEqual([]);
  await dialog.locator('[data-can="place-tile"]').hover();
  await page.locator("[data-ref^='hand/'][data-shown]").first().waitFor();
  await page.locator("[data-ref^='cell/'][data-shown]").first().waitFor();
  await dialog.locator('[data-can="walk"]').hover();
  await page.locator("[data-ref^='monk/'][data-shown]").first().waitFor();
  expect(await page.locator("[data-ref^='cell/'][data-shown]").count()).toBe(0);
  await dialog.locator("[data-rule]").first().click();
  await page.getByRole("tab", { name: "Rules", selected: true }).waitFor();
  await page.getByRole("button", { name: /What can I do now/ }).click();
  await dialog.getByRole("link", { name: "Learn this game step by step" }).click();
  await page.getByRole("heading", { name: "Learn by playing" }).waitFor();
  await page.context().close();
});
