/**
 * Frame times of the boards while one plays on them, with motion: what `requestAnimationFrame` sees, at full speed and at a
 * quarter of it (a phone). No test: it writes `frames.json` beside the pictures.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, test } from "vitest";
import { lay, openHarness, type Harness } from "../e2e/harness";
import { openBrowser, visit } from "../e2e/house";

const folder = process.env.PICTURES ?? join(import.meta.dirname, "..", "..", "pictures");
const BOARDS = {
  "monastery-placing": "[data-ref^='hand/'].lit, [data-ref^='cell/'].lit, [data-ref^='monk/'].lit",
  "monasterium-dice": "[data-ref^='pile/']",
  "abbey-middle": "[data-ref^='room/']",
};
const ACTS = 12;
let browser: Browser;
let harness: Harness;
beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  [browser, harness] = await Promise.all([openBrowser(), openHarness()]);
}, 120_000);
afterAll(() => Promise.all([browser.close(), harness.close()]));

declare global {
  interface Window {
    frameTimes: number[];
  }
}

/** From now on the page notes how long every frame takes. */
async function record(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.frameTimes = [];
    let last = performance.now();
    const note = (now: number): void => {
      window.frameTimes.push(now - last);
      last = now;
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
}

function summary(times: readonly number[]): { frames: number; median: number; p95: number; worst: number } {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number): number => Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 10) / 10;
  return { frames: sorted.length, median: at(0.5), p95: at(0.95), worst: at(0.999) };
}

test("frame times of a scripted round", async () => {
  const found: Record<string, object> = {};
  for (const [position, choosable] of Object.entries(BOARDS)) {
    for (const slowdown of [1, 4]) {
      const page = await visit(browser, harness.address, { reducedMotion: "no-preference" });
      await lay(page, harness.address, position);
      const devtools = await page.context().newCDPSession(page);
      await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
      await record(page);
      for (let act = 0; act < ACTS; act++) {
        const all = page.locator(choosable);
        const count = await all.count();
        if (count > 0) await all.nth((act * 7) % count).dispatchEvent("click");
        await page.mouse.move(400 + 40 * act, 300 + 10 * act);
        await page.waitForTimeout(250);
      }
      found[`${position} ×${slowdown}`] = summary(await page.evaluate(() => window.frameTimes));
      await page.context().close();
    }
  }
  writeFileSync(join(folder, "frames.json"), `${JSON.stringify(found, null, 2)}\n`);
}, 300_000);
