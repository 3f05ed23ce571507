/** Monasterium's board on the stage: everything in sight, large enough, never covered, and few clicks. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser, visit } from "./house";
import { sitDownLate } from "./late";
import { SWIFT } from "./monasterium-player";
import { MAIN, seq } from "./player";
import { regionOf } from "./shell";
import { playSwiftly } from "./swift";

const address = process.env.CHAPTERHOUSE_ADDRESS ?? "";
const SIZES = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
];
/** The main button, also when the game is over and nothing is asked of me. */
const NEXT = "[data-region=main] button[aria-disabled=false]";
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

/** Which of these things are not wholly inside the window. */
function cutOff(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll((all) =>
    all
      .filter((one) => {
        const { left, top, right, bottom, width } = one.getBoundingClientRect();
        return width === 0 || left < 0 || top < 0 || right > innerWidth + 1 || bottom > innerHeight + 1;
      })
      .map((one) => one.getAttribute("data-ref") ?? one.className.toString()),
  );
}

/** The height of the lowest of these drawings, in pixels. */
const lowest = (page: Page, selector: string): Promise<number> =>
  page
    .locator(selector)
    .evaluateAll((all) => Math.min(...all.map((one) => one.getBoundingClientRect().height)));

/** The larger side of the smallest of these drawings. */
const smallest = (page: Page, selector: string): Promise<number> =>
  page.locator(selector).evaluateAll((all) =>
    Math.min(
      ...all.map((one) => {
        const { width, height } = one.getBoundingClientRect();
        return Math.max(width, height);
      }),
    ),
  );

test.each(SIZES)("at $width × $height everything is in sight and large enough", async (viewport) => {
  const page = await visit(browser, address, { viewport });
  await sitDownLate(page, "monasterium/four-players", 300);
  expect(await page.locator("main [data-ref^='windows/']").count()).toBe(5);
  expect(await page.locator("main .mission").count()).toBe(6);
  expect(await page.locator("[data-region=rail] [data-ref^='seat/']").count()).toBe(4);
  for (const things of [
    "main [data-ref^='windows/']",
    "main [data-ref$='/chapel room/chapel']",
    "main [data-ref^='pile/']",
    "main [data-ref^='stone/']",
    "main .mission",
    "[data-region=rail] [data-ref^='seat/']",
    "[data-region=hand] [data-ref^='good/']",
    "[data-region=hand] [data-ref=row]",
  ])
    expect(await cutOff(page, things), things).toEqual([]);
  const rail = page.locator("[data-region=rail] .seats");
  expect(await rail.evaluate((seats) => seats.scrollHeight - seats.clientHeight)).toBeLessThanOrEqual(1);
  expect(await lowest(page, "main .spot [href='#monk-standing']")).toBeGreaterThanOrEqual(22);
  for (const icons of [
    "main .sign + use",
    "main .mission .demand svg",
    "main .plaque svg",
    "[data-region=hand] .things svg",
  ])
    expect(await smallest(page, icons), icons).toBeGreaterThanOrEqual(18);
  await page.context().close();
});

test("at 1280 × 720 nothing lies over a thing that may be clicked, and the main button has one place", async () => {
  const page = await visit(browser, address, { viewport: { width: 1280, height: 720 } });
  await sitDownLate(page, "monasterium/three-players", 331);
  const place = await regionOf(page, "main");
  const covered = (): Promise<string[]> =>
    page.evaluate(() =>
      [...document.querySelectorAll("main [data-stop].lit, main [data-stop][aria-disabled=false]")]
        .filter((one) => {
          const { left, top, width, height } = one.getBoundingClientRect();
          const hit = document.elementFromPoint(left + width / 2, top + height / 2);
          return !one.contains(hit) && hit?.closest("[data-stop]")?.getAttribute("aria-disabled") !== "false";
        })
        .map((one) => one.getAttribute("data-ref") ?? ""),
    );
  const met = new Set<string>();
  for (let turn = 0; turn < 24; turn++) {
    const { over, met: kinds } = await playSwiftly(page, SWIFT, 1, turn);
    if (over) break;
    for (const kind of kinds) met.add(kind);
    await page.locator(".sentence.mine").or(page.locator("#ending")).first().waitFor();
    expect(await covered()).toEqual([]);
    expect(await page.locator("dialog[open]:not(:has(#ending))").count()).toBe(0);
    expect(await regionOf(page, "main")).toEqual(place);
  }
  expect(met.size).toBeGreaterThan(2);
  await page.context().close();
});

test("a novice is sent with two clicks: the novice on my board, and the place", async () => {
  const page = await visit(browser, address);
  await sitDownLate(page, "monasterium/three-players", 374);
  const before = await seq(page);
  await page.getByRole("button", { name: "My board" }).click();
  await page.locator("main .cell.home.lit").first().click();
  await page.locator("main .spot.lit").first().waitFor();
  expect(await page.locator("[data-region=hand]").getAttribute("data-doing")).toBe("placing-novice");
  await page.locator("main .spot.lit").first().click();
  await counted(page, before + 2);
  await page.context().close();
});

