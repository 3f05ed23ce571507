/**
 * Frame times of the boards while bots move, with motion: what `requestAnimationFrame` sees between two decisions of mine,
 * on a processor that Chromium slows down four times, like that of a phone (`THROTTLE=1`: as it is).
 * No test, because it depends on the machine: it writes `frames.json` beside the pictures.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, test } from "vitest";
import { SWIFT as ABBEY } from "../e2e/abbey-player";
import { BOT, ME, openBrowser, setTable, visit } from "../e2e/house";
import { SWIFT as MONASTERIUM } from "../e2e/monasterium-player";
import { myTurn, SWIFT as MONASTERY } from "../e2e/player";
import { playSwiftly, type Ways } from "../e2e/swift";

const address = process.env.CHAPTERHOUSE_ADDRESS ?? "";
const folder = process.env.PICTURES ?? join(import.meta.dirname, "..", "..", "pictures");
const GAMES: Record<string, Ways> = { monastery: MONASTERY, monasterium: MONASTERIUM, abbey: ABBEY };
const DECISIONS = 12;
const THROTTLE = Number(process.env.THROTTLE ?? 4);
/** A frame longer than this is seen as a stutter: two frames of 60 a second. */
const STUTTER = 33.4;
let browser: Browser;
beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  browser = await openBrowser();
}, 120_000);
afterAll(() => browser.close());

declare global {
  interface Window {
    frameTimes: number[];
    noting: boolean;
  }
}

/** From now on the page notes how long every frame takes, while `noting` is set. */
async function record(page: Page): Promise<void> {
  await page.evaluate(() => {
    [window.frameTimes, window.noting] = [[], false];
    let last = performance.now();
    const note = (now: number): void => {
      if (window.noting) window.frameTimes.push(now - last);
      last = now;
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
}

function summary(times: readonly number[]): Record<"frames" | "median" | "p95" | "stutters", number> {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number): number => Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 10) / 10;
  const slow = sorted.filter((time) => time > STUTTER).length / Math.max(1, sorted.length);
  return { frames: sorted.length, median: at(0.5), p95: at(0.95), stutters: Math.round(slow * 1000) / 1000 };
}

test("frame times while three bots move", async () => {
  const found: Record<string, object> = {};
  for (const [game, ways] of Object.entries(GAMES)) {
    const page = await visit(browser, address, { reducedMotion: "no-preference" });
    await setTable(page, game, "Hildegard", [ME, BOT, BOT, BOT]);
    await myTurn(page);
    await record(page);
    const devtools = await page.context().newCDPSession(page);
    const slow = (rate: number) => devtools.send("Emulation.setCPUThrottlingRate", { rate });
    for (let decision = 0; decision < DECISIONS; decision++) {
      await playSwiftly(page, ways, 1, decision);
      await slow(THROTTLE);
      await page.evaluate(() => void (window.noting = true));
      await myTurn(page);
      await page.evaluate(() => void (window.noting = false));
      await slow(1);
    }
    found[game] = summary(await page.evaluate(() => window.frameTimes));
    await page.context().close();
  }
  writeFileSync(join(folder, "frames.json"), `${JSON.stringify(found, null, 2)}\n`);
}, 600_000);
