/** A learner who does what the guide says, by clicking the things on the table, or by keys alone. */
import type { Locator, Page } from "playwright-core";
import { refSelector } from "../../src/kit/refs";
import { refOf } from "../../src/learn/look";
import { MAIN } from "./player";

interface Move {
  type: string;
  [field: string]: unknown;
}
export interface Heard {
  seq: number;
  number: number;
  of: number;
  chapter: number;
  chapters: string[];
  marks: { key: string; note: Move | null; look: string[] }[];
  do: Move | null;
  over: boolean;
}

/** How a thing is chosen: with the mouse or a finger, or with the keyboard. */
export type Hand = (thing: Locator) => Promise<void>;
export const byMouse: Hand = async (thing) => {
  await thing.page().mouse.move(1, 1);
  await thing.click({ timeout: 4_000, noWaitAfter: true }).catch(() => thing.dispatchEvent("click"));
};
/** Focus it where Tab would, and press Enter. */
export const byKeys: Hand = async (thing) => {
  await thing.focus();
  await thing.page().keyboard.press("Enter");
};

export async function heard(page: Page): Promise<Heard> {
  const table = new URL(page.url()).pathname.split("/")[2];
  const answer = await page.request.get(`/api/tables/${table}/guide`);
  return (await answer.json()) as Heard;
}

const seqNow = (page: Page): Promise<number> =>
  page.locator("[data-seq]").evaluate((one) => Number((one as HTMLElement).dataset.seq));

const YES = MAIN;

/** What is there only where the table must ask: a box, a strip, how many, are you sure. */
const OPTIONAL = [".boxes", ".options .offer", YES];

/** The selectors of a move, one thing after the other; each `|` is a choice to try until the guide is content. */
function wayOf(move: Move): string[] {
  const value = (field: string): string => String(move[field]);
  switch (move.type) {
    case "place-tile":
      return [`[data-ref~="hand/${value("tile")}"].lit`, `[data-ref~="cell/${value("cell")}"]`, MAIN];
    case "walk":
      if (move.room) return [`[data-ref~="room/${value("room")}"]`, MAIN];
      return [
        `[data-ref~="monk/${value("start")}"]`,
        `[data-ref~="place/${(move.path as string[]).at(-1)}"]`,
        move.box ? `.boxes .button:text-is("${value("box")}")` : "",
        MAIN,
      ];
    case "collect-letter":
      return [`[data-ref~="market/${value("row")}:${value("column")}"]`, MAIN];
    case "collect-monk":
      return [`[data-ref~="market/${value("row")}:${value("column")}"]`];
    case "pray":
      return [`[data-ref~="option/pray:${value("place")}"]`];
    case "done":
    case "work":
      return [MAIN];
    case "choose-number":
      return [`[data-ref~="pile/${value("number")}"]`];
    case "take-dice":
      return [
        `[data-ref~="pile/${value("number")}"]`,
        `.options .offer .button:has(.numbers:text-is("${value("count")}"))`,
        YES,
      ];
    case "take-joker":
      return [
        `[data-ref~="pile/6"]`,
        `.options .offer .button:has(.letter:text-is("${value("column").toUpperCase()}"))`,
      ];
    case "use-action":
      return [`[data-ref~="cell/0/${value("space")}"]`];
    case "choose-novice":
      return [`[data-ref~="cell/0/${value("novice")}"]`];
    case "place-novice":
      return [`[data-ref~="${value("monastery")}/${value("spot")}"]`, YES];
    case "take-window":
      return [".options .offer .button", `[data-ref^="pane/0/${value("row")}/"][aria-disabled="false"]`, YES];
    case "choose-bonus":
    case "exchange-good":
      return [".options .offer .button|"];
    case "ask":
      return [".composer .ready-made", MAIN];
    case "answer":
      return [MAIN];
    case "keep-silence":
      return [".answering .button:last-child"];
    case "pass-cards":
      return [...(move.suspects as string[]).map((suspect) => `[data-ref~="card/${suspect}"].lit`), MAIN];
    case "show-card":
      return [`[data-ref~="card/${value("suspect")}"].lit`, MAIN];
    case "reveal":
      return [`[data-ref~="trait/${value("trait")}"]`, MAIN];
    case "request-card":
      return [
        '.options .chip:has-text("Clara")',
        ...(move.traits as string[]).map((trait) => `[data-ref~="trait/${trait}"]`),
        MAIN,
      ];
    case "accuse":
      return ["button:text('Choose whom to accuse')", `[data-ref~="suspect/${value("suspect")}"]`, MAIN];
    case "play-book":
      return [`[data-ref~="book/${value("title")}"]`];
    case "choose-player":
      return ['.options .choice:has-text("Beda")'];
    case "draw-card":
      return [".options .choice"];
    case "cross":
      return [`[data-ref~="suspect/${value("suspect")}"]`];
    case "write-note":
      return [".jottings button[type=submit]"];
    default:
      throw new Error(`the learner does not know how to ${move.type}`);
  }
}

/** Until the move has counted, the guide has declined it, or one of these is there; which of them. */
async function next(page: Page, before: number, selectors: readonly string[]): Promise<string> {
  const found = await page.waitForFunction(
    ({ before, selectors }) => {
      if (Number(document.querySelector<HTMLElement>("[data-seq]")?.dataset.seq) > before) return "counted";
      return selectors.find((one) => document.querySelector(one)) ?? false;
    },
    { before, selectors },
    { timeout: 30_000 },
  );
  return (await found.jsonValue()) as string;
}

