/** What the server finds about a finished game: graph, marks, one decision judged, what if; on all sizes, by key and clean. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe } from "./axe";
import { openBrowser, visit } from "./house";
import { recordOf } from "./late";

const address = process.env.CHAPTERHOUSE_ADDRESS ?? "";
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Bring a record and look from its first chair; resolves when its judgement is whole. */
async function judge(page: Page, which: string): Promise<void> {
  await page.goto("/review");
  await page.locator("input[type=file]").setInputFiles(recordOf(which));
  await page.locator("form button[type=submit]").click();
  await page.locator("[data-seq]").waitFor();
  await page.locator("[data-from]").selectOption("a");
  await page.waitForSelector("[data-eyes='0']");
  await page.locator("[data-ref='leaf/judged']").click();
  await page.locator("[data-judgement=done]").waitFor({ timeout: 240_000 });
}

const unfocus = (page: Page): Promise<void> =>
  page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
const seq = async (page: Page): Promise<number> =>
  Number(await page.locator("[data-seq]").getAttribute("data-seq"));

test("my mistakes are marked, judged in words, reached by key and button, and played out another way", async () => {
  const page = await visit(browser, address, { viewport: { width: 1440, height: 900 } });
  await judge(page, "monastery/letters");
  expect(await page.locator(".tally b").allInnerTexts()).toHaveLength(4);
  expect(await page.locator(".graph .mark").count()).toBeGreaterThan(0);
  const first = Number(await page.locator("[data-next-mark]").getAttribute("data-next-mark"));
  await unfocus(page);
  await page.keyboard.press("m");
  await page.waitForSelector(`[data-seq="${first}"]`);
  const card = page.locator("[data-size]");
  expect(await card.getAttribute("data-size")).not.toBe("good");
  expect(await card.innerText()).toMatch(/You[^]*A stronger player/);
  expect(await page.locator("body").innerText()).not.toContain("⟨");
  expect(await axe(page), "a mistake").toEqual([]);
  await page.locator("[data-next-mark]").click();
  await page.waitForFunction(
    (before) => Number(document.querySelector<HTMLElement>("[data-seq]")?.dataset.seq) > before,
    first,
  );
  await unfocus(page);
  await page.keyboard.press("M");
  await page.waitForSelector(`[data-seq="${first}"]`);

  // with everything open, and back to what I knew
  await page.keyboard.press("k");
  await page.waitForSelector("[data-eyes=open]");
  await page.keyboard.press("k");
  await page.waitForSelector("[data-eyes='0']");

  // by rounds, and by a click on the graph
  await page.keyboard.press("ArrowDown");
  await page.waitForFunction(
    (before) => Number(document.querySelector<HTMLElement>("[data-seq]")?.dataset.seq) > before,
    first,
  );
  await page.locator(".graph input[type=range]").click({ position: { x: 10, y: 30 } });
  await page.waitForFunction(
    () => Number(document.querySelector<HTMLElement>("[data-seq]")?.dataset.seq) < 6,
  );

  // the panel folds away, and the board has its room; a mistake opens it again
  const share = (): Promise<number> =>
    page.evaluate(() => {
      const { width, height } =
        document.querySelector("[data-region=stage]")?.getBoundingClientRect() ?? new DOMRect();
      return (width * height) / (innerWidth * innerHeight);
    });
  const beside = await share();
  await page.getByRole("button", { name: "Fold the panel away" }).click();
  await expect.poll(share).toBeGreaterThan(0.65);
  expect(beside).toBeGreaterThan(0.47);
  expect(await axe(page), "folded").toEqual([]);

  // what if
  await unfocus(page);
  await page.keyboard.press("m");
  await page.waitForSelector(`[data-seq="${first}"]`);
  await page.keyboard.press("w");
  expect(await page.locator("[data-whatif-choice] label").first().innerText()).toContain("A stronger player");
  await page.locator("[data-whatif-choice] input").first().check();
  await page.locator("[data-whatif-games]").selectOption("20");
  await page.getByRole("button", { name: "Play it out" }).click();
  await page.locator("[data-whatif=done]").waitFor({ timeout: 120_000 });
  expect(await page.locator("[data-whatif]").innerText()).toMatch(/95 in 100: between/);
  expect(await axe(page), "what if").toEqual([]);
  expect(await seq(page)).toBe(first);
  await page.context().close();
}, 420_000);

test("a case of the Abbey says who could have known when, and the better question; by night, in German", async () => {
  const page = await visit(browser, address, { colorScheme: "dark", locale: "de-DE" });
  await judge(page, "abbey/accusation-three");
  await page.getByText("Wer es hätte wissen können").waitFor();
  expect(await page.locator(".graph .diamond").count()).toBeGreaterThan(0);
  expect(await axe(page), "the whole case").toEqual([]);
  // the letters work while a tab or the slider has the focus
  await page.locator("input[type=range]").focus();
  for (let marks = 0; marks < 60 && !(await page.locator(".questions").count()); marks++) {
    const before = await seq(page);
    await page.keyboard.press("m");
    await page.waitForFunction(
      (last) => Number(document.querySelector<HTMLElement>("[data-seq]")?.dataset.seq) > last,
      before,
    );
  }
  expect(await page.locator(".questions").innerText()).toContain("Die bessere");
  await page.keyboard.press("k");
  expect(await page.locator("[data-culprit]").innerText()).toMatch(/^Der Täter: \S/);
  await page.keyboard.press("k");
  await page.waitForSelector("[data-eyes='0']");
  expect(await page.locator("body").innerText()).not.toContain("⟨");
  expect(await axe(page), "a question").toEqual([]);
  await page.context().close();
}, 420_000);

test("on a phone the judgement has its place, and nothing sticks out", async () => {
  const options = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: "fr-FR" };
  const page = await visit(browser, address, options);
  await judge(page, "monasterium/two-players");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.locator("[data-next-mark]").tap();
  await page.locator("[data-size]").waitFor();
  // board, what I did and the word for it stand in one sight, without scrolling
  const bottom = (selector: string): Promise<number> =>
    page
      .locator(selector)
      .first()
      .evaluate((one) => one.getBoundingClientRect().bottom);
  await expect.poll(() => bottom("[data-size] dd")).toBeLessThanOrEqual(844);
  expect(
    await page.locator("[data-region=stage]").evaluate((one) => one.getBoundingClientRect().top),
  ).toBeGreaterThan(0);
  const inside = await page.locator("[data-next-mark]").evaluate((one) => {
    const [button, card] = [one.getBoundingClientRect(), one.closest(".card")?.getBoundingClientRect()];
    return card ? card.bottom - button.bottom : -1;
  });
  expect(inside, "the button runs out of its card").toBeGreaterThanOrEqual(0);
  expect(await page.locator("body").innerText()).not.toMatch(/⟨|Mistake|A stronger/);
  expect(await axe(page), "a mistake").toEqual([]);
  await page.context().close();
}, 420_000);
