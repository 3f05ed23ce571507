/**
 * The parts of each game as the workshop shows them: which rows there are, which of their fields can be corrected and
 * how. A field that no part names is found in the data, so a new one can be corrected too.
 */
import { isRow, REMARKS, rowAt, rowsAt, type Json, type Path, type Row } from "./data";

export type FieldKind =
  | "number"
  | "yes-no"
  | "choice"
  | "text"
  | "marks"
  | "numbers"
  | "choices"
  | "set"
  | "pairs"
  | "asks"
  | "order";

/**
 * What else a change of a field changes: a door has another side, a colour is part of other names, and of things that
 * have each a value of their own the other one takes the old value.
 */
export type Spread = "doors" | "colour" | "swap";

export interface Field {
  name: string;
  kind: FieldKind;
  /** What may be chosen; for `choices` with a list for each place and for the parts of `asks`, one list per place. */
  choices?: readonly string[];
  each?: readonly (readonly string[])[];
  /** The kind of name that the values are: `room`, `good`. */
  word?: string;
  /** Its name on the page, if it is not that of the field. */
  label?: string;
  spread?: Spread;
  /** The value of a row that does not have the field. */
  absent: Json;
}

export type Picture =
  | "tile"
  | "grid"
  | "abbey"
  | "hour"
  | "ring"
  | "stone"
  | "mission"
  | "suspect"
  | "plan"
  | "card"
  | "numbers"
  | "action"
  | "pawns"
  | "house";

/** Rows may be added to a list and removed: each with an `own` id, or with ids that may be `repeated`, or without. */
export type Growth = "own" | "repeated";

/** One thing that can be corrected: a tile, a room, a row of prices. */
export interface Thing {
  key: string;
  path: Path;
  /** The kind of its name in the game's catalogue, with its id; or a message of the workshop. */
  word: string | null;
  id: string;
  number: number;
  /** What tells it apart in a name without an id: the players of a side of the board. */
  detail: string;
  fields: readonly Field[];
  picture: Picture;
  /** Null where the rules say how many there are. */
  growth: Growth | null;
}

export interface Part {
  id: string;
  things: readonly Thing[];
}

type Given = Partial<Field> & { name: string };

/** A list of rows in the data. */
interface Rows {
  path: Path;
  picture: Picture;
  word?: string;
  /** Fields whose kind cannot be seen from their values, or that only some rows have. */
  fields?: readonly Given[];
  hidden?: readonly string[];
  /** The fields that are the only ones. */
  only?: readonly string[];
  growth?: Growth;
  /** The id of a row that has no field of that name. */
  idOf?: (row: Row) => string;
  detail?: string;
  /** The fields of one row, where rows differ. */
  fieldsOfRow?: (row: Row, fields: readonly Field[]) => Field[];
}

/** A single row. */
interface Single extends Rows {
  id: string;
}

function fieldOf(name: string, value: Json | undefined, given: Given | undefined): Field | null {
  const kind = given?.kind ?? kindOf(value);
  if (!kind) return null;
  return { absent: EMPTY[kind], ...given, name, kind };
}

const EMPTY: Readonly<Record<FieldKind, Json>> = {
  number: 0,
  "yes-no": false,
  choice: "",
  text: "",
  marks: "",
  numbers: [],
  choices: [],
  set: [],
  pairs: [],
  asks: [],
  order: [],
};

function kindOf(value: Json | undefined): FieldKind | null {
  if (typeof value === "number") return "number";
  if (typeof value === "boolean") return "yes-no";
  if (typeof value === "string") return "text";
  if (Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === "number"))
    return "numbers";
  return null;
}

/** The fields of rows: those that a part names first, then what is found in any of the rows. */
function fieldsOf(rows: readonly Row[], { fields = [], hidden = [], only }: Rows): Field[] {
  const found = rows.flatMap((row) => Object.keys(row));
  const names = [...new Set([...fields.map((one) => one.name), ...found])];
  return names
    .filter(
      (name) =>
        (name !== "id" || fields.some((one) => one.name === "id")) &&
        !REMARKS.includes(name) &&
        !hidden.includes(name),
    )
    .filter((name) => only === undefined || only.includes(name))
    .flatMap((name) => {
      const value = rows.find((row) => name in row)?.[name];
      return (
        fieldOf(
          name,
          value,
          fields.find((one) => one.name === name),
        ) ?? []
      );
    });
}

function things(data: Row, list: Rows): Thing[] {
  const rows = rowsAt(data, list.path);
  const fields = fieldsOf(rows, list);
  const idOf = list.idOf ?? ((row) => (typeof row.id === "string" ? row.id : ""));
  const mine = list.fieldsOfRow ?? (() => fields);
  return rows.map((row, number) =>
    thing([...list.path, number], idOf(row), number + 1, mine(row, fields), list),
  );
}

