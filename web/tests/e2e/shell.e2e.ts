/** The shell keeps its promises: room for the board, nothing moves, the best box, marks, Undo, one modal, one voice. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { company, inTurn } from "./company";
import { BOT, ME, openBrowser, PHONE, resize, sitDown, visit } from "./house";
import { sitDownLate } from "./late";
import { act, layTile, MAIN, moveMonk, myTurn, seq, SWIFT } from "./player";
import { regionOf } from "./shell";
import { playOut } from "./swift";
import { countShifts, forgetShifts, shifts } from "./shift";

const address = process.env.CHAPTERHOUSE_ADDRESS ?? "";
/** Late positions, each with the first chair to decide. */
const LATE = [
  ["monastery/letters", 270],
  ["monasterium/three-players", 331],
  ["abbey/accusation-three", 177],
] as const;
const SIZES = [
  { width: 1440, height: 900, least: 0.65 },
  { width: 1280, height: 720, least: 0.6 },
];
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const counted = (page: Page, before: number): Promise<unknown> =>
  page.waitForFunction(
    (last) => Number(document.querySelector<HTMLElement>("[data-seq]")?.dataset.seq) > last,
    before,
  );

test.each(LATE)("the board of %s has the screen, at both desktop sizes", async (which, at) => {
  const page = await visit(browser, address);
  await sitDownLate(page, which, at);
  for (const { width, height, least } of SIZES) {
    await resize(page, width, height);
    const stage = await regionOf(page, "stage");
    expect((stage.width * stage.height) / (width * height)).toBeGreaterThanOrEqual(least);
  }
  await page.context().close();
});

test.each(LATE)("a table of %s is fetched with less than 450 kB", async (which, at) => {
  const page = await visit(browser, address);
  await sitDownLate(page, which, at);
  const bytes = await page.evaluate(() =>
    (performance.getEntries() as PerformanceResourceTiming[])
      .filter((entry) => ["resource", "navigation"].includes(entry.entryType))
      .reduce((sum, entry) => sum + entry.transferSize, 0),
  );
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThan(450_000);
  await page.context().close();
});

test("late in a game a tile is at least 72 px wide, a monk 22 px high, and my own zoom survives a move", async () => {
  const page = await visit(browser, address);
  await sitDownLate(page, "monastery/letters", 270);
  const tile = page.locator("[data-ref*='tile/'][data-ref^='place/'] .area").first();
  for (const viewport of SIZES) {
    await resize(page, viewport.width, viewport.height);
    await page.waitForFunction(
      (least) =>
        (document.querySelector("[data-ref*='tile/'][data-ref^='place/'] .area")?.getBoundingClientRect()
          .width ?? 0) >= least,
      71.5,
    );
    const monk = await page.locator("[data-ref^='monk/'] .body").first().boundingBox();
    expect(monk?.height ?? 0).toBeGreaterThanOrEqual(22);
  }
  await page.getByRole("button", { name: "Closer" }).click();
  const zoomed = (await tile.boundingBox())?.width ?? 0;
  const before = await seq(page);
  await layTile(page);
  await counted(page, before);
  const width = async (): Promise<number> => (await tile.boundingBox())?.width ?? 0;
  await expect.poll(width).toBeCloseTo(zoomed, 0);
  await page.getByRole("button", { name: /Show the whole board/ }).click();
  await expect.poll(width).toBeLessThan(zoomed);
  await page.context().close();
});

test("nothing in the chrome moves over a round, and the main button has one place", async () => {
  const page = await visit(browser, address);
  await countShifts(page);
  await sitDown(page, "Hildegard", [ME, BOT, BOT], { colours: "red-blue-green" });
  await myTurn(page);
  await forgetShifts(page);
  const places = new Set<string>();
  const memory = { doing: "", deeds: 0 };
  const DECISIONS = 12;
  for (let done = 0; done < DECISIONS; done++) {
    await myTurn(page);
    for (const region of ["main", "hand", "rail", "stage"])
      places.add(`${region} ${JSON.stringify(await regionOf(page, region))}`);
    places.add(`undo ${JSON.stringify(await page.locator("[data-undo]").boundingBox())}`);
    await act(page, memory);
  }
  expect(places.size).toBe(5);
  expect((await shifts(page)) / DECISIONS).toBeLessThan(0.01);
  await page.context().close();
});

