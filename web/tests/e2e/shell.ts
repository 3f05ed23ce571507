/** The shell of a table as tests use it: its menu, its drawer, its regions. */
import type { Page } from "playwright-core";

export async function openMenu(page: Page): Promise<void> {
  await page.locator("[data-region=rail] [aria-haspopup=dialog]").click();
  await page.locator(".menu-of-table").waitFor();
}

/** Open the drawer at the chronicle. */
export async function openLog(page: Page): Promise<void> {
  if ((await page.getByRole("log").count()) > 0) return;
  await page.locator("[data-region=ticker] nav button").first().click();
  await page.getByRole("log").waitFor();
}

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

export async function regionOf(page: Page, region: string): Promise<Area> {
  const box = await page.locator(`[data-region=${region}]`).boundingBox();
  if (!box) throw new Error(`there is no region ${region}`);
  return box;
}
