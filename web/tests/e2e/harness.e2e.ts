/** What needs one look at a recorded position and no move: room for the board, sizes late in a game, pointers, the end. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { lay, openHarness, type Harness } from "./harness";
import { openBrowser, resize, visit } from "./house";
import { regionOf } from "./shell";

const SIZES = [
  { width: 1440, height: 900, share: 0.65, tile: 72 },
  { width: 1280, height: 720, share: 0.6, tile: 72 },
  { width: 820, height: 1180, share: 0.6, tile: 72 },
  { width: 390, height: 844, share: 0.6, tile: 44 },
];
const MONK = 22;
/** Half a pixel is lost where a tile lies between two. */
const ROUNDING = 0.5;
let browser: Browser;
let harness: Harness;
beforeAll(async () => {
  [browser, harness] = await Promise.all([openBrowser(), openHarness()]);
}, 240_000);
afterAll(() => Promise.all([browser.close(), harness.close()]));

async function tileWidths(page: Page): Promise<number[]> {
  return page
    .locator("[data-ref^='place/'][data-ref*=' tile/'] .area")
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
}

test("with 47 tiles laid the board has the screen, and every tile can be read", async () => {
  const page = await visit(browser, harness.address);
  await lay(page, harness.address, "monastery-late");
  for (const { width, height, share, tile } of SIZES) {
    await resize(page, width, height);
    const stage = await regionOf(page, "stage");
    expect((stage.width * stage.height) / (width * height)).toBeGreaterThanOrEqual(share);
    await expect
      .poll(() => tileWidths(page).then((all) => Math.min(...all)))
      .toBeGreaterThanOrEqual(tile - ROUNDING);
    expect((await tileWidths(page)).length).toBe(47);
    const monks = page.locator("[data-ref$=monk] .body, [data-ref^='monk/'] .body");
    const heights = await monks.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(Math.min(...heights), `monks at ${width}`).toBeGreaterThanOrEqual(MONK - ROUNDING);
    const controls = await page
      .locator("[data-region=hand] .options button")
      .evaluateAll((all) => all.map((one) => one.scrollWidth - one.clientWidth));
    expect(controls.every((cut) => cut <= 0)).toBe(true);
  }
  await page.context().close();
});

test("on a phone the letter grid with four phrases leaves the line above it free", async () => {
  const page = await visit(browser, harness.address, { viewport: { width: 390, height: 844 } });
  await lay(page, harness.address, "monastery-collecting");
  const line = await page.locator("[data-region=ticker] nav").boundingBox();
  await page.locator("[data-grid=open] .purse .line").nth(3).waitFor();
  await expect
    .poll(async () => (await page.locator(".earned").boundingBox())?.y ?? 0)
    .toBeGreaterThanOrEqual((line?.y ?? Infinity) + (line?.height ?? 0));
  await page.context().close();
});

test("with a letter in hand every phrase that it may go to has its button inside the purse", async () => {
  for (const locale of ["en", "fr", "de"]) {
    const page = await visit(browser, harness.address, { locale });
    await lay(page, harness.address, "monastery-denying");
    await page.locator("[data-ref~='market/blue:7']").click();
    const buttons = page.locator(".purse [data-ref^='strip/']");
    await buttons.nth(3).waitFor(); // mine and three others
    for (const { width, height } of SIZES) {
      await resize(page, width, height);
      const cut = await page.locator(".purse").evaluate((purse) => {
        const inner = purse.getBoundingClientRect();
        const outside = [...purse.querySelectorAll("*")].filter((one) => {
          const { right, bottom } = one.getBoundingClientRect();
          return right > inner.right || bottom > inner.bottom;
        });
        return [outside.length, inner.right - innerWidth, purse.scrollWidth - purse.clientWidth];
      });
      expect(Math.max(...cut), `${locale} ${width}: ${cut}`).toBeLessThanOrEqual(0);
    }
    await page.context().close();
  }
});

