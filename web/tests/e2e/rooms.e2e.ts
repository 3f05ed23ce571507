/** The pages where one chooses: home, new table, profile. */
import { gzipSync } from "node:zlib";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { clean } from "./axe";
import { ask, FRIEND, ME, openBrowser, openWholeBrowser, visit, type Chair } from "./house";

const address = process.env.CHAPTERHOUSE_ADDRESS ?? "";
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

declare global {
  interface Window {
    /** Sum of the layout shifts so far. */
    shifted: number;
    /** Titles and texts of the notifications that the page has shown. */
    shown: string[];
  }
}

const BROTHER: Chair = { type: "bot-chair", bot: "brother" };
/** With these colours the first chair begins. */
const MY_TURN = { colours: "red-blue" };

interface Facts {
  chairs: { bot: string | null; name: string }[];
  options: Record<string, unknown>;
  stage: string;
}

async function factsOf(page: Page): Promise<Facts> {
  await page.waitForURL(/\/t\//);
  const id = new URL(page.url()).pathname.slice(3);
  return (await (await page.request.get(`/api/tables/${id}`)).json()) as Facts;
}

/** A visitor who is known by a name. */
async function known(name: string, by = browser): Promise<Page> {
  const page = await visit(by, address);
  await ask(page, "PUT", "/api/me", { name });
  return page;
}

const make = async (page: Page, chairs: readonly Chair[], more: object = {}): Promise<string> => {
  const start = chairs.every((chair) => chair.type !== "open-chair");
  return (await ask(page, "POST", "/api/tables", { game: "monastery", chairs, start, ...more })).id;
};

test("the quick start is one click, and remembers number and strength of the bots of each game", async () => {
  const page = await visit(browser, address);
  await page.goto("/");
  const box = page.locator('[data-game="monastery"]');
  await box.getByRole("radio", { name: "3", exact: true }).focus();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await box.getByRole("radio", { name: "Prior" }).check();
  await box.getByRole("button", { name: /^Play now/ }).click();
  const made = await factsOf(page);
  expect(made.chairs.map((chair) => chair.bot)).toEqual([null, "prior"]);
  expect(made.stage).toBe("playing");
  await page.goto("/");
  await box.getByRole("radio", { name: "1", exact: true, checked: true }).waitFor();
  expect(await box.getByRole("radio", { name: "Prior" }).isChecked()).toBe(true);
  const other = page.locator('[data-game="monasterium"]');
  expect(await other.getByRole("radio", { name: "3", exact: true }).isChecked()).toBe(true);
  expect(await other.getByRole("radio", { name: "Brother" }).isChecked()).toBe(true);
  await page.context().close();
});

test("my turn comes first and larger, the longest wait before the others, under the names of the table", async () => {
  const page = await known("Hildegard");
  const waitsLong = await make(page, [ME, BROTHER], { options: MY_TURN });
  const gathers = await make(page, [ME, FRIEND, BROTHER], { name: "Vespers", contract: { listed: true } });
  const waitsLess = await make(page, [ME, BROTHER], { options: MY_TURN });
  await page.goto("/");
  const cards = page.locator("[data-table]");
  await cards.first().waitFor();
  const order = await cards.evaluateAll((all) => all.map((card) => (card as HTMLElement).dataset.table));
  expect(order).toEqual([waitsLong, waitsLess, gathers]);
  const heights = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().height));
  expect(heights[0]).toBeGreaterThan(heights[2] ?? Infinity);
  await page.getByRole("heading", { name: "Your turn 2" }).waitFor();
  // where I sit already no chair is offered to me
  expect(await page.getByRole("region", { name: "Open tables" }).innerText()).not.toContain("Vespers");
  for (const path of ["/", "/me"]) {
    await page.goto(path);
    await cards.first().waitFor();
    const said = (await cards.allInnerTexts()).join(" ");
    expect(said).not.toMatch(/brother/i);
    expect(said).toContain("Vespers");
  }
  await clean(page, "profile with games");
  const name = (await cards.first().locator(".who").innerText()).trim();
  await page.goto(`/t/${waitsLong}`);
  await page.waitForSelector("[data-seq]");
  await page.getByText(name).first().waitFor();
  await page.context().close();
});

