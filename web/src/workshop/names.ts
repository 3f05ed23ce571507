/** Names that an edition gives to its things, in the file `words` of its data: by language and message. */
import { isRow, rowAt, valueAt, type Row } from "./data";

/** The name that data give in one language; null for the shipped one. */
export function nameIn(data: Row, language: string, message: string): string | null {
  const given = valueAt(data, ["words", language, message]);
  if (typeof given === "string") return given;
  return isRow(given) && typeof given.name === "string" ? given.name : null;
}

/** What data say of the grammar of a name in one language. */
export function grammarIn(data: Row, language: string, message: string): Record<string, string> {
  const given = valueAt(data, ["words", language, message]);
  if (!isRow(given)) return {};
  return Object.fromEntries(
    Object.entries(given).flatMap(([part, said]) =>
      part !== "name" && typeof said === "string" ? [[part, said]] : [],
    ),
  );
}

/** A copy of the data with a name in one language; an empty name takes it away, with its grammar. */
export function withName(
  data: Row,
  language: string,
  message: string,
  name: string,
  grammar: Readonly<Record<string, string>> = grammarIn(data, language, message),
): Row {
  const all = rowAt(data, ["words"]);
  const { [message]: _, ...others } = rowAt(all, [language]);
  const parts = Object.entries(grammar).filter(([, said]) => said.trim());
  const given = parts.length > 0 ? { name: name.trim(), ...Object.fromEntries(parts) } : name.trim();
  return withLanguage(data, all, language, name.trim() ? { ...others, [message]: given } : others);
}

/** A copy of the data without a name in any language. */
export function withoutNames(data: Row, message: string): Row {
  const languages = Object.keys(rowAt(data, ["words"]));
  return languages.reduce((made, language) => withName(made, language, message, ""), data);
}

/** A copy of the data without the names of sets of cards that no card belongs to. */
export function withoutUnusedSets(data: Row): Row {
  const used = new Set(Object.values(data).flatMap((file) => (isRow(file) ? setsIn(file) : [])));
  const given = Object.values(rowAt(data, ["words"])).flatMap((names) =>
    isRow(names) ? Object.keys(names) : [],
  );
  const unused = given.filter((message) => message.startsWith("set-") && !used.has(message.slice(4)));
  return unused.reduce((made, message) => withoutNames(made, message), data);
}

function setsIn(file: Row): string[] {
  const rows = Object.values(file).flatMap((list) => (Array.isArray(list) ? list.filter(isRow) : []));
  return rows.flatMap((row) => (typeof row.set === "string" ? [row.set] : []));
}

function withLanguage(data: Row, all: Row, language: string, names: Row): Row {
  const { [language]: _, ...others } = all;
  return { ...data, words: Object.keys(names).length > 0 ? { ...others, [language]: names } : others };
}
