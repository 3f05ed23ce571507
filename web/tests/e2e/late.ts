/** Tables in the middle of a game that was played once: what is tested there need not be played to, and never differs. */
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { ask } from "./house";

const games = join(dirname(fileURLToPath(import.meta.url)), "..", "..", "..", "tests", "games");

/** The file of a golden game: `abbey/accusation-three`. */
export function recordOf(which: string): string {
  const [game = "", name = ""] = which.split("/");
  return join(games, game, "golden", `${name}.record`);
}

/** Sit down after so many entries of a golden game, on these chairs, with bots on the others. */
export async function sitDownLate(
  page: Page,
  which: string,
  at: number,
  seats: readonly number[] = [0],
  bot = "random",
): Promise<string> {
  await ask(page, "PUT", "/api/me", { name: "Hildegard" });
  const { id } = await ask(page, "POST", "/api/studies", { record: readFileSync(recordOf(which), "utf-8") });
  const { path } = await ask(page, "POST", `/api/tables/${id}/branch`, { at, seats, bot });
  await page.goto(path);
  await page.locator(".shell .curtain, .shell [data-seq]").first().waitFor();
  return path;
}
