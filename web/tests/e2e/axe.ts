/** What axe finds wrong with the board, the desk and the players, one line each. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf-8");

interface Found {
  violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[];
}

export async function faults(page: Page, parts = ["main", ".desk", ".seats"]): Promise<string[]> {
  await page.evaluate(source);
  return page.evaluate(async (parts) => {
    const { axe } = window as unknown as { axe: { run: (parts: string[]) => Promise<Found> } };
    const { violations } = await axe.run(parts);
    return violations.map((one) => `${one.id}: ${one.nodes[0]?.html} ${one.nodes[0]?.failureSummary}`);
  }, parts);
}
