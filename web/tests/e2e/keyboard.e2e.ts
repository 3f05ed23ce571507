/** The whole game by keyboard alone: by single letters, and by Tab, Enter and arrows for whoever turned those off. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { BOT, ME, openBrowser, sitDown, visit } from "./house";
import { actByKeys, focused, focusOn, tabTo } from "./key-player";
import { doing, myTurn, seq } from "./player";

const address = process.env.CHAPTERHOUSE_ADDRESS ?? "";
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** From now on a pointer is an error. */
async function withoutPointer(page: Page): Promise<void> {
  await page.evaluate(() => {
    const fail = (): never => {
      throw new Error("a pointer was used");
    };
    addEventListener("pointerdown", fail, true);
  });
}

/** Keep every scene that stood over the board, and everything that was said aloud. */
async function watchScenes(page: Page): Promise<() => Promise<{ scenes: string[]; said: string }>> {
  await page.addInitScript(() => {
    const kept = { scenes: [] as string[], said: "" };
    Object.assign(window, { kept });
    new MutationObserver(() => {
      const scene = document.querySelector(".scene strong")?.textContent;
      if (scene && kept.scenes.at(-1) !== scene) kept.scenes.push(scene);
      const said = document.querySelector("[data-announcer]")?.textContent ?? "";
      if (!kept.said.endsWith(said)) kept.said += said;
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { kept: { scenes: string[]; said: string } }).kept);
}

test("a whole game is played by keys alone, and the focus is never lost", async () => {
  const page = await visit(browser, address);
  const kept = await watchScenes(page);
  await sitDown(page, "Hildegard", [ME, BOT]);
  await myTurn(page);
  await withoutPointer(page);
  const kinds = new Set<string>();
  let deeds = 0;
  let last = "";
  for (let decisions = 0; decisions < 1_000; decisions++) {
    if ((await myTurn(page)) === "over") break;
    const now = await doing(page);
    deeds = now === last ? deeds + 1 : 0;
    last = now;
    kinds.add(await actByKeys(page, deeds));
  }
  expect(await myTurn(page)).toBe("over");
  expect([...kinds]).toEqual(expect.arrayContaining(["placing-and-moving", "collecting"]));
  const { scenes, said } = await kept();
  expect(scenes.filter((scene) => scene.endsWith("is the Abbot")).length).toBeGreaterThan(0);
  expect(said).toMatch(/is the Abbot\. \w+/);
  await focusOn(page, "dialog[open] #ending");
  await tabTo(page, "[data-region=main] button");
  const { pathname } = new URL(page.url());
  await page.keyboard.press("Enter"); // play again
  await page.waitForFunction((path) => location.pathname !== path, pathname);
  await page.context().close();
});

test("Tab, Enter and arrows are enough, with the single letters turned off", async () => {
  const page = await visit(browser, address);
  await sitDown(page, "Hildegard", [ME, BOT], { colours: "red-blue", start: "fixed" });
  await myTurn(page);
  await withoutPointer(page);
  await page.keyboard.press("?");
  await page.getByRole("dialog", { name: "Keys" }).waitFor();
  await tabTo(page, "dialog input");
  await page.keyboard.press("Space");
  await page.keyboard.press("Escape");
  await page.getByRole("dialog", { name: "Keys" }).waitFor({ state: "hidden" });
  const where = await focused(page);
  await page.keyboard.press("t");
  expect(await focused(page)).toBe(where);

  await tabTo(page, "[data-ref^='hand/'].lit");
  await page.keyboard.press("Enter");
  await focusOn(page, "[data-ref^='cell/'].lit");
  await page.keyboard.press("Escape");
  await focusOn(page, "[data-ref^='hand/'].lit");
  await page.keyboard.press("Enter");
  await focusOn(page, "[data-ref^='cell/'].lit");
  const cells = new Set<string>();
  for (const key of ["ArrowRight", "ArrowRight", "ArrowDown", "ArrowDown", "ArrowLeft", "ArrowUp"]) {
    await page.keyboard.press(key);
    cells.add(await page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? ""));
  }
  expect(cells.size).toBeGreaterThan(2);
  expect(cells.has("")).toBe(false);
  await tabTo(page, "[data-ref^='cell/'].lit");
  await page.keyboard.press("Enter");
  await focusOn(page, "[data-ref^='ghost/']");
  const before = await seq(page);
  await page.keyboard.press("Control+Enter");
  await page.waitForSelector(`[data-seq="${before + 1}"]`, { state: "attached" });
  await focusOn(page, "#turn");
  await page.keyboard.press("Tab");
  await focusOn(page, "[data-region=hand] button");
  await page.context().close();
});

test("the link past the head leads to the board, and whatever has the focus is brought into sight", async () => {
  const page = await visit(browser, address);
  await sitDown(page, "Hildegard", [ME, BOT]);
  await myTurn(page);
  await page.keyboard.press("Tab");
  await focusOn(page, ".skip");
  await page.keyboard.press("Enter");
  await focusOn(page, "#main");
  await page.keyboard.press("b");
  await focusOn(page, "[data-ref^='place/']");
  for (let slides = 0; slides < 14; slides++) await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("b");
  await page.waitForFunction(() => {
    const [thing, frame] = [document.activeElement, document.querySelector(".glass")].map((one) =>
      one?.getBoundingClientRect(),
    );
    return thing && frame && thing.left >= frame.left && thing.right <= frame.right;
  });
  await page.context().close();
});
