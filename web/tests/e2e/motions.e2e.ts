/** What people put before the table: to go back, to give up, a bot or a substitute for a chair. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { clean } from "./axe";
import { company, inTurn } from "./company";
import { enter, openBrowser, visit } from "./house";
import { act, layTile, myTurn, seq } from "./player";
import { openLog, openMenu } from "./shell";

const address = process.env.CHAPTERHOUSE_ADDRESS ?? "";
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test("the game goes further back when everybody agrees, and not when somebody declines", async () => {
  const { anna, bruno, leave } = await company(browser, address);
  const [first, second] = await inTurn(anna, bruno);
  const before = await first.locator("[data-ref^='place/']").count();
  await layTile(first);
  await first.locator("[data-ref^='place/']").nth(before).waitFor();
  await first.getByRole("button", { name: "End my turn" }).click();
  await myTurn(second);
  const ask = async (): Promise<void> => {
    await openMenu(first);
    await first.getByRole("button", { name: "Go further back …" }).click();
    await first.locator("[data-back]").first().click();
    await second.getByText("would like to go further back").waitFor();
  };
  await ask();
  await clean(second, "a ballot");
  await second.getByRole("button", { name: "Decline" }).click();
  await first.getByText("would like to go further back").waitFor({ state: "detached" });
  expect(await second.locator("[data-ref^='place/']").count()).toBe(before + 1);
  await ask();
  await second.getByRole("button", { name: "Agree" }).click();
  for (const page of [first, second]) {
    await openLog(page);
    await page.getByText("took a step back").waitFor();
    await expect.poll(() => page.locator("[data-ref^='place/']").count()).toBe(before);
  }
  await myTurn(first);
  await leave();
});

test("the game is given up when everybody agrees, and says so", async () => {
  const { anna, bruno, leave } = await company(browser, address);
  await openMenu(anna);
  await anna.getByRole("button", { name: "Give up the game …" }).click();
  await clean(anna, "giving up");
  await anna.getByRole("button", { name: "Propose it" }).click();
  await bruno.getByText("Anna proposes to give up the game.").waitFor();
  await bruno.getByRole("button", { name: "Agree" }).click();
  for (const page of [anna, bruno]) await page.locator(".sentence", { hasText: "Given up" }).waitFor();
  await anna.goto("/me"); // finished games stand in the profile
  await anna.getByText("Given up").waitFor();
  await leave();
});

test("a closed page gives nobody's chair away; a bot plays for a player who leaves it, and the owner comes back", async () => {
  const { path, anna, bruno, leave } = await company(browser, address);
  const [gone, here] = await inTurn(anna, bruno);
  await gone.goto("about:blank");
  await here.locator(".seats").getByText("away").waitFor();
  await here
    .locator("[data-away=running]")
    .getByText(/the table may vote on a bot or a substitute/)
    .waitFor();
  await clean(here, "somebody is away");
  expect(await here.getByRole("button", { name: "Let a bot play" }).count()).toBe(0);
  expect(await here.getByRole("button", { name: "Find a substitute" }).count()).toBe(0);
  await gone.goto(path);
  await openMenu(gone);
  await gone.getByRole("button", { name: "Leave my chair" }).click();
  await myTurn(here);
  await gone.getByRole("button", { name: "I am back" }).click();
  await gone.getByRole("button", { name: "I am back" }).waitFor({ state: "detached" });
  await act(here, { doing: "", deeds: 9 });
  await inTurn(gone, here);
  await leave();
});

test("a player offers the chair, a substitute plays on from it, and the owner takes it back", async () => {
  const { path, anna, bruno, leave } = await company(browser, address);
  const [gone, here] = await inTurn(anna, bruno);
  await openMenu(gone);
  await gone.getByRole("button", { name: "Offer my chair …" }).click();
  await clean(gone, "an offer");
  await gone.getByRole("button", { name: "Offer it" }).click();
  await here.locator("[data-away=wanted]").getByText("open to a substitute").waitFor();
  expect(await here.getByRole("button", { name: "Take this chair" }).count()).toBe(0);
  const walburga = await visit(browser, address);
  await enter(walburga, path, "Walburga");
  await walburga.getByRole("button", { name: "Take this chair" }).click();
  await here.locator(".seats").getByText("Walburga").waitFor();
  await here
    .locator(".seats")
    .getByText(/^plays for (Anna|Bruno)$/)
    .waitFor();
  const [next] = await inTurn(walburga, here);
  const before = await seq(next);
  await act(next, { doing: "", deeds: 9 });
  expect(await seq(next)).toBeGreaterThan(before);
  await gone.getByRole("button", { name: "I am back" }).click();
  await here.locator(".seats").getByText("Walburga").waitFor({ state: "detached" });
  await Promise.all([walburga.context().close(), leave()]);
});
