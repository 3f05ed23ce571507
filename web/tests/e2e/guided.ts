/** A guided game or second lesson, played by somebody who clicks what the ring shows and reads what the guide says. */
import type { Browser, Page } from "playwright-core";
import { expect } from "vitest";
import { countScrolls, followTheGuide, type Screen } from "./follower";
import { PHONE, visit } from "./house";
import { heard } from "./learner";
import { myTurn } from "./player";

async function seeTheResult(page: Page): Promise<void> {
  const main = page.locator("[data-region=main] button");
  while ((await main.innerText()) !== "Result") await main.click();
  await main.click();
  await page.locator("dialog.ending[open]").waitFor();
}

async function beginMyOwnGame(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Play against novices now" }).click();
  await page.waitForFunction(() => document.querySelector(".guide") === null);
  expect(await myTurn(page)).toBe("mine");
}

/** A screen, and what is done there at the end of the lesson. */
const SCREENS: (Screen & { then: "result" | "own game" })[] = [
  { width: 1440, height: 900, stage: 0.65, then: "result" },
  { width: 1280, height: 720, stage: 0.6, then: "own game" },
  { ...PHONE.viewport, stage: 0.38, then: "result", finger: true },
];
const GAMES = ["monastery", "monasterium", "abbey"];

export interface Guided {
  game: string;
  screen: (typeof SCREENS)[number];
  at: string;
}

const ALL: Guided[] = SCREENS.flatMap((screen) =>
  GAMES.map((game) => ({ game, screen, at: `${screen.width}x${screen.height}` })),
);
const once = ({ game, screen }: Guided): boolean => SCREENS.indexOf(screen) === GAMES.indexOf(game);

/** Each game at one size, and each size with one game. */
export const ONCE = ALL.filter(once);
/** Every other pair of them. */
export const OTHERS = ALL.filter((one) => !once(one));

async function open(browser: Browser, address: string, screen: Screen): Promise<Page> {
  const { width, height, finger } = screen;
  return visit(browser, address, finger ? PHONE : { viewport: { width, height } });
}

/** The guided game from the page of lessons to its end and what comes after. */
export async function playFirst(browser: Browser, address: string, { game, screen }: Guided): Promise<void> {
  const page = await open(browser, address, screen);
  const scrolls = await countScrolls(page);
  await page.goto("/learn");
  const card = page.locator(`[data-lesson="${game}/first"]`);
  await card.getByRole("button", { name: "Begin" }).click();
  await page.locator(".guide").waitFor();
  expect(await followTheGuide(page, screen)).toBeGreaterThan(40);
  expect(await scrolls()).toBeLessThan(20);
  const { number, of, marks } = await heard(page);
  expect(number + marks.length - 1).toBe(of);
  await (screen.then === "result" ? seeTheResult(page) : beginMyOwnGame(page));
  await page.goto("/learn");
  await card.getByText("Finished").waitFor();
  await page.context().close();
}

/** The second lesson, which has no game after it. */
export async function playSecond(browser: Browser, address: string, { game, screen }: Guided): Promise<void> {
  const page = await open(browser, address, screen);
  await page.goto("/learn");
  const card = page.locator(`[data-lesson="${game}/second"]`);
  await card.getByRole("button", { name: "Begin" }).click();
  await page.locator(".guide").waitFor();
  expect(await followTheGuide(page, screen)).toBeGreaterThan(8);
  await page.goto("/learn");
  await card.getByText("Finished").waitFor();
  await page.context().close();
}
