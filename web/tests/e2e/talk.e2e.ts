/** Talk at the table: a bubble at the speaker, ready phrases, and the time of every line. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { begin, FRIEND, joinAs, ME, openBrowser, sitDown, visit } from "./house";
import { openLog } from "./shell";

const address = process.env.CHAPTERHOUSE_ADDRESS ?? "";
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test("what somebody says stands at their plate for a moment, and in the talk with its time", async () => {
  const [anna, bruno] = await Promise.all([visit(browser, address), visit(browser, address)]);
  const path = await sitDown(anna, "Anna", [ME, FRIEND]);
  await joinAs(bruno, path, "Bruno");
  await begin(anna);
  await openLog(bruno);
  await bruno.getByRole("tab", { name: "Talk" }).click();
  await bruno.getByPlaceholder("Say something").fill("Pax vobiscum");
  await bruno.getByPlaceholder("Say something").press("Enter");
  const plate = anna.locator('[data-ref="seat/1"] .bubble');
  await plate.getByText("Pax vobiscum").waitFor();
  expect(await anna.locator('[data-ref="seat/0"] .bubble').count()).toBe(0);

  await bruno.getByRole("group", { name: "Quick phrases" }).getByRole("button").first().click();
  await bruno.locator("time").nth(1).waitFor();
  expect(await bruno.locator("time").first().innerText()).toMatch(/^\d{1,2}:\d\d/);
  await anna.reload();
  await anna.locator("[data-region=ticker] .count", { hasText: "2" }).waitFor();
  await openLog(anna);
  await anna.getByRole("tab", { name: /^Talk/ }).click();
  await anna.getByText("Pax vobiscum").waitFor();
  expect(await plate.count()).toBe(0);
  // what was read stays read: only the new line is counted
  await anna.reload();
  await anna.locator("[data-seq]").first().waitFor();
  await bruno.getByRole("group", { name: "Quick phrases" }).getByRole("button").first().click();
  await anna.locator("[data-region=ticker] .count").waitFor();
  expect(await anna.locator("[data-region=ticker] .count").innerText()).toBe("1");
  await Promise.all([anna.context().close(), bruno.context().close()]);
});