function single(data: Row, one: Single): Thing {
  return thing(one.path, one.id, 0, fieldsOf([rowAt(data, one.path)], one), one);
}

function thing(path: Path, id: string, number: number, fields: readonly Field[], list: Rows): Thing {
  const { picture, word = null, growth = null, detail = "" } = list;
  return { key: path.join("/"), path, id, number, detail, fields, picture, word, growth };
}

/** Every value that a field has somewhere, in the order of the data. */
function values(data: Row, path: Path, name: string): string[] {
  return [
    ...new Set(rowsAt(data, path).flatMap((row) => (typeof row[name] === "string" ? [row[name]] : []))),
  ];
}

const ids = (data: Row, path: Path): string[] => values(data, path, "id");

const MARKS = ["P", "G", "-"];
/** The colour of a player or a monastery: renamed, everything that is named after it follows. */
const COLOUR = { label: "colour-of-row", spread: "colour", word: "colour" } as const;

function monastery(data: Row): Part[] {
  const tiles: Path = ["tiles", "tile"];
  const edges = { kind: "marks", choices: MARKS } as const;
  return [
    {
      id: "tiles",
      things: things(data, {
        path: tiles,
        picture: "tile",
        word: "tile",
        fields: [
          { name: "value" },
          { name: "boxes", kind: "numbers" },
          { name: "edges", ...edges },
          { name: "colour", kind: "choice", choices: values(data, tiles, "colour") },
          { name: "count" },
          { name: "icon", kind: "yes-no" },
          { name: "family", kind: "choice", choices: values(data, tiles, "family") },
        ],
        growth: "own",
      }),
    },
    {
      id: "grid",
      things: [
        single(data, { path: ["board", "grid"], id: "prices", picture: "grid", hidden: ["row"] }),
        ...things(data, {
          path: ["board", "grid", "row"],
          picture: "grid",
          fields: [{ name: "spaces" }, { name: "phrase" }, { name: "colour", ...COLOUR }],
        }),
      ],
    },
    {
      id: "dial",
      things: [
        ...things(data, {
          path: ["board", "dial", "hour"],
          picture: "hour",
          word: "hour",
          fields: [
            { name: "kind", kind: "choice", choices: values(data, ["board", "dial", "hour"], "kind") },
            { name: "draw", kind: "number" },
          ],
          growth: "repeated",
        }),
        single(data, { path: ["board", "dial"], id: "dial", picture: "numbers" }),
      ],
    },
    {
      id: "abbey",
      things: [
        single(data, {
          path: ["board", "abbey"],
          id: "the-abbey",
          picture: "abbey",
          fields: ["north", "east", "south", "west"].map((name) => ({ name, ...edges })),
        }),
      ],
    },
    {
      id: "numbers",
      things: [
        single(data, { path: ["board", "numbers"], id: "numbers", picture: "numbers" }),
        single(data, { path: ["board", "numbers", "limits"], id: "limits", picture: "numbers" }),
        ...things(data, { path: ["board", "numbers", "leftovers"], picture: "numbers", growth: "repeated" }),
        single(data, { path: ["tiles"], id: "all-tiles", picture: "numbers" }),
      ],
    },
  ];
}

