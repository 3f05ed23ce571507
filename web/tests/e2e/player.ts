/** A player who only clicks what is lit. It knows no rules: it looks for gold, as a newcomer would. */
import type { Locator, Page } from "playwright-core";
import type { Ways } from "./swift";

/** The main button, when there is something to press it for; after the end it would begin another game. */
export const MAIN = "[data-region=hand]:has(.sentence.mine) [data-region=main] button[aria-disabled=false]";
/** My decision; not a question that the table is just answering for me, because it has one answer. */
const MINE = "dialog[open] #ending, [data-region=hand][aria-busy=false] .sentence.mine";

/** Wait until it is my turn, or the game is over. */
export async function myTurn(page: Page): Promise<"mine" | "over"> {
  await page.waitForSelector(MINE, { state: "attached", timeout: 60_000 });
  return (await page.locator("dialog[open] #ending").count()) > 0 ? "over" : "mine";
}

export async function doing(page: Page): Promise<string> {
  return (await page.locator("[data-doing]").getAttribute("data-doing")) ?? "";
}

export async function seq(page: Page): Promise<number> {
  return Number(await page.locator("[data-seq]").getAttribute("data-seq"));
}

/** Click without looking where it lies: the board may have moved it under something. */
async function choose(locator: Locator): Promise<boolean> {
  if ((await locator.count()) === 0) return false;
  // the table is live: what was lit a moment ago may be gone
  return locator
    .first()
    .dispatchEvent("click", {}, { timeout: 5_000 })
    .then(
      () => true,
      () => false,
    );
}

/** Lay a tile if one is lit: the tile, a cell, yes. */
export async function layTile(page: Page): Promise<boolean> {
  if (!(await choose(page.locator("[data-ref^='hand/'].lit")))) return false;
  await choose(page.locator("[data-ref^='cell/'].lit"));
  return choose(page.locator(MAIN));
}

/** Send the first lit monk who can go somewhere to the last of the places that light up. */
export async function moveMonk(page: Page): Promise<boolean> {
  const monks = page.locator("[data-ref^='monk/'].lit");
  for (let monk = 0; monk < (await monks.count()); monk++) {
    await monks.nth(monk).dispatchEvent("click");
    if (await choose(page.locator("[data-ref^='place/'].lit").last())) {
      return choose(page.locator(MAIN));
    }
    await choose(page.locator(".options .drop"));
  }
  return false;
}

/** Take something lit from the letter grid, for the first strip that is offered. */
export async function collect(page: Page): Promise<boolean> {
  if (!(await choose(page.locator("[data-ref^='market/'].lit").last()))) return false;
  return choose(page.locator(MAIN));
}

interface Memory {
  doing: string;
  deeds: number;
}

/** How far the game is; endless when it is over, and the result lies where the hand was. */
const reached = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.querySelector<HTMLElement>("[data-seq]")?.dataset.seq ?? Infinity));

/** One decision of mine; it has counted when this returns. */
export async function act(page: Page, memory: Memory): Promise<void> {
  const before = await reached(page);
  const patience = Date.now() + 30_000;
  while (!(await decide(page, memory))) {
    // the table is live: somebody else may have gone on, and what is lit then comes with the next view
    if ((await reached(page)) > before) return;
    if (Date.now() > patience) throw new Error(`nothing is lit while I am ${memory.doing}`);
    await page.waitForTimeout(50);
  }
  await page.waitForFunction(
    (last) => Number(document.querySelector<HTMLElement>("[data-seq]")?.dataset.seq ?? Infinity) > last,
    before,
  );
}

async function decide(page: Page, memory: Memory): Promise<boolean> {
  const now = await doing(page);
  if (now !== memory.doing) Object.assign(memory, { doing: now, deeds: 0 });
  memory.deeds += 1;
  const fresh = memory.deeds <= 4;
  if (now === "placing-and-moving" && fresh && ((await layTile(page)) || (await moveMonk(page)))) return true;
  if (now === "returning") return choose(page.locator("[data-ref^='hand/'].lit"));
  if ((now === "collecting" || now === "switching-letters") && (await collect(page))) return true;
  if (fresh && (await choose(page.locator(".options .deed")))) return true;
  return (await choose(page.locator(MAIN))) || choose(page.locator(".options .person[aria-disabled=false]"));
}

/** Play to the end, or for so many decisions; how many it took. */
export async function playOn(page: Page, decisions = 1_000): Promise<number> {
  const memory: Memory = { doing: "", deeds: 0 };
  for (let done = 0; done < decisions; done++) {
    if ((await myTurn(page)) === "over") return done;
    await act(page, memory);
  }
  return decisions;
}

const END = MAIN;
/** The same for whole games, as the page itself clicks them: a tile, a monk or the end of the turn, in turn. */
export const SWIFT: Ways = {
  "*": [`${END} | .options .person[aria-disabled=false]`],
  "placing-and-moving": [
    `[data-ref^='hand/'].lit, [data-ref^='monk/'].lit, ${END}`,
    // a tile that only can be exchanged is meant at once; a monk who only could change his box is left alone
    `[data-ref^='cell/'].lit | [data-ref^='place/'].lit | ${MAIN} | .options .drop`,
    MAIN,
  ],
  returning: ["[data-ref^='hand/'].lit"],
  "using-monks": [`.options .deed | ${END}`],
  collecting: [`[data-ref^='market/'].lit, ${END}`, MAIN],
  "switching-letters": [`[data-ref^='market/'].lit | ${END}`, MAIN],
};
