/** Two people at one table, each in a browser of their own. */
import type { Browser, Page } from "playwright-core";
import { begin, FRIEND, joinAs, ME, sitDown, visit } from "./house";
import { act, myTurn } from "./player";

export interface Company {
  path: string;
  anna: Page;
  bruno: Page;
  leave: () => Promise<void>;
}

/** Anna sets the table, Bruno sits down, and the game begins. */
export async function company(
  browser: Browser,
  address: string,
  contract: object = {},
  prepare: (page: Page) => Promise<void> = async () => undefined,
): Promise<Company> {
  const [anna, bruno] = await Promise.all([visit(browser, address), visit(browser, address)]);
  await Promise.all([anna, bruno].map(prepare));
  const path = await sitDown(anna, "Anna", [ME, FRIEND], { colours: "red-blue" }, contract);
  await joinAs(bruno, path, "Bruno");
  await begin(anna);
  await Promise.all([anna, bruno].map((page) => page.locator("[data-seq]").waitFor()));
  const leave = async (): Promise<void> => {
    await Promise.all([anna.context().close(), bruno.context().close()]);
  };
  return { path, anna, bruno, leave };
}

/** Whose turn it is: the one to act first, then the other. */
export async function inTurn(one: Page, other: Page): Promise<[Page, Page]> {
  const first = await Promise.race([myTurn(one).then(() => one), myTurn(other).then(() => other)]);
  return first === one ? [one, other] : [other, one];
}

/** Play until the table waits for the other one. */
export async function untilTurnOf(waited: Page, meanwhile: Page): Promise<void> {
  const memory = { doing: "", deeds: 9 };
  while ((await inTurn(waited, meanwhile))[0] !== waited) await act(meanwhile, memory);
}
