/** Axe finds nothing on any page, nor at the table in any phase, with anything open that can be opened. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, clean, stillClean } from "./axe";
import { FRIEND, ME, openBrowser, sitDown, visit } from "./house";
import { sitDownLate } from "./late";
import { doing, layTile, myTurn, playOn } from "./player";
import { openLog, openMenu } from "./shell";

const address = process.env.CHAPTERHOUSE_ADDRESS ?? "";
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** The page has been drawn: its heading is there. */
async function open(page: Page, path: string, landmark: string): Promise<void> {
  await page.goto(path);
  await page.locator(landmark).first().waitFor();
}

test("axe sees what is planted: a mute picture by day, pale words by night", async () => {
  const page = await visit(browser, address);
  await open(page, "/nowhere", "main h1");
  await page.evaluate(() => {
    document.querySelector("main")?.append(new Image(30, 30));
    document.querySelector("h1")?.setAttribute("style", "color: light-dark(#000, #222)");
  });
  expect((await axe(page)).map((found) => found.split(":")[0])).toEqual(["image-alt"]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect((await axe(page, ["color-contrast"])).length).toBe(1);
  await page.context().close();
});

test("on every page of the site", { timeout: 240_000 }, async () => {
  const page = await visit(browser, address);
  for (const [path, landmark] of [
    ["/", "main article"],
    ["/new", "form fieldset"],
    ["/me", "main h1"],
    ["/rules", "main nav a"],
    ["/look", "main svg"],
    ["/review", "main h1"],
    ["/nowhere", "main h1"],
  ] as const) {
    await open(page, path, landmark);
    await clean(page, path);
  }
  await page.locator("summary").first().click();
  await clean(page, "preferences");
  await page.context().close();
});

test("before the game: at the door, while gathering, behind the curtain, and at home afterwards", async () => {
  const [host, guest] = await Promise.all([visit(browser, address), visit(browser, address)]);
  const path = await sitDown(host, "Hildegard", [ME, FRIEND]);
  await host.getByRole("button", { name: "Put a bot here" }).waitFor();
  await clean(host, "gathering");
  await open(guest, path, "form");
  await clean(guest, "doorstep");
  await open(host, "/", "[data-table]");
  await clean(host, "home with a game");
  await sitDown(host, "Anna", [ME, { type: "my-chair", name: "Bruno" }]);
  await host.getByRole("button", { name: /lift the curtain/ }).waitFor();
  await clean(host, "curtain");
  await Promise.all([host.context().close(), guest.context().close()]);
});

test("at the table, with whatever can lie open there", { timeout: 240_000 }, async () => {
  const page = await visit(browser, address);
  // a recorded position in which tiles fit and monks can walk
  await sitDownLate(page, "monastery/night", 300, [1]);
  await myTurn(page);
  await openLog(page);
  for (const tab of ["Talk", "Notes", "Rules", "Chronicle"]) {
    await page.getByRole("tab", { name: tab }).click();
    await (tab === "Talk" ? clean(page, tab) : stillClean(page, tab, "aside"));
  }
  await openMenu(page);
  await stillClean(page, "menu", ".menu-of-table");
  await page.getByRole("button", { name: /^Keys/ }).click();
  await page.locator("dialog[open]").waitFor();
  await stillClean(page, "keys", "dialog[open]");
  await page.keyboard.press("Escape");
  await page.locator("[data-ref^='hand/'].lit").first().click();
  await stillClean(page, "a tile in hand", "main, [data-region=hand]");
  await page.locator("[data-ref^='cell/']:not(.lit)").first().focus();
  await page.getByRole("note").waitFor();
  await stillClean(page, "why not", ".voice");
  await page.locator("[data-ref^='cell/'].lit").first().dispatchEvent("click");
  await stillClean(page, "a tile laid for a look", "main, [data-region=hand]");
  await page.getByRole("button", { name: "Never mind" }).click();
  await layTile(page);
  await page.locator("[data-ref^='monk/'].lit").first().dispatchEvent("click");
  await page.locator("[data-ref^='place/'].lit").first().dispatchEvent("click");
  await stillClean(page, "the way of a monk", "main, [data-region=hand]");
  await page.context().close();
});

/** For every phase a moment of a golden game in which this chair decides. */
const PHASES = [
  ["letters", 12, "collecting", 0],
  ["letters", 175, "encouraging", 0],
  ["letters", 182, "using-monks", 0],
  ["letters", 131, "breaking-tie", 0],
  ["night", 297, "returning", 0],
  ["night", 290, "imprisoning", 1],
  ["night", 382, "placing-and-moving", 0],
] as const;

test("in every phase of a game", { timeout: 300_000 }, async () => {
  const page = await visit(browser, address);
  for (const [name, at, phase, seat] of PHASES) {
    await sitDownLate(page, `monastery/${name}`, at, [seat]);
    expect(await doing(page)).toBe(phase);
    await (phase === "collecting" ? clean(page, phase) : stillClean(page, phase, "main, [data-region=hand]"));
  }
  await page.context().close();
});

test("at the result and on the way back through the game", async () => {
  const page = await visit(browser, address);
  await sitDownLate(page, "monastery/letters", 282);
  await playOn(page);
  await page.locator("dialog figure svg").waitFor();
  await clean(page, "the result");
  await page.locator('.options a[href^="/review/"]').click();
  await page.locator("[data-ref^='place/']").first().waitFor();
  await clean(page, "looking back");
  await page.context().close();
});
