/** Component data as plain values: paths into them, and how sure we are of each field. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Row = { [key: string]: Json };
export type Path = readonly (string | number)[];

export function isRow(value: Json | undefined): value is Row {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** What lies under a path; undefined where there is nothing. */
export function valueAt(data: Json | undefined, path: Path): Json | undefined {
  let node = data;
  for (const part of path) {
    if (Array.isArray(node)) node = node[Number(part)];
    else if (isRow(node)) node = node[String(part)];
    else return undefined;
  }
  return node;
}

export function rowAt(data: Json | undefined, path: Path): Row {
  const found = valueAt(data, path);
  return isRow(found) ? found : {};
}

export function rowsAt(data: Json | undefined, path: Path): Row[] {
  const found = valueAt(data, path);
  return Array.isArray(found) ? found.filter(isRow) : [];
}

/** Whether two values are the same; the order of the fields of a row does not count. */
export function equal(one: Json | undefined, other: Json | undefined): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, at) => equal(value, other[at]));
  if (!isRow(one) || !isRow(other)) return one === other;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => name in other && equal(one[name], other[name]))
  );
}

export const REMARKS: readonly string[] = ["standing", "note"];

/** How sure we are of a field of a row; empty where nobody says. */
export function standingOf(row: Row, field: string): string {
  const { standing } = row;
  if (typeof standing === "string") return standing;
  if (!isRow(standing)) return "";
  const found = standing[field] ?? standing.rest;
  return typeof found === "string" ? found : "";
}

/** The row with another standing of one field. */
export function withStanding(row: Row, field: string, standing: string): Row {
  const before = row.standing;
  const parts: Row = typeof before === "string" ? { rest: before } : isRow(before) ? before : {};
  return { ...row, standing: { ...parts, [field]: standing } };
}

/** The inks: printed in the rules, seen on a copy, told by players, made up by us, made by players for their edition. */
export type Ink = "printed" | "seen" | "told" | "ours" | "own";

const INKS: Readonly<Record<string, Ink>> = {
  rulebook: "printed",
  publisher: "printed",
  seen: "seen",
  reported: "told",
  inferred: "told",
  reconstructed: "ours",
  ruling: "ours",
  own: "own",
};

export function inkOf(standing: string): Ink | null {
  return INKS[standing] ?? null;
}

/** The fields of a row that were made up, that players told, and that an owner has seen. */
export function doubts(row: Row): Record<"ours" | "told" | "seen", string[]> {
  const fields = Object.keys(row).filter((name) => name !== "id" && !REMARKS.includes(name));
  const of = (ink: Ink): string[] => fields.filter((name) => inkOf(standingOf(row, name)) === ink);
  return { ours: of("ours"), told: of("told"), seen: of("seen") };
}
