/** Tables in the middle of a game that was played once: what is tested there need not be played to, and never differs. */
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";

const games = join(dirname(fileURLToPath(import.meta.url)), "..", "..", "..", "tests", "games");

export const recordOf = (game: string, name: string): string => join(games, game, "golden", `${name}.record`);

/** Sit down where so many entries of a golden game have been made, on these chairs, with bots on the others. */
export async function sitDownLate(
  page: Page,
  which: string,
  at: number,
  seats: readonly number[] = [0],
): Promise<string> {
  const [game = "", name = ""] = which.split("/");
  const record = readFileSync(recordOf(game, name), "utf-8");
  await page.goto("/rules");
  const path = await page.evaluate(
    async ({ record, at, seats }) => {
      const send = async (
        method: string,
        path: string,
        body: unknown,
      ): Promise<{ id: string; path: string }> => {
        const headers = { "content-type": "application/json" };
        const answer = await fetch(path, { method, headers, body: JSON.stringify(body) });
        if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
        return (await answer.json()) as { id: string; path: string };
      };
      await send("PUT", "/api/me", { name: "Hildegard" });
      const { id } = await send("POST", "/api/studies", { record });
      return (await send("POST", `/api/tables/${id}/branch`, { at, seats, bot: "random" })).path;
    },
    { record, at, seats },
  );
  await page.goto(path);
  await page.locator(".shell [data-seq]").waitFor();
  return path;
}
