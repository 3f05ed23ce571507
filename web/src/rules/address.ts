/** Addresses of the rules of a game, with the edition of its components: `/rules/<game>?edition=<fingerprint>`. */

/** Where the rules are read that belong to a game, or to the key of its edition (`monastery@7eaf…`). */
export function rulesAddress(key: string, part: "" | "/print" = ""): string {
  const [game = "", mark] = key.split("@");
  return `/rules/${game}${part}${mark ? `?edition=${mark}` : ""}`;
}

/** The key of a game with the edition that an address asks for. */
export function keyAsked(game: string, search: string): string {
  const mark = new URLSearchParams(search).get("edition");
  return mark ? `${game}@${encodeURIComponent(mark)}` : game;
}
