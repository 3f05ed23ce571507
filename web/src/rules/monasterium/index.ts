/** The rules page of Monasterium: lines, pieces and tables from its component data. */
import type raw from "../../protocol/generated/monasterium.data.json";
import type { Lexicon } from "../../words.svelte";
import { said } from "../said.svelte";
import {
  text,
  type Cell,
  type DataTable,
  type GameSheet,
  type Row,
  type SheetModule,
  type Standing,
} from "../sheet";
import Board from "./Board.svelte";
import Drawings from "./Drawings.svelte";
import Picture from "./Picture.svelte";

type Data = typeof raw;

const ROWS = ["standard", "i", "ii", "iii"];
const columns = (...keys: string[]): string[] => keys.map((key) => said.say(`column-${key}`));

function sheet(json: unknown, lexicon: Lexicon): GameSheet {
  const data = json as Data;
  const { board, player_board, missions, scoring } = data;
  return {
    facts: {
      most: board.dice.most_per_turn,
      joker: board.dice.most_from_joker,
      years: board.track.years,
    },
    lines: [
      { key: "roll", picture: "die/4", rule: "placement.number" },
      { key: "take", picture: "own-die", rule: "taking.most" },
      { key: "act", picture: "icon/messenger", rule: "actions.one-each" },
      { key: "send", picture: "novice", rule: "sending.presence" },
      { key: "gain", picture: "pane/red", rule: "missions.at-once" },
      { key: "count", picture: "icon/chalice", rule: "scoring.order" },
    ],
    pieces: [
      { key: "neutral", pictures: ["die/5"], args: { count: board.dice.neutral } },
      {
        key: "own",
        pictures: ["own-die"],
        args: { count: board.dice.personal, start: board.dice.personal_at_start },
      },
      { key: "novice", pictures: ["novice"] },
      { key: "goods", pictures: ["icon/good-soup", "icon/good-tool", "icon/good-book"] },
      { key: "favours", pictures: ["icon/good-influence", "icon/good-rosary"] },
      {
        key: "windows",
        pictures: ["pane/green", "pane/violet"],
        args: {
          count: board.window_tiles.printed_per_monastery,
          each: board.window_tiles.in_play_per_player,
        },
      },
      { key: "reroll", pictures: ["icon/reroll"] },
    ],
    tables: [
      actions(player_board, lexicon),
      novices(player_board, lexicon),
      rooms(player_board, lexicon),
      windows(player_board, lexicon),
      road(board, lexicon),
      cards(missions, lexicon),
      final(scoring, lexicon),
    ],
    aid: [
      {
        tables: ["actions"],
        rules: [
          "placement.reroll",
          "taking.own-first",
          "actions.forced",
          "actions.once",
          "road.entering",
          "sending.presence",
          "sending.chapel",
          "cloister.adjacent",
          "cloister.turn",
          "window.different",
          "extra.row",
        ],
      },
      {
        tables: ["novices", "rooms", "windows", "road", "missions", "final"],
        rules: ["round.chalice", "scoring.cloisters"],
      },
    ],
  };
}

function actions({ action, column }: Data["player_board"], lexicon: Lexicon): DataTable {
  const cell = (row: string, id: string): Cell => {
    const found = action.find((one) => one.row === row && one.column === id);
    const words = lexicon.say(`space-${row}-${id}`).replace(/^[^:]*:\s*/, "");
    return found ? { picture: `deed/${row}-${id}`, text: words } : text("–");
  };
  const rows = ROWS.map((row) => ({
    cells: [text(said.say(`row-${row}`)), ...column.map(({ id }) => cell(row, id))],
    standing: least(action.filter((one) => one.row === row)),
  }));
  const heads = column.map(({ id, face }) => said.say("column-of-die", { column: id.toUpperCase(), face }));
  return { key: "actions", columns: ["", ...heads], rows, rule: "actions.column" };
}

/** The standings of several rows together. */
function least(rows: readonly { standing: Standing }[]): Standing {
  return Object.fromEntries(rows.map((row, at) => [String(at), row.standing as string]));
}

/** A number of goods: the number, then the good as a drawing. */
function goods(count: string | number, good: string, lexicon: Lexicon): Cell[] {
  return [text(count), { picture: `icon/good-${good}`, label: lexicon.say(`good-${good}`) }];
}

function novices({ row }: Data["player_board"], lexicon: Lexicon): DataTable {
  const price = (one: (typeof row)[number]): Cell[] => [
    ...("influence" in one && one.influence ? goods(one.influence.join(" · "), "influence", lexicon) : []),
    ...("goods" in one && one.goods ? [text(said.say("goods-of-kind", { count: one.goods }))] : []),
    ...("rosary" in one && one.rosary ? goods(one.rosary.join(" · "), "rosary", lexicon) : []),
  ];
  const rows: Row[] = row.map((one) => ({
    cells: [text(said.say(`row-${one.id}`)), text(said.say(`area-${one.area}`)), { parts: price(one) }],
    standing: one.standing,
  }));
  return { key: "novices", columns: ["", ...columns("goes-to", "price")], rows, rule: "sending.areas" };
}

