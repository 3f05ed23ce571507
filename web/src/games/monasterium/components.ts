/** What is printed on the components, as the server publishes it. `decode` is the one place that knows the format. */
import type raw from "../../protocol/generated/monasterium.data.json";
import { adoptMonasteries } from "./glass";

type Data = typeof raw;

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

/** What a full line of the church window brings, and what its bonus is. */
export interface LineFacts {
  id: string;
  bonus: string;
  count: number;
  points: number;
}

/** What a mission asks for: three areas, each with its monastery, or a number of something. */
export interface MissionFacts {
  demands: readonly string[];
  needs: number;
}

/** What a novice in a building of this kind brings at once. */
export interface RoomFacts {
  points: number;
  good: string | null;
  count: number;
  window: boolean;
}

/** A card that lists any three areas has `asks` in place of the other fields. */
interface PrintedAreas {
  chapel: string;
  room: string;
  room_in: string;
  cloister: string;
  asks?: readonly { area: string; monastery: string; room?: string }[];
}

interface PrintedAction {
  row: string;
  column: string;
  does: string;
  goods?: readonly string[];
  count?: number;
}

export class Components {
  readonly columns: readonly string[];
  readonly rows: readonly string[];
  readonly monasteries: readonly string[];
  /** The number on a die that serves any column. */
  readonly joker: number;
  readonly windowRows: readonly string[];
  readonly windowColumns: readonly string[];
  readonly actions: readonly ActionFacts[];
  /** What a turned Action tile pays for each die. */
  readonly pointsPerDie: number;
  readonly #board: Data["board"];
  readonly #playerBoard: Data["player_board"];
  readonly #missions: Data["missions"];
  /** What goods are worth at the end: those that count alone, and those that are added up and divided. */
  readonly store: { tool: number; book: number; shared: readonly string[]; divisor: number };

  constructor({ board, player_board, missions, scoring }: Data) {
    const { tool, book, shared, divisor } = scoring.resources;
    this.store = { tool, book, shared, divisor };
    this.#missions = missions;
    this.#board = board;
    this.#playerBoard = player_board;
    this.columns = player_board.column.map((column) => column.id);
    this.rows = player_board.row.map((row) => row.id);
    this.monasteries = board.monastery.map((monastery) => monastery.id);
    adoptMonasteries(this.monasteries);
    this.joker = board.dice.joker;
    this.windowRows = player_board.window_row.map((line) => line.id);
    this.windowColumns = player_board.window_column.map((line) => line.id);
    this.actions = actionsOf(player_board);
    this.pointsPerDie = player_board.row_four.points_per_die;
  }

  /** The action of a row and a column; row IV has none, its tile is turned over. */
  actionAt(row: string, column: string): ActionFacts | undefined {
    return this.actionOf(`${row}-${column}`);
  }

  actionOf(id: string): ActionFacts | undefined {
    return this.actions.find((action) => action.id === id);
  }

  areaOf(row: string): Area {
    return (this.#playerBoard.row.find((one) => one.id === row)?.area ?? "room") as Area;
  }

  /** The column that the dice of a number serve; none for the joker. */
  columnOf(number: number): string | null {
    return this.#playerBoard.column.find((column) => column.face === number)?.id ?? null;
  }

  faceOf(column: string): number {
    return this.#playerBoard.column.find((one) => one.id === column)?.face ?? 0;
  }

  windowLine(id: string): LineFacts {
    const { window_row, window_column } = this.#playerBoard;
    const line = [...window_row, ...window_column].find((one) => one.id === id);
    if (!line) throw new Error(`no line of the window is called ${id}`);
    return line;
  }

  /** As the view words them for a mission in play (`MissionView.demands`). */
  missionOf(id: string): MissionFacts | null {
    const areas = this.#missions.areas.find((one) => one.id === id);
    if (areas) {
      const { chapel, room, room_in, cloister, asks }: PrintedAreas = areas;
      const listed = asks?.flatMap((ask) => [ask.room ?? ask.area, ask.monastery]);
      return { demands: listed ?? ["chapel", chapel, room, room_in, "cloister", cloister], needs: 3 };
    }
    const count = this.#missions.count.find((one) => one.id === id);
    return count ? { demands: [count.what], needs: count.needs } : null;
  }

  /** What a good is exchanged for. */
  exchangeOf(good: string): string | null {
    return this.#playerBoard.exchange.find((pair) => pair.gives === good)?.gets ?? null;
  }

  roomOf(kind: string): RoomFacts {
    const room = this.#playerBoard.room.find((one) => one.kind === kind);
    if (!room) throw new Error(`no building is called ${kind}`);
    return {
      points: room.points,
      good: "good" in room ? (room.good ?? null) : null,
      count: "count" in room ? (room.count ?? 0) : 0,
      window: "window" in room && room.window === true,
    };
  }

  /** Where a monastery stands on the gameboard: "north-west". */
  placeOf(monastery: string): string {
    return this.#board.monastery.find((one) => one.id === monastery)?.place ?? "";
  }
}

function actionsOf(board: Data["player_board"]): ActionFacts[] {
  const limited = new Set(board.row.filter((row) => row.once_per_turn).map((row) => row.id));
  return (board.action as readonly PrintedAction[]).map(({ row, column, does, goods, count }) => ({
    id: `${row}-${column}`,
    row,
    column,
    does,
    goods: goods ?? [],
    count: count ?? 0,
    once: limited.has(row),
  }));
}

export function decode(json: unknown): Components {
  return new Components(json as Data);
}
