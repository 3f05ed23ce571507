/** Boards from recorded positions, without a server: one page load instead of a table that is made and joined. */
import { join } from "node:path";
import type { Page } from "playwright-core";
import { createServer } from "vite";

export interface Harness {
  address: string;
  close: () => Promise<void>;
}

export async function openHarness(): Promise<Harness> {
  const configFile = join(import.meta.dirname, "..", "..", "vite.harness.config.ts");
  const server = await createServer({ configFile, logLevel: "error", server: { port: 0, hmr: false } });
  await server.listen();
  const address = server.resolvedUrls?.local[0];
  if (!address) throw new Error("the harness has no address");
  return { address, close: () => server.close() };
}

/** Lay a position of `harness/positions.toml`. */
export async function lay(page: Page, address: string, position: string): Promise<void> {
  await page.goto(`${address}?position=${position}`);
  await page.locator(".shell [data-seq]").first().waitFor();
  await page.waitForFunction(() => document.fonts.status === "loaded");
}
