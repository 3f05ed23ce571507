/** One corrected field of a row, with how the owner knows it. */
import { equal, isRow, withStanding, type Json, type Row } from "./data";
import type { Field } from "./parts";

/**
 * The row with another value of a field. A value as shipped gets its shipped standing back; a row that has no standing of
 * its own gets none, because the format of such a row does not have the field.
 */
export function corrected(row: Row, shipped: Row, field: Field, value: Json, how: string): Row {
  const made: Row = { ...row, [field.name]: value };
  if (!(field.name in shipped) && equal(value, field.absent)) delete made[field.name];
  if (equal(made[field.name], shipped[field.name])) {
    const next = asShipped(made, shipped, field.name);
    return equal({ ...next, standing: null }, { ...shipped, standing: null }) ? shipped : next;
  }
  return "standing" in made ? withStanding(made, field.name, how) : made;
}

/** A card that was changed as a whole, with a standing for each field that differs from the shipped card. */
export function correctedCard(row: Row, shipped: Row, how: string): Row {
  if (Object.keys(shipped).length === 0) return row;
  const plain: Row = { ...row, standing: shipped.standing ?? null };
  const fields = [...new Set([...Object.keys(row), ...Object.keys(shipped)])];
  const differ = fields.filter((name) => name !== "standing" && !equal(row[name], shipped[name]));
  return differ.reduce((made, name) => (name in row ? withStanding(made, name, how) : made), plain);
}

/** The row with the standing of one field as shipped. */
function asShipped(row: Row, shipped: Row, field: string): Row {
  const { standing } = row;
  if (!isRow(standing)) return row;
  const { [field]: _, ...others } = standing;
  const before = isRow(shipped.standing) ? shipped.standing[field] : undefined;
  return { ...row, standing: before === undefined ? others : { ...others, [field]: before } };
}
