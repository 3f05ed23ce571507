/** Who I am: links ask first, passkeys bring me back, sessions are listed, everything can be downloaded and deleted. */
import type { Browser, CDPSession, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ask, openBrowser, visit } from "./house";
import { clean, stillClean } from "./axe";
import { sitDownLate } from "./late";
import { SWIFT as DICE } from "./monasterium-player";
import { playOut } from "./swift";

/** Passkeys belong to a name, so these visitors come by one. */
const address = (process.env.CHAPTERHOUSE_ADDRESS ?? "").replace("127.0.0.1", "localhost");
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

interface Device {
  cdp: CDPSession;
  id: string;
}

/** A real authenticator as Chromium plays it: it has a screen lock, and its owner says yes. */
async function withAuthenticator(page: Page): Promise<Device> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, id: authenticatorId };
}

/** The same passkeys on another device, as a password manager carries them. */
async function carry(from: Device, to: Device): Promise<void> {
  const { credentials } = await from.cdp.send("WebAuthn.getCredentials", { authenticatorId: from.id });
  for (const credential of credentials)
    await to.cdp.send("WebAuthn.addCredential", { authenticatorId: to.id, credential });
}

async function named(name: string): Promise<Page> {
  const page = await visit(browser, address);
  await ask(page, "PUT", "/api/me", { name });
  return page;
}

async function nameNow(page: Page): Promise<string> {
  const me = (await (await page.request.get("/api/me")).json()) as { name: string };
  return me.name;
}

async function linkOf(page: Page): Promise<string> {
  const answer = await page.request.post("/api/me/links", { data: {} });
  return `/me#${((await answer.json()) as { secret: string }).secret}`;
}

test("a passkey is made, renamed, and brings me back in another browser", async () => {
  const anna = await named("Anna");
  const device = await withAuthenticator(anna);
  await anna.goto("/me");
  await anna.getByRole("heading", { name: "Keep my games" }).waitFor();
  await clean(anna, "the profile of somebody without a passkey");
  await anna.getByRole("button", { name: "Make a passkey" }).click();
  await anna.getByRole("heading", { name: "Passkeys" }).waitFor();
  await anna.getByRole("button", { name: "Rename" }).click();
  await anna.getByLabel("Name of the passkey").fill("Ring of keys");
  await anna.getByRole("button", { name: "Save" }).click();
  await anna.getByText("Ring of keys").waitFor();
  expect(await anna.getByRole("heading", { name: "Keep my games" }).count()).toBe(0);

  const elsewhere = await visit(browser, address);
  await carry(device, await withAuthenticator(elsewhere));
  await elsewhere.goto("/me");
  await elsewhere.getByRole("button", { name: "Log in with a passkey" }).click();
  await elsewhere.getByText("Ring of keys").waitFor();
  expect(await nameNow(elsewhere)).toBe("Anna");
  await elsewhere.getByText("Where I am logged in").waitFor();
  await elsewhere.getByRole("button", { name: "Log out everywhere else" }).click();
  await expect.poll(() => nameNow(anna)).toBe("");
  await Promise.all([anna.context().close(), elsewhere.context().close()]);
});

test("after the first finished game the result offers to keep my games", async () => {
  const page = await named("Clara");
  await withAuthenticator(page);
  await sitDownLate(page, "monasterium/two-players", 226);
  expect((await playOut(page, DICE)).over).toBe(true);
  const ending = page.getByRole("dialog");
  await ending.getByRole("heading", { name: "Keep it?" }).waitFor();
  await ending.getByRole("button", { name: "Make a passkey" }).click();
  await ending.getByRole("status").waitFor();
  expect(await ending.getByRole("heading", { name: "Keep it?" }).count()).toBe(0);
  const me = (await (await page.request.get("/api/me")).json()) as { kept: boolean };
  expect(me.kept).toBe(true);
  await page.context().close();
});

test("whoever closes the browser's question is told that nothing has changed", async () => {
  const page = await named("Bruno");
  const device = await withAuthenticator(page);
  await device.cdp.send("WebAuthn.setUserVerified", { authenticatorId: device.id, isUserVerified: false });
  await page.goto("/me");
  await page.getByRole("button", { name: "Make a passkey" }).click();
  await page.getByText("Nothing was changed").waitFor();
  await page.context().close();
});

test("a link asks before it changes who I am, and both can be kept", async () => {
  const [anna, bruno] = [await named("Anna"), await named("Bruno")];
  const link = await linkOf(bruno);
  await anna.goto(link);
  await anna.getByRole("heading", { name: "This link belongs to Bruno" }).waitFor();
  await anna.getByText("Nothing has been changed yet.").waitFor();
  expect(await nameNow(anna)).toBe("Anna");
  await clean(anna, "the question of a link");
  await anna.getByRole("button", { name: "Stay Anna" }).click();
  await anna.getByText("Where I am logged in").waitFor();
  expect(await nameNow(anna)).toBe("Anna");
  expect(anna.url()).not.toContain("#");

  await anna.goto("/");
  await anna.goto(link);
  await anna.getByRole("button", { name: "Keep both" }).click();
  await anna.getByText("This browser came by a link").waitFor();
  expect(await nameNow(anna)).toBe("Bruno");
  await anna.getByRole("button", { name: "Switch to Anna" }).click();
  await anna.getByRole("button", { name: "Switch to Bruno" }).waitFor();
  expect(await nameNow(anna)).toBe("Anna");
  await Promise.all([anna.context().close(), bruno.context().close()]);
});

test("where there are no passkeys a recovery link is printed, and it works once", async () => {
  const numeric = address.replace("localhost", "127.0.0.1");
  const anna = await visit(browser, numeric);
  await ask(anna, "PUT", "/api/me", { name: "Anna" });
  await anna.goto("/me");
  await anna.getByRole("button", { name: "Make a recovery link" }).click();
  const way = await anna.locator(".address code").innerText();
  const lost = await visit(browser, numeric);
  await lost.goto(way);
  await lost.getByRole("button", { name: "Play as Anna here" }).click();
  await lost.getByText("Where I am logged in").waitFor();
  expect(await nameNow(lost)).toBe("Anna");
  const late = await visit(browser, numeric);
  await late.goto(way);
  await late.getByText("This link does not work any more").waitFor();
  await Promise.all([anna, lost, late].map((page) => page.context().close()));
});

test("everything about me is downloaded, then deleted once my name is written", async () => {
  const anna = await named("Anna");
  await anna.goto("/me");
  const saved = anna.waitForEvent("download");
  await anna.getByRole("link", { name: /Download all/ }).click();
  expect((await saved).suggestedFilename()).toBe("chapterhouse-my-data.json");
  await anna.getByRole("button", { name: "Delete everything…" }).click();
  const main = anna.getByRole("button", { name: "Delete everything", exact: true });
  expect(await main.isDisabled()).toBe(true);
  await anna.getByLabel("Write Anna to go on.").fill("Anna");
  await stillClean(anna, "deleting everything", "dialog");
  await main.click();
  await anna.waitForURL((url) => url.pathname === "/");
  expect(await nameNow(anna)).toBe("");
  await anna.context().close();
});
