/** How much the layout of a page shifts while somebody plays, as the browser itself measures it. */
import type { Page } from "playwright-core";

type Shifting = Window & { shifted: number };

/** Count from now on; call it before the page is opened. */
export async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counter = window as unknown as Shifting;
    counter.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        counter.shifted += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** Forget what has shifted so far: a page may arrange itself while it opens. */
export async function forgetShifts(page: Page): Promise<void> {
  await page.evaluate(() => ((window as unknown as Shifting).shifted = 0));
}

export function shifts(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as Shifting).shifted);
}
