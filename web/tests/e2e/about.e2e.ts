/** Whatever is drawn on a table late in a game says what it is: to the mouse, and to a finger that stays. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser, PHONE, visit } from "./house";
import { sitDownLate } from "./late";

const address = process.env.CHAPTERHOUSE_ADDRESS ?? "";
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** A late moment of each game, and the kinds of things that lie on its table then. */
const LATE = [
  {
    which: "monastery/letters",
    at: 270,
    kinds: "abbey abbot blessing dial hour letter market monk screen strip tile",
  },
  {
    which: "monasterium/three-players",
    at: 331,
    kinds: "chalice die good messenger mission novice pane pile room row stone",
  },
  {
    which: "abbey/accusation-three",
    at: 67,
    kinds: "bell book card crypt die happening office pawn pile room silence suspect trait",
  },
  { which: "abbey/case-closed", at: 362, kinds: "crypt pawn volume" },
  { which: "monasterium/three-players", at: 374, kinds: "column row space", opens: "My board" },
] as const;

/** Drawings that are no components: the arms of players, trees, the garden of the cloister, a sign on a plain button. */
const ORNAMENTS = '[href^="#glyph-"], [href="#mm-tree"], [href="#abbey-garth"], .garth use, .look use';

/** What is drawn at a place where nothing is explained. */
function unexplained(page: Page): Promise<string[]> {
  return page.evaluate((ornaments) => {
    const middle = (one: Element): { x: number; y: number } => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    };
    const things = [...document.querySelectorAll("[data-ref]")].map((one) => one.getBoundingClientRect());
    const explained = ({ x, y }: { x: number; y: number }): boolean =>
      things.some(({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom);
    return [...document.querySelectorAll("main use, [data-region=hand] .things use, .seats use")]
      .filter((one) => one.getBoundingClientRect().width > 0 && !one.matches(ornaments))
      .filter((one) => !explained(middle(one)))
      .map(
        (one) => `${one.getAttribute("href")} in ${one.closest("[class]:not(svg)")?.className.toString()}`,
      );
  }, ORNAMENTS);
}

/** One thing of each kind that can be seen and reached without scrolling, and where to point at it. */
function oneOfEach(page: Page): Promise<{ kind: string; x: number; y: number }[]> {
  return page.evaluate(() => {
    const found = new Map<string, { kind: string; x: number; y: number }>();
    for (const one of document.querySelectorAll("[data-ref]")) {
      // of several names the last is the one that is explained
      const kind = one.getAttribute("data-ref")?.split(" ").at(-1)?.split("/")[0] ?? "";
      const { left, top, width, height } = one.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const hit = document.elementFromPoint(x, y);
      const reached = one.hasAttribute("data-over")
        ? hit?.closest("main")
        : hit?.closest("[data-ref]") === one;
      if (width > 0 && !found.has(kind) && reached) found.set(kind, { kind, x, y });
    }
    return [...found.values()];
  });
}

const NOTE = "[role=note]";
/** Something is said, and none of it is a message without words. */
async function said(page: Page, kind: string): Promise<string> {
  const note = page.locator(NOTE).first();
  await note.waitFor({ timeout: 30_000 }).catch(() => {
    throw new Error(`nothing is said of ${kind}`);
  });
  return note.innerText();
}

test.each(LATE)(
  "every drawing of $which is explained, and every kind of thing to the mouse",
  async (late) => {
    const page = await visit(browser, address);
    await sitDownLate(page, late.which, late.at);
    if ("opens" in late) await page.getByRole("button", { name: late.opens }).click();
    expect(await unexplained(page)).toEqual([]);
    const wanted = late.kinds.split(" ");
    const wantedThings = async () => (await oneOfEach(page)).filter(({ kind }) => wanted.includes(kind));
    // a region that takes its size a moment later lies under another one until then
    await expect
      .poll(async () => (await wantedThings()).map(({ kind }) => kind).sort(), { timeout: 20_000 })
      .toEqual(wanted);
    const things = await wantedThings();
    const heard = new Set<string>();
    for (const { kind, x, y } of things) {
      await page.mouse.move(1, 1);
      await page.waitForFunction((note) => document.querySelector(note) === null, NOTE);
      await page.mouse.move(x, y);
      const text = await said(page, kind);
      expect(text).not.toContain("⟨");
      heard.add(text);
    }
    expect(heard.size).toBe(things.length);
    await page.context().close();
  },
);

test.each(LATE.slice(0, 3))(
  "a finger that stays is told what the things of $which are",
  async ({ which, at, kinds }) => {
    const page = await visit(browser, address, PHONE);
    await sitDownLate(page, which, at);
    const touch = await page.context().newCDPSession(page);
    const wanted: readonly string[] = kinds.split(" ");
    const things = (await oneOfEach(page)).filter(({ kind }) => wanted.includes(kind)).slice(0, 5);
    expect(things.length).toBeGreaterThan(3);
    for (const { kind, x, y } of things) {
      await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
      expect(await said(page, kind)).not.toContain("⟨");
      await touch.send("Input.dispatchTouchEvent", { type: "touchCancel", touchPoints: [] });
      await page.evaluate(() => window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" })));
      await page.waitForFunction((note) => document.querySelector(note) === null, NOTE);
    }
    await page.context().close();
  },
);
