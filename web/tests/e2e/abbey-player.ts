/** A player of the Abbey who only clicks what is lit, a different thing every time. It knows no rules. */
import type { Page } from "playwright-core";
import { setTable, type Chair } from "./house";
import { doing, MAIN, myTurn, seq } from "./player";
import type { Ways } from "./swift";

/** Make a table of the Abbey as the visitor of this page and go there. */
export function sitDownToInquire(
  page: Page,
  name: string,
  chairs: Chair[],
  options: object = {},
  contract: object = {},
): Promise<string> {
  return setTable(page, "abbey", name, chairs, options, contract);
}

const SEND = MAIN;
const CHOICE = ".options .choice";
/** Of the questions that lie ready those that may be asked now: somebody's earlier one need not be. */
const QUESTION = [".composer .ready-made.hint", SEND];
const CARD = [".held.lit", SEND];
const TRAIT = [".statement.lit", SEND];

/** What is clicked for each kind of decision, one thing after the other. */
const WAYS: Record<string, readonly string[]> = {
  moving: [".room.lit", SEND],
  asking: QUESTION,
  "calling-witness": QUESTION,
  answering: [`${SEND} | .answering .button:not([aria-disabled=true])`],
  giving: CARD,
  showing: CARD,
  exchanging: CARD,
  "naming-trait": TRAIT,
  inquiring: TRAIT,
  testifying: TRAIT,
  "naming-suspects": [".tile.lit", SEND],
  "choosing-book": ['.use[aria-disabled="false"]'],
};

/** The same for whole games: whoever may accuse does. */
export const SWIFT: Ways = {
  ...WAYS,
  "*": [CHOICE],
  answering: [`${SEND} | .answering .button:not([aria-disabled=true])`],
  "passing-cards": [`.held.lit[aria-pressed="false"] until ${SEND}`, SEND],
  speaking: [
    "[data-accuse] | .tile.lit | .statement.lit | .options .choice",
    `.tile.lit[aria-pressed="false"] until ${SEND}`,
    SEND,
  ],
};

/** Whoever wants to ask goes where somebody is, and says nothing at the end of a turn that could end the game. */
export const MEET: Ways = {
  ...SWIFT,
  moving: ['.room.lit[aria-label*="Here:"] | .room.lit', SEND],
  speaking: [`${CHOICE}:not([data-accuse])`],
};

const PATIENCE = 30_000;

/** Click the nth of what is there, once something is. */
async function choose(page: Page, wanted: string, nth: number): Promise<void> {
  const ways = wanted.split(" | ");
  await page.locator(ways.join(", ")).first().waitFor({ state: "attached", timeout: PATIENCE });
  const there = await Promise.all(ways.map((one) => page.locator(one).count()));
  const found = page.locator(ways[there.findIndex((count) => count > 0)] ?? wanted);
  await found.nth(nth % (await found.count())).click({ timeout: PATIENCE });
}

/** Card after card until the table has enough. */
async function passCards(page: Page): Promise<void> {
  for (let card = 0; card < 8; card++) {
    await choose(page, '.held.lit[aria-pressed="false"]', card);
    const [chosen, due] = ((await page.locator(".due").allInnerTexts())[0] ?? "1/1").split("/");
    if (chosen === due) return choose(page, SEND, 0);
  }
  throw new Error("the cards could not be passed");
}

/** Accuse when the notebook lights up and chance will have it, else reveal, else say nothing. */
async function speak(page: Page, nth: number): Promise<void> {
  const accused = page.locator(".tile.lit");
  if (nth % 2 === 0 && (await page.locator("[data-accuse]").count()) > 0) {
    await page.locator("[data-accuse]").click();
    await accused.nth(nth % (await accused.count())).click();
    return choose(page, SEND, 0);
  }
  if ((await page.locator(".statement.lit").count()) === 0) return choose(page, CHOICE, 0);
  for (const selector of TRAIT) await choose(page, selector, nth);
}

async function click(page: Page, now: string, nth: number): Promise<void> {
  if (now === "passing-cards") return passCards(page);
  if (now === "speaking") return speak(page, nth);
  for (const selector of WAYS[now] ?? [CHOICE]) await choose(page, selector, selector === SEND ? 0 : nth);
}

/** One decision; it has counted when this returns. */
export async function decide(page: Page, nth: number): Promise<string> {
  const now = await doing(page);
  const before = await seq(page);
  await click(page, now, nth).catch(async (error: Error) => {
    // an extra turn is offered and left alone by the page itself
    if (now !== "ending-turn" || (await seq(page)) === before)
      throw new Error(`while ${now}: ${error.message}`);
  });
  const counted = (last: number): boolean =>
    Number(document.querySelector<HTMLElement>("[data-seq]")?.dataset.seq) > last;
  await page.waitForFunction(counted, before, { timeout: 30_000 }).catch(() => {
    throw new Error(`nothing came of my choice while I was ${now}`);
  });
  return now;
}

/** Decide until the game is over or so many times; the kinds of decisions that came up. */
export async function inquire(page: Page, most: number): Promise<Set<string>> {
  const met = new Set<string>();
  for (let nth = 0; nth < most; nth++) {
    if ((await myTurn(page)) === "over") break;
    met.add(await decide(page, nth));
  }
  return met;
}
