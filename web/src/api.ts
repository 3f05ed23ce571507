/** The plain side of the server: who I am, the games, the lobby, tables. Every refusal is a `Refusal` with its reason. */
import type {
  GameInfo,
  Lobby,
  Made,
  MakeTable,
  Me,
  MyLink,
  Problem,
  RulesReference,
  SetMe,
  TableFacts,
} from "./protocol/generated/table";

/** The server's no, with the sentence it gave and the rule if there is one. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.text);
  }
}

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await fetch(path, {
    method,
    headers: body === undefined ? {} : { "content-type": "application/json" },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Refusal(answer.status, readProblem(text));
  return (text ? JSON.parse(text) : undefined) as T;
}

function readProblem(text: string): Problem {
  try {
    const read: unknown = JSON.parse(text);
    if (typeof read === "object" && read !== null && "reason" in read) return read as Problem;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  return { reason: "unknown", text, fault: null };
}

export const api = {
  me: () => ask<Me>("GET", "/api/me"),
  setMe: (me: SetMe) => ask<Me>("PUT", "/api/me", me),
  links: () => ask<MyLink[]>("GET", "/api/me/links"),
  makeLink: () => ask<MyLink>("POST", "/api/me/links"),
  revokeLink: (id: string) => ask<void>("DELETE", `/api/me/links/${encodeURIComponent(id)}`),
  useLink: (secret: string) => ask<Me>("POST", "/api/me/links/use", { secret }),
  games: () => ask<GameInfo[]>("GET", "/api/games"),
  rules: (game: string) => ask<RulesReference>("GET", `/api/games/${encodeURIComponent(game)}/rules`),
  lobby: () => ask<Lobby>("GET", "/api/lobby"),
  makeTable: (table: MakeTable) => ask<Made>("POST", "/api/tables", table),
  table: (id: string) => ask<TableFacts>("GET", `/api/tables/${encodeURIComponent(id)}`),
};
