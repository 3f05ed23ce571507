/** Choices and views as lists: grouped by kind, worded, found by typing. */
import type { Action } from "../../protocol/generated/table";
import type { Speech } from "../../speech";

export interface Choice {
  key: string;
  action: Action;
  text: string;
}

export interface Group {
  type: string;
  choices: Choice[];
}

/** The choices by kind, in the order in which the kinds first appear; only those whose sentence holds the search. */
export function grouped(choices: readonly Action[], speech: Speech, search = ""): Group[] {
  const wanted = search.trim().toLocaleLowerCase();
  const groups = new Map<string, Group>();
  for (const action of choices) {
    const text = speech.action(action);
    if (wanted && !text.toLocaleLowerCase().includes(wanted)) continue;
    const group = groups.get(action.type) ?? { type: action.type, choices: [] };
    group.choices.push({ key: JSON.stringify(action), action, text });
    groups.set(action.type, group);
  }
  return [...groups.values()];
}

/** A node of a view as it is shown: a name, and either a value or more nodes. */
export interface Node {
  name: string;
  value?: string;
  nodes?: Node[];
}

/** Fields that every table shows elsewhere, or that are nothing to look at. */
const ELSEWHERE = new Set(["seat", "waiting", "doing", "options", "stack", "type"]);

/** Everything that a view shows, as a tree of short texts. */
export function outline(view: object): Node[] {
  return Object.entries(view)
    .filter(([name]) => !ELSEWHERE.has(name))
    .map(([name, value]) => node(name.replaceAll("_", " "), value));
}

function node(name: string, value: unknown): Node {
  if (Array.isArray(value)) return list(name, value);
  if (typeof value === "object" && value !== null) return { name, nodes: outline(value) };
  return { name, value: plain(value) };
}

function list(name: string, items: readonly unknown[]): Node {
  const simple = items.every((item) => typeof item !== "object" || item === null);
  if (simple) return { name, value: items.map(plain).join(", ") || "–" };
  return { name, nodes: items.map((item, at) => node(String(at + 1), item)) };
}

function plain(value: unknown): string {
  if (value === null || value === undefined || value === "") return "–";
  return typeof value === "boolean" ? (value ? "✓" : "✗") : String(value);
}
