/** The Abbey's board measured in a real browser: sizes, nothing covered, one place for the main button, the end. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser, PHONE, visit } from "./house";
import { sitDownLate } from "./late";

const address = process.env.CHAPTERHOUSE_ADDRESS ?? "";
const SMALL = { viewport: { width: 1280, height: 720 } };
const LARGE = { viewport: { width: 1440, height: 900 } };
const MOVING = { which: "abbey/accusation-three", at: 177 };
const ASKING = { which: "abbey/accusation-three", at: 215 };
const SIX = { which: "abbey/accusation-six", at: 125 };
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
  width: number;
  height: number;
}

function boxes(page: Page, selector: string): Promise<Box[]> {
  return page.locator(selector).evaluateAll((found) =>
    found.map((one) => {
      const { left, top, right, bottom, width, height } = one.getBoundingClientRect();
      return { left, top, right, bottom, width, height };
    }),
  );
}

/** Which of these cannot be clicked in their middle, because something else lies there. */
function covered(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll((found) =>
    found
      .filter((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return !hit || !(one.contains(hit) || hit.contains(one));
      })
      .map((one) => one.getAttribute("data-ref") ?? one.textContent),
  );
}

/** What is said next, measured in the moment in which it appears: at a quick table the next thing follows at once. */
function firstSpeech(page: Page): Promise<unknown> {
  return page.evaluate(
    () =>
      new Promise((found) => {
        new MutationObserver((_, observer) => {
          const speech = document.querySelector(".exchange");
          if (!speech) return;
          observer.disconnect();
          requestAnimationFrame(() => {
            const foot = document.querySelector(
              `[data-ref~="pawn/${speech.getAttribute("data-asker")}"] .disc`,
            );
            const box = (one: Element | null) => one?.getBoundingClientRect().toJSON() as unknown;
            const { left, top, width, height } = speech.getBoundingClientRect();
            const hit = document.elementFromPoint(left + width / 2, top + height / 2);
            found({
              words: speech.textContent,
              speech: box(speech),
              foot: box(foot),
              plan: box(speech.closest(".map")),
              clicked: speech.contains(hit),
            });
          });
        }).observe(document.body, { childList: true, subtree: true });
      }),
  );
}

function inside(one: Box, other: Box): boolean {
  return (
    one.left >= other.left - 1 &&
    one.right <= other.right + 1 &&
    one.top >= other.top - 1 &&
    one.bottom <= other.bottom + 1
  );
}

test.each([
  ["1440×900", LARGE, 0.65],
  ["1280×720", SMALL, 0.6],
])("plan and notebook fill the stage side by side at %s, all 24 faces in sight", async (_, size, share) => {
  const page = await visit(browser, address, size);
  await sitDownLate(page, MOVING.which, MOVING.at);
  const { width, height } = size.viewport;
  const [stage] = await boxes(page, "[data-region=stage]");
  const [plan] = await boxes(page, ".map");
  const [book] = await boxes(page, ".book");
  if (!stage || !plan || !book) throw new Error("the board is not there");
  expect((stage.width * stage.height) / (width * height)).toBeGreaterThanOrEqual(share);
  expect(plan.right).toBeLessThanOrEqual(book.left);
  expect([plan, book].every((part) => inside(part, stage))).toBe(true);
  const faces = await boxes(page, ".tile");
  expect(faces).toHaveLength(24);
  expect(faces.filter((face) => !inside(face, book))).toEqual([]);
  const feet = await boxes(page, ".pawn .disc");
  expect(feet).toHaveLength(3);
  expect(Math.min(...feet.map((foot) => foot.width))).toBeGreaterThanOrEqual(28);
  await page.context().close();
});

test("six players and the bell are in sight at 1280×720 without scrolling", async () => {
  const page = await visit(browser, address, SMALL);
  await sitDownLate(page, SIX.which, SIX.at);
  const [rail] = await boxes(page, "[data-region=rail]");
  const [clock] = await boxes(page, "[data-region=rail] [data-ref=office]");
  const plates = await boxes(page, "[data-region=rail] .plate");
  if (!rail || !clock) throw new Error("the rail is not there");
  expect(plates).toHaveLength(6);
  expect(plates.filter((plate) => !inside(plate, rail) || plate.bottom > clock.top)).toEqual([]);
  expect(inside(clock, rail)).toBe(true);
  await page.context().close();
});

