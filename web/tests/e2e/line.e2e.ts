/** The line breaks in the middle of a move: the page says so, comes back by itself, and the move counts once. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { BOT, ME, openBrowser, sitDown, visit } from "./house";
import { myTurn, seq } from "./player";

const address = process.env.CHAPTERHOUSE_ADDRESS ?? "";
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

declare global {
  interface Window {
    /** How the next decision shall get lost: on the way there, or its answer on the way back. */
    lose?: "request" | "answer";
  }
}

/** Let the test cut the line exactly when a decision is sent. */
async function fragile(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (data) {
      const how = window.lose;
      if (!how || !String(data).includes('"type":"act"')) return send.call(this, data);
      window.lose = undefined;
      if (how === "answer") {
        this.onmessage = null;
        send.call(this, data);
      }
      setTimeout(() => this.close(), how === "answer" ? 150 : 0);
    };
  });
}

test.each(["request", "answer"] as const)(
  "the %s is lost, and the move still counts exactly once",
  async (how) => {
    const page = await visit(browser, address);
    await fragile(page);
    await sitDown(page, "Hildegard", [ME, BOT]);
    await myTurn(page);
    const placed = (): Promise<number> => page.locator("[data-ref^='place/']").count();
    const tiles = await placed();
    await page.locator("[data-ref^='hand/'].lit").first().click();
    await page.locator("[data-ref^='cell/'].lit").first().dispatchEvent("click");
    const before = await seq(page);
    await page.evaluate((lost) => (window.lose = lost), how);
    await page.locator("[data-region=main] button").click();
    await page.getByText("The line is broken").waitFor({ state: "attached" });
    await page.waitForFunction(
      (last) => Number(document.querySelector<HTMLElement>("[data-seq]")?.dataset.seq) > last,
      before,
    );
    expect(await seq(page)).toBe(before + 1);
    await expect.poll(placed).toBe(tiles + 1);
    await page.getByText("The line is broken").waitFor({ state: "detached" });
    await page.context().close();
  },
);

test("a move shows at once, before the house has answered", async () => {
  const page = await visit(browser, address);
  let open = (): void => undefined;
  const gate = new Promise<void>((opened) => (open = opened));
  await page.routeWebSocket(/socket$/, (socket) => {
    const house = socket.connectToServer();
    house.onMessage(async (message) => {
      if (await page.evaluate(() => document.querySelector("[aria-busy=true]") !== null)) await gate;
      socket.send(message);
    });
  });
  await sitDown(page, "Hildegard", [ME, BOT]);
  await myTurn(page);
  await page.locator("[data-ref^='hand/'].lit").first().click();
  await page.locator("[data-ref^='cell/'].lit").first().dispatchEvent("click");
  const main = page.locator("[data-region=main] button");
  const act = await main.locator("span").innerText();
  await main.click();
  await page.locator("[data-ref^='ghost/'].sent").waitFor();
  await page.getByText("On its way …").waitFor();
  expect(await main.locator("span").innerText()).toBe(act);
  const tiles = await page.locator("[data-ref^='place/']").count();
  open();
  await page.locator("[data-ref^='place/']").nth(tiles).waitFor();
  expect(await page.locator("[data-ref^='ghost/']").count()).toBe(0);
  await page.context().close();
});
