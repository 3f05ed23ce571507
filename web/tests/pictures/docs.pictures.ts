/**
 * The pictures of README and docs, from tables of a real server in the middle of golden games: `npm run docs-pictures`
 * writes them to docs/pictures as WebP, which Chromium itself encodes.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, test } from "vitest";
import { openBrowser, PHONE, visit } from "../e2e/house";
import { sitDownLate } from "../e2e/late";
import { myTurn } from "../e2e/player";

const address = process.env.CHAPTERHOUSE_ADDRESS ?? "";
const folder = process.env.DOCS_PICTURES;
const QUALITY = 0.86;
const DESKTOP = { viewport: { width: 1280, height: 720 } };
/** By name: the golden game, the number of entries, and whose eyes we have. */
const BOARDS = {
  monastery: { record: "monastery/night", at: 179, seat: 3 },
  monasterium: { record: "monasterium/four-players", at: 466, seat: 2 },
  abbey: { record: "abbey/accusation-three", at: 215, seat: 0 },
} as const;
const PHONES = {
  monastery: { record: "monastery/night", at: 300, seat: 1 },
  monasterium: { record: "monasterium/four-players", at: 540, seat: 0 },
  abbey: { record: "abbey/case-closed", at: 380, seat: 0 },
} as const;
let browser: Browser;
beforeAll(async () => {
  if (folder) mkdirSync(folder, { recursive: true });
  browser = await openBrowser();
}, 120_000);
afterAll(() => browser.close());

/** A screenshot as WebP. */
async function webp(page: Page): Promise<Buffer> {
  const png = await page.screenshot({ animations: "disabled" });
  const url = await page.evaluate(
    async ([data, quality]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = document.createElement("canvas");
      [canvas.width, canvas.height] = [image.width, image.height];
      canvas.getContext("2d")?.drawImage(image, 0, 0);
      return canvas.toDataURL("image/webp", quality);
    },
    [png.toString("base64"), QUALITY] as const,
  );
  return Buffer.from(url.split(",")[1] ?? "", "base64");
}

async function take(page: Page, name: string): Promise<void> {
  for (const [light, colorScheme] of [
    ["day", "light"],
    ["night", "dark"],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.waitForFunction(() => document.fonts.status === "loaded");
    const picture = await webp(page);
    if (folder) writeFileSync(join(folder, `${name}-${light}.webp`), picture);
  }
}

test("the boards and the phone", async () => {
  for (const [size, options, boards] of [
    ["", DESKTOP, BOARDS],
    ["phone-", PHONE, PHONES],
  ] as const) {
    for (const [name, { record, at, seat }] of Object.entries(boards)) {
      const page = await visit(browser, address, options);
      await sitDownLate(page, record, at, [seat], "brother");
      await myTurn(page);
      await take(page, `${size}${name}`);
      await page.context().close();
    }
  }
});