function monasterium(data: Row): Part[] {
  const monasteries = ids(data, ["board", "monastery"]);
  const kinds = values(data, ["player_board", "room"], "kind");
  const goods = Object.keys(rowAt(data, ["board", "start"])).filter((name) => !REMARKS.includes(name));
  const house = { kind: "choice", choices: monasteries, word: "monastery" } as const;
  const bonuses = ["window_row", "window_column"].flatMap((list) =>
    values(data, ["player_board", list], "bonus"),
  );
  const pile: Given = { name: "pile", kind: "choice", choices: ["a", "b", "c"], label: "mission-pile" };
  const sides = rowsAt(data, ["board", "side"]);
  const rings = sides.flatMap((of, side) =>
    things(data, {
      path: ["board", "side", side, "ring"],
      picture: "ring",
      detail: playersOf(of),
      fields: [
        { name: "rooms", kind: "choices", choices: kinds, word: "building" },
        { name: "cloister", kind: "number", label: "cloister-spaces" },
        { name: "touches", kind: "pairs" },
        { name: "marked_4_rooms", kind: "numbers" },
        { name: "marked_4_cloister", kind: "numbers" },
        { name: "monasteries", kind: "set", choices: monasteries, word: "monastery" },
      ],
    }),
  );
  return [
    { id: "rings", things: rings },
    {
      id: "houses",
      things: things(data, {
        path: ["board", "monastery"],
        picture: "house",
        word: "monastery",
        fields: [
          { name: "place", kind: "choice", choices: PLACES, word: "place", spread: "swap" },
          { name: "id", ...COLOUR },
        ],
      }),
    },
    {
      id: "road",
      things: [["board", "road"], ...sides.map((_, side) => ["board", "side", side, "road"])].flatMap(
        (path) =>
          things(data, {
            path,
            picture: "stone",
            detail: path.length > 2 ? playersOf(rowAt(data, path.slice(0, -1))) : "",
            fields: [
              { name: "monasteries", kind: "set", choices: monasteries, word: "monastery" },
              {
                name: "bonus",
                kind: "choice",
                choices: ["", ...Object.keys(rowAt(data, ["board", "bonus"]))],
              },
            ],
            growth: "repeated",
          }),
      ),
    },
    {
      id: "missions",
      things: [
        ...things(data, {
          path: ["missions", "areas"],
          picture: "mission",
          word: "mission",
          fields: [
            { name: "chapel", ...house },
            { name: "room", kind: "choice", choices: [...kinds, "any"], word: "building" },
            { name: "room_in", ...house },
            { name: "cloister", ...house },
            { name: "asks", kind: "asks", each: [AREAS, [...kinds, "any"], monasteries] },
            { name: "points", kind: "numbers" },
            pile,
          ],
          fieldsOfRow: (row, fields) =>
            fields.filter(({ name }) => ("asks" in row ? !FOUR.includes(name) : name !== "asks")),
          growth: "own",
        }),
        ...things(data, {
          path: ["missions", "count"],
          picture: "mission",
          word: "mission",
          fields: [
            { name: "what", kind: "choice", choices: values(data, ["missions", "count"], "what") },
            pile,
          ],
          growth: "own",
        }),
        single(data, { path: ["missions", "draw"], id: "mission-draw", picture: "numbers" }),
      ],
    },
    {
      id: "actions",
      things: [
        ...things(data, {
          path: ["player_board", "action"],
          picture: "action",
          fields: [
            {
              name: "does",
              kind: "choice",
              choices: values(data, ["player_board", "action"], "does"),
              word: "deed",
            },
            { name: "goods", kind: "set", choices: goods, word: "good" },
            { name: "count", kind: "number", label: "amount-of" },
          ],
          hidden: ["row", "column"],
          idOf: (row) => `${String(row.row)}-${String(row.column)}`,
        }),
        ...things(data, { path: ["player_board", "column"], picture: "numbers", word: "column" }),
        ...things(data, {
          path: ["player_board", "exchange"],
          picture: "numbers",
          fields: ["gives", "gets"].map((name) => ({ name, kind: "choice", choices: goods, word: "good" })),
          idOf: () => "exchange",
        }),
      ],
    },
    {
      id: "prices",
      things: things(data, {
        path: ["player_board", "row"],
        picture: "numbers",
        fields: [
          { name: "influence", kind: "numbers", absent: [0] },
          { name: "rosary", kind: "numbers", absent: [0] },
          { name: "goods", kind: "number" },
          { name: "once_per_turn", kind: "yes-no" },
        ],
        hidden: ["area"],
      }),
    },
    {
      id: "rewards",
      things: [
        ...things(data, {
          path: ["player_board", "room"],
          picture: "numbers",
          fields: [
            { name: "good", kind: "choice", choices: ["", ...goods], word: "good" },
            { name: "count", label: "amount-of" },
          ],
          hidden: ["kind"],
          idOf: (row) => `building-${String(row.kind)}`,
        }),
        ...["window_row", "window_column"].flatMap((list) =>
          things(data, {
            path: ["player_board", list],
            picture: "numbers",
            word: "line",
            fields: [
              { name: "bonus", kind: "choice", choices: bonuses, word: "bonus" },
              { name: "count", label: "amount-of" },
            ],
          }),
        ),
        ...Object.keys(rowAt(data, ["board", "bonus"]))
          .map((name) =>
            single(data, {
              path: ["board", "bonus", name],
              id: `bonus-${name}`,
              picture: "numbers",
              fields: [
                { name: "goods", kind: "set", choices: goods, word: "good" },
                { name: "count", label: "amount-of" },
              ],
            }),
          )
          .filter((one) => one.fields.length > 0),
      ],
    },
    {
      id: "scoring",
      things: ["majority", "chapels", "cloisters", "resources"].map((id) =>
        single(data, { path: ["scoring", id], id, picture: "numbers", fields: sharedGoods(id, goods) }),
      ),
    },
    {
      id: "numbers",
      things: [
        ...["dice", "start", "chapels", "window_tiles", "track"].map((id) =>
          single(data, { path: ["board", id], id: `${id}-number`, picture: "numbers" }),
        ),
        single(data, { path: ["player_board", "row_four"], id: "row_four-number", picture: "numbers" }),
      ],
    },
  ];
}

