/** What can be done about a chair whose player is away or has left it, seen by one person at the table. */
import type { Chair, Contract } from "../protocol/generated/table";
import type { Table } from "../table/table.svelte";

/**
 * `offered`: I offered my chair and nobody took it yet. `back`: I may take my chair back, or give a substitute's up.
 * `take`: I may sit down as a substitute. `vote`: the time is up and the table may vote. `alone`: it is up and nobody else
 * could vote. `running`: the time runs. `wanted`: the chair is open to a substitute, but not to me.
 */
export type Absence = "offered" | "back" | "take" | "vote" | "alone" | "running" | "wanted";

/** Whether a person who is neither the chair's player nor me could vote. */
function othersVote(table: Table, chair: Chair): boolean {
  const mine = table.source.you?.owned ?? [];
  return table.chairs.some(
    (each) => (each.bot === null || each.stand_in) && each.seat !== chair.seat && !mine.includes(each.seat),
  );
}

function ofMyChair(table: Table, chair: Chair): Absence | null {
  const you = table.source.you;
  const owned = you?.owned.includes(chair.seat) ?? false;
  const played = you?.seats.includes(chair.seat) ?? false;
  if (owned && chair.wanted && !chair.stand_in && !chair.owner) return "offered";
  if ((owned && chair.owner) || (chair.stand_in && (owned || played))) return "back";
  return null;
}

/** The state of this chair at this moment (seconds of the server's clock), or null where nobody is missing. */
export function absenceOf(table: Table, chair: Chair, now: number): Absence | null {
  const { facts, you } = table.source;
  if (facts?.stage !== "playing") return null;
  const own = ofMyChair(table, chair);
  if (own) return own;
  if (you?.owned.includes(chair.seat) || you?.seats.includes(chair.seat)) return null;
  if (chair.wanted) return you?.watching && you.owned.length === 0 ? "take" : "wanted";
  const waited = !chair.bot && chair.absent_from !== null;
  const late = waited && (chair.absent_from ?? 0) <= now;
  const votes = table.seat !== null && facts.contract.absence !== "wait";
  if (votes && !chair.handed_over && (late || chair.stand_in))
    return othersVote(table, chair) ? "vote" : late ? "alone" : null;
  return waited && !chair.present ? "running" : null;
}

/** The share of their time that a player still has, from 0 to 1; a bank that gained more than it began with is whole. */
export function shareLeft({ pace, grace }: Contract, left: number): number {
  const whole =
    pace.type === "day-clock" ? pace.days * 86_400 : pace.type === "live-clock" ? pace.bank : (grace ?? 0);
  return whole > 0 ? Math.min(1, Math.max(0, left / whole)) : 0;
}

/** The chairs of which the strip speaks, the most urgent first. */
export function absences(table: Table, now: number): { chair: Chair; state: Absence }[] {
  const order: readonly Absence[] = ["back", "offered", "take", "vote", "alone", "wanted", "running"];
  return table.chairs
    .flatMap((chair) => {
      const state = absenceOf(table, chair, now);
      return state ? [{ chair, state }] : [];
    })
    .sort((a, b) => order.indexOf(a.state) - order.indexOf(b.state));
}
