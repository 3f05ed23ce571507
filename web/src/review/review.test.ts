import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import type { Frame } from "../protocol/generated/table";
import { indexOf, momentPath, readPlace } from "./address";
import { Frames, runsFor } from "../table/frames";
import { chairFor, moveFor } from "./keys";
import { faceKey, nameFile, referencesIn } from "./picture";

// ── Addresses ────────────────────────────────────────────────────────────────────────────────────────────────

test.each([2, "table", "open"] as const)("a link to a moment is read back as it was written: %s", (eyes) => {
  const address = momentPath("x7", 41, eyes);
  expect(readPlace(address.slice(address.indexOf("?")))).toEqual({ at: 41, eyes });
});

test.each(["", "?at=-3&from=z", "?at=1e9&from=ab", "?at=9999999&from="])(
  "a strange address says nothing: %s",
  (search) => {
    expect(readPlace(search)).toEqual({ at: null, eyes: null });
  },
);

test("an entry that was taken back leads to the moment before it", () => {
  const seqs = [1, 2, 5, 6];
  expect([null, 0, 1, 4, 5, 99].map((at) => indexOf(seqs, at))).toEqual([0, 0, 0, 1, 2, 3]);
});

// ── Keys ─────────────────────────────────────────────────────────────────────────────────────────────────────

const pressed = (key: string, under: string[] = [], modified = false) =>
  moveFor({ key, modified, inside: (selector) => selector.split(", ").some((one) => under.includes(one)) });

test("arrows step, Home and End go to the ends, the space bar plays", () => {
  const moves = ["ArrowLeft", "ArrowRight", "Home", "End", " ", "x"].map((key) => pressed(key));
  expect(moves).toEqual(["back", "next", "first", "last", "play", null]);
});

test("letters jump, large ones back; digits are chairs", () => {
  const moves = ["m", "M", "t", "q", "k", "ArrowUp"].map((key) => pressed(key));
  expect(moves).toEqual(["mark-next", "mark-back", "turn-next", "inquiry-next", "knowledge", "round-back"]);
  const chair = (key: string, within = false) => chairFor({ key, modified: false, inside: () => within });
  expect([chair("1"), chair("6"), chair("9"), chair("2", true)]).toEqual([0, 5, null, null]);
});

test("keys belong first to the field, the tab or the piece that has the focus", () => {
  expect(pressed("ArrowRight", ["textarea"])).toBeNull();
  expect(pressed("ArrowRight", ["[role=tab]"])).toBeNull();
  expect(pressed("ArrowRight", ["[data-stop]"])).toBeNull();
  expect(pressed("ArrowRight", ["button"])).toBe("next");
  expect(pressed(" ", ["button"])).toBeNull();
  expect([pressed("m", ["[role=tab]"]), pressed("k", ["[data-stop]"])]).toEqual(["mark-next", "knowledge"]);
  expect([pressed("m", ["textarea"]), pressed("m", ["select"])]).toEqual([null, null]);
  expect(pressed("ArrowLeft", [], true)).toBeNull();
});

// ── Moments ──────────────────────────────────────────────────────────────────────────────────────────────────

const frame = (seq: number): Frame => ({
  seq,
  entry: { seq, at: 0, events: [], back: null, note: 0 },
  views: [],
  drawn: true,
});

function game(all: number): { asked: string[]; frames: Frames; broken: { now: boolean } } {
  const asked: string[] = [];
  const broken = { now: false };
  const fetch = (start: number, count: number): Promise<Frame[]> => {
    asked.push(`${start}+${count}`);
    if (broken.now) return Promise.reject(new TypeError("no line"));
    return Promise.resolve(
      Array.from({ length: Math.min(count, all - start) }, (_, at) => frame(start + at + 1)),
    );
  };
  return { asked, broken, frames: new Frames(fetch, 10, all) };
}

test("moments come in runs, the next one before it is needed, and each once", async () => {
  const { asked, frames } = game(25);
  expect((await frames.need(0)).seq).toBe(1);
  expect(asked).toEqual(["0+10"]);
  expect((await frames.need(6)).seq).toBe(7);
  expect((await frames.need(12)).seq).toBe(13);
  expect(asked).toEqual(["0+10", "10+10"]);
  expect((await frames.need(24)).seq).toBe(25);
  expect(runsFor(24, 10, 25)).toEqual([20]);
});

test("the run that the reader waits for is asked for before the one that lies ahead", async () => {
  const { asked, frames } = game(25);
  await frames.need(9);
  expect(asked).toEqual(["0+10", "10+10"]);
});

test("what a broken line kept back is asked for again", async () => {
  const { asked, broken, frames } = game(25);
  broken.now = true;
  await expect(frames.need(3)).rejects.toThrow("no line");
  broken.now = false;
  expect((await frames.need(3)).seq).toBe(4);
  expect(asked).toEqual(["0+10", "0+10"]);
  await expect(frames.need(25)).rejects.toThrow(RangeError);
});

// ── Pictures ─────────────────────────────────────────────────────────────────────────────────────────────────

test("a picture takes along what it refers to", () => {
  const markup = `<use href="#mill"/><g clip-path="url(#round)"/><g style="mask: url(&quot;#veil&quot;)"/><use href="#mill"/>`;
  expect(referencesIn(markup)).toEqual(["mill", "round", "veil"]);
  expect(faceKey('"EB Garamond"', "", "")).toBe(faceKey("EB Garamond", "normal", "normal"));
  expect(faceKey("EB Garamond", "bold", "italic")).toBe("EB Garamond/700/italic");
  expect(nameFile("abbey", 7, "png")).toBe("abbey-7.png");
});

// ── Words ────────────────────────────────────────────────────────────────────────────────────────────────────

function messages(language: string): string[] {
  const source = readFileSync(new URL(`./text/${language}.ftl`, import.meta.url), "utf-8");
  return new FluentResource(source).body.map(({ id }) => id).sort();
}

test("the review speaks three languages, word for word", () => {
  expect(messages("fr")).toEqual(messages("en"));
  expect(messages("de")).toEqual(messages("en"));
});

test("every word is used, and every word that is used exists", () => {
  const files = import.meta.glob<string>(["./*.svelte", "./*.ts", "../table/HandRail.svelte"], {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const source = Object.entries(files)
    .filter(([path]) => !path.endsWith(".test.ts"))
    .map(([, text]) => text)
    .join("\n");
  const known = messages("en");
  const said = [...source.matchAll(/said\.say\(\s*"([a-z-]+)"/g)].map(([, key]) => key ?? "");
  expect(said.filter((key) => !known.includes(key))).toEqual([]);
  const families = [...source.matchAll(/said\.say\(`([a-z]+-)\$/g)].map(([, family]) => family ?? "");
  const named = (key: string): boolean =>
    source.includes(`"${key}"`) || families.some((family) => key.startsWith(family));
  expect(known.filter((key) => !named(key))).toEqual([]);
});
