/** The rules page of Mystery of the Abbey: lines, pieces and tables from its component data. */
import { ruleOf } from "../../games/abbey/components";
import type raw from "../../protocol/generated/abbey.data.json";
import type { Lexicon } from "../../words.svelte";
import { said } from "../said.svelte";
import { text, type DataTable, type GameSheet, type Row, type SheetModule, type Standing } from "../sheet";
import Board from "./Board.svelte";
import Drawings from "./Drawings.svelte";
import Picture from "./Picture.svelte";

type Data = typeof raw;

const columns = (...keys: string[]): string[] => keys.map((key) => said.say(`column-${key}`));
const CATEGORIES = ["order", "title", "hood", "face", "girth"];

/** A suspect of each order, as pictures; of several the one in the middle. */
function oneOfEachOrder(suspects: Data["suspects"]["suspect"]): string[] {
  const orders = [...new Set(suspects.map((one) => one.traits[0]))];
  return orders.flatMap((order) => {
    const monks = suspects.filter((one) => one.traits[0] === order);
    const middle = monks[Math.floor(monks.length / 2)];
    return middle ? [`suspect/${middle.id}`] : [];
  });
}

function sheet(json: unknown, lexicon: Lexicon): GameSheet {
  const { suspects, board, books, library, events, masses, table } = json as Data;
  const { score } = table;
  const roomOf = (kind: string): string => `room/${board.room.find((room) => room.kind === kind)?.id ?? ""}`;
  const monks = oneOfEachOrder(suspects.suspect);
  return {
    facts: {
      spots: table.bell_spots,
      steps: table.pace.usual.steps,
      right: score.right_revelation,
      wrong: signed(score.wrong_revelation),
      found: score.culprit_found,
      false: signed(score.false_accusation),
    },
    lines: [
      { key: "bell", picture: "icon/bell", rule: "turn.bell" },
      { key: "walk", picture: "pawn", rule: "turn.move" },
      { key: "ask", picture: "icon/speech", rule: "encounter.duty" },
      { key: "room", picture: roomOf("parlour"), rule: "turn.room" },
      { key: "note", picture: "icon/cards", rule: "notebook.crosses" },
      { key: "name", picture: monks[2] ?? "", rule: "chapter-hall.choice" },
    ],
    pieces: [
      {
        key: "suspects",
        pictures: monks,
        args: { count: suspects.suspect.length },
      },
      {
        key: "rooms",
        pictures: [roomOf("chapel"), roomOf("chapter-hall")],
        args: { count: board.room.length },
      },
      { key: "pawn", pictures: ["pawn"], args: { count: board.colours.length } },
      {
        key: "books",
        pictures: ["icon/book"],
        args: { count: books.book.length, library: library.volume.length },
      },
      {
        key: "events",
        pictures: ["icon/bell"],
        args: { masses: masses.mass.length, events: events.happening.length },
      },
      { key: "crypt", pictures: ["icon/crypt-card"], args: { count: table.crypt_cards } },
    ],
    tables: [
      points(table),
      rooms(board.room, lexicon),
      suspectTable(suspects.suspect, lexicon),
      deal(table),
      mass(masses.mass, lexicon),
      titles("books", "book", "books", books.book, lexicon),
      titles("library", "volume", "library", library.volume, lexicon),
      titles("events", "happening", "events", events.happening, lexicon),
    ],
    aid: [
      {
        tables: ["points", "deal", "mass"],
        rules: [
          "turn.sequence",
          "encounter.silence",
          "encounter.counter",
          "questions.answer",
          "questions.nameless",
          "questions.scope",
          "cells.search",
          "cells.caught",
          "library.condition",
          "parlour.request",
          "crypt.extra",
          "revelation.one",
          "accusation.pile",
          "penance.turn",
        ],
      },
      { tables: ["suspects", "rooms"], rules: [] },
    ],
  };
}

