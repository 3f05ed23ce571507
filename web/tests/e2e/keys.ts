/**
 * A player with a keyboard and nothing else. Every step is a real press of Tab, Shift+Tab or Enter; the page is asked
 * only how far away the next lit thing is, as somebody who sees it would know.
 */
import type { Page } from "playwright-core";
import { doing, myTurn, seq } from "./player";
import type { Ways } from "./swift";

const PATIENCE = 30_000;

/** How many presses of Tab lead to the nth thing that fits; null if Tab does not stop there. */
function distance({ selector, nth }: { selector: string; nth: number }): number | null {
  const stops = [
    ...document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, [tabindex]"),
  ]
    .filter((one) => one.tabIndex >= 0 && !one.hasAttribute("disabled"))
    .filter((one) => one.checkVisibility({ visibilityProperty: true }));
  const fitting = stops.filter((one) => one.matches(selector));
  const wanted = fitting[nth % fitting.length];
  if (!wanted) return null;
  const here = document.activeElement ? stops.indexOf(document.activeElement as HTMLElement) : -1;
  return stops.indexOf(wanted) - here;
}

async function onto(page: Page, selector: string, nth: number): Promise<boolean> {
  for (let tries = 0; tries < 4; tries++) {
    const steps = await page.evaluate(distance, { selector, nth });
    if (steps === null) return false;
    const key = steps < 0 ? "Shift+Tab" : "Tab";
    await Promise.all(Array.from({ length: Math.abs(steps) }, () => page.keyboard.press(key)));
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector))
      return true;
  }
  throw new Error(`the keyboard does not reach ${selector}`);
}

/** Whether a selector has something, or the decision has counted by itself. */
async function ready(page: Page, selectors: readonly string[], before: number): Promise<string | null> {
  const found = await page.waitForFunction(
    ({ selectors, before }) => {
      if (Number(document.querySelector<HTMLElement>("[data-seq]")?.dataset.seq) > before) return "counted";
      return selectors.find((one) => document.querySelector(one)) ?? false;
    },
    { selectors, before },
    { timeout: PATIENCE },
  );
  const which = (await found.jsonValue()) as string;
  return which === "counted" ? null : which;
}

/** Whether something comes up soon: the table is asked whether a choice is complete, and takes a moment to say so. */
function soon(page: Page, selector: string): Promise<boolean> {
  return page
    .locator(selector)
    .first()
    .waitFor({ timeout: 600 })
    .then(
      () => true,
      () => false,
    );
}

async function press(page: Page, step: string, nth: number, before: number): Promise<boolean> {
  const [wanted = "", end] = step.split(" until ");
  for (let times = 0; times < 9; times++) {
    if (end !== undefined && (await page.locator(end).count()) > 0) return true;
    const selector = await ready(page, wanted.split(" | "), before);
    if (selector === null) return false;
    if (!(await onto(page, selector, nth))) throw new Error(`nothing to press: ${selector}`);
    await page.keyboard.press("Enter");
    if (end === undefined || (await soon(page, end))) return true;
  }
  throw new Error(`never enough: ${step}`);
}

async function decide(page: Page, ways: Ways, nth: number): Promise<string> {
  const [now, before] = [await doing(page), await seq(page)];
  for (const step of ways[now] ?? ways["*"] ?? []) if (!(await press(page, step, nth, before))) return now;
  await ready(page, [], before);
  return now;
}

/** A game to its end by keyboard, or for so many decisions; how many there were, and of which kinds. */
export async function playByKeys(
  page: Page,
  ways: Ways,
  most = 400,
): Promise<{ over: boolean; decisions: number; met: Set<string> }> {
  const met = new Set<string>();
  for (let done = 0; done < most; done++) {
    if ((await myTurn(page)) === "over") return { over: true, decisions: done, met };
    met.add(await decide(page, ways, done));
  }
  return { over: false, decisions: most, met };
}
