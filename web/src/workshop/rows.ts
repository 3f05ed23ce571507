/** Rows that an edition adds and removes: which shipped row each row is, and data with one row more or less. */
import { equal, isRow, REMARKS, rowsAt, valueAt, type Json, type Path, type Row } from "./data";

const withoutRemarks = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !REMARKS.includes(name)));

const idOf = (row: Row): string | null => (typeof row.id === "string" ? row.id : null);

function haveOwnIds(rows: readonly Row[]): boolean {
  const ids = rows.map(idOf);
  return !ids.includes(null) && new Set(ids).size === ids.length;
}

/**
 * For each row the place of the shipped row that it was made from; null for a row that was added. Rows are known by their
 * ids. Rows without ids of their own are aligned: equal rows first, and what lies between them in order.
 */
export function origins(rows: readonly Row[], shipped: readonly Row[]): (number | null)[] {
  if (haveOwnIds(rows) && haveOwnIds(shipped)) {
    const places = new Map(shipped.map((row, at) => [idOf(row), at]));
    return rows.map((row) => places.get(idOf(row)) ?? null);
  }
  return aligned(rows, shipped);
}

function aligned(rows: readonly Row[], shipped: readonly Row[]): (number | null)[] {
  const found: (number | null)[] = rows.map(() => null);
  const anchors = [...commonRows(rows, shipped), [rows.length, shipped.length] as const];
  let [at, from] = [0, 0];
  for (const [toRow, toShipped] of anchors) {
    while (at < toRow && from < toShipped) found[at++] = from++;
    if (toRow < rows.length) found[toRow] = toShipped;
    [at, from] = [toRow + 1, toShipped + 1];
  }
  return found;
}

/** The longest common subsequence of equal rows, as pairs of places. */
function commonRows(rows: readonly Row[], shipped: readonly Row[]): (readonly [number, number])[] {
  const same = (at: number, from: number): boolean =>
    equal(withoutRemarks(rows[at] ?? {}), withoutRemarks(shipped[from] ?? {}));
  const longest = Array.from({ length: rows.length + 1 }, () =>
    new Array<number>(shipped.length + 1).fill(0),
  );
  const length = (at: number, from: number): number => longest[at]?.[from] ?? 0;
  for (let at = rows.length - 1; at >= 0; at--)
    for (let from = shipped.length - 1; from >= 0; from--)
      (longest[at] ?? [])[from] = same(at, from)
        ? length(at + 1, from + 1) + 1
        : Math.max(length(at + 1, from), length(at, from + 1));
  const pairs: (readonly [number, number])[] = [];
  let [at, from] = [0, 0];
  while (at < rows.length && from < shipped.length) {
    if (same(at, from)) pairs.push([at++, from++]);
    else if (length(at, from + 1) >= length(at + 1, from)) from++;
    else at++;
  }
  return pairs;
}

/** A copy of the data in which a list has one row more at a place. */
export function withRow(data: Row, list: Path, at: number, row: Row): Row {
  return withRows(data, list, (rows) => [...rows.slice(0, at), structuredClone(row), ...rows.slice(at)]);
}

export function withoutRow(data: Row, list: Path, at: number): Row {
  return withRows(data, list, (rows) => rows.filter((_, place) => place !== at));
}

function withRows(data: Row, list: Path, change: (rows: Row[]) => Row[]): Row {
  const made = structuredClone(data);
  const holder = valueAt(made, list.slice(0, -1));
  const rows: Json = change(rowsAt(made, list));
  const last = list.at(-1) ?? "";
  if (Array.isArray(holder)) holder[Number(last)] = rows;
  else if (isRow(holder)) holder[String(last)] = rows;
  return made;
}

/** Where a shipped row that was removed goes back to: behind the last row that stood before it. */
export function placeOf(shippedPlace: number, found: readonly (number | null)[]): number {
  const before = found.map((from, at) => (from !== null && from < shippedPlace ? at : -1));
  return Math.max(-1, ...before) + 1;
}

/** An id that no row of these lists has: the wanted one, else `mill-2`, `mill-3`. */
export function freeId(wanted: string, taken: readonly Row[]): string {
  const used = new Set(taken.map(idOf));
  if (!used.has(wanted)) return wanted;
  const base = wanted.replace(/-\d+$/, "");
  let number = 2;
  while (used.has(`${base}-${number}`)) number++;
  return `${base}-${number}`;
}
