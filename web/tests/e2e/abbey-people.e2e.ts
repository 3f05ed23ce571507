/** Two people and a bot at the Abbey, with somebody watching: nobody receives a card that was not for their eyes. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { decide, sitDownToInquire } from "./abbey-player";
import { BOT, FRIEND, ME, openBrowser, visit } from "./house";
import { myTurn } from "./player";

const address = process.env.CHAPTERHOUSE_ADDRESS ?? "";
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

interface Heard {
  /** Every frame, without the choices and questions: these may name any suspect. */
  frames: string[];
  /** Every suspect that this player has held or seen. */
  seen: Set<string>;
  culprits: unknown[];
}

interface Frame {
  view?: { culprit: unknown; own: { seen: string[] } | null };
}

/** Keep everything that a page receives. */
function listen(page: Page): Heard {
  const heard: Heard = { frames: [], seen: new Set(), culprits: [] };
  const withoutTalk = (key: string, value: unknown): unknown =>
    key === "choices" || key === "question" ? null : value;
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      const frame = JSON.parse(payload.toString(), withoutTalk) as Frame;
      heard.frames.push(JSON.stringify(frame));
      for (const suspect of frame.view?.own?.seen ?? []) heard.seen.add(suspect);
      if (frame.view) heard.culprits.push(frame.view.culprit);
    }),
  );
  return heard;
}

async function enter(page: Page, path: string, name: string): Promise<void> {
  await page.goto(path);
  await page.getByLabel("Name").fill(name);
  await page.getByRole("button", { name: "Come in" }).click();
}

test("cards that somebody has seen are in no frame of those who have not", async () => {
  const [anna, bruno, watcher] = await Promise.all([1, 2, 3].map(() => visit(browser, address)));
  if (!anna || !bruno || !watcher) throw new Error("three visitors came");
  const [first, second, gallery] = [listen(anna), listen(bruno), listen(watcher)];
  const path = await sitDownToInquire(anna, "Anna", [ME, FRIEND, BOT], { short: true });
  await enter(bruno, path, "Bruno");
  await bruno.getByRole("button", { name: "Sit down" }).click();
  await bruno.getByText("your chair").waitFor();
  await anna.getByRole("button", { name: "Begin the game" }).click();
  await enter(watcher, path, "Walburga");
  await watcher.locator(".abbey-board").waitFor();
  for (let nth = 0; nth < 14; nth++) {
    const mine = await Promise.race([myTurn(anna).then(() => anna), myTurn(bruno).then(() => bruno)]);
    await decide(mine, nth);
  }
  await Promise.all([anna, bruno, watcher].map((page) => page.context().close()));

  const named = (heard: Heard, suspect: string): boolean =>
    heard.frames.some((frame) => frame.includes(`"${suspect}"`));
  const secrets = (own: Heard, other: Heard): string[] =>
    [...own.seen].filter((suspect) => !other.seen.has(suspect) && !named(gallery, suspect));
  expect(secrets(first, second).length).toBeGreaterThan(2);
  for (const [own, other] of [
    [first, second],
    [second, first],
  ] as const) {
    expect(secrets(own, other).filter((suspect) => named(other, suspect))).toEqual([]);
  }
  for (const heard of [first, second, gallery]) expect(new Set(heard.culprits)).toEqual(new Set([null]));
  expect(gallery.seen.size).toBe(0);
});