function rooms({ room }: Data["player_board"], lexicon: Lexicon): DataTable {
  const rows: Row[] = room.map((one) => ({
    cells: [
      { picture: `house/${one.kind}`, text: said.say(`house-${one.kind}`) },
      text(one.points),
      "good" in one && one.good && one.count
        ? { parts: goods(one.count, one.good, lexicon) }
        : { picture: "icon/glass", text: said.say("a-window") },
    ],
    standing: one.standing,
  }));
  return { key: "rooms", columns: columns("building", "points", "and"), rows, rule: "buildings.reward" };
}

function bonus(name: string, lexicon: Lexicon): Cell {
  const picture = name === "messenger" ? "icon/messenger" : `icon/good-${name}`;
  return { picture, label: lexicon.say(`bonus-${name}`) };
}

function windows({ window_row, window_column }: Data["player_board"], lexicon: Lexicon): DataTable {
  const rows: Row[] = [...window_row, ...window_column].map((line) => ({
    cells: [
      text(lexicon.say(`line-${line.id}`)),
      { parts: [text(line.count), bonus(line.bonus, lexicon)] },
      text(line.points),
    ],
    standing: line.standing,
  }));
  return { key: "windows", columns: columns("line", "each-tile", "when-full"), rows, rule: "window.bonus" };
}

function road({ road: stones }: Data["board"], lexicon: Lexicon): DataTable {
  const rows: Row[] = stones.map((stone, at) => ({
    cells: [
      text(at + 1),
      text(stone.monasteries.map((name) => lexicon.say(`draw-monastery-${name}`)).join(", ")),
      text(
        "bonus" in stone && stone.bonus ? lexicon.say(`rule-road-${ROAD[stone.bonus] ?? stone.bonus}`) : "–",
      ),
    ],
    standing: stone.standing,
  }));
  return { key: "road", columns: columns("space", "monasteries", "bonus"), rows, rule: "road.entering" };
}

/** Bonuses whose rule has another name. */
const ROAD: Readonly<Record<string, string>> = { "personal-die": "last" };

/** A card as the data have it: the usual three areas, or any three in `asks`. */
type AreasCard = Data["missions"]["areas"][number] & {
  asks?: readonly { area: string; monastery: string; room?: string }[];
};

function areasOf(card: AreasCard, where: (monastery: string) => string): string {
  if (!card.asks)
    return said.say("mission-areas", {
      chapel: where(card.chapel),
      room: said.say(`house-${card.room}`),
      in: where(card.room_in),
      cloister: where(card.cloister),
    });
  return card.asks
    .map(({ area, monastery, room }) =>
      said.say(area === "cloister" ? "mission-in-cloister" : `mission-${area}`, {
        room: room ? said.say(`house-${room}`) : "",
        in: where(monastery),
      }),
    )
    .join(", ");
}

function cards({ areas, count }: Data["missions"], lexicon: Lexicon): DataTable {
  const where = (monastery: string): string => lexicon.say(`draw-monastery-${monastery}`);
  const rows: Row[] = [
    ...areas.map((card) => ({
      cells: [text(card.id.toUpperCase()), text(areasOf(card, where)), text(card.points.join(" · "))],
      standing: card.standing as Standing,
    })),
    ...count.map((card) => ({
      cells: [text("C"), text(said.say(`mission-${card.what}`, { needs: card.needs })), text(card.points)],
      standing: card.standing as Standing,
    })),
  ];
  return {
    key: "missions",
    columns: columns("card", "asks", "points-by-year"),
    rows,
    rule: "missions.years",
  };
}

function final({ majority, chapels, cloisters, resources }: Data["scoring"], lexicon: Lexicon): DataTable {
  const row = (key: string, points: string | number, standing: string): Row => ({
    cells: [text(said.say(`final-${key}`)), text(points)],
    standing,
  });
  const shared = resources.shared.map((good) => ({
    picture: `icon/good-${good}`,
    label: lexicon.say(`good-${good}`),
  }));
  return {
    key: "final",
    columns: columns("for", "points"),
    rows: [
      row("majority", majority.points, majority.standing),
      row("chapels", chapels.ladder.join(" · "), chapels.standing),
      row("cloisters", said.say("times", { factor: cloisters.factor }), cloisters.standing),
      row("tool", resources.tool, resources.standing),
      row("book", resources.book, resources.standing),
      {
        cells: [{ parts: shared }, text(said.say("for-each", { count: resources.divisor }))],
        standing: resources.standing,
      },
    ],
    rule: "scoring.order",
  };
}

export const sheetModule: SheetModule = { sheet, Drawings, Picture, Board };
