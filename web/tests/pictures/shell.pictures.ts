/** Pictures of every page and of Monastery's board from the first tile to the result, for people to look at. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, test } from "vitest";
import { BOT, FRIEND, ME, openBrowser, sitDown, visit } from "../e2e/house";
import { act, doing, layTile, myTurn, playOn } from "../e2e/player";
import { openMenu } from "../e2e/shell";

const address = process.env.CHAPTERHOUSE_ADDRESS ?? "";
const folder = join(import.meta.dirname, "..", "..", "pictures");
const SIZES = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 820, height: 1180 },
  phone: { width: 390, height: 844 },
};
let browser: Browser;
beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** One state at every size, by day and by night. */
async function take(page: Page, name: string, whole = false): Promise<void> {
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.waitForFunction(() => document.fonts.status === "loaded");
      const path = join(folder, `${name}-${size}-${colorScheme}.png`);
      await page.screenshot({ path, fullPage: whole, animations: "disabled" });
    }
  }
  await page.setViewportSize(SIZES.desktop);
}

test("the site", async () => {
  const page = await visit(browser, address);
  for (const [name, path, landmark] of [
    ["home", "/", "main article"],
    ["new", "/new", "form fieldset"],
    ["me", "/me", "main h1"],
    ["rules", "/rules/monastery", "main article"],
    ["look", "/look", "main svg"],
    ["lost", "/nowhere", "main h1"],
  ] as const) {
    await page.goto(path);
    await page.locator(landmark).first().waitFor();
    await take(page, name, name !== "rules" && name !== "look");
  }
  await sitDown(page, "Hildegard", [ME, FRIEND, BOT]);
  await page.getByRole("button", { name: "Put a bot here" }).waitFor();
  await take(page, "gathering", true);
  const guest = await visit(browser, address);
  await guest.goto(new URL(page.url()).pathname);
  await guest.locator("form").waitFor();
  await take(guest, "doorstep", true);
  await sitDown(page, "Anna", [ME, { type: "my-chair", name: "Bruno" }]);
  await page.getByRole("button", { name: /lift the curtain/ }).waitFor();
  await take(page, "curtain");
  await Promise.all([page.context().close(), guest.context().close()]);
});

test("Monastery from the first tile to the result", async () => {
  const page = await visit(browser, address);
  await sitDown(page, "Hildegard", [ME, BOT, BOT, BOT], {}, { aids: "full" });
  await myTurn(page);
  await take(page, "monastery-early");
  await page.locator("[data-ref^='hand/'].lit").first().click();
  await page.locator("[data-ref^='cell/'].lit").first().dispatchEvent("click");
  await take(page, "monastery-ghost");
  await page.getByRole("button", { name: "Never mind" }).click();
  await layTile(page);
  const seen = new Set<string>();
  const memory = { doing: "", deeds: 0 };
  for (let decisions = 0; (await myTurn(page)) === "mine"; decisions++) {
    const now = await doing(page);
    if (decisions === 40) await take(page, "monastery-middle");
    if (!seen.has(now)) await take(page, `monastery-${now}`);
    seen.add(now);
    await act(page, memory);
  }
  await page.locator("dialog[open] figure svg").waitFor();
  await take(page, "monastery-result");
  await page.getByRole("button", { name: "Look at the board" }).click();
  await take(page, "monastery-late");
  await page.goto("/");
  await page.locator("main article").first().waitFor();
  await take(page, "home-games", true);
  await page.context().close();
});

test("Monastery for two, with the keys and the menu open", async () => {
  const page = await visit(browser, address);
  await sitDown(page, "Hildegard", [ME, BOT]);
  await playOn(page, 6);
  await myTurn(page);
  await openMenu(page);
  await page.getByRole("button", { name: /^Keys/ }).click();
  await take(page, "keys");
  await page.keyboard.press("Escape");
  await openMenu(page);
  await take(page, "motions");
  await page.context().close();
});
