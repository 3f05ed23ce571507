/** Figures of a judgement as they are written: chances in per cent, points and suspects with one digit. */
import type { Compared } from "../protocol/generated/table";
import { lossOf } from "./judgements";

type Unit = Compared["unit"];

/** A value in its unit: `41 %`, `+1.3`, `3.2`. */
export function valueText(value: number, unit: Unit): string {
  if (unit === "chance") return `${Math.round(100 * value)} %`;
  return unit === "points" ? signed(value) : value.toFixed(1);
}

/** What was lost: `−12` in a hundred games, `−1.3` points; of suspects, how many more were left. */
export function lossText(compared: Compared): string {
  const loss = lossOf(compared);
  if (compared.unit === "chance") return `−${Math.round(100 * loss)}`;
  return compared.unit === "points" ? signed(-loss) : `+${loss.toFixed(1)}`;
}

export function signed(value: number, digits = 1): string {
  const written = Math.abs(value).toFixed(digits);
  return `${value < 0 && Number(written) !== 0 ? "−" : "+"}${written}`;
}
