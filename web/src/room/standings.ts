/** The order of the chairs in a series. */

export interface Ranked {
  seat: number;
  /** 1 for most points; chairs with equal points share a place. */
  rank: number;
}

export function ranks(totals: readonly number[]): Ranked[] {
  return totals
    .map((total, seat) => ({ seat, rank: 1 + totals.filter((other) => other > total).length }))
    .sort((one, other) => one.rank - other.rank || one.seat - other.seat);
}