test("dice are taken with two clicks, and only a die that can really be wasted is warned of", async () => {
  const page = await visit(browser, address);
  await sitDownLate(page, "monasterium/three-players", 331);
  expect(await page.locator("main .tag.bad").count()).toBe(0);
  const before = await seq(page);
  await page.locator("main [data-ref^='pile/'].lit").first().click();
  expect(await page.locator(".options .warning").count()).toBe(0);
  await page.locator(MAIN).click();
  await counted(page, before);
  await page.context().close();
});

test("the final scoring is told monastery by monastery, with everybody's total in sight", async () => {
  const page = await visit(browser, address, { viewport: { width: 1280, height: 720 } });
  await sitDownLate(page, "monasterium/two-players", 226, [0, 1]);
  while (!(await playSwiftly(page, SWIFT, 40)).over);
  const dialog = page.getByRole("dialog");
  const totals = await dialog.locator(".scores .total").allInnerTexts();
  expect(await cutOff(page, "dialog .scores .total")).toEqual([]);
  await dialog.getByRole("button", { name: "Watch the scoring" }).click();
  const scene = page.getByRole("region", { name: "Final scoring" });
  await scene.waitFor();
  expect(await page.locator("dialog[open]").count()).toBe(0);
  const steps = await scene.locator(".steps li").count();
  expect(steps).toBe(7);
  for (let step = 1; step < steps; step++) {
    expect(await cutOff(page, ".scoring tfoot td")).toEqual([]);
    // nobody reads the end before it is told: neither in the ticker nor at the plates
    const beside = (await page.locator("[data-region=ticker], [data-region=rail]").allInnerTexts()).join(" ");
    expect(beside).not.toMatch(/≈|wins/);
    await expect.poll(() => page.locator("[data-region=rail] [data-forecast]").count()).toBe(0);
    expect(await page.locator(".sentence").innerText()).toMatch(/\+\d+|nobody scores/);
    await page.locator(NEXT).click();
  }
  const told = await scene.locator("tfoot td").allInnerTexts();
  expect([...told].sort()).toEqual([...totals].sort());
  // a candle is as high as its total
  const heights = await scene
    .locator(".candle")
    .evaluateAll((all) => all.map((one) => parseFloat(getComputedStyle(one).height)));
  const perPoint = heights.map((height, at) => height / Number(told[at]));
  expect(Math.max(...perPoint) / Math.min(...perPoint)).toBeLessThan(1.1);
  await page.locator(NEXT).click();
  await dialog.waitFor();
  await page.context().close();
});

test("the bonus of a window tile is chosen in the window itself, beside its row or below its column", async () => {
  const page = await visit(browser, address, { viewport: { width: 1280, height: 720 } });
  await sitDownLate(page, "monasterium/four-players", 300, [1]);
  const before = await seq(page);
  const lit = page.locator("main .prize.lit");
  await lit.first().waitFor();
  await expect.poll(() => lit.count()).toBe(2);
  await lit.last().click();
  await counted(page, before);
  await page.context().close();
});

test("a die that is taken flies from its space to its player's plate", async () => {
  const page = await visit(browser, address, { reducedMotion: "no-preference" });
  await sitDownLate(page, "monasterium/three-players", 331);
  const before = await seq(page);
  await page.locator("main [data-ref^='pile/'].lit").first().click();
  const pile = await page.locator("main [data-ref^='pile/'].chosen").boundingBox();
  const plate = await page.locator("[data-region=rail] .plate.mine").boundingBox();
  // where it really begins, and where it will be at the end
  const flown = page.evaluate(
    () =>
      new Promise<{ from: [number, number]; to: [number, number] }>((seen) => {
        new MutationObserver((changes) => {
          for (const node of changes.flatMap((change) => [...change.addedNodes])) {
            if (!(node instanceof HTMLElement) || !node.matches(".flying")) continue;
            node.style.animation = "none";
            const { left, top, width, height } = node.getBoundingClientRect();
            const [x, y] = [left + width / 2, top + height / 2];
            const by = (name: string): number => parseFloat(node.style.getPropertyValue(name));
            seen({ from: [x, y], to: [x + by("--dx"), y + by("--dy")] });
          }
        }).observe(document.body, { childList: true, subtree: true });
      }),
  );
  await page.locator(MAIN).click();
  const { from, to } = await flown;
  const inside = ([x, y]: [number, number], box: typeof pile): boolean =>
    box !== null && x >= box.x && y >= box.y && x <= box.x + box.width && y <= box.y + box.height;
  expect(inside(from, pile), String(from)).toBe(true);
  expect(inside(to, plate), String(to)).toBe(true);
  await counted(page, before);
  await page.context().close();
});
