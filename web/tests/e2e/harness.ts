/** Boards from recorded positions, without a server: one page load instead of a table that is made and joined. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { build, preview } from "vite";

export interface Harness {
  address: string;
  close: () => Promise<void>;
}

/** The harness is built once: as a site under development each page would fetch every module of the client by itself. */
export async function openHarness(): Promise<Harness> {
  const configFile = join(import.meta.dirname, "..", "..", "vite.harness.config.ts");
  const outDir = mkdtempSync(join(tmpdir(), "chapterhouse-harness-"));
  const config = { configFile, logLevel: "error", build: { outDir, emptyOutDir: true } } as const;
  await build(config);
  const server = await preview({ ...config, preview: { host: "127.0.0.1", port: 0 } });
  const address = server.resolvedUrls?.local[0];
  if (!address) throw new Error("the harness has no address");
  const close = async (): Promise<void> => {
    await server.close();
    rmSync(outDir, { recursive: true, force: true });
  };
  return { address, close };
}

/** Lay a position of `harness/positions.toml`. */
export async function lay(page: Page, address: string, position: string): Promise<void> {
  await page.goto(`${address}?position=${position}`);
  await page.locator(".shell [data-seq]").first().waitFor();
  await page.waitForFunction(() => document.fonts.status === "loaded");
}
