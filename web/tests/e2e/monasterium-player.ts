/** A player of Monasterium who only clicks what is lit, a different thing every time. It knows no rules. */
import type { Locator, Page } from "playwright-core";
import { setTable, type Chair } from "./house";
import { doing, MAIN, myTurn, seq } from "./player";
import type { Ways } from "./swift";

/** Make a table of Monasterium as the visitor of this page and go there. */
export function sitDownToDice(page: Page, name: string, chairs: Chair[]): Promise<string> {
  return setTable(page, "monasterium", name, chairs);
}

const LIT = '[aria-disabled="false"]';
const PILE = `[data-ref^='pile/']${LIT}`;
const CELL = `[data-ref^='cell/']${LIT}`;
const PANE = `[data-ref^='pane/']${LIT}`;
const PLACE = `main .spot.lit:not([data-ref^='windows/'], [data-ref^='stone/'])`;
const OFFER = ".options .offer .button:not(.plain)";

/** What is clicked for each kind of decision, one thing after the other. */
const WAYS: Record<string, readonly string[]> = {
  "choosing-number": [`.options .tray ${LIT}`],
  rerolling: [`.options .tray ${LIT}`, MAIN],
  "taking-dice": [PILE, OFFER, MAIN],
  "using-dice": [CELL],
  "using-any-action": [`${CELL} | ${MAIN}`],
  "choosing-novice": [CELL],
  "placing-novice": [PLACE],
  "placing-extra-novice": [PLACE],
  "taking-window-from-chapel": [OFFER, PANE],
  "taking-window-from-room": [PANE],
  "taking-any-window": [`${OFFER} | ${MAIN}`, PANE],
};

/** The same for whole games. */
export const SWIFT: Ways = { ...WAYS, "*": [`${OFFER} | ${MAIN}`] };

/** Click the nth of what is there; false if nothing is. */
async function choose(locator: Locator, nth: number): Promise<boolean> {
  const count = await locator.count();
  if (count === 0) return false;
  await locator.page().mouse.move(1, 1); // off whatever says why not
  await locator.nth(nth % count).click();
  return true;
}

/** One decision; it has counted when this returns. */
export async function decide(page: Page, nth: number): Promise<string> {
  const now = await doing(page);
  const before = await seq(page);
  for (const [selector] of (WAYS[now] ?? [OFFER]).map((way) => way.split(" | "))) {
    if ((await seq(page)) !== before || (await page.locator(".sentence.mine").count()) === 0) break;
    await choose(page.locator(selector ?? OFFER), nth);
  }
  const counted = (last: number): boolean =>
    Number(document.querySelector<HTMLElement>("[data-seq]")?.dataset.seq) > last;
  await page.waitForFunction(counted, before, { timeout: 10_000 }).catch(() => {
    throw new Error(`nothing came of my choice while I was ${now}`);
  });
  return now;
}

/** Decide until I am asked for one of these. */
export async function until(page: Page, wanted: readonly string[], most = 60): Promise<void> {
  for (let nth = 0; nth < most; nth++) {
    await myTurn(page);
    if (wanted.includes(await doing(page))) return;
    await decide(page, nth);
  }
  throw new Error(`never ${wanted.join(" or ")}`);
}
