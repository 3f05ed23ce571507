/** Figures of a judgement as they are written: chances in per cent, points and suspects with one digit. */
import type { Compared, GraphMoment } from "../protocol/generated/table";
import { words } from "../words.svelte";
import { lossOf } from "./judgements";

type Unit = Compared["unit"];

/** A value in its unit: `41 %`, `+1.3`, `3.2`. */
export function valueText(value: number, unit: Unit): string {
  if (unit === "chance") return `${Math.round(100 * value)} %`;
  return unit === "points" ? signed(value) : fraction(value, 1);
}

/** What was lost: `−12` in a hundred games, `−1.3` points; of suspects, how many more were left. */
export function lossText(compared: Compared): string {
  const loss = lossOf(compared);
  if (compared.unit === "chance") return `−${Math.round(100 * loss)}`;
  return compared.unit === "points" ? signed(-loss) : `+${fraction(loss, 1)}`;
}

export function signed(value: number, digits = 1): string {
  const none = Number(Math.abs(value).toFixed(digits)) === 0;
  return `${value < 0 && !none ? "−" : "+"}${fraction(Math.abs(value), digits)}`;
}

/** A number with so many digits after the point, or the comma, of the reader's language. */
function fraction(value: number, digits: number): string {
  const both = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(words.language, both).format(value);
}

/** Half of a 95 % interval, in standard errors. */
const HALF = 1.96;

/** How far a chance of the graph may be off, in 100: half of the widest 95 % interval. */
export function marginOf(graph: readonly GraphMoment[]): number {
  const errors = graph.flatMap(({ open, known }) => [open?.error ?? 0, known?.error ?? 0]);
  return Math.round(100 * HALF * Math.max(0, ...errors));
}