const PLACES = ["north-west", "north", "north-east", "south-west", "south-east"];
const AREAS = ["chapel", "room", "cloister"];
/** The fields of a Mission card that asks for one area of each kind. */
export const FOUR: readonly string[] = ["chapel", "room", "room_in", "cloister"];

const playersOf = (side: Row): string =>
  Array.isArray(side.players) ? side.players.map(String).join("–") : "";

function sharedGoods(id: string, goods: readonly string[]): Given[] {
  return id === "resources" ? [{ name: "shared", kind: "set", choices: goods, word: "good" }] : [];
}

/** Each place of the cards' traits with the traits that some card has there. */
function traitsByPlace(data: Row): string[][] {
  const cards = rowsAt(data, ["suspects", "suspect"]).map((row) =>
    Array.isArray(row.traits) ? row.traits : [],
  );
  const places = Math.max(0, ...cards.map((traits) => traits.length));
  return Array.from({ length: places }, (_, at) => [...new Set(cards.map((traits) => String(traits[at])))]);
}

/** A deck: what its cards do is built from parts (`cards/`), not corrected field by field. */
function cards(data: Row, file: string, deck: string): Thing[] {
  const hidden = ["star", "die", "lasts", "amount", "set"];
  return things(data, { path: [file, deck], picture: "card", word: deck, hidden, growth: "own" });
}

function abbey(data: Row): Part[] {
  const rooms: Path = ["board", "room"];
  const table = rowAt(data, ["table"]);
  const inner = ["deal", "pace"].flatMap((group) =>
    Object.keys(rowAt(table, [group])).map((id) => ({ path: ["table", group, id], id: `${group}-${id}` })),
  );
  return [
    {
      id: "suspects",
      things: things(data, {
        path: ["suspects", "suspect"],
        picture: "suspect",
        word: "suspect",
        fields: [{ name: "traits", kind: "choices", each: traitsByPlace(data), word: "trait" }],
      }),
    },
    {
      id: "rooms",
      things: things(data, {
        path: rooms,
        picture: "plan",
        word: "room",
        fields: [
          { name: "doors", kind: "set", choices: ids(data, rooms), word: "room", spread: "doors" },
          { name: "kind", kind: "choice", choices: values(data, rooms, "kind") },
          { name: "single", kind: "yes-no" },
          { name: "colour", ...COLOUR },
        ],
        fieldsOfRow: (row, fields) => fields.filter(({ name }) => name !== "colour" || "colour" in row),
      }),
    },
    { id: "masses", things: things(data, { path: ["masses", "mass"], picture: "numbers", word: "office" }) },
    { id: "books", things: cards(data, "books", "book") },
    { id: "library", things: cards(data, "library", "volume") },
    { id: "events", things: cards(data, "events", "happening") },
    {
      id: "numbers",
      things: [
        single(data, {
          path: ["board"],
          id: "seats",
          picture: "pawns",
          fields: [{ name: "colours", kind: "order", word: "colour", label: "seat-colours" }],
          only: ["colours"],
        }),
        single(data, { path: ["table"], id: "numbers", picture: "numbers" }),
        ...inner.map((one) => single(data, { ...one, picture: "numbers" })),
        single(data, { path: ["table", "score"], id: "score", picture: "numbers" }),
      ],
    },
  ];
}

const GAMES: Readonly<Record<string, (data: Row) => Part[]>> = { monastery, monasterium, abbey };

export const WORKSHOP_GAMES: readonly string[] = Object.keys(GAMES);

/** The parts of a game that have something to correct. */
export function partsOf(game: string, data: Row): Part[] {
  return (GAMES[game]?.(data) ?? []).filter((part) => part.things.length > 0);
}

/** The thing that a path leads to or through, and the part that it belongs to. */
export function findThing(parts: readonly Part[], path: Path): { part: Part; thing: Thing } | null {
  const wanted = `${path.join("/")}/`;
  const all = parts.flatMap((part) => part.things.map((thing) => ({ part, thing })));
  const holders = all.filter(({ thing }) => wanted.startsWith(`${thing.key}/`) && holds(thing, path));
  holders.sort((one, other) => other.thing.key.length - one.thing.key.length);
  return holders[0] ?? all.find(({ thing }) => `${thing.key}/`.startsWith(wanted)) ?? null;
}

/** Whether a path below a thing is about it: about a row as a whole, or about one of its fields. */
function holds(thing: Thing, path: Path): boolean {
  const part = path[thing.path.length];
  if (part === undefined || typeof thing.path.at(-1) === "number") return true;
  return thing.fields.some((field) => field.name === part);
}

/** The value of a field, as if every row had it. */
export function valueOf(row: Row, field: Field): Json {
  const value = row[field.name];
  return value === undefined || isRow(value) ? field.absent : value;
}