test("what may be chosen outside the window has a pointer at its edge, which leads there", async () => {
  const page = await visit(browser, harness.address, { viewport: { width: 390, height: 844 } });
  await lay(page, harness.address, "monastery-placing");
  await page.locator("[data-ref^='hand/'].lit").first().click();
  const pointer = page.locator("[data-edge]").first();
  const place = await pointer.getAttribute("data-edge");
  await pointer.click();
  await page.locator(`[data-edge="${place}"]`).waitFor({ state: "detached" });
  const [cell, stage] = [
    await page.locator(`[data-ref~="cell/${place}"]`).boundingBox(),
    await regionOf(page, "stage"),
  ];
  expect(cell?.x ?? -1).toBeGreaterThanOrEqual(stage.x);
  expect((cell?.x ?? 0) + (cell?.width ?? 0)).toBeLessThanOrEqual(stage.x + stage.width);
  await page.context().close();
});

test.each(SIZES)(
  "at $width px the end leaves the monastery in sight, the rails in place, and says who won",
  async (size) => {
    const page = await visit(browser, harness.address, { viewport: size });
    await lay(page, harness.address, "monastery-end");
    const plank = await page.locator("dialog[open] .plank").boundingBox();
    const abbey = page.locator("[data-ref~='place/abbey']");
    await expect
      .poll(async () => {
        const box = await abbey.boundingBox();
        return (box?.y ?? Infinity) + (box?.height ?? 0);
      })
      .toBeLessThan((plank?.y ?? 0) + 1);
    expect(await page.locator("#ending").innerText()).toMatch(/wins/);
    expect(await page.locator("dialog[open] tbody tr").count()).toBe(3);
    expect(await page.locator("[data-region=main] button").innerText()).toMatch(/Play again/);
    await page.getByRole("tab", { name: "Statistics" }).click();
    expect(await page.locator(".statistics tbody tr").count()).toBe(5);
    await page.keyboard.press("Escape");
    await page.locator("dialog[open]").waitFor({ state: "detached" });
    await page.context().close();
  },
);

test("the log goes turn by turn in few words, and resting on a line lights its place", async () => {
  const page = await visit(browser, harness.address);
  await lay(page, harness.address, "monastery-late");
  await page.locator("[data-region=ticker] nav button").first().click();
  const turn = page.locator("[role=log] .turn").last();
  expect(await turn.locator(".who").first().innerText()).toContain("Hildegard");
  const line = turn.locator(".brief.place").last();
  expect(await line.innerText()).toMatch(/Brewhouse/);
  await line.hover();
  await page.locator("[data-ref^='place/'][data-ref$='tile/brewhouse'][data-shown]").waitFor();
  await page.context().close();
});

test("a long last line over the stage loses its end, never its words", async () => {
  const page = await visit(browser, harness.address, { locale: "fr" });
  await lay(page, harness.address, "monastery-early");
  const [line, text, figure] = [".last", ".last .words", ".last .figure"].map((part) => page.locator(part));
  await text?.waitFor();
  const [room, said, number] = [
    await line?.boundingBox(),
    await text?.boundingBox(),
    await figure?.boundingBox(),
  ];
  const full = (await text?.evaluate((one) => one.scrollWidth)) ?? 0;
  expect(full).toBeGreaterThan(said?.width ?? Infinity); // or this line is no test of anything
  expect(said?.width ?? 0).toBeGreaterThan(100);
  expect((number?.x ?? Infinity) + (number?.width ?? 0)).toBeLessThanOrEqual(
    (room?.x ?? 0) + (room?.width ?? 0),
  );
  await page.context().close();
});

test("what may be chosen under the small map or the letter grid has a pointer, too", async () => {
  const page = await visit(browser, harness.address, { viewport: { width: 1280, height: 720 } });
  await lay(page, harness.address, "monastery-placing");
  await page.locator("[data-ref^='hand/'].lit").first().click();
  const cell = page.locator("[data-ref^='cell/'].lit").first();
  const place = ((await cell.getAttribute("data-ref")) ?? "").split(" ")[0]?.slice("cell/".length);
  const pointer = page.locator(`[data-edge="${place}"]`);
  for (const cover of [".mini", ".sheet-of-grid"]) {
    const [from, to] = [await cell.boundingBox(), await page.locator(cover).boundingBox()];
    const middle = (box: typeof from): [number, number] => [
      (box?.x ?? 0) + (box?.width ?? 0) / 2,
      (box?.y ?? 0) + (box?.height ?? 0) / 2,
    ];
    const [[x, y], [coverX, coverY]] = [middle(from), middle(to)];
    // the board is dragged until the cell lies under it
    await page.mouse.move(900, 300);
    await page.mouse.down();
    await page.mouse.move(900 + coverX - x, 300 + coverY - y, { steps: 4 });
    await page.mouse.up();
    await pointer.click({ trial: true });
  }
  await pointer.click();
  await pointer.waitFor({ state: "detached" });
  await cell.click({ trial: true });
  await page.context().close();
});

