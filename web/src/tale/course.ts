/** The curves below a story: one line for each seat, and where its three moments lie on the winner's. */
import type { SpokenTale } from "../protocol/generated/table";

export interface Size {
  width: number;
  height: number;
  /** Room at every side for the numbers of the moments. */
  edge: number;
}

export interface Curve {
  seat: number;
  path: string;
}

export interface Dot {
  number: number;
  x: number;
  y: number;
}

type Course = SpokenTale["course"];
const round = (value: number): number => Math.round(value * 10) / 10;

/** Where an entry lies between the first and the last, from 0 to 1. */
function share(seqs: readonly number[], seq: number): number {
  const at = seqs.findLastIndex((one) => one <= seq);
  return Math.max(0, at) / Math.max(1, seqs.length - 1);
}

function range({ unit, steps }: Course): [least: number, most: number] {
  if (unit === "chance") return [0, 1];
  const values = steps.flatMap(([, each]) => each);
  const least = Math.min(...values, unit === "suspects" ? 1 : 0);
  return [least, Math.max(least + 1, ...values)];
}

export class Chart {
  readonly #least: number;
  readonly #most: number;

  constructor(
    private readonly course: Course,
    private readonly seqs: readonly number[],
    private readonly size: Size,
  ) {
    [this.#least, this.#most] = range(course);
  }

  get curves(): Curve[] {
    const { steps, unit } = this.course;
    const seats = steps[0]?.[1].length ?? 0;
    return Array.from({ length: seats }, (_, seat) => {
      const points = steps.map(([seq, values]) => [this.#x(seq), this.#y(values[seat] ?? 0)] as const);
      // A chance is an estimate between two moments; points and suspects stay as they are until something happens.
      const path = points.map(([x, y], at) =>
        at === 0 ? `M${x} ${y}` : unit === "chance" ? `L${x} ${y}` : `H${x}V${y}`,
      );
      return { seat, path: path.join("") };
    });
  }

  /** The moments of the story on the curve of a seat. */
  dots(moments: readonly number[], seat: number): Dot[] {
    return moments.map((seq, at) => {
      const step = this.course.steps.findLast(([since]) => since <= seq);
      return { number: at + 1, x: this.#x(seq), y: this.#y(step?.[1][seat] ?? this.#least) };
    });
  }

  #x(seq: number): number {
    return round(this.size.edge + share(this.seqs, seq) * (this.size.width - 2 * this.size.edge));
  }
  #y(value: number): number {
    const up = (value - this.#least) / (this.#most - this.#least);
    return round(this.size.height - this.size.edge - up * (this.size.height - 2 * this.size.edge));
  }
}