function points({ score, standing }: Data["table"]): DataTable {
  const rows: Row[] = Object.entries(score).flatMap(([key, value]) =>
    typeof value === "number"
      ? [
          {
            cells: [text(said.say(`abbey-score-${key.replaceAll("_", "-")}`)), text(signed(value))],
            standing,
          },
        ]
      : [],
  );
  return { key: "points", columns: columns("for", "points"), rows, rule: "scoring.points" };
}

/** A number with its sign; a true minus, not a hyphen. */
function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}

type Room = Data["board"]["room"][number];

/** Rooms that do the same are one row. */
function rooms(all: readonly Room[], lexicon: Lexicon): DataTable {
  const kinds = [...new Set(all.map((room) => room.kind))].filter(
    (kind) => kind !== "empty" && kind !== "courtyard",
  );
  const rows: Row[] = kinds.map((kind) => {
    const same = all.filter((room) => room.kind === kind);
    const first = same[0];
    const rule = ruleOf({ id: first?.id ?? "", kind, doors: [] }).replace(".", "-");
    const name =
      same.length > 1
        ? lexicon.say(`chapter-${kind === "cell" ? "cells" : kind}`)
        : lexicon.say(`room-${first?.id ?? ""}`);
    return {
      cells: [{ picture: `room/${first?.id ?? ""}`, text: name }, text(lexicon.say(`rule-${rule}.text`))],
      standing: partOf(first?.standing, "rest"),
    };
  });
  return { key: "rooms", columns: columns("room", "does"), rows, rule: "turn.room" };
}

/** The standing of a part of a row; that of the whole row where parts are not told apart. */
function partOf(standing: Standing | undefined, part: string): Standing | undefined {
  return typeof standing === "object" ? standing[part] : standing;
}

function suspectTable(all: Data["suspects"]["suspect"], lexicon: Lexicon): DataTable {
  const rows = all.map((suspect) => ({
    cells: [
      { picture: `suspect/${suspect.id}`, text: lexicon.say(`suspect-${suspect.id}`) },
      ...suspect.traits.map((trait) => ({ picture: `trait/${trait}`, text: lexicon.say(`trait-${trait}`) })),
    ],
    standing: suspect.standing as Standing,
  }));
  const heads = CATEGORIES.map((category) => lexicon.say(`category-${category}`));
  return { key: "suspects", columns: [said.say("column-monk"), ...heads], rows, rule: "setup.culprit" };
}

function deal({ deal: by, pace, standing }: Data["table"]): DataTable {
  const counts = Object.entries(by);
  const last = counts.length - 1;
  const rows = counts.map(([players, { hand, pile }], at) => ({
    cells: [text(players), text(hand), text(pile), text(at === last ? pace.brisk.steps : pace.usual.steps)],
    standing,
  }));
  return { key: "deal", columns: columns("players", "hand", "pile", "steps"), rows, rule: "setup.deal" };
}

function mass(all: Data["masses"]["mass"], lexicon: Lexicon): DataTable {
  const rows = all.map((one) => ({
    cells: [text(lexicon.say(`office-${one.id}`)), text(one.pass)],
    standing: one.standing,
  }));
  return { key: "mass", columns: columns("mass", "passes"), rows, rule: "mass.pass" };
}

/** Cards with a title and an effect in words. */
function titles(
  key: string,
  kind: string,
  chapter: string,
  all: readonly { id: string; standing: Standing }[],
  lexicon: Lexicon,
): DataTable {
  const rows = all.map(({ id, standing }) => ({
    cells: [text(lexicon.say(`${kind}-${id}`)), text(lexicon.say(`rule-${chapter}-${id}.text`))],
    standing,
  }));
  const rule = { books: "books.special", library: "library.draw", events: "mass.event" }[chapter] ?? "";
  return { key, columns: columns("title", "effect"), rows, rule };
}

export const sheetModule: SheetModule = { sheet, Drawings, Picture, Board };
