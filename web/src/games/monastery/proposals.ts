/** What is proposed before anybody has chosen: the best of what is allowed, never the first of a list. */
import type {
  CollectLetter,
  ElectAbbot,
  MonasteryOptions,
  SeenPlayer,
  SeenTile,
  Walk,
} from "../../protocol/generated/monastery";
import type { Components } from "./components";
import { joinsAt } from "./geometry";

/** What a proposal looks at: everybody's strip, and whether two play together. */
interface Rivals {
  players: readonly Pick<SeenPlayer, "strip">[];
  options: Pick<MonasteryOptions, "paired">;
}

/** Of walks to one place the one into the highest box; of several ways there the shortest, which comes first. */
export function highestBox(walks: readonly Walk[]): Walk | undefined {
  return walks.reduce<Walk | undefined>(
    (best, walk) => (best && best.box >= walk.box ? best : walk),
    undefined,
  );
}

/** Of the turns in which a tile fits on a cell the one that joins most roads; of equal ones the way it is held. */
export function bestTurn(
  { tile, cell, turn }: { tile: string; cell: string; turn: number },
  turns: readonly number[],
  tiles: readonly SeenTile[],
  components: Components,
): number {
  const byPlace = new Map(tiles.map((one) => [one.place, one]));
  const joins = (way: number): number =>
    joinsAt(cell, components.tile(tile).edges, way, byPlace, components) + (way === turn ? 0.5 : 0);
  return turns.reduce((best, way) => (joins(way) > joins(best) ? way : best), turns[0] ?? turn);
}

/** Whom I make Abbot of those who lead: myself, else my partner, else the one with the fewest letters. */
export function bestAbbot(
  offered: readonly ElectAbbot[],
  seat: number | null,
  { players, options }: Rivals,
): ElectAbbot | undefined {
  const partner = partnerOf(seat, players.length, options.paired);
  const rank = ({ abbot }: ElectAbbot): number =>
    abbot === seat ? -2 : abbot === partner ? -1 : largeLetters(players[abbot]);
  return offered.reduce<ElectAbbot | undefined>(
    (best, one) => (best && rank(best) <= rank(one) ? best : one),
    undefined,
  );
}

const partnerOf = (seat: number | null, players: number, paired: boolean): number | null =>
  paired && seat !== null ? (seat + 2) % players : null;

const largeLetters = (player: Rivals["players"][number] | undefined): number =>
  [...(player?.strip ?? "")].filter((mark) => /[A-Z]/.test(mark)).length;

/** My own phrase where the letter fits there; else the rival with the most points in letters is denied, a partner last. */
export function bestStrip(
  letters: readonly CollectLetter[],
  seat: number | null,
  { players, options }: Rivals,
): CollectLetter | undefined {
  const partner = partnerOf(seat, players.length, options.paired);
  const rank = ({ strip }: CollectLetter): number => {
    if (strip === seat) return Infinity;
    return strip === partner ? -1 : largeLetters(players[strip]);
  };
  return letters.reduce<CollectLetter | undefined>(
    (best, one) => (best && rank(best) >= rank(one) ? best : one),
    undefined,
  );
}
