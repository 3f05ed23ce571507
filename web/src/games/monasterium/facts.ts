/** What is printed on the boards, as a page needs it to draw them. The numbers come from the game's own data files. */
import data from "../../protocol/generated/monasterium.data.json";

export const COLUMNS: readonly string[] = data.player_board.column.map((column) => column.id);
export const ROWS: readonly string[] = data.player_board.row.map((row) => row.id);
export const MONASTERIES: readonly string[] = data.board.monastery.map((monastery) => monastery.id);
export const JOKER: number = data.board.dice.joker;
export const YEARS: number = data.board.track.years;
export const WINDOW_ROWS: readonly string[] = data.player_board.window_row.map((line) => line.id);
export const WINDOW_COLUMNS: readonly string[] = data.player_board.window_column.map((line) => line.id);

/** Where the novices of a row go: to a building, a chapel or a cloister. */
export type Area = "room" | "chapel" | "cloister";

/** One space of the Action area. */
export interface ActionFacts {
  id: string;
  row: string;
  column: string;
  does: string;
  goods: readonly string[];
  count: number;
  /** It serves once a turn. */
  once: boolean;
}

interface PrintedAction {
  row: string;
  column: string;
  does: string;
  goods?: readonly string[];
  count?: number;
}

const LIMITED = new Set(data.player_board.row.filter((row) => row.once_per_turn).map((row) => row.id));

export const ACTIONS: readonly ActionFacts[] = (data.player_board.action as readonly PrintedAction[]).map(
  (action) => ({
    id: `${action.row}-${action.column}`,
    row: action.row,
    column: action.column,
    does: action.does,
    goods: action.goods ?? [],
    count: action.count ?? 0,
    once: LIMITED.has(action.row),
  }),
);

const BY_ID = new Map(ACTIONS.map((action) => [action.id, action]));

/** The action of a row and a column; row IV has none, its tile is turned over. */
export function actionAt(row: string, column: string): ActionFacts | undefined {
  return BY_ID.get(`${row}-${column}`);
}

export function actionOf(id: string): ActionFacts | undefined {
  return BY_ID.get(id);
}

export function areaOf(row: string): Area {
  return (data.player_board.row.find((one) => one.id === row)?.area ?? "room") as Area;
}

/** The column that the dice of a number serve; none for the joker. */
export function columnOf(number: number): string | null {
  return data.player_board.column.find((column) => column.face === number)?.id ?? null;
}

export function faceOf(column: string): number {
  return data.player_board.column.find((one) => one.id === column)?.face ?? 0;
}

/** What a full line of the church window brings, and what its bonus is. */
export interface LineFacts {
  id: string;
  bonus: string;
  count: number;
  points: number;
}

export function windowLine(id: string): LineFacts {
  const line = [...data.player_board.window_row, ...data.player_board.window_column].find(
    (one) => one.id === id,
  );
  if (!line) throw new Error(`no line of the window is called ${id}`);
  return line;
}

/** What a novice in a building of this kind brings at once. */
export interface RoomFacts {
  points: number;
  good: string | null;
  count: number;
  window: boolean;
}

export function roomOf(kind: string): RoomFacts {
  const room = data.player_board.room.find((one) => one.kind === kind);
  if (!room) throw new Error(`no building is called ${kind}`);
  return {
    points: room.points,
    good: "good" in room ? (room.good ?? null) : null,
    count: "count" in room ? (room.count ?? 0) : 0,
    window: "window" in room,
  };
}

/** `soup-3` is a building for soup, `cloister-2` a cloister space, `chapel` the chapel. */
export function kindOf(spot: string): string {
  return spot.replace(/-\d+$/, "");
}

/** What turning an Action tile pays for each die. */
export const POINTS_PER_DIE: number = data.player_board.row_four.points_per_die;

/** Where a monastery stands on the gameboard: "north-west". */
export function placeOf(monastery: string): string {
  return data.board.monastery.find((one) => one.id === monastery)?.place ?? "";
}
