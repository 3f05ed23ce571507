/** Two people in two browsers: each gets what its chair may know, and not a byte of what is hidden. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import data from "../../src/protocol/generated/monastery.data.json";
import { begin, enter, FRIEND, joinAs, ME, openBrowser, sitDown, visit } from "./house";
import { act, myTurn } from "./player";
import { openLog } from "./shell";

const address = process.env.CHAPTERHOUSE_ADDRESS ?? "";
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

interface Heard {
  /** Every frame that came over the socket. */
  frames: string[];
  /** Every tile that was ever behind this player's screen. */
  hands: Set<string>;
}

/** Keep everything that a page receives. */
function listen(page: Page): Heard {
  const heard: Heard = { frames: [], hands: new Set() };
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      const text = payload.toString();
      heard.frames.push(text);
      const message = JSON.parse(text) as { view?: { hand: string[] } };
      for (const tile of message.view?.hand ?? []) heard.hands.add(tile);
    }),
  );
  return heard;
}

const SINGLE = new Set(data.tiles.tile.filter((tile) => tile.count === 1).map((tile) => tile.id));

test("what lies behind a screen is in no frame that the other player or a spectator receives", async () => {
  const [anna, bruno, watcher] = await Promise.all([1, 2, 3].map(() => visit(browser, address)));
  if (!anna || !bruno || !watcher) throw new Error("three visitors came");
  const heard = [listen(anna), listen(bruno), listen(watcher)] as const;
  const path = await sitDown(anna, "Anna", [ME, FRIEND]);
  await joinAs(bruno, path, "Bruno");
  await begin(anna);
  await enter(watcher, path, "Walburga");
  const memories = [
    { doing: "", deeds: 0 },
    { doing: "", deeds: 0 },
  ] as const;
  for (let decisions = 0; decisions < 14; decisions++) {
    const turn = await Promise.race([
      myTurn(anna).then(() => 0 as const),
      myTurn(bruno).then(() => 1 as const),
    ]);
    await act(turn === 0 ? anna : bruno, memories[turn]);
  }
  await Promise.all([anna.context().close(), bruno.context().close(), watcher.context().close()]);

  const laid = new Set<string>();
  for (const frame of heard[2].frames) {
    for (const [, tile] of frame.matchAll(/"tile":"([a-z-]+)"/g)) if (tile) laid.add(tile);
  }
  const secrets = (own: Heard, others: Heard): string[] =>
    [...own.hands].filter((tile) => SINGLE.has(tile) && !others.hands.has(tile) && !laid.has(tile));
  // this deal gives both of them tiles that exist once
  expect(secrets(heard[0], heard[1]).length).toBeGreaterThan(0);
  expect(secrets(heard[1], heard[0]).length).toBeGreaterThan(0);
  for (const [own, other] of [
    [heard[0], heard[1]],
    [heard[1], heard[0]],
    [heard[0], heard[2]],
    [heard[1], heard[2]],
  ] as const) {
    for (const secret of secrets(own, other)) {
      expect(other.frames.filter((frame) => frame.includes(`"${secret}"`))).toEqual([]);
    }
  }
  expect(heard[2].frames.length).toBeGreaterThan(5);
});

test("no whisper from the gallery reaches a player, and notes stay with their owner", async () => {
  const [anna, bruno] = await Promise.all([visit(browser, address), visit(browser, address)]);
  const [player, gallery] = [listen(anna), listen(bruno)];
  const path = await sitDown(anna, "Anna", [ME, { type: "bot-chair", bot: "random" }]);
  await enter(bruno, path, "Bruno");
  await openLog(bruno);
  await bruno.getByRole("tab", { name: "Talk" }).click();
  await bruno.getByPlaceholder("Say something").fill("take the Library");
  await bruno.getByPlaceholder("Say something").press("Enter");
  await bruno.getByText("take the Library").waitFor();
  await openLog(anna);
  await anna.getByRole("tab", { name: "Notes" }).click();
  await anna.getByRole("textbox").fill("my secret plan");
  await anna.getByText("Kept.").waitFor();
  expect(player.frames.filter((frame) => frame.includes("take the Library"))).toEqual([]);
  expect(gallery.frames.filter((frame) => frame.includes("my secret plan"))).toEqual([]);
  await Promise.all([anna.context().close(), bruno.context().close()]);
});