/** Sum of all layout shifts of the page that is open now, once everything that was drawn is counted. */
const shifted = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((found) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => found(window.shifted)))),
      ),
  );

/** The first page is loaded while the server is slow to answer: how much moved? */
async function shiftOf(page: Page): Promise<number> {
  await page.addInitScript(() => {
    window.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shifted += (entry as unknown as { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.route(/\/api\/(lobby|games|me)$/, async (route) => {
    await new Promise((go) => setTimeout(go, route.request().url().endsWith("games") ? 900 : 500));
    await route.continue();
  });
  await page.goto("/");
  await page.locator('[data-game="abbey"] input[type="radio"]').first().waitFor();
  await page.waitForLoadState("networkidle");
  return shifted(page);
}

test("nothing moves on the first page while games and tables load, for a newcomer and for somebody who comes back", async () => {
  const newcomer = await visit(browser, address);
  expect(await shiftOf(newcomer)).toBeLessThan(0.01);
  await newcomer.evaluate(() =>
    document.querySelector("main")?.prepend(document.createElement("hr"), "late"),
  );
  await newcomer.waitForFunction(() => window.shifted > 0.01); // what is planted is counted
  await newcomer.context().close();
  const back = await known("Hildegard");
  await make(back, [ME, BROTHER], { options: MY_TURN });
  await make(back, [ME, FRIEND]);
  await back.goto("/");
  await back.locator("[data-table]").nth(1).waitFor();
  expect(await shiftOf(back)).toBeLessThan(0.01);
  expect(await back.locator("[data-table]").count()).toBe(2);
  await back.context().close();
});

test("the first page with running games weighs less than 200 kB", async () => {
  const page = await known("Hildegard");
  await make(page, [ME, BROTHER], { options: MY_TURN });
  const bodies: Promise<Buffer>[] = [];
  page.on("response", (answer) => bodies.push(answer.body()));
  await page.goto("/");
  await page.locator("[data-table]").first().waitFor();
  await page.waitForLoadState("networkidle");
  const weights = (await Promise.all(bodies)).map((body) => Math.min(body.length, gzipSync(body).length));
  expect(weights.reduce((sum, weight) => sum + weight, 0) / 1000).toBeLessThan(200);
  await page.context().close();
});

test("the form asks the host for a name, shows only fields that apply, and draws colours as shields", async () => {
  const page = await visit(browser, address);
  await page.goto("/new?game=monastery");
  const option = (name: string): ReturnType<Page["getByText"]> => page.getByText(name, { exact: true });
  await page.locator("summary", { hasText: "More" }).click();
  await option("Paired game").waitFor();
  expect(await option("Tie between teams").count()).toBe(0);
  await page.getByRole("switch", { name: "Paired game" }).check();
  await option("Tie between teams").waitFor();
  await clean(page, "the form with everything open");
  for (const chair of [3, 4]) await page.getByLabel(`Chair ${chair}`, { exact: true }).selectOption("closed");
  await page.getByLabel("Chair 2", { exact: true }).selectOption("bot:prior");
  for (const gone of [
    "Paired game",
    "Tie between teams",
    "Talk at the table",
    "When somebody is late",
    "Quiet hours",
  ])
    expect(await option(gone).count(), gone).toBe(0);
  expect(await page.getByText(/list of open tables$/).count()).toBe(0);
  expect(await page.getByLabel("Chair 2", { exact: true }).locator('option[value="closed"]').count()).toBe(0);

  await page.getByRole("radio", { name: "I play green" }).check();
  await page.getByRole("radio", { name: "red", exact: true }).check();
  expect(await page.getByRole("textbox").count()).toBe(2); // the host's name and the table's: no colours as text
  expect(await page.locator("[data-differs]").innerText()).toBe("Colours chosen, not drawn");
  await page.getByRole("button", { name: "Begin" }).click();
  expect(new URL(page.url()).pathname).toBe("/new"); // no name yet
  await page.getByLabel("Your name").fill("Hildegard");
  await page.getByRole("button", { name: "Begin" }).click();
  const made = await factsOf(page);
  expect(made.options).toMatchObject({ colours: "green-red", players: 2, paired: false });
  expect(made.chairs.map(({ name, bot }) => bot ?? name)).toEqual(["Hildegard", "prior"]);

  await page.goto("/new?game=monastery");
  expect(await page.getByLabel("Your name").inputValue()).toBe("Hildegard");
  expect(await page.getByLabel("Chair 2", { exact: true }).inputValue()).toBe("bot:prior");
  expect(await page.getByLabel("Chair 4", { exact: true }).inputValue()).toBe("closed");
  await page.context().close();
});

test("people at one device are each asked for a name, and no two may share it", async () => {
  const page = await visit(browser, address);
  await page.goto("/new?game=monastery");
  for (const chair of [3, 4]) await page.getByLabel(`Chair ${chair}`, { exact: true }).selectOption("closed");
  await page.getByLabel("Chair 2", { exact: true }).selectOption("here");
  const second = page.getByLabel("Name of the person on chair 2");
  expect(await page.getByLabel("Your name").inputValue()).toBe("");
  expect(await second.inputValue()).toBe("");
  await page.getByLabel("Your name").fill("Anna");
  await second.fill("Anna");
  await page.getByRole("button", { name: "Begin" }).click();
  await page.getByText("Two people here are called Anna.").waitFor();
  await second.fill("Bruno");
  await page.getByRole("button", { name: "Begin" }).click();
  expect((await factsOf(page)).chairs.map((chair) => chair.name)).toEqual(["Anna", "Bruno"]);
  await page.context().close();
});

test("the rooms fit every width in every language", async () => {
  for (const locale of ["en", "fr", "de"]) {
    const page = await visit(browser, address, { locale });
    await ask(page, "PUT", "/api/me", { name: "Hildegard von Bingen am Rhein" });
    await make(page, [ME, BROTHER], { options: MY_TURN, name: "Am Abend nach der Vesper im Kreuzgang 40" });
    for (const [path, landmark] of [
      ["/", "[data-table]"],
      ["/new?game=abbey", "form summary"],
      ["/me", "#part-keys"],
    ] as const) {
      await page.goto(path);
      await page.locator(landmark).first().waitFor();
      if (path.startsWith("/new")) {
        await page.locator("form summary").first().click();
        await page.locator("[data-option=left_out] summary").click();
        await page.locator("[data-option=left_out] label").first().waitFor();
      }
      for (const width of [360, 390, 820, 1280, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(wide, `${locale} ${path} at ${width}`).toBeLessThanOrEqual(width);
      }
      expect(await page.locator("body").innerText()).not.toContain("⟨");
    }
    await page.context().close();
  }
});

test("the browser calls me when a table begins to wait while I look elsewhere", async () => {
  const whole = await openWholeBrowser();
  const page = await known("Hildegard", whole);
  await page.context().grantPermissions(["notifications"], { origin: new URL(address).origin });
  await page.addInitScript(() => {
    window.shown = [];
    const Real = window.Notification;
    window.Notification = new Proxy(Real, {
      construct(target, args: [string, NotificationOptions]) {
        window.shown.push(`${args[0]}: ${args[1].body}`);
        return new target(...args);
      },
    });
  });
  await make(page, [ME, BROTHER], { options: MY_TURN, name: "Lauds" });
  await page.goto("/me");
  const look = (hidden: boolean): Promise<void> =>
    page.evaluate((away) => {
      Object.defineProperty(document, "hidden", { configurable: true, get: () => away });
      document.dispatchEvent(new Event("visibilitychange"));
    }, hidden);
  const asked = (): Promise<unknown> => page.waitForResponse(/\/api\/lobby/);
  await page.getByRole("switch", { name: "Call me on this device" }).check();
  await Promise.all([asked(), look(false)]); // what waits now I have seen
  await make(page, [ME, BROTHER], { options: MY_TURN, name: "Vespers" });
  await Promise.all([asked(), look(true)]);
  await page.waitForFunction(() => window.shown.length > 0);
  expect(await page.evaluate(() => window.shown)).toEqual(["Your turn: Vespers (Monastery)"]);
  await page.getByRole("switch", { name: "Call me on this device" }).uncheck();
  await page.reload();
  expect(await page.getByRole("switch", { name: "Call me on this device" }).isChecked()).toBe(false);
  await whole.close();
});
