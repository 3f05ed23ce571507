/** The rules page of Monastery: lines, pieces and tables from its component data. */
import type raw from "../../protocol/generated/monastery.data.json";
import type { Lexicon } from "../../words.svelte";
import { said } from "../said.svelte";
import { text, type DataTable, type GameSheet, type Row, type SheetModule } from "../sheet";
import Board from "./Board.svelte";
import Drawings from "./Drawings.svelte";
import Picture from "./Picture.svelte";

type Data = typeof raw;
type Tile = Data["tiles"]["tile"][number];

/** Families of tiles that are no building of their own. */
const GROUPS = ["path", "field", "garden", "feature"];
const isBuilding = ({ id, family }: Tile): boolean =>
  !GROUPS.includes(family) && !id.startsWith("secret-way-");
const countOf = (tiles: readonly Tile[], fits: (tile: Tile) => boolean): number =>
  tiles.filter(fits).reduce((sum, tile) => sum + tile.count, 0);

function sheet(json: unknown, lexicon: Lexicon): GameSheet {
  const { board, tiles } = json as Data;
  const { numbers } = board;
  const all = tiles.tile;
  const family = (name: string): number => countOf(all, (tile) => tile.family === name);
  return {
    facts: {
      steps: numbers.movement_per_monk,
      work: numbers.work_points,
      most: Math.max(...numbers.leftovers.map((row) => row.blessings)),
      blessing: numbers.blessing_points,
    },
    lines: [
      { key: "lay", picture: "site/parlour", rule: "placement.once" },
      { key: "walk", picture: "monk", rule: "movement.allowance" },
      { key: "build", picture: "full/dormitory", rule: "construction.points" },
      { key: "pray", picture: "praying", rule: "prayer.one" },
      { key: "letters", picture: "letters/AN", rule: "collecting.cost" },
      { key: "rest", picture: "blessing", rule: "collecting.leftovers" },
    ],
    pieces: [
      { key: "site", pictures: ["site/chapel"], args: { count: countOf(all, isBuilding) } },
      { key: "built", pictures: ["tile/chapel"] },
      {
        key: "path",
        pictures: ["tile/path-fork"],
        args: { count: family("path"), most: numbers.limits.path },
      },
      {
        key: "green",
        pictures: ["tile/field", "tile/garden"],
        args: { fields: family("field"), gardens: family("garden") },
      },
      { key: "feature", pictures: ["tile/carp-pond"], args: { count: family("feature") } },
      { key: "monk", pictures: ["monk"], args: { count: numbers.monks, waiting: numbers.crosses } },
      { key: "blessing", pictures: ["blessing"], args: { count: numbers.blessings } },
    ],
    tables: [
      prices(board, lexicon),
      buildings(all, lexicon),
      dial(board, lexicon),
      leftovers(numbers),
      end(numbers),
    ],
    aid: [
      {
        tables: ["dial"],
        rules: [
          "placement.touch",
          "placement.connect",
          "placement.dead-end",
          "placement.colours",
          "exchange.instead",
          "movement.site",
          "movement.pass",
          "movement.locked",
          "prayer.alone",
          "work.per-tile",
          "construction.group",
          "end.round",
        ],
      },
      {
        tables: ["prices", "buildings", "leftovers", "end"],
        rules: ["service.election", "service.tie", "icons.standing"],
      },
    ],
  };
}

function prices(board: Data["board"], lexicon: Lexicon): DataTable {
  const { grid } = board;
  const rows: Row[] = [
    { cells: [text(said.say("price-open")), ...grid.top.map(text)], standing: grid.standing },
    { cells: [text(said.say("price-full")), ...grid.bottom.map(text)], standing: grid.standing },
    ...grid.row.map((row) => ({
      cells: [
        text(lexicon.say(`colour-${row.colour}`)),
        ...[...row.spaces].map((space) => (space === "+" ? { picture: "monk" } : text(space))),
      ],
      standing: row.standing,
    })),
  ];
  const columns = ["", ...grid.top.map((_, at) => String(at + 1))];
  return { key: "prices", columns, rows, rule: "collecting.cost", narrow: true };
}

function buildings(tiles: readonly Tile[], lexicon: Lexicon): DataTable {
  const rows = tiles.filter(isBuilding).map((tile) => ({
    cells: [
      {
        picture: `tile/${tile.id}`,
        text: `${lexicon.say(`tile-${tile.id}`)}${"icon" in tile && tile.icon ? " ★" : ""}`,
      },
      { boxes: tile.boxes },
      text(tile.value),
      text(said.say(`ground-${tile.colour}`)),
    ],
    standing: tile.standing,
  }));
  const columns = ["building", "boxes", "value", "ground"].map((key) => said.say(`column-${key}`));
  return { key: "buildings", columns, rows, rule: "construction.points" };
}

function dial(board: Data["board"], lexicon: Lexicon): DataTable {
  const rows = board.dial.hour.map((hour) => ({
    cells: [
      { picture: `hour/${hour.kind}`, text: lexicon.say(`hour-${hour.id}`) },
      text("draw" in hour && hour.draw ? said.say("draws", { count: hour.draw }) : "–"),
    ],
    standing: hour.standing,
  }));
  return {
    key: "dial",
    columns: [said.say("column-hour"), said.say("column-draw")],
    rows,
    rule: "dial.hours",
  };
}

function leftovers(numbers: Data["board"]["numbers"]): DataTable {
  const rows = numbers.leftovers.map((row) => ({
    cells: [text(said.say("from-points", { points: row.points })), text(row.blessings)],
  }));
  return {
    key: "leftovers",
    columns: [said.say("column-unspent"), said.say("column-blessings")],
    rows,
    rule: "collecting.leftovers",
  };
}

function end(numbers: Data["board"]["numbers"]): DataTable {
  const row = (key: string, points: string | number): Row => ({
    cells: [text(said.say(`monastery-end-${key}`)), text(points)],
  });
  return {
    key: "end",
    columns: [said.say("column-for"), said.say("column-points")],
    rows: [
      row("letter", numbers.letter_points),
      row("blessing", numbers.blessing_points),
      row("tile", said.say("minus-value")),
    ],
    rule: "testament.letters",
  };
}

export const sheetModule: SheetModule = { sheet, Drawings, Picture, Board };