test.each([SIZES[0], SIZES[1]])(
  "at $width px the unmasking with six players shows the culprit, all points and all hands",
  async (size) => {
    const page = await visit(browser, harness.address, { viewport: size });
    await lay(page, harness.address, "abbey-end-six");
    const stage = await regionOf(page, "stage");
    await page.locator(".unmasking div.left").waitFor();
    const parts = page.locator(
      ".unmasking [data-culprit], .unmasking .score, .unmasking .hands article, .unmasking .spoken li, .unmasking div.left",
    );
    expect(await parts.count()).toBe(1 + 6 + 6 + 9 + 1);
    const ends = await parts.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
    expect(Math.max(...ends)).toBeLessThanOrEqual(stage.y + stage.height);
    const [name, seal] = [
      await page.locator("[data-culprit] strong").boundingBox(),
      await page.locator(".unmasking .seal").boundingBox(),
    ];
    expect((seal?.y ?? Infinity) + (seal?.height ?? 0)).toBeLessThanOrEqual((name?.y ?? 0) + 12);
    await page.context().close();
  },
);

test("before the Abbot every statement, every suspect and the way out are in sight at every size", async () => {
  const page = await visit(browser, harness.address);
  await lay(page, harness.address, "abbey-speaking");
  for (const { width, height } of SIZES) {
    await resize(page, width, height);
    const cut = (): Promise<number> =>
      page.locator("[data-region=hand] .more").evaluate((row) => row.scrollWidth - row.clientWidth);
    const below = (): Promise<number> =>
      page.locator(".leaf.revelations").evaluate((leaf) => {
        const ends = [...leaf.querySelectorAll(".statement, .tile")].map((one) =>
          one.getBoundingClientRect(),
        );
        return ends.filter(({ bottom }) => bottom > leaf.getBoundingClientRect().bottom + 1).length;
      });
    await expect.poll(cut, { message: `${width}` }).toBeLessThanOrEqual(0);
    await expect.poll(below, { message: `${width}` }).toBe(0);
  }
  await page.context().close();
});

test("a question that somebody asks me can be read whole at every size, above its answers", async () => {
  const page = await visit(browser, harness.address);
  await lay(page, harness.address, "abbey-answering");
  for (const { width, height } of SIZES) {
    await resize(page, width, height);
    const cut = await page.locator("[data-region=hand] .sentence").evaluate((sentence) => {
      const [own, around] = [
        sentence.getBoundingClientRect(),
        sentence.parentElement!.getBoundingClientRect(),
      ];
      return {
        lines: sentence.scrollHeight - sentence.clientHeight,
        above: around.top - own.top,
        below: own.bottom - around.bottom,
      };
    });
    // letters may reach a little below the last line; a hidden line would be twice as much
    expect(cut.lines, `${width}`).toBeLessThan(8);
    expect(Math.max(cut.above, cut.below), `${width}`).toBeLessThanOrEqual(0);
  }
  await page.context().close();
});

