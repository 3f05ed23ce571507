/** Drills answered wrongly and rightly on the real board. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser, PHONE, visit } from "./house";

const address = process.env.CHAPTERHOUSE_ADDRESS ?? "";
const BOUND = 30_000;
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

interface Drill {
  options: { right: boolean }[];
}

test.each([
  ["monastery", "which-box"],
  ["monasterium", "reroll"],
  ["abbey", "own-card"],
])("the drill %s/%s is answered wrongly, then rightly", { timeout: 90_000 }, async (game, id) => {
  const page = await visit(browser, address);
  await page.goto(`/drill/${game}/${id}`);
  const choices = page.locator("[data-choice]");
  await choices.first().waitFor({ timeout: BOUND });
  const { options } = (await (await page.request.get(`/api/drills/${game}/${id}`)).json()) as Drill;
  const right = options.findIndex((option) => option.right);
  const wrong = options.findIndex((option) => !option.right);
  await choices.nth(wrong).click();
  await page.locator(".choice.wrong").waitFor({ timeout: BOUND });
  expect(await choices.nth(wrong).getAttribute("aria-disabled")).toBe("true");
  expect(await page.locator(".choice.right").count()).toBe(0);
  await page.keyboard.press("abcd"[right] ?? "");
  await page.locator(`.choice.right[data-choice="${right}"]`).waitFor({ timeout: BOUND });
  await page.locator("[role=status]", { hasText: "Right." }).waitFor({ timeout: BOUND });
  expect(await page.locator(".question").innerText()).not.toContain("⟨");
  await page.getByRole("button", { name: "Next drill" }).click();
  await page.waitForFunction((old) => location.pathname !== old, `/drill/${game}/${id}`, { timeout: BOUND });
  await page.locator("[data-choice]").first().waitFor({ timeout: BOUND });
  expect(await page.locator(".choice.right, .choice.wrong").count()).toBe(0);
  await page.context().close();
});

test("choices stand as letters on the board, and a tile is seen there before it is chosen", async () => {
  const page = await visit(browser, address);
  await page.goto("/drill/monastery/corner");
  const choices = page.locator("[data-choice]");
  await choices.first().waitFor({ timeout: BOUND });
  await page.locator("[data-pin]").nth(2).waitFor({ timeout: BOUND });
  expect(await page.locator("[data-pin]").allInnerTexts()).toEqual(["A", "B", "C"]);
  expect(await page.locator(".question").innerText()).not.toMatch(/\b[ew]\d[ns]\d\b/); // no name of a cell
  const ghosts = page.locator("[data-region=stage] .ghost");
  expect(await ghosts.count()).toBe(0);
  await choices.nth(1).hover();
  await ghosts.first().waitFor({ timeout: BOUND });
  const { options } = (await (await page.request.get("/api/drills/monastery/corner")).json()) as Drill;
  await page
    .locator("[data-pin]")
    .nth(options.findIndex((option) => option.right))
    .click();
  await page.locator("[role=status]", { hasText: "Right." }).waitFor({ timeout: BOUND });
  await expect.poll(() => page.locator("[data-pin].right").count()).toBe(1);
  await page.context().close();
}, 90_000);

test.each([
  ["a phone", PHONE],
  ["a small laptop", { viewport: { width: 1280, height: 720 } }],
])("on %s the verdict, the way on and every player are in sight", { timeout: 90_000 }, async (_, size) => {
  const page = await visit(browser, address, size);
  await page.goto("/drill/monastery/which-box");
  await page.locator("[data-choice]").first().waitFor({ timeout: BOUND });
  const path = "/api/drills/monastery/which-box";
  const { options } = (await (await page.request.get(path)).json()) as Drill;
  await page
    .locator("[data-choice]")
    .nth(options.findIndex((option) => option.right))
    .click();
  await page.locator("[role=status]", { hasText: "Right." }).waitFor({ timeout: BOUND });
  const hidden = (inside: string, things: string): Promise<number> =>
    page.evaluate(
      ([frame, all]) => {
        const { top, bottom } = document.querySelector(frame ?? "")!.getBoundingClientRect();
        return [...document.querySelectorAll(all ?? "")].filter((one) => {
          const box = one.getBoundingClientRect();
          return box.height === 0 || box.top < top - 1 || box.bottom > bottom + 1;
        }).length;
      },
      [inside, things],
    );
  expect(await hidden(".question", ".question .ways .button, .question [role=status] p")).toBe(0);
  expect(await page.locator(".plate").count()).toBe(2);
  expect(await hidden(".seats", ".plate")).toBe(0);
  await page.context().close();
});