test("the highest free box is proposed, and Ctrl+Enter means it although the focus is on the board", async () => {
  const page = await visit(browser, address);
  await sitDown(page, "Hildegard", [ME, BOT], { colours: "red-blue", start: "fixed" });
  await myTurn(page);
  const laid = await seq(page);
  await layTile(page);
  await counted(page, laid);
  await page.locator("[data-ref^='monk/'].lit").first().focus();
  await page.keyboard.press("Enter");
  const sites = page.locator("[data-ref^='box/']");
  await sites.first().waitFor({ state: "attached" });
  const refs = await sites.evaluateAll((all) =>
    all.map((one) => (one.getAttribute("data-ref") ?? "").slice(4)),
  );
  const place = refs[0]?.split(":")[0] ?? "";
  const highest = Math.max(
    ...refs.filter((ref) => ref.startsWith(`${place}:`)).map((ref) => Number(ref.split(":")[1])),
  );
  await page.locator(`[data-ref~="place/${place}"]`).focus();
  await page.keyboard.press("Enter");
  await page.locator(MAIN, { hasText: `Go to box ${highest}` }).waitFor();
  const before = await seq(page);
  await page.keyboard.press("Control+Enter");
  await counted(page, before);
  await page.context().close();
});

test("what others did since my turn is marked until my turn ends, can be replayed, and the past be looked at", async () => {
  const page = await visit(browser, address);
  await sitDownLate(page, "monastery/letters", 270);
  const strip = page.locator("[data-since]");
  expect(Number(await strip.getAttribute("data-since"))).toBeGreaterThan(0);
  expect(await page.locator("[data-fresh]").count()).toBeGreaterThan(0);
  const tiles = await page.locator("[data-ref^='place/']").count();
  await strip.getByRole("button", { name: "One step back" }).click();
  await page.getByText(/^Position \d+ of \d+$/).waitFor();
  await page.locator("[data-ref^='hand/'].lit").first().waitFor({ state: "detached" });
  await page.locator(".sentence", { hasText: "You are looking back" }).waitFor();
  expect(await page.locator(".plate .turn", { hasText: "Your turn" }).count()).toBe(0);
  await page.locator("[data-region=main]").getByRole("button", { name: "Back to now" }).click();
  await page.locator("[data-ref^='hand/'].lit").first().waitFor();
  await expect.poll(() => page.locator("[data-ref^='place/']").count()).toBe(tiles);
  await strip.getByRole("button", { name: "Replay" }).click();
  await page.getByText(/^Position \d+ of \d+$/).waitFor();
  await strip.waitFor();
  await page.context().close();
});

test.each(["monastery/letters", "monasterium/three-players"])(
  "on a phone no chip of what others did is cut in two, in %s",
  async (record) => {
    const page = await visit(browser, address, PHONE);
    await sitDownLate(page, record, 270);
    const chips = page.locator("[data-since] .chips");
    await chips.waitFor();
    if (process.env.SHOTS)
      await page.screenshot({ path: `${process.env.SHOTS}/phone-${record.replace("/", "-")}.png` });
    const cut = await chips.evaluate((row) => {
      const room = row.getBoundingClientRect();
      const things = [...row.querySelectorAll(".change, .arms")].map((one) => one.getBoundingClientRect());
      return things.filter((box) => box.top < room.bottom && box.right > room.right + 1).length;
    });
    expect(cut).toBe(0);
    await page.context().close();
  },
);

test("Undo is active where it is free, granted at once among bots, and grey with its reason among people", async () => {
  const alone = await visit(browser, address);
  await sitDown(alone, "Hildegard", [ME, BOT], { colours: "red-blue" });
  await myTurn(alone);
  const places = await alone.locator("[data-ref^='place/']").count();
  await layTile(alone);
  await alone.locator("[data-ref^='place/']").nth(places).waitFor();
  const undo = alone.locator("[data-undo]");
  expect(await undo.getAttribute("aria-disabled")).toBe("false");
  await undo.click();
  await alone.waitForFunction(
    (wanted) => document.querySelectorAll("[data-ref^='place/']").length === wanted,
    places,
  );
  await alone.context().close();

  const { anna, bruno, leave } = await company(browser, address);
  const [first, second] = await inTurn(anna, bruno);
  expect(await second.locator("[data-undo]").getAttribute("data-undo")).toBe("off");
  await second.locator("[data-undo]").hover();
  await second.getByRole("note").waitFor();
  await first.locator("[data-ref^='hand/'].lit").first().click();
  expect(await first.locator("[data-undo]").getAttribute("data-undo")).toBe("drop");
  await leave();
});

