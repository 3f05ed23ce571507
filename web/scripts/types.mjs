// Writes the types of everything that comes over the wire, from the schema that the server publishes, and the printed
// facts of the games that a board needs to draw itself. `npm run types` after a change of the protocol or the data;
// `npm run types -- --check` says whether what is there is still true.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { format } from "prettier";

const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
const folder = join(root, "web", "src", "protocol", "generated");
const own = join(root, ".venv", "bin", "python");
const python = process.env.PYTHON ?? (existsSync(own) ? own : "python3");

const DATA = `
import json, pathlib, sys, tomllib
games = pathlib.Path(sys.argv[1])
print(json.dumps({game.name: {file.stem: tomllib.loads(file.read_text("utf-8")) for file in sorted(game.glob("data/*.toml"))}
                  for game in sorted(games.iterdir()) if (game / "data").is_dir()}))
`;

function run(...parts) {
  return JSON.parse(execFileSync(python, parts, { cwd: root, encoding: "utf-8", maxBuffer: 1 << 26 }));
}

function main() {
  const protocol = run("-m", "chapterhouse.server.schema");
  const data = run("-c", DATA, join(root, "src", "chapterhouse", "games"));
  const files = { "table.ts": tableTypes(protocol) };
  for (const [game, schema] of Object.entries(protocol.games)) {
    files[`${game}.ts`] = gameTypes(game, schema);
    files[`${game}.words.json`] = JSON.stringify(wordsOf(schema.$defs));
    files[`${game}.data.json`] = JSON.stringify(data[game] ?? {});
  }
  return writeAll(files);
}

async function writeAll(files) {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) await write(name, text);
}

async function write(name, text) {
  const path = join(folder, name);
  const parser = name.endsWith(".json") ? "json" : "typescript";
  const wanted = await format(text, { parser, printWidth: 110 });
  if (!process.argv.includes("--check")) return writeFileSync(path, wanted);
  if (!existsSync(path) || readFileSync(path, "utf-8") !== wanted) {
    console.error(`${name} is not what the server says; run: npm run types`);
    process.exitCode = 1;
  }
}

// ── TypeScript ───────────────────────────────────────────────────────────────────────────────────────────────

function tableTypes({ protocol, client, server, forms }) {
  const answers = { ...omit(forms.$defs, REQUESTS), ...server.$defs };
  const requests = { ...client.$defs, ...pick(forms.$defs, REQUESTS) };
  return [
    heading("The messages between table and browser, and the forms of the lobby."),
    `export const PROTOCOL = ${protocol};`,
    ...Object.entries(answers).map(([name, schema]) => ANY_GAME[name] ?? declare(name, schema)),
    ...Object.entries(requests).map(([name, schema]) => (answers[name] ? "" : declare(name, schema, true))),
    `export type ClientMessage = ${type(client.client)};`,
    `export type ServerMessage = ${type(server.server)};`,
  ].join("\n\n");
}

function gameTypes(game, schema) {
  return [
    heading(`What is seen, heard and decided at a table of ${game}.`),
    ...Object.entries(schema.$defs).map(([name, inner]) => declare(name, inner)),
    `export type View = ${type(schema.view)};`,
    `export type Event = ${type(schema.event)};`,
    `export type Action = ${type(schema.action)};`,
    `export type Options = ${type(schema.options)};`,
    schema.conclusions ? `export type Conclusions = ${type(schema.conclusions)};` : "",
    schema.preview ? `export type Preview = ${type(schema.preview)};` : "",
  ]
    .filter((line) => !/^export type (\w+) = \1;$/.test(line))
    .join("\n\n");
}

/** What a table holds before one knows which game it is. */
const ANY_GAME = {
  Event: "export interface Event { type: string; [field: string]: unknown }",
  Action: "export interface Action { type: string; [field: string]: unknown }",
};

/** Forms that a browser fills in; what has a default may be left out of them. */
const REQUESTS = ["SetMe", "UseLink", "MakeTable", "MakeStudy", "EditionDraft", "CardDraft"];

const omit = (from, names) =>
  Object.fromEntries(Object.entries(from).filter(([name]) => !names.includes(name)));
const pick = (from, names) => Object.fromEntries(names.map((name) => [name, from[name]]));

const heading = (text) => `/** ${text} Written by \`npm run types\`; do not edit. */`;

function declare(name, schema, lenient = false) {
  const note = schema.description ? `/** ${schema.description.replaceAll("\n", "\n * ").trim()} */\n` : "";
  return schema.type === "object" && schema.properties
    ? `${note}export interface ${name} ${object(schema, lenient)}`
    : `${note}export type ${name} = ${type(schema)};`;
}

/** What the server sends is whole; what a browser sends (lenient) may leave out what has a default. */
function object({ properties, required = [] }, lenient = false) {
  const fields = Object.entries(properties).map(([name, schema]) => {
    const optional = !lenient || required.includes(name) ? "" : "?";
    return `${/^\w+$/.test(name) ? name : JSON.stringify(name)}${optional}: ${type(schema)};`;
  });
  return `{ ${fields.join(" ")} }`;
}

const PLAIN = { string: "string", integer: "number", number: "number", boolean: "boolean", null: "null" };

function type(schema) {
  if (schema.$ref) return schema.$ref.split("/").at(-1);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.anyOf) return `(${schema.anyOf.map(type).join(" | ")})`;
  if (schema.type === "array") return array(schema);
  if (schema.type === "object") return schema.properties ? object(schema) : record(schema);
  return PLAIN[schema.type] ?? "unknown";
}

function array({ items, prefixItems }) {
  if (prefixItems) return `readonly [${prefixItems.map(type).join(", ")}]`;
  return `readonly (${items ? type(items) : "unknown"})[]`;
}

function record({ additionalProperties }) {
  return `Record<string, ${additionalProperties ? type(additionalProperties) : "unknown"}>`;
}

// ── Words ────────────────────────────────────────────────────────────────────────────────────────────────────

/** For each tag the fields that name something, and what kind of thing: `{"place-tile": {"tile": "tile"}}`. */
function wordsOf(definitions) {
  const found = {};
  for (const schema of Object.values(definitions)) {
    const tag = schema.properties?.type?.enum?.[0];
    if (tag === undefined) continue;
    const fields = Object.entries(schema.properties).flatMap(([name, inner]) => {
      const word = wordOf(inner);
      return word ? [[name, word]] : [];
    });
    found[tag] = Object.fromEntries(fields);
  }
  return found;
}

function wordOf(schema) {
  if (schema["x-word"]) return schema["x-word"];
  const inner = [...(schema.anyOf ?? []), ...(schema.items ? [schema.items] : [])];
  return inner.map(wordOf).find(Boolean);
}

await main();
