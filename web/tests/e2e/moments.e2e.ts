/** What passes over the table covers nothing that is in use: on a phone it leaves at a tap, and at the end there is nothing. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser, PHONE, visit } from "./house";
import { sitDownLate } from "./late";
import { SWIFT as MONASTERY } from "./player";
import { playOut } from "./swift";

const address = process.env.CHAPTERHOUSE_ADDRESS ?? "";
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** How far down something reaches, and where something else begins; it is tapped in the same breath. */
function tapAbove(page: Page, passing: string, used: string): Promise<{ ends: number; begins: number }> {
  return page.waitForSelector(passing).then((one) =>
    one.evaluate((element, used) => {
      const ends = element.getBoundingClientRect().bottom;
      const begins = document.querySelector(used)?.getBoundingClientRect().top ?? 0;
      const { left, top, width, height } = element.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      element.setAttribute("data-tapped", "");
      hit?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
      return { ends, begins };
    }, used),
  );
}

test("an answer at the Abbey passes above the notebook", async () => {
  const page = await visit(browser, address, PHONE);
  await sitDownLate(page, "abbey/accusation-three", 215);
  await page.locator('[data-leaf="notebook"]').tap();
  await page.locator(".composer .ready-made").first().tap();
  await page.locator('[data-region=main] button[aria-disabled="false"]').tap();
  const { ends, begins } = await tapAbove(page, ".moment", ".abbey-board .map");
  expect(ends).toBeLessThanOrEqual(begins);
  await page.locator(".moment[data-tapped]").waitFor({ state: "detached", timeout: 30_000 });
  await page.context().close();
});

test("cards that pass at Mass have their words beside them, inside the screen", async () => {
  const page = await visit(browser, address, PHONE);
  await sitDownLate(page, "abbey/accusation-three", 79);
  const held = page.locator('.held.lit[aria-pressed="false"]');
  for (let card = 0; card < 4; card++) await held.first().tap();
  await page.locator('[data-region=main] button[aria-disabled="false"]').tap();
  const words = await page.waitForSelector(".card-moment .several ~ .words");
  const box = await words.boundingBox();
  expect(box?.width).toBeGreaterThan(120);
  expect((box?.x ?? Infinity) + (box?.width ?? 0)).toBeLessThanOrEqual(PHONE.viewport.width);
  const faces = await page
    .locator(".card-moment .portrait")
    .evaluateAll((all) =>
      all
        .map((one) => one.getBoundingClientRect())
        .map(({ left, width, height }) => ({ left, width, height })),
    );
  expect(faces.every((face) => face.left >= 0 && face.height < 1.5 * face.width)).toBe(true);
  await page.context().close();
});

test("the scene of a decision at Monastery stands above the map, and does not come back", async () => {
  const page = await visit(browser, address, PHONE);
  await sitDownLate(page, "monastery/night", 290, [1]);
  const { ends, begins } = await tapAbove(page, ".scene", "main .frame");
  expect(ends).toBeLessThanOrEqual(begins);
  await page.locator(".scene").waitFor({ state: "detached" });
  await page.context().close();
});

test("the main button of a decision says what it comes to", async () => {
  const page = await visit(browser, address);
  const main = page.locator("[data-region=main] button");
  await sitDownLate(page, "monastery/night", 290, [1]);
  await expect.poll(() => main.innerText()).toBe("Send nobody");
  await sitDownLate(page, "monastery/night", 297, [0]);
  await expect.poll(() => main.innerText()).toBe("Choose one of your tiles");
  await page.context().close();
});

test("nothing passes over the end", async () => {
  const page = await visit(browser, address, { reducedMotion: "no-preference" });
  await sitDownLate(page, "monastery/night", 382, [0, 1, 2, 3]);
  await playOut(page, MONASTERY);
  expect(await page.locator("div.scene, .ribbon").count()).toBe(0);
  await page.context().close();
});