test("who comes back to a finished game finds one thing open, and the whole course of the scores", async () => {
  const page = await visit(browser, address);
  const path = await sitDownLate(page, "monastery/letters", 270);
  await playOut(page, SWIFT, 400);
  const course = (): Promise<string> =>
    page.locator("dialog[open] figure path.line").first().getAttribute("d").then(String);
  await page.locator("dialog[open] figure path.line").first().waitFor();
  const live = await course();
  await page.goto("/");
  await page.goto(path);
  await page.locator("dialog[open] figure path.line").first().waitFor();
  expect(await page.locator("dialog[open]").count()).toBe(1);
  expect(await course()).toBe(live);
  await page.getByRole("tab", { name: "Statistics" }).click();
  await page.locator("dialog[open] .statistics td").first().waitFor();
  await page.getByRole("button", { name: "Look at the board" }).click();
  expect(await page.locator("dialog[open]").count()).toBe(0);
  await page.locator("[data-region=main]").getByRole("button", { name: "Result" }).waitFor();
  await page.context().close();
});

test("while a move is sent the table says nothing false, and everything that happens is read out once", async () => {
  const page = await visit(browser, address);
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    new MutationObserver((changes) => {
      for (const change of changes)
        for (const node of change.addedNodes)
          if (node instanceof HTMLElement && node.parentElement?.hasAttribute("data-announcer"))
            heard.push(node.textContent?.trim() ?? "");
    }).observe(document, { childList: true, subtree: true });
  });
  await sitDown(page, "Hildegard", [ME, BOT], { colours: "red-blue" });
  await myTurn(page);
  const before = await seq(page);
  await layTile(page);
  await counted(page, before);
  await page.locator("[data-ref^='monk/'].lit").first().waitFor();
  const heard = (): Promise<string[]> =>
    page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  await expect.poll(async () => (await heard()).at(-1), { timeout: 10_000 }).toMatch(/^Move your monks/);
  const said = await heard();
  expect(said.filter((line) => /^Move your monks/.test(line)).length).toBe(1);
  expect(said.filter((line) => /Hildegard places/.test(line)).length).toBe(1);
  expect(said.filter((line) => /Nothing is left to do/.test(line))).toEqual([]);
  const watcher = await visit(browser, address);
  await watcher.goto(new URL(page.url()).pathname);
  await watcher.getByLabel("Name").fill("Walburga");
  await watcher.getByRole("button", { name: "Come in" }).click();
  await watcher.locator("[data-seq]").waitFor();
  expect(await heard()).toEqual(said);
  expect(await moveMonk(page)).toBe(true);
  await Promise.all([page.context().close(), watcher.context().close()]);
});

test("a text that cannot be fetched is said, and can be tried again", async () => {
  const page = await visit(browser, address);
  await page.route("**/api/text/en/monastery.ftl", (route) => route.fulfill({ status: 503 }));
  await sitDown(page, "Hildegard", [ME, BOT]);
  await page.getByText("Some of the table could not be fetched.").waitFor();
  await page.unroute("**/api/text/en/monastery.ftl");
  await page.getByRole("button", { name: "Try again" }).click();
  await page.locator("[data-seq]").waitFor();
  await page.context().close();
});

test("another's monk says what it is when it is clicked", async () => {
  const page = await visit(browser, address);
  await sitDownLate(page, "monastery/letters", 270);
  // by touch: no pointer rests on it before the click
  await page.locator("[data-ref^='rival/']").first().dispatchEvent("click");
  await page
    .getByRole("note")
    .getByText(/^(Monk|Praying monk) of /)
    .waitFor();
  await page.context().close();
});
