import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Position } from "../protocol/generated/table";
import { nearest } from "../kit/spatial";
import { sheet } from "../kit/symbols";
import { linePath, niceStep, scaleFor } from "./chart";
import { entryKey, logGroups, logLines, undoneSeqs } from "./chronicle";
import type { BotSpeed } from "../settings.svelte";
import { Pacer } from "./pacer";
import { merge } from "./session.svelte";
import { clockText, spanText } from "./time";

const entry = (seq: number, ...types: string[]) => ({
  seq,
  at: 0,
  events: types.map((type) => ({ type })),
  back: null,
  note: 0,
});

describe("the chronicle", () => {
  const entries = [
    entry(1, "round-began"),
    entry(2, "walked"),
    entry(3, "walked"),
    { ...entry(4), back: { seat: 0, to: 1 } },
  ];

  test("what was taken back is known as such", () => {
    expect(undoneSeqs(entries)).toEqual(new Set([2, 3]));
  });

  test("what was noted after an entry stays when the entry is taken back", () => {
    const noted = [...entries.slice(0, 3), { ...entry(3, "noted"), note: 1 }, ...entries.slice(3)];
    const lines = logLines(noted, { headings: [] });
    expect(lines.map((line) => [line.key, line.undone])).toEqual([
      ["1-0", false],
      ["2-0", true],
      ["3-0", true],
      ["3.1-0", false],
      ["4-back", false],
    ]);
  });

  test("headings stand out, and what another line says too is left out", () => {
    const lines = logLines(entries, {
      headings: ["round-began"],
      hidden: (event) => event.type === "walked",
    });
    expect(lines.map((line) => [line.seq, line.heading, line.undone])).toEqual([
      [1, true, false],
      [4, false, false],
    ]);
  });

  test("what one player does in one go is one group; a heading or another player begins a new one", () => {
    const did = (seq: number, by: number) => ({
      seq,
      at: 0,
      events: [{ type: "walked", by }],
      back: null,
      note: 0,
    });
    const all = [
      entry(1, "round-began"),
      did(2, 0),
      did(3, 0),
      did(4, 1),
      entry(5, "round-began"),
      did(6, 1),
    ];
    const groups = logGroups(logLines(all, { headings: ["round-began"] }));
    expect(groups.map((group) => [group.seat, group.heading, group.lines.length])).toEqual([
      [null, true, 1],
      [0, false, 2],
      [1, false, 1],
      [null, true, 1],
      [1, false, 1],
    ]);
  });

  test("a game says which field of its events names the player", () => {
    const all = [{ seq: 1, at: 0, events: [{ type: "moved", seat: 2 }], back: null, note: 0 }];
    const seats = (actor?: string) =>
      logGroups(logLines(all, { headings: [], actor })).map((one) => one.seat);
    expect([seats("seat"), seats()]).toEqual([[2], [null]]);
  });

  test("runs of the log join without doubles", () => {
    expect(merge([entry(1), entry(2)], [entry(2), entry(3)]).map((one) => one.seq)).toEqual([1, 2, 3]);
    const noted = { ...entry(2), note: 1 };
    expect(merge([entry(1), entry(2)], [noted, entry(3)]).map(entryKey)).toEqual(["1", "2", "2.1", "3"]);
    expect(merge([entry(2), noted], [noted]).map(entryKey)).toEqual(["2", "2.1"]);
  });
});

describe("the pace of what is shown", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());
  const position = (seq: number): Position =>
    ({ seq, entries: [entry(seq, "walked")] }) as unknown as Position;
  const watch = (speed: BotSpeed): { shown: number[]; pacer: Pacer } => {
    const shown: number[] = [];
    return {
      shown,
      pacer: new Pacer(
        (one) => shown.push(one.seq),
        () => speed,
      ),
    };
  };

  test("moves of bots follow each other, the first at once, all within a few breaths", () => {
    const { shown, pacer } = watch("brisk");
    for (let seq = 0; seq < 12; seq++) pacer.add(position(seq));
    expect(shown).toEqual([0, 1]);
    vi.advanceTimersByTime(5_000);
    expect(shown).toHaveLength(12);
  });

  test("whoever watches sees every move for its time", () => {
    const { shown, pacer } = watch("watch");
    for (let seq = 0; seq < 5; seq++) pacer.add(position(seq));
    vi.advanceTimersByTime(1_000);
    expect(shown).toEqual([0, 1, 2]);
  });

  test("at once means that nothing waits", () => {
    const { shown, pacer } = watch("at-once");
    for (let seq = 0; seq < 5; seq++) pacer.add(position(seq));
    expect(shown).toHaveLength(5);
  });
});

test("arrow keys go to what lies nearest in their direction", () => {
  const points = [
    { x: 0, y: 0 },
    { x: 100, y: 5 },
    { x: 60, y: 100 },
    { x: -100, y: 0 },
  ];
  expect(nearest({ x: 0, y: 0 }, points, "ArrowRight")).toBe(1);
  expect(nearest({ x: 0, y: 0 }, points, "ArrowDown")).toBe(2);
  expect(nearest({ x: 0, y: 0 }, points, "ArrowLeft")).toBe(3);
  expect(nearest({ x: 0, y: 0 }, points, "ArrowUp")).toBe(-1);
});

test("a drawing becomes a symbol with the name of its file", () => {
  const made = sheet({ "./art/mill.svg": '<svg viewBox="0 0 10 10"><path d="M0 0" /></svg>' }, "tile-");
  expect(made).toBe('<symbol id="tile-mill" viewBox="0 0 10 10"><path d="M0 0" /></symbol>');
  expect(() => sheet({ "./bad.svg": "<p>no</p>" })).toThrow("bad");
});

test("a chart holds every score, with round numbers at its side", () => {
  expect([niceStep(4), niceStep(23), niceStep(110)]).toEqual([1, 5, 50]);
  const course = [
    [0, 0],
    [7, -3],
  ];
  const scale = scaleFor(course, 100, 50);
  expect(scale.ticks).toEqual([-4, -2, 0, 2, 4, 6, 8]);
  expect(linePath(course, 0, scale)).toMatch(/^M0\.0 [\d.]+L100\.0 [\d.]+$/);
});

test("a clock shows minutes, hours or days", () => {
  expect([5, 245, 3_723, 190_000].map(clockText)).toEqual(["0:05", "4:05", "1:02:03", "2 d 4 h"]);
});

test("spans of time are said in the reader's language", () => {
  expect([60, 600, 3_600, 259_200].map((span) => spanText(span, "en"))).toEqual([
    "1 minute",
    "10 minutes",
    "1 hour",
    "3 days",
  ]);
  expect(spanText(86_400, "de")).toBe("1 Tag");
  expect(spanText(604_800, "fr")).toBe("7\u00a0jours");
});
