/** The waiting room and the doorstep: rules before sitting, the countdown, and a stranger who is removed. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { FRIEND, joinAs, ME, openBrowser, PHONE, sitDown, visit } from "./house";

const address = process.env.CHAPTERHOUSE_ADDRESS ?? "";
const pictures = process.env.PICTURES ?? "";
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test("a guest reads the rules, sits down, and the table starts by itself", async () => {
  const anna = await visit(browser, address);
  const bruno = await visit(browser, address, PHONE);
  const path = await sitDown(anna, "Anna", [ME, FRIEND], { double_draw: true }, {});
  await anna.getByRole("button", { name: "Invite: copy the link" }).waitFor();
  await anna.locator("[data-differs=double_draw]").waitFor();
  expect(await anna.getByRole("button", { name: "Sit down" }).count()).toBe(0);

  await bruno.goto(path);
  await bruno.locator("[data-differs=double_draw]").waitFor();
  await bruno.getByText("Anna invites you").waitFor();
  if (pictures) {
    await anna.screenshot({ path: `${pictures}/waiting.png` });
    await bruno.screenshot({ path: `${pictures}/doorstep-phone.png`, fullPage: true });
  }
  await bruno.getByText("You are the last").waitFor();
  const down = await bruno.getByRole("button", { name: "Sit down" }).boundingBox();
  expect(
    (down?.y ?? 9999) + (down?.height ?? 0),
    "at the foot of the screen, without scrolling",
  ).toBeLessThanOrEqual(bruno.viewportSize()?.height ?? 0);
  await bruno.getByLabel("Name").fill("Bruno");
  await bruno.getByRole("button", { name: "Sit down" }).click();
  await bruno.getByText("your chair").waitFor();
  await expect.poll(() => bruno.locator("[data-chair] .monk").count()).toBe(2); // a figure on every chair

  await bruno.getByRole("button", { name: "Wait", exact: true }).click();
  await anna.getByText("The start is on hold").waitFor();
  if (pictures) await bruno.screenshot({ path: `${pictures}/waiting-phone.png`, fullPage: true });
  await anna.getByRole("button", { name: "Ready: start by itself" }).click();
  await Promise.all([anna, bruno].map((page) => page.locator("[data-seq]").waitFor()));
  await Promise.all([anna.context().close(), bruno.context().close()]);
});

test("the host removes a stranger, who is told so", async () => {
  const [anna, bruno] = await Promise.all([visit(browser, address), visit(browser, address)]);
  const path = await sitDown(anna, "Anna", [ME, FRIEND, FRIEND], {}, {});
  await joinAs(bruno, path, "Bruno");
  await bruno.getByLabel("Say something").fill("Pax");
  await bruno.getByRole("button", { name: "Say", exact: true }).click();
  await anna.getByText("Pax").waitFor();
  await anna.getByLabel("More about Bruno").click();
  await anna.getByRole("button", { name: "Remove Bruno" }).click();
  if (pictures) await anna.screenshot({ path: `${pictures}/remove.png` });
  await anna.getByRole("button", { name: "Remove Bruno" }).click();
  await bruno.getByText("The host has removed you").waitFor();
  await anna.getByText("2 chairs are still free").waitFor();
  await bruno.reload();
  await bruno.getByText("The host has removed you").waitFor();
  expect(await bruno.getByRole("button", { name: "Sit down" }).count()).toBe(0);
  await anna.getByRole("button", { name: "Close the table" }).click();
  await anna.getByRole("button", { name: "Close the table" }).click();
  await anna.getByText("This table was closed").waitFor();
  await bruno.goto("/t/nothing");
  await Promise.all([anna.context().close(), bruno.context().close()]);
});
