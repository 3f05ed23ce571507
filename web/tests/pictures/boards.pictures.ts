/**
 * The boards from recorded positions, early to late: at every size, by day and by night. No server is needed.
 * `POSITIONS=abbey-end` takes only those whose name begins so.
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, test } from "vitest";
import { lay, openHarness, type Harness } from "../e2e/harness";
import { openBrowser, visit } from "../e2e/house";

const folder = process.env.PICTURES ?? join(import.meta.dirname, "..", "..", "pictures");
const SIZES = {
  "1440": { width: 1440, height: 900 },
  "1280": { width: 1280, height: 720 },
  tablet: { width: 820, height: 1180 },
  phone: { width: 390, height: 844 },
};
let browser: Browser;
let harness: Harness;
beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  [browser, harness] = await Promise.all([openBrowser(), openHarness()]);
}, 120_000);
afterAll(() => Promise.all([browser.close(), harness.close()]));

async function take(page: Page, name: string): Promise<void> {
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      const path = join(folder, `${name}-${size}-${colorScheme}.png`);
      await page.screenshot({ path, animations: "disabled" });
    }
  }
  await page.setViewportSize(SIZES["1440"]);
}

test("every position of harness/positions.toml", async () => {
  const page = await visit(browser, harness.address);
  const answer = await page.request.get(`${harness.address}positions/index.json`);
  const wanted = process.env.POSITIONS ?? "";
  for (const position of (await answer.json()) as string[]) {
    if (!position.startsWith(wanted)) continue;
    await lay(page, harness.address, position);
    await take(page, position);
  }
  await page.context().close();
});
