/** What axe finds: on a desktop and on a phone, by day and by night. Nothing is hoped for, and no rule is turned off. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { expect } from "vitest";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf-8");
const EVERYTHING = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice", "experimental"];
const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

interface Finding {
  id: string;
  nodes: { html: string; failureSummary?: string }[];
}
type Axe = { run: (where: object, options: object) => Promise<{ violations: Finding[] }> };

/** Axe cannot measure words on a gradient and says nothing then: the ground of the page becomes its plain colour. */
const GROUND = "body { background: var(--page) !important; }";

/** What axe finds on a page as it is, or within a part of it. */
export async function axe(page: Page, rules?: readonly string[], within = "html"): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await prepare(page);
  const runOnly = rules ? { type: "rule", values: rules } : { type: "tag", values: EVERYTHING };
  const violations = await page.evaluate(
    async ({ runOnly, within }) => {
      const { axe } = window as unknown as { axe: Axe };
      const where = within === "html" ? document : { include: within.split(", ") };
      return (await axe.run(where, { runOnly, resultTypes: ["violations"] })).violations;
    },
    { runOnly, within },
  );
  return violations.map((one) => `${one.id}: ${one.nodes[0]?.html} ${one.nodes[0]?.failureSummary}`);
}

async function prepare(page: Page): Promise<void> {
  await page.evaluate(source);
  await page.addStyleTag({ content: GROUND });
}

/** Nothing is found here, at either size and in either light. By night only the colours are others. */
export async function clean(page: Page, state: string): Promise<void> {
  for (const [size, viewport] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    expect(await axe(page), `${state}, ${size}`).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
    expect(await axe(page, ["color-contrast"]), `${state}, ${size}, by night`).toEqual([]);
  }
  await back(page);
}

/**
 * Nor in a part of a page that was found clean, after this part has changed: every rule at both sizes, one of them by
 * day and the other by night.
 */
export async function stillClean(page: Page, state: string, within: string): Promise<void> {
  for (const [viewport, colorScheme] of [
    [DESKTOP, "light"],
    [PHONE, "dark"],
  ] as const) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    expect(await axe(page, undefined, within), `${state}, ${viewport.width} wide, ${colorScheme}`).toEqual(
      [],
    );
  }
  await back(page);
}

async function back(page: Page): Promise<void> {
  await page.setViewportSize(DESKTOP);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
}
