/** A finished game gone through together by two people in browsers of their own. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe } from "./axe";
import { ask, BOT, ME, openBrowser, setTable, visit } from "./house";

const address = process.env.CHAPTERHOUSE_ADDRESS ?? "";
const BOUND = { timeout: 60_000 };
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Make a few moves over a socket of its own and give the game up; resolves when it is over. */
function playAndEnd(page: Page, table: string): Promise<void> {
  return page.evaluate(
    (id) =>
      new Promise<void>((done) => {
        const socket = new WebSocket(`${location.origin.replace("http", "ws")}/api/tables/${id}/socket`);
        const send = (message: object): void => socket.send(JSON.stringify(message));
        let [acts, ended] = [0, false];
        socket.onopen = () => send({ type: "hello", protocol: 1 });
        socket.onmessage = ({ data }: MessageEvent<string>) => {
          const message = JSON.parse(data) as {
            type: string;
            seq: number;
            choices: object[];
            table?: { stage: string };
          };
          if (message.table?.stage === "abandoned") return done(socket.close());
          if (message.type !== "position" || message.choices.length === 0 || ended) return;
          ended = acts >= 5;
          if (ended) send({ type: "propose", id: "end", seat: 0, motion: { type: "abandon" } });
          else
            send({ type: "act", id: `act${acts++}`, seq: message.seq, seat: 0, action: message.choices[0] });
        };
      }),
    table,
  );
}

const at = async (page: Page): Promise<string> =>
  (await page.locator("[data-seq]").getAttribute("data-seq", BOUND)) ?? "";

test("one leads and another follows, lets go, is handed the lead, points and talks", async () => {
  const [anna, bruno] = await Promise.all([visit(browser, address), visit(browser, address)]);
  const path = await setTable(anna, "monastery", "Anna", [ME, BOT]);
  await playAndEnd(anna, path.replace("/t/", ""));
  await ask(bruno, "PUT", "/api/me", { name: "Bruno" });

  // Anna opens the review and leads; Bruno comes by the link and stands where she stands.
  await anna.goto(`${path.replace("/t/", "/review/")}?at=999&from=a`);
  await anna.locator("[data-eyes='0']").waitFor(BOUND);
  const last = await at(anna);
  await anna.getByRole("tab", { name: "Try and share" }).click();
  await anna.locator("[data-led-start]").click();
  await anna.locator("[data-led=leading]").waitFor(BOUND);
  const link = await anna.getByLabel("The link to follow").inputValue();
  await bruno.goto(link);
  await bruno.locator("[data-led=following]").waitFor(BOUND);
  await bruno.locator(`[data-seq="${last}"][data-eyes='0']`).waitFor(BOUND);
  await anna.locator("[data-member=Bruno]").waitFor(BOUND);
  await anna.keyboard.press("Home");
  await bruno.locator("[data-seq='1']").waitFor(BOUND);
  await anna.keyboard.press("k");
  await bruno.locator("[data-eyes=open] [data-pile=bag] li").first().waitFor(BOUND);

  // What the leader rests on is marked for the other.
  await anna.locator("[data-ref='seat/1'] .who").hover();
  await bruno.locator("[data-pointed='seat/1'][data-by=Anna]").waitFor(BOUND);
  await anna.locator("main [data-ref~='place/abbey']").first().dispatchEvent("pointerover");
  await bruno.locator("[data-by=Anna]:not([data-pointed='seat/1'])").waitFor(BOUND);
  expect(await axe(bruno), "following").toEqual([]);

  // Bruno looks on his own, stays there, and follows again.
  await bruno.keyboard.press("ArrowRight");
  await bruno.locator("[data-led=alone]").waitFor(BOUND);
  await bruno.locator("[data-seq='2']").waitFor(BOUND);
  await anna.locator("[data-member=Bruno]", { hasText: "looks on their own" }).waitFor(BOUND);
  await anna.keyboard.press("End");
  await anna.locator(`[data-seq="${last}"]`).waitFor(BOUND);
  await bruno.locator("[data-led-follow]").click();
  await bruno.locator(`[data-led=following]`).waitFor(BOUND);
  await bruno.locator(`[data-seq="${last}"]`).waitFor(BOUND);

  // The lead is handed over; Anna follows now, and hears what Bruno says.
  await anna.locator("[data-led-hand]").click();
  await bruno.locator("[data-led=leading]").waitFor(BOUND);
  await anna.locator("[data-led=following]").waitFor(BOUND);
  await bruno.keyboard.press("Home");
  await anna.locator("[data-seq='1']").waitFor(BOUND);
  await bruno.getByPlaceholder("Say something").fill("And the Cloister could wait.");
  await bruno.getByPlaceholder("Say something").press("Enter");
  await anna.getByText("And the Cloister could wait.").waitFor(BOUND);

  // Bruno goes; Anna takes the lead again.
  await bruno.context().close();
  await anna.getByText("Nobody leads just now").waitFor(BOUND);
  await anna.locator("[data-led-take]").click();
  await anna.locator("[data-led=leading]").waitFor(BOUND);
  await anna.context().close();
}, 180_000);
