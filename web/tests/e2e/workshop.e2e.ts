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
  await page.locator("[data-name=en]").fill("Windmill");
  await page.locator("[data-name=en]").press("Tab");
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
  await page.locator("[data-name=en]").fill("Great kitchen");
  await page.locator("[data-name=en]").press("Tab");
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
  await page.getByRole("textbox", { name: "colour", exact: true }).fill("amber");
  await page.getByRole("textbox", { name: "colour", exact: true }).press("Tab");
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

/** The workshop without a draft. */
async function openFresh(game: string): Promise<void> {
  await page.goto(`/workshop/${game}`);
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await page.locator("[data-thing]").first().waitFor();
}

test("a name is given in other languages, with its gender", async () => {
  await openFresh("monastery");
  await page.locator("[data-thing=mill]").click();
  await page.locator("[data-languages] summary").click();
  const german = page.locator("[data-name=de]");
  await german.fill("Windmotor");
  await german.press("Tab");
  const gender = page.getByRole("combobox", { name: "Gender, Deutsch" });
  await expect.poll(() => gender.inputValue()).toBe("feminine"); // as the shipped name, which is fetched
  await gender.selectOption("masculine");
  await page.locator("[data-playable]").waitFor();
  await page.getByLabel("Name of the edition").fill("Windmotor");
  await page.getByRole("button", { name: "Save the edition" }).click();
  const mark = await page.locator("[data-saved]").getAttribute("data-saved");
  const data = (await (await page.request.get(`/api/games/monastery@${mark}/components`)).json()) as {
    words: Record<string, unknown>;
  };
  expect(data.words).toEqual({ de: { "tile-mill": { name: "Windmotor", gender: "masculine" } } });
});

test("taking a thing back leaves what lies in the same file", async () => {
  await openFresh("monastery");
  await page.locator("[data-thing=mill]").click();
  await page.getByRole("spinbutton", { name: "value" }).fill("4");
  await page.getByRole("spinbutton", { name: "value" }).press("Tab");
  await page.getByRole("radio", { name: /^Numbers/ }).check({ force: true });
  await page.locator("[data-thing=all-tiles]").click();
  await page.getByRole("spinbutton", { name: "tiles in all" }).fill("60");
  await page.getByRole("spinbutton", { name: "tiles in all" }).press("Tab");
  await page.getByRole("button", { name: "Take it back" }).click();
  await page.getByText("All checks passed; 1 difference").waitFor();
  await page.getByRole("radio", { name: /^Tiles/ }).check({ force: true });
  await page.locator("[data-thing=mill]").click();
  await expect.poll(() => page.getByRole("spinbutton", { name: "value" }).inputValue()).toBe("4");
});

test("the edge of a tile is turned on the tile", async () => {
  await page.goto("/workshop/monastery");
  await page.locator("[data-thing=mill]").click();
  const before = await page.locator("[data-edge=south]").innerText();
  await page.locator("[data-edge=south]").click();
  await expect.poll(() => page.locator("[data-edge=south]").innerText()).not.toBe(before);
  await page.locator("[data-field=edges] .before").waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
});

