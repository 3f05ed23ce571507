/**
 * Two people and a bot at the Abbey, with somebody watching: no page receives a card that was not for its eyes. Whole
 * games are played at sockets (`tests/server/test_abbey_frames.py`); here what the real pages ask for.
 */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import data from "../../src/protocol/generated/abbey.data.json";
import { SWIFT, sitDownToInquire } from "./abbey-player";
import { begin, BOT, enter, FRIEND, joinAs, ME, openBrowser, visit } from "./house";
import { playSwiftly } from "./swift";

const address = process.env.CHAPTERHOUSE_ADDRESS ?? "";
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

interface Own {
  hand: string[];
  seen: string[];
  crosses: string[];
}

interface Position {
  type: "position";
  result: unknown;
  view: { culprit: string | null; own: Own | null };
}

/** What one browser got: every frame, in order. */
function listen(page: Page): string[] {
  const frames: string[] = [];
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => frames.push(payload.toString())),
  );
  return frames;
}

/** Choices and questions may name any suspect: whom I could accuse, whom somebody asked about. */
const withoutTalk = (key: string, value: unknown): unknown =>
  key === "choices" || key === "question" ? null : value;

function suspectsIn(frame: string): string[] {
  const text = JSON.stringify(JSON.parse(frame, withoutTalk));
  return data.suspects.suspect.map(({ id }) => id).filter((id) => text.includes(`"${id}"`));
}

function positionIn(frame: string): Position | null {
  const message = JSON.parse(frame) as Position;
  return message.type === "position" ? message : null;
}

test("no frame names a card that its reader has not seen, nor the culprit", async () => {
  const [anna, bruno, watcher] = await Promise.all([1, 2, 3].map(() => visit(browser, address)));
  if (!anna || !bruno || !watcher) throw new Error("three visitors came");
  const heard = [listen(anna), listen(bruno)];
  const gallery = listen(watcher);
  const path = await sitDownToInquire(anna, "Anna", [ME, FRIEND, BOT], { short: true });
  await joinAs(bruno, path, "Bruno");
  await begin(anna);
  await enter(watcher, path, "Walburga");
  await watcher.locator(".abbey-board").waitFor();
  const along = playSwiftly(bruno, SWIFT, 400).catch(() => null);
  const { decisions } = await playSwiftly(anna, SWIFT, 16);
  expect(decisions).toBe(16);
  await Promise.all([anna, bruno, watcher].map((page) => page.context().close()));
  await along;

  const open = new Set(gallery.flatMap(suspectsIn));
  const hands = heard.map((frames) => {
    const seen = new Set<string>(open);
    let checked = 0;
    for (const frame of frames) {
      const position = positionIn(frame);
      for (const id of [...(position?.view.own?.seen ?? []), ...(position?.view.own?.hand ?? [])])
        seen.add(id);
      for (const id of position?.view.own?.crosses ?? []) seen.add(id);
      expect(
        suspectsIn(frame).filter((id) => !seen.has(id)),
        frame,
      ).toEqual([]);
      if (position) checked += Number(position.view.culprit === null);
    }
    expect(checked).toBe(frames.filter((frame) => positionIn(frame)).length);
    expect(checked).toBeGreaterThan(20);
    const first = frames.flatMap((frame) => positionIn(frame)?.view.own?.hand ?? []);
    return new Set(first.slice(0, 4));
  });

  // each of the two had something to hide from the other, and nobody on the bench ever held a card
  expect(hands.map((hand) => hand.size)).toEqual([4, 4]);
  expect([...(hands[0] ?? [])].filter((id) => hands[1]?.has(id))).toEqual([]);
  expect(gallery.filter((frame) => (positionIn(frame)?.view.own ?? null) !== null)).toEqual([]);
});
