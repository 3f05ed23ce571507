/** The guided games: which there are, a table that follows one, and what its guide says. */
import { api, ask } from "../api";
import { againstBots } from "../pages/making";
import { person } from "../person.svelte";
import type { Guide, LessonInfo, Made } from "../protocol/generated/table";
import { route } from "../route.svelte";

export const lessons = (): Promise<LessonInfo[]> => ask("GET", "/api/lessons");

export const guideAt = (table: string): Promise<Guide> =>
  ask("GET", `/api/tables/${encodeURIComponent(table)}/guide`);

/** Sit down to a chapter: at the table where it was begun, or at a new one. */
export async function follow(game: string, lesson = "first", chapter = 0, again = false): Promise<void> {
  await person.introduce();
  const made = await ask<Made>("POST", "/api/lessons", { game, lesson, chapter, again });
  route.go(made.path);
}

/** A game of one's own: the usual table, with the gentlest bots of the house. */
export async function playNovices(game: string): Promise<void> {
  const found = (await api.games()).find((one) => one.name === game);
  if (!found) return;
  await person.introduce();
  const table = againstBots(found);
  const chairs = table.chairs.map((chair) =>
    chair.type === "bot-chair" ? { ...chair, bot: "novice" } : chair,
  );
  route.go((await api.makeTable({ ...table, chairs })).path);
}
