/** The plain side of the server: who I am, the games, the lobby, tables. Every refusal is a `Refusal` with its reason. */
import type {
  CardDraft,
  CardSaid,
  EditionCheck,
  EditionDraft,
  EditionLine,
  Editions,
  GameInfo,
  LinkOwner,
  Lobby,
  Made,
  MakeTable,
  Me,
  MyDataSummary,
  MyLink,
  MyPasskey,
  MyRelation,
  MySession,
  PasskeyOptions,
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
  switchTo: (session: string) => ask<Me>("POST", "/api/me/switch", { session }),
  logOut: () => ask<Me>("POST", "/api/me/log-out"),
  sessions: () => ask<MySession[]>("GET", "/api/me/sessions"),
  relations: () => ask<MyRelation[]>("GET", "/api/me/relations"),
  endRelation: (number: number) => ask<void>("DELETE", `/api/me/relations/${number}`),
  endSession: (id: string) => ask<void>("DELETE", `/api/me/sessions/${encodeURIComponent(id)}`),
  endOtherSessions: () => ask<void>("POST", "/api/me/sessions/end-others"),
  links: () => ask<MyLink[]>("GET", "/api/me/links"),
  makeLink: (kind: MyLink["kind"] = "device") => ask<MyLink>("POST", "/api/me/links", { kind }),
  revokeLink: (id: string) => ask<void>("DELETE", `/api/me/links/${encodeURIComponent(id)}`),
  lookAtLink: (secret: string) => ask<LinkOwner>("POST", "/api/me/links/look", { secret }),
  useLink: (secret: string, keep: "both" | "replace" | null) =>
    ask<Me>("POST", "/api/me/links/use", { secret, keep }),
  passkeys: () => ask<MyPasskey[]>("GET", "/api/me/passkeys"),
  beginPasskey: () => ask<PasskeyOptions>("POST", "/api/me/passkeys/begin"),
  addPasskey: (credential: object, name?: string) =>
    ask<MyPasskey>("POST", "/api/me/passkeys", { credential, name: name ?? null }),
  renamePasskey: (id: string, name: string) =>
    ask<void>("PUT", `/api/me/passkeys/${encodeURIComponent(id)}`, { name }),
  deletePasskey: (id: string) => ask<void>("DELETE", `/api/me/passkeys/${encodeURIComponent(id)}`),
  beginLogin: () => ask<PasskeyOptions>("POST", "/api/passkeys/begin"),
  usePasskey: (credential: object, keep: "both" | "replace" | null) =>
    ask<Me>("POST", "/api/passkeys/use", { credential, keep }),
  mySummary: () => ask<MyDataSummary>("GET", "/api/me/data/summary"),
  deleteMe: (name: string) => ask<Me>("POST", "/api/me/delete", { name }),
  games: () => ask<GameInfo[]>("GET", "/api/games"),
  rules: (key: string) => ask<RulesReference>("GET", `/api/games/${key}/rules`),
  editions: (game: string) => ask<Editions>("GET", `/api/games/${encodeURIComponent(game)}/editions`),
  readEdition: <T>(game: string, file: unknown) =>
    ask<{ name: string; data: T }>("POST", `/api/games/${game}/editions/read`, file),
  checkEdition: (game: string, draft: EditionDraft) =>
    ask<EditionCheck>("POST", `/api/games/${encodeURIComponent(game)}/editions/check`, draft),
  options: (key: string) => ask<GameInfo>("GET", `/api/games/${key}/options`),
  readCard: (game: string, draft: CardDraft) =>
    ask<CardSaid>("POST", `/api/games/${encodeURIComponent(game)}/editions/card`, draft),
  saveEdition: (game: string, draft: EditionDraft) =>
    ask<EditionLine>("POST", `/api/games/${encodeURIComponent(game)}/editions`, draft),
  components: <T>(key: string) => ask<T>("GET", `/api/games/${key}/components`),
  lobby: () => ask<Lobby>("GET", "/api/lobby"),
  makeTable: (table: MakeTable) => ask<Made>("POST", "/api/tables", table),
  table: (id: string) => ask<TableFacts>("GET", `/api/tables/${encodeURIComponent(id)}`),
};
