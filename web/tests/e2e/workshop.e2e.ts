/** The owner's workshop: correct a component, read the checks, save an edition, and play a table with it. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { clean } from "./axe";
import { ask, BOT, ME, openBrowser, openHouse, PHONE, setTable, visit, type House } from "./house";

const folder = mkdtempSync(join(tmpdir(), "editions-"));
let browser: Browser;
let house: House;
let page: Page;

beforeAll(async () => {
  [browser, house] = await Promise.all([openBrowser(), openHouse({ CHAPTERHOUSE_EDITIONS: folder })]);
  page = await visit(browser, house.address);
});
afterAll(async () => {
  await Promise.all([browser.close(), house.close()]);
  rmSync(folder, { recursive: true, force: true });
});

/** Save the draft under a name and set a table with it. */
async function saveAndPlay(name: string): Promise<void> {
  await page.locator("[data-playable]").waitFor();
  await page.getByLabel("Name of the edition").fill(name);
  await page.getByRole("button", { name: "Save the edition" }).click();
  await page.locator("[data-saved]").waitFor();
  await page.getByRole("link", { name: "Play it now" }).click();
  const editions = page.getByRole("combobox", { name: "Edition" });
  await expect.poll(() => editions.innerText()).toContain(name);
  await page.getByLabel("Your name").fill("Marta");
  await page.getByRole("button", { name: /^(Open the table|Begin)/ }).click();
  await page.waitForURL(/\/t\//);
  await page.locator("[data-edition]").first().waitFor();
  expect(await page.locator("[data-edition]").first().innerText()).toContain(name);
}

test("Monastery: a tile is corrected, a fault says where it is, and the table plays it", async () => {
  await page.goto("/workshop/monastery");
  await page.locator("[data-thing=mill]").click();
  expect(await page.locator("[data-field=boxes] [data-standing]").getAttribute("data-standing")).toBe(
    "reconstructed",
  );
  await page.getByRole("spinbutton", { name: "value" }).fill("44");
  await page.getByRole("spinbutton", { name: "value" }).press("Tab");
  await page.locator("[data-fault]").waitFor();
  expect(await page.locator("[data-fault]").innerText()).toMatch(/Mill: 44 is not between 0 and 9/);
  expect(await page.getByRole("button", { name: "Save the edition" }).isDisabled()).toBe(true);
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByLabel("boxes, 1").fill("2");
  await page.getByLabel("boxes, 1").press("Tab");
  expect(await page.locator("[data-field=boxes] [data-standing]").getAttribute("data-standing")).toBe("seen");
  await page.locator("[data-name]").fill("Windmill");
  await page.locator("[data-name]").press("Tab");
  await page.getByRole("heading", { name: "Windmill" }).waitFor();
  const download = page.waitForEvent("download");
  await page.locator("[data-playable]").waitFor();
  await page.getByRole("button", { name: "File for the project" }).click();
  expect((await download).suggestedFilename()).toMatch(/\.patch$/);
  await saveAndPlay("Marta’s copy");
});

test("at the table the large card of a tile says that it is reconstructed", async () => {
  await setTable(page, "monastery", "Anselm", [ME, BOT]);
  await page.locator("[data-ref^='hand/']").first().hover();
  await page.locator("[data-known]").waitFor();
  expect(await page.locator("[data-known]").innerText()).toMatch(/Reconstructed|Corrected/);
});

test("prices are typed where they are printed, in the drawing of the letter grid", async () => {
  await page.goto("/workshop/monastery");
  await page.getByRole("radio", { name: "Letter grid" }).check({ force: true });
  await page.getByLabel("prices above, column 12").fill("8");
  await page.getByLabel("prices above, column 12").press("Tab");
  expect(await page.locator("[data-field=top] [data-standing]").getAttribute("data-standing")).toBe("seen");
  expect(await page.getByLabel("prices above, 12").inputValue()).toBe("8");
});

test("an edition that came as a file is opened, and a file that is none says so", async () => {
  const saved = await page.request.get("/api/games/monastery/editions");
  const lines = ((await saved.json()) as { editions: { name: string; fingerprint: string }[] }).editions;
  const ours = lines.find((one) => one.name === "Marta’s copy");
  const file = await page.request.get(`/api/games/monastery/editions/${ours?.fingerprint}`);
  await page.goto("/workshop/monastery");
  const chooser = page.getByLabel("Open a file");
  const text = (body: string): { name: string; mimeType: string; buffer: Buffer } => ({
    name: "otto.json",
    mimeType: "application/json",
    buffer: Buffer.from(body),
  });
  await chooser.setInputFiles(text("not JSON"));
  await page.getByText("“otto.json” is not an edition.").waitFor();
  await chooser.setInputFiles(text(await file.text()));
  await page.locator("[data-playable]").waitFor();
  expect(await page.getByLabel("Name of the edition").inputValue()).toBe("Marta’s copy");
  await page.locator("[data-thing=mill]").click();
  await page.getByRole("heading", { name: "Windmill" }).waitFor();
});

test("Monasterium: a price is corrected and played", async () => {
  await page.goto("/workshop/monasterium");
  await page.getByRole("radio", { name: "Prices" }).check({ force: true });
  await page.locator("[data-thing=iii]").click();
  await page.getByLabel("influence, 2").fill("5");
  await page.getByLabel("influence, 2").press("Tab");
  await saveAndPlay("Dear chapels");
});

test("Mystery of the Abbey: a door opens on both sides, a room gets another name, and the table plays it", async () => {
  await page.goto("/workshop/abbey");
  await page.getByRole("radio", { name: "Rooms and doors" }).check({ force: true });
  await page.locator("[data-thing=calefactorium]").click();
  await page.getByRole("switch", { name: "Door to Chapter Hall" }).click();
  await page.locator("[data-name]").fill("Great kitchen");
  await page.locator("[data-name]").press("Tab");
  await page.locator("[data-thing=capitulum]").click();
  expect(await page.locator("[data-field=doors]").innerText()).toContain("Great kitchen");
  await saveAndPlay("Another plan");
});

test("every room has its drawing on the shelf", async () => {
  await page.goto("/workshop/abbey");
  await page.getByRole("radio", { name: "Rooms and doors" }).check({ force: true });
  const sign = page.locator("[data-thing=bibliotheca] .thumb svg");
  await sign.waitFor();
  expect(await sign.evaluate((svg) => getComputedStyle(svg).backgroundImage)).toBe("none");
});

test("a colour is renamed, with the tile that is named after it, and the table draws it", async () => {
  await page.goto("/workshop/monastery");
  await page.getByRole("radio", { name: /^Letter grid/ }).check({ force: true });
  await page.locator("[data-thing='1']").click();
  await page.getByRole("textbox", { name: "colour" }).fill("amber");
  await page.getByRole("textbox", { name: "colour" }).press("Tab");
  await saveAndPlay("Amber monks");
  const saved = await page.request.get("/api/games/monastery/editions");
  const { editions } = (await saved.json()) as { editions: { name: string; key: string }[] };
  const key = editions.find((one) => one.name === "Amber monks")?.key ?? "";
  const data = await (await page.request.get(`/api/games/${key}/components`)).text();
  expect(data).toContain("secret-way-amber");
  expect(data).not.toContain("secret-way-red");
  const { path } = await ask(page, "POST", "/api/tables", {
    game: "monastery",
    name: "Anselm",
    edition: key.split("@")[1],
    chairs: [ME, BOT, BOT, BOT],
    start: true,
  });
  await page.goto(path);
  await page.locator(".arms[style*='--seat-amber']").first().waitFor();
});

test("Monasterium: a card asks for two buildings, and a side of the board has a road of its own", async () => {
  await page.goto("/workshop/monasterium");
  await page.getByRole("radio", { name: /^Missions/ }).check({ force: true });
  await page.locator("[data-thing=a1]").click();
  await page.locator("[data-asks]").click();
  await page.getByRole("combobox", { name: "areas, 1, area" }).selectOption("room");
  await page.getByRole("radio", { name: /^Road/ }).check({ force: true });
  const spaces = page.locator("[data-thing]");
  const before = await spaces.count();
  await page.locator("[data-own-road='2']").click();
  await spaces.nth(2 * before - 1).waitFor();
  await saveAndPlay("Two kitchens");
});

test.each(["monastery", "monasterium", "abbey"])(
  "what is known of %s stands beside each component, and a click leads to its correction",
  async (game) => {
    await page.goto(`/workshop/${game}/known`);
    const first = page.locator("[data-known-thing]").first();
    await first.locator(".group").first().waitFor();
    await clean(page, `what is known of ${game}`);
    const name = await first.getByRole("heading").innerText();
    await first.getByRole("button").click();
    await page.locator("[data-field]").first().waitFor();
    expect(await page.locator("#thing").innerText()).toBe(name);
  },
);

test("a draft that the browser's storage has damaged costs the draft only", async () => {
  await page.goto("/workshop/abbey");
  await page.evaluate(() => localStorage.setItem("chapterhouse.workshop.abbey", "{broken"));
  await page.reload();
  await page.locator("[data-thing]").first().waitFor();
});

test.each(["monastery", "monasterium", "abbey"])("the workshop of %s is clean for axe", async (game) => {
  await page.goto(`/workshop/${game}`);
  await page.locator("[data-thing]").first().waitFor();
  await clean(page, `workshop of ${game}`);
});

test("a number can be corrected on a phone", async () => {
  const phone = await visit(browser, house.address, PHONE);
  await phone.goto("/workshop/abbey");
  await phone.getByRole("radio", { name: "Masses" }).check({ force: true });
  await phone.getByRole("spinbutton", { name: "cards passed" }).fill("2");
  await phone.getByRole("spinbutton", { name: "cards passed" }).press("Tab");
  await phone.locator("[data-playable]").waitFor();
  const wide = await phone.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
});