/** Selectors of Playwright's own are looked for as far as CSS goes. */
const css = (selector: string): string =>
  selector.replace("|", "").replace(/:(has-)?text(-is)?\([^)]*\)/g, "");

/** One of several after the other, until the guide is content. */
async function tryEach(page: Page, things: Locator, before: number, hand: Hand): Promise<void> {
  for (let nth = 0; nth < (await things.count()); nth++) {
    await page.evaluate(() => document.querySelector(".guide strong")?.setAttribute("data-old", ""));
    await hand(things.nth(nth));
    if ((await next(page, before, [".guide strong:not([data-old])"])) === "counted") return;
  }
}

/** Make the move; it has counted when this returns. */
export async function make(page: Page, move: Move, hand: Hand): Promise<void> {
  const before = await seqNow(page);
  if (move.type === "write-note") await page.locator("#abbey-note").fill(String(move.text));
  const way = wayOf(move).filter(Boolean);
  for (const [at, selector] of way.entries()) {
    const optional = OPTIONAL.some((one) => selector.startsWith(one));
    const there = await next(page, before, [css(selector), ...(optional ? way.slice(at + 1).map(css) : [])]);
    if (there === "counted") return;
    const things = page.locator(selector.replace("|", ""));
    if (selector.endsWith("|")) await tryEach(page, things, before, hand);
    else if (!optional || (await things.count()) > 0) await hand(things.first());
  }
  await next(page, before, []).catch(() => {
    throw new Error(`nothing came of ${JSON.stringify(move)}`);
  });
}

/** The guide waits for the learner, or has come to the end of a chapter. */
export async function waiting(page: Page): Promise<Heard> {
  for (let tries = 0; tries < 400; tries++) {
    const said = await heard(page);
    const shown = await page.locator(".guide").count();
    const last = said.number + said.marks.length - 1;
    const number = shown ? Number(await page.locator(".guide").getAttribute("data-number")) : 0;
    const mine = said.over || (await page.locator(".sentence.mine").count()) > 0;
    if (said.marks.length > 0 && number >= said.number && number <= last && mine) return said;
    await page.waitForTimeout(60);
  }
  throw new Error("the guide never said anything");
}

/** Read everything the guide has to say here; whatever it speaks of lies on the table. */
export async function read(page: Page, hand: Hand): Promise<void> {
  const next = page.locator(".guide").getByRole("button", { name: "Next", exact: true });
  await seeWhatIsMeant(page);
  while ((await next.count()) > 0) {
    await hand(next);
    await seeWhatIsMeant(page);
  }
}

/** Cells are there once a tile is in hand: the learner then clicks them. */
const LATER = /^cell=[ew]/;

/** A guide that points at nothing is worse than none. */
async function seeWhatIsMeant(page: Page): Promise<void> {
  const said = await heard(page);
  const number = Number(await page.locator(".guide").getAttribute("data-number"));
  const mark = said.marks[number - said.number];
  for (const look of mark?.look.filter((one) => !LATER.test(one)) ?? [])
    await page
      .locator(refSelector(refOf(look)))
      .first()
      .waitFor({ state: "attached", timeout: 15_000 })
      .catch(() => {
        throw new Error(`at ${mark?.key} the guide speaks of ${look}, which is nowhere`);
      });
}

/** What the guide wants written in the notebook, each of it when its words are read. */
async function note(page: Page, hand: Hand, notes: readonly Move[]): Promise<void> {
  for (const move of notes) {
    const before = Number(await page.locator("[data-number]").getAttribute("data-number"));
    await make(page, move, hand);
    await page.waitForFunction(
      (last) => Number(document.querySelector<HTMLElement>("[data-number]")?.dataset.number) > last,
      before,
    );
    await read(page, hand);
  }
}

/** One chapter to its end; how many moves the learner made. */
export async function chapter(page: Page, hand: Hand): Promise<number> {
  for (let moves = 0; moves < 60; moves++) {
    const said = await waiting(page);
    await read(page, hand);
    await note(
      page,
      hand,
      said.marks.flatMap((mark) => mark.note ?? []),
    );
    if (said.over || !said.do) return moves;
    await make(page, said.do, hand).catch((error: Error) => {
      throw new Error(`at ${said.marks.at(-1)?.key}: ${error.message}`);
    });
  }
  throw new Error("the chapter did not end");
}

/** From the page of lessons to the first mark. */
export async function begin(page: Page, game: string): Promise<void> {
  await page.goto("/learn");
  await page.locator(`[data-lesson="${game}/first"]`).getByRole("button", { name: "Begin" }).click();
  await page.locator(".guide").waitFor();
}

/** Every chapter of a guided game; how many moves the learner made. */
export async function toTheEnd(page: Page, game: string, hand: Hand): Promise<number> {
  await begin(page, game);
  let moves = 0;
  for (;;) {
    moves += await chapter(page, hand);
    const { pathname } = new URL(page.url());
    const on = page.locator(".guide").getByRole("button", { name: /Next chapter/ });
    if ((await on.count()) === 0) return moves;
    await hand(on);
    await page.waitForFunction((path) => location.pathname !== path, pathname);
  }
}