/** Which of these things are not wholly inside a region of the table. */
const outside = (page: Page, things: string, region: string): Promise<string[]> =>
  page.locator(things).evaluateAll((all, name) => {
    const room = document.querySelector(`[data-region=${name}]`)!.getBoundingClientRect();
    return all
      .map((one) => ({ one, box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width === 0 || box.bottom > room.bottom + 0.5 || box.right > room.right + 0.5)
      .map(({ one }) => one.textContent ?? "");
  }, region);
/** The larger side of the smallest of these drawings. */
const smallestSide = (page: Page, drawings: string): Promise<number> =>
  page.locator(drawings).evaluateAll((all) =>
    Math.min(
      ...all.map((one) => {
        const { width, height } = one.getBoundingClientRect();
        return Math.max(width, height);
      }),
    ),
  );

test("at every size the whole chain of Monasterium is in sight, and everybody's projection by category", async () => {
  const page = await visit(browser, harness.address);
  await lay(page, harness.address, "monasterium-chain");
  for (const { width, height } of SIZES) {
    await resize(page, width, height);
    // what is being decided, the step that waits, and the dice
    expect(await page.locator("main .stack .card").count(), `at ${width}`).toBe(3);
    expect(await outside(page, "main .stack .card", "stage"), `at ${width}`).toEqual([]);
    const [now] = await page.locator("main .stack .now").evaluateAll((all) =>
      all.map((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      }),
    );
    expect(now, `at ${width}`).toBe(true);
    if (width === 390) await page.locator("[data-ref='spot/missions']").click();
    const forecast = width < 900 ? "main .forecast li" : "[data-region=rail] .forecast";
    expect(await page.locator(forecast).count(), `at ${width}`).toBe(4);
    expect(await smallestSide(page, `${forecast} .mm-tile svg`), `at ${width}`).toBeGreaterThanOrEqual(18);
    if (width > 390)
      expect(await outside(page, forecast, width < 900 ? "stage" : "rail"), `at ${width}`).toEqual([]);
    const seats = page.locator("[data-region=rail] .seats");
    if (width > 900)
      expect(await seats.evaluate((all) => all.scrollHeight - all.clientHeight)).toBeLessThanOrEqual(1);
  }
  await page.context().close();
});

test("on a phone road and board of Monasterium are large enough to read", async () => {
  const page = await visit(browser, harness.address, { viewport: { width: 390, height: 844 } });
  await lay(page, harness.address, "monasterium-early");
  // my board lies open; what it says of each space is drawn
  expect(await smallestSide(page, "main .cell .what svg")).toBeGreaterThanOrEqual(18);
  expect(
    await page
      .locator("main .cell .what")
      .evaluateAll(
        (all) => all.filter((one) => one.scrollWidth > (one.parentElement?.clientWidth ?? 0)).length,
      ),
  ).toBe(0);
  await page.getByRole("button", { name: "My board" }).click();
  const icons = await page
    .locator("main .road .mm-tile use")
    .evaluateAll((all) =>
      (all as SVGUseElement[]).map((one) => one.width.baseVal.value * (one.getScreenCTM()?.a ?? 0)),
    );
  expect(Math.min(...icons)).toBeGreaterThanOrEqual(18);
  expect(
    await page
      .locator("main .road .number")
      .evaluateAll((all) => Math.min(...all.map((one) => one.getBoundingClientRect().height))),
  ).toBeGreaterThanOrEqual(13);
  for (const one of await page.locator("main .road [data-ref^='messenger/']").all())
    expect((await one.boundingBox())?.x).toBeGreaterThanOrEqual(-1);
  await page.context().close();
});

test("on a phone the final scoring of Monasterium is told to its end, and nothing lies over anything", async () => {
  const page = await visit(browser, harness.address, { viewport: { width: 390, height: 844 } });
  await lay(page, harness.address, "monasterium-end");
  await page.getByRole("button", { name: "Watch the scoring" }).click();
  const scene = page.getByRole("region", { name: "Final scoring" });
  const steps = await scene.locator(".steps li").count();
  for (let step = 0; step < steps; step++) {
    const order = await scene.evaluate((whole) =>
      [".steps", ".place", ".reasons", ".ledger"].map((part) => {
        const { top, bottom } = whole.querySelector(part)!.getBoundingClientRect();
        return { top, bottom };
      }),
    );
    order
      .slice(1)
      .forEach((part, at) => expect(part.top).toBeGreaterThanOrEqual((order[at]?.bottom ?? 0) - 1));
    await page.locator("[data-region=main] button").click();
  }
  await page.locator("dialog[open] #ending").waitFor();
  await page.context().close();
});