test.each([
  ["1440×900", LARGE],
  ["1280×720", SMALL],
  ["a phone", PHONE],
])("a question takes a trait and the main button, and its sentence is whole: %s", async (_, size) => {
  const page = await visit(browser, address, size);
  await sitDownLate(page, ASKING.which, ASKING.at);
  const [before] = await boxes(page, "[data-region=main]");
  const bearded = page.locator('.tally[data-ref="trait/bearded"]');
  await bearded.click();
  await page.locator('[data-region=main] button[aria-disabled="false"]').waitFor();
  const [after] = await boxes(page, "[data-region=main]");
  expect(after).toEqual(before);
  const [sentence] = await boxes(page, ".sentence-in-the-making");
  const [composer] = await boxes(page, ".composer");
  if (!sentence || !composer) throw new Error("no question is being made");
  expect(inside(sentence, composer)).toBe(true);
  expect(await covered(page, ".tally, .sentence-in-the-making select")).toEqual([]);
  const parts = await boxes(page, ".sentence-in-the-making select, .composer .line > select, .typed .field");
  expect(parts.length).toBeGreaterThan(3);
  expect(parts.filter((part) => part.top < composer.top - 1 || part.bottom > composer.bottom + 1)).toEqual(
    [],
  );
  expect(await page.locator(".composer").evaluate((one) => one.scrollTop)).toBe(0);
  await bearded.click();
  expect(await page.locator('.tally[aria-pressed="true"]').count()).toBe(0);
  await page.context().close();
});

test("a suspect carries a word and a colour of mine, after a reload too", async () => {
  const page = await visit(browser, address, SMALL);
  const path = await sitDownLate(page, MOVING.which, MOVING.at);
  await page.getByRole("button", { name: "Look", exact: true }).click();
  const tile = page.locator(".tile.open").first();
  const ref = await tile.getAttribute("data-ref");
  await tile.click();
  await page.getByPlaceholder("A word of yours").fill("Lauds");
  await page.getByPlaceholder("A word of yours").press("Enter");
  await page.locator(`.tile[data-ref="${ref}"] .word[data-strip="Lauds"]`).waitFor();
  await page.getByRole("button", { name: "marked red: suspected" }).click();
  await page.locator(`.tile[data-ref="${ref}"] .ring.red`).waitFor();
  await page.goto(path);
  await page.locator(`.tile[data-ref="${ref}"] .ring.red`).waitFor();
  expect(await page.locator(`.tile[data-ref="${ref}"]`).getAttribute("aria-label")).toContain("Lauds");
  await page.context().close();
});

test("pointing at an answer shows what it excludes by itself", async () => {
  const page = await visit(browser, address, LARGE);
  await sitDownLate(page, MOVING.which, MOVING.at);
  await page.locator("button.answer").first().focus();
  await page.locator(".answer.on em").waitFor();
  await page.waitForFunction(() => !document.querySelector(".answer.on em")?.textContent?.includes("…"));
  expect(await page.locator(".answer.on em").innerText()).toMatch(/\.$/);
  await page.context().close();
});

test("resting on a room says what entering it would bring, beside the room and over no control", async () => {
  const page = await visit(browser, address, SMALL);
  await sitDownLate(page, MOVING.which, MOVING.at);
  await page.locator("#capitulum").hover();
  await page.locator("[role=note] [data-entering] li").first().waitFor();
  const note = page.locator("[role=note]");
  expect(await note.locator("h3").innerText()).toBe("Chapter Hall");
  expect(await note.locator("[data-entering]").innerText()).toMatch(/reveal|accuse/i);
  const [card] = await boxes(page, "[role=note]");
  const rails = await boxes(page, "[data-region=hand], [data-region=main]");
  if (!card) throw new Error("there is no card");
  expect(rails).toHaveLength(2);
  expect(rails.filter((rail) => card.bottom > rail.top + 1 && card.right > rail.left)).toEqual([]);
  await page.context().close();
});

test.each([
  ["1440×900", LARGE],
  ["1280×720", SMALL],
])("what is asked stands at the speaker, inside the plan, and takes no click: %s", async (_, size) => {
  const page = await visit(browser, address, size);
  await sitDownLate(page, ASKING.which, ASKING.at);
  await page.locator(".composer .ready-made").first().click();
  const measured = firstSpeech(page);
  await page.locator('[data-region=main] button[aria-disabled="false"]').click();
  const found = await measured;
  const { speech, foot, plan, words, clicked } = found as Record<"speech" | "foot" | "plan", Box> & {
    words: string;
    clicked: boolean;
  };
  expect(words).toContain("?");
  expect(inside(speech, plan)).toBe(true);
  expect(foot.right).toBeGreaterThan(speech.left);
  expect(foot.left).toBeLessThan(speech.right);
  expect(Math.min(Math.abs(speech.bottom - foot.top), Math.abs(speech.top - foot.bottom))).toBeLessThan(90);
  expect(clicked).toBe(false);
  await page.context().close();
});
