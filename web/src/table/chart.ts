/** From scores to places on a chart. */

export interface Scale {
  x: (at: number) => number;
  y: (points: number) => number;
  ticks: number[];
}

/** A scale that holds every score of the course, and zero. */
export function scaleFor(course: readonly (readonly number[])[], width: number, height: number): Scale {
  const all = [0, ...course.flat()];
  const step = niceStep(Math.max(...all) - Math.min(...all));
  const low = Math.floor(Math.min(...all) / step) * step;
  const high = Math.max(low + step, Math.ceil(Math.max(...all) / step) * step);
  const ticks = Array.from({ length: (high - low) / step + 1 }, (_, at) => low + at * step);
  return {
    x: (at) => (at / Math.max(1, course.length - 1)) * width,
    y: (points) => height - ((points - low) / (high - low)) * height,
    ticks,
  };
}

/** Steps of 1, 2 or 5 times a power of ten, about five of them. */
export function niceStep(range: number): number {
  const rough = Math.max(range, 1) / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 5, 10].find((candidate) => candidate * power >= rough) ?? 10;
  return Math.max(1, factor * power);
}

export function linePath(course: readonly (readonly number[])[], seat: number, scale: Scale): string {
  return course
    .map(
      (row, at) => `${at === 0 ? "M" : "L"}${scale.x(at).toFixed(1)} ${scale.y(row[seat] ?? 0).toFixed(1)}`,
    )
    .join("");
}