test("Monasterium: two actions change places, a monastery gets another colour, and the table says and draws it", async () => {
  await openFresh("monasterium");
  await page.getByRole("radio", { name: /^Actions/ }).check({ force: true });
  await page.getByRole("button", { name: "II E" }).first().click();
  await page.locator("[data-stands]").selectOption({ label: "Standard B" });
  await page.getByRole("heading", { name: "Standard B" }).waitFor();
  await expect.poll(() => page.locator("[data-field=count] input").inputValue()).toBe("3");
  await page.getByRole("radio", { name: /^Houses/ }).check({ force: true });
  await page.locator("[data-thing=green]").click();
  await page.getByRole("textbox", { name: "colour", exact: true }).fill("Teal");
  await page.getByRole("textbox", { name: "colour", exact: true }).press("Tab");
  await page.getByRole("heading", { name: "the Teal monastery" }).waitFor();
  await saveAndPlay("Teal house");
  const { editions } = (await (await page.request.get("/api/games/monasterium/editions")).json()) as {
    editions: { name: string; fingerprint: string }[];
  };
  const { path } = await ask(page, "POST", "/api/tables", {
    game: "monasterium",
    name: "Anselm",
    edition: editions.find((one) => one.name === "Teal house")?.fingerprint,
    chairs: [ME, BOT],
    start: true,
  });
  await page.goto(path);
  const house = page.locator("[data-ref~='windows/teal']");
  await house.waitFor();
  await expect.poll(() => page.locator(".plaque, .words .name").allTextContents()).toContain("Teal");
  const drawn = await page
    .locator("use")
    .evaluateAll((all) => all.map((one) => one.getAttribute("href") ?? ""));
  expect(drawn.filter((href) => /^#mm-(pane|church)-/.test(href) && href.endsWith("teal"))).toEqual([]);
  await page.keyboard.press("b");
  await page.locator("[data-ref*='space/standard-b']").first().waitFor();
  expect(await page.locator("[data-ref*='space/standard-b']").first().innerText()).toContain(
    "Standard B: 3 points",
  );
});

test("Mystery of the Abbey: seats take their colours in another order, and boards say the names of the edition", async () => {
  await openFresh("abbey");
  await page.getByRole("radio", { name: /^Numbers/ }).check({ force: true });
  await page.locator("[data-thing=seats]").click();
  await page.getByRole("button", { name: "black: a place earlier" }).click();
  for (let place = 0; place < 4; place++)
    await page.getByRole("button", { name: "black: a place earlier" }).click();
  await page.getByRole("radio", { name: /^Suspects/ }).check({ force: true });
  await page.locator("[data-thing=aldric]").click();
  await page.locator("[data-name=en]").fill("Brother Otbert");
  await page.locator("[data-name=en]").press("Tab");
  await page.getByRole("radio", { name: /^Rooms/ }).check({ force: true });
  await page.locator("[data-thing=culina]").click();
  await page.locator("[data-message=plan-culina]").fill("Bakery");
  await page.locator("[data-message=plan-culina]").press("Tab");
  await page.locator("[data-thing=cellula-red]").click();
  await page.getByRole("textbox", { name: "colour", exact: true }).fill("amber");
  await page.getByRole("textbox", { name: "colour", exact: true }).press("Tab");
  await page.getByRole("heading", { name: "Amber cell" }).waitFor();
  await saveAndPlay("Otbert");
  const { editions } = (await (await page.request.get("/api/games/abbey/editions")).json()) as {
    editions: { name: string; fingerprint: string }[];
  };
  const { path } = await ask(page, "POST", "/api/tables", {
    game: "abbey",
    name: "Anselm",
    edition: editions.find((one) => one.name === "Otbert")?.fingerprint,
    chairs: [ME, BOT, BOT, BOT],
    start: true,
  });
  await page.goto(path);
  await page.locator(".arms[style*='--seat-black']").first().waitFor();
  await page.locator("[data-ref~='room/cellula-amber']").waitFor();
  const plan = await page.locator("svg.plan .over text").allTextContents();
  expect(plan).toContain("Bakery");
  expect(plan).toContain("Amber");
  expect(plan).not.toContain("Red");
  await page.getByText("Otbert", { exact: true }).first().waitFor();
  expect(await page.getByText("Aldric", { exact: true }).count()).toBe(0);
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

test.each(["monastery", "monasterium", "abbey"])("every part of %s fits a phone", async (game) => {
  const phone = await visit(browser, house.address, PHONE);
  await phone.goto(`/workshop/${game}`);
  await phone.locator("[data-thing]").first().waitFor();
  const parts = phone.locator(".bar .segments input");
  for (let at = 0; at < (await parts.count()); at++) {
    await parts.nth(at).check({ force: true });
    await phone.locator("[data-thing]").first().waitFor();
    const wide = await phone.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide, await parts.nth(at).inputValue()).toBeLessThanOrEqual(0);
  }
});
