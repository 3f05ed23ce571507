import { FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const folder = import.meta.dirname;
const source = join(folder, "..");

/** Every message of a catalogue with its attributes: `listed`, `listed.help`. */
function keys(language: string): string[] {
  const resource = new FluentResource(readFileSync(join(folder, `${language}.ftl`), "utf-8"));
  return resource.body
    .flatMap((message) => [
      message.id,
      ...Object.keys(message.attributes).map((name) => `${message.id}.${name}`),
    ])
    .sort();
}

/** Every word that the site asks for by a plain name. */
function asked(): string[] {
  const files = readdirSync(source, { recursive: true, encoding: "utf-8" }).filter(
    (file) => /\.(svelte|ts)$/.test(file) && !file.endsWith(".test.ts"),
  );
  const found = files.flatMap((file) =>
    [...readFileSync(join(source, file), "utf-8").matchAll(/words\.say\(\s*"([\w.-]+)"/g)].map(
      (match) => match[1] ?? "",
    ),
  );
  return [...new Set(found)].sort();
}

test.each(["fr", "de"])("%s has every message of the site, and none that the others lack", (language) => {
  expect(keys(language)).toEqual(keys("en"));
});

/** Whatever the table can be refused with, and whatever can be put before it, as the protocol lists them. */
test("every refusal and every motion has its sentence", () => {
  const protocol = readFileSync(join(source, "protocol", "generated", "table.ts"), "utf-8");
  const block = /export interface Refused \{[\s\S]*?\n\}/.exec(protocol)?.[0] ?? "";
  const reasons = [...block.matchAll(/"([a-z-]+)"/g)]
    .map((match) => match[1])
    .filter((one) => one !== "refused");
  expect(reasons).toContain("unavailable");
  const known = new Set(keys("en"));
  expect(reasons.filter((reason) => !known.has(`refused-${reason}`))).toEqual([]);
});

test("every word that a page asks for is in the catalogue", () => {
  const known = new Set(keys("en"));
  expect(asked().filter((key) => !known.has(key))).toEqual([]);
});
