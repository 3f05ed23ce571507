/** Several people at one device, a curtain between them; and others somewhere else at the same table. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { SWIFT as INQUIRE, sitDownToInquire } from "./abbey-player";
import {
  begin,
  BESIDE,
  BOT,
  FRIEND,
  joinAs,
  ME,
  openBrowser,
  sitDown as sitDownToBuild,
  visit,
} from "./house";
import { SWIFT as DICE, sitDownToDice } from "./monasterium-player";
import { playSwiftly, type Ways } from "./swift";

const address = process.env.CHAPTERHOUSE_ADDRESS ?? "";
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

interface Sent {
  seat: number | null;
  own: unknown;
}

/** From whose chair each position was sent to this device, and whether it held anything of that chair's own. */
function positions(page: Page): Sent[] {
  const sent: Sent[] = [];
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      const frame = JSON.parse(payload.toString()) as { type: string; view?: Sent };
      if (frame.type === "position" && frame.view)
        sent.push({ seat: frame.view.seat, own: frame.view.own ?? null });
    }),
  );
  return sent;
}

/** Nobody does more than is needed, so that the device goes round. */
const BUILD: Ways = {
  "*": ["[data-region=main] button | .options .person[aria-disabled=false]"],
  returning: ["[data-ref^='hand/'].lit"],
};

test("at Monastery the device goes round, and everybody can decide when it comes back", async () => {
  const page = await visit(browser, address);
  await sitDownToBuild(page, "Anna", [ME, BESIDE]);
  const { decisions, lifted } = await playSwiftly(page, BUILD, 12);
  expect(decisions).toBe(12);
  expect(lifted).toBeGreaterThan(3);
  await page.context().close();
});

test("two people inquire at one device and a bot besides: under the curtain there are nobody’s secrets", async () => {
  const page = await visit(browser, address);
  const sent = positions(page);
  await sitDownToInquire(page, "Anna", [ME, BESIDE, BOT], { short: true });
  const { decisions, lifted, met } = await playSwiftly(page, INQUIRE, 30);
  expect(decisions).toBe(30);
  expect(met).toEqual(expect.arrayContaining(["moving", "passing-cards"]));
  expect(lifted).toBeGreaterThan(5);
  const closed = sent.filter(({ seat }) => seat === null);
  expect(closed.length).toBeGreaterThan(5);
  expect(closed.filter(({ own }) => own !== null)).toEqual([]);
  expect(new Set(sent.map(({ seat }) => seat))).toEqual(new Set([null, 0, 1]));
  await page.context().close();
});

test.each([
  ["Monasterium", sitDownToDice, DICE],
  ["the Abbey", sitDownToInquire, INQUIRE],
] as const)(
  "two people at one device play %s with a third who is away",
  async (_, sitDown, ways) => {
    const [device, away] = await Promise.all([visit(browser, address), visit(browser, address)]);
    const [here, there] = [positions(device), positions(away)];
    const path = await sitDown(device, "Anna", [ME, BESIDE, FRIEND]);
    await joinAs(away, path, "Clara");
    await begin(device);
    // whoever is away plays along until the device has had enough, and is then still waiting for a turn
    const along = playSwiftly(away, ways, 400).catch(() => null);
    const { decisions, lifted } = await playSwiftly(device, ways, 24);
    expect(decisions).toBe(24);
    expect(lifted).toBeGreaterThan(2);
    expect(here.map(({ seat }) => seat)).not.toContain(2);
    expect(new Set(there.map(({ seat }) => seat))).toEqual(new Set([2]));
    await Promise.all([device.context().close(), away.context().close(), along]);
  },
  120_000,
);
