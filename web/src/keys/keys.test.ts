import { FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { kindOf, passkeyName, programOf, sizeOf, timeAgo } from "./words";

const folder = join(import.meta.dirname, "text");
const source = join(import.meta.dirname, "..");

function keys(language: string): string[] {
  const resource = new FluentResource(readFileSync(join(folder, `${language}.ftl`), "utf-8"));
  return resource.body.map((message) => message.id).sort();
}

function asked(): string[] {
  const files = readdirSync(source, { recursive: true, encoding: "utf-8" }).filter((file) =>
    /\.(svelte|ts)$/.test(file),
  );
  const found = files.flatMap((file) =>
    [
      ...readFileSync(join(source, file), "utf-8").matchAll(
        /keyWords\.say\(\s*(?:[\w.]+ \? )?"([\w-]+)"(?: : "([\w-]+)")?/g,
      ),
    ].flatMap((match) => [match[1] ?? "", match[2] ?? ""]),
  );
  return [...new Set(found)].filter(Boolean).sort();
}

test.each(["fr", "de"])("%s has every message about keys, and none that the others lack", (language) => {
  expect(keys(language)).toEqual(keys("en"));
});

test("every message about keys that a page asks for is there, and none is left over", () => {
  const used = new Set([
    ...asked(),
    ...["phone", "tablet", "computer", "unknown"].map((kind) => `device-${kind}`),
  ]);
  expect([...used].filter((key) => !keys("en").includes(key))).toEqual([]);
  expect(keys("en").filter((key) => !used.has(key))).toEqual([]);
});

test("devices are said in words", () => {
  expect([kindOf("firefox android phone"), programOf("firefox android phone")]).toEqual([
    "Phone",
    "Firefox on Android",
  ]);
  expect([kindOf(""), programOf("")]).toEqual(["Another device", ""]);
  expect(programOf("other linux computer")).toBe("Linux");
  expect(passkeyName("chrome windows computer")).toBe("Computer · Chrome on Windows");
  expect(passkeyName("My key")).toBe("My key");
});

test("last use is said in words, and after a week as a date", () => {
  const now = 1_700_000_000;
  expect(timeAgo(now - 10, now)).toBe("now");
  expect(timeAgo(now - 120, now)).toBe("2 minutes ago");
  expect(timeAgo(now - 86_400, now)).toBe("yesterday");
  expect(timeAgo(now - 30 * 86_400, now)).toBe(new Date((now - 30 * 86_400) * 1000).toLocaleDateString("en"));
});

test("sizes have their unit", () => {
  expect(sizeOf(300)).toBe("1 kB");
  expect(sizeOf(2_100_000)).toBe("2.1 MB");
});
