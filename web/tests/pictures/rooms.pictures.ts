/** Pictures of the pages where one chooses: home for a newcomer and for somebody who comes back, new table, profile. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, test } from "vitest";
import { ask, openBrowser, visit, type Chair } from "../e2e/house";

const address = process.env.CHAPTERHOUSE_ADDRESS ?? "";
const folder = join(import.meta.dirname, "..", "..", "pictures");
const SIZES = {
  "1440": { width: 1440, height: 900 },
  "1280": { width: 1280, height: 720 },
  tablet: { width: 820, height: 1180 },
  phone: { width: 390, height: 844 },
};
let browser: Browser;
beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** One state at every size, by day and by night; the phone whole. */
async function take(page: Page, name: string): Promise<void> {
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.waitForFunction(() => document.fonts.status === "loaded");
      const path = join(folder, `room-${name}-${size}-${colorScheme}.png`);
      await page.screenshot({ path, fullPage: size === "phone" || size === "tablet", animations: "disabled" });
    }
  }
  await page.setViewportSize(SIZES["1440"]);
}

const me: Chair = { type: "my-chair" };
const bot = (name: string): Chair => ({ type: "bot-chair", bot: name });
const friend: Chair = { type: "open-chair" };

/** Four tables: two that wait for me, one in the making, one in the lobby. */
async function tables(page: Page): Promise<void> {
  await ask(page, "PUT", "/api/me", { name: "Hildegard" });
  const make = (form: object): Promise<unknown> => ask(page, "POST", "/api/tables", form);
  const options = { colours: "red-blue-green" };
  await make({ game: "monastery", chairs: [me, bot("brother"), bot("prior")], options, start: true });
  await make({ game: "monastery", chairs: [me, bot("novice")], options: { colours: "red-blue" }, start: true });
  await make({ game: "abbey", name: "Friday’s abbey", chairs: [me, friend, friend, bot("brother")] });
  await make({
    game: "monasterium",
    name: "After Vespers",
    chairs: [me, friend],
    contract: { listed: true },
  });
}

test("home", async () => {
  const page = await visit(browser, address);
  await page.goto("/");
  await page.locator("article .quick fieldset").first().waitFor();
  await take(page, "home-new");
  await tables(page);
  await page.goto("/");
  await page.locator("[data-table]").first().waitFor();
  await take(page, "home-back");
  await page.context().close();
});

test("home and the form in German and French", async () => {
  for (const locale of ["de", "fr"]) {
    const page = await visit(browser, address, { locale });
    await page.goto("/");
    await page.locator("article .quick fieldset").first().waitFor();
    await take(page, `home-${locale}`);
    await page.goto("/new?game=abbey");
    await page.locator("form details summary").first().click();
    await take(page, `new-${locale}`);
    await page.context().close();
  }
});

test("a new table and the profile", async () => {
  const page = await visit(browser, address);
  await page.goto("/new?game=monastery");
  await page.locator("form ol li").first().waitFor();
  await take(page, "new");
  await page.locator("form details summary").click();
  await page.getByRole("switch", { name: "Paired game" }).check();
  await page.getByLabel("I play green").check();
  await page.getByRole("radio", { name: /^Over days/ }).check();
  await take(page, "new-more");
  await page.goto("/me");
  await page.locator("#part-games").waitFor();
  await take(page, "profile-new");
  await tables(page);
  await page.goto("/me");
  await page.locator("[data-table]").first().waitFor();
  await page.getByText("More ways").click();
  await take(page, "profile");
  await page.context().close();
});
