/** Every part of the shipped data is in the workshop, and everything there has words in every language. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import abbey from "../protocol/generated/abbey.data.json";
import monasterium from "../protocol/generated/monasterium.data.json";
import monastery from "../protocol/generated/monastery.data.json";
import { isRow, REMARKS, type Json, type Path } from "./data";
import { partsOf, type Part, type Thing } from "./parts";

const DATA = { abbey, monasterium, monastery } as unknown as Record<string, Record<string, Json>>;
/** Not numbers of a component but what a row is: words, the players of a side, the place of an action (two actions change places). */
const LEFT_OUT = [
  /^words/,
  /^board\/side\/\d+\/players/,
  /^player_board\/(row\/\d+\/area|room\/\d+\/kind|action\/\d+\/(row|column))$/,
];

const textOf = (language: string): string =>
  readFileSync(join(import.meta.dirname, "text", `${language}.ftl`), "utf-8");
const keysOf = (language: string): Set<string> =>
  new Set([...textOf(language).matchAll(/^([\w-]+) =/gm)].map((found) => found[1] ?? ""));

function leaves(node: Json, path: Path = []): string[] {
  if (isRow(node))
    return Object.entries(node)
      .filter(([name]) => name !== "id" && !REMARKS.includes(name))
      .flatMap(([name, value]) => leaves(value, [...path, name]));
  if (Array.isArray(node) && node.some(isRow)) return node.flatMap((one, at) => leaves(one, [...path, at]));
  return [path.join("/")];
}

const allThings = (parts: readonly Part[]): Thing[] => parts.flatMap((part) => [...part.things]);

describe.each(Object.keys(DATA))("%s", (game) => {
  const data = DATA[game] ?? {};
  const parts = partsOf(game, data);

  test("every number of the data can be corrected", () => {
    const reached = allThings(parts).flatMap(({ key, fields, picture }) =>
      picture === "card" ? [`${key}/`] : fields.map((field) => `${key}/${field.name}`),
    );
    const unreached = leaves(data).filter(
      (leaf) =>
        !LEFT_OUT.some((one) => one.test(leaf)) &&
        !reached.some((one) => leaf === one || (one.endsWith("/") && leaf.startsWith(one))),
    );
    expect(unreached).toEqual([]);
  });

  test.each(["en", "de", "fr"])("parts, things and fields have words in %s", (language) => {
    const keys = keysOf(language);
    const wanted = parts.flatMap((part) => [
      `part-${part.id}`,
      ...part.things.flatMap((thing) => [
        ...(thing.word || keys.has(`thing-${thing.id}`)
          ? []
          : [`thing-of-${part.id}${thing.detail ? "-side" : ""}`]),
        ...(thing.picture === "card"
          ? []
          : thing.fields.map((field) => `field-${field.label ?? field.name}`)),
      ]),
    ]);
    expect([...new Set(wanted)].filter((key) => !keys.has(key))).toEqual([]);
  });
});
