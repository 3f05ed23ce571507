/**
 * "What is this?" Whatever on a table carries `data-about="kind/id"` is explained when the pointer or the focus rests
 * on it, or a finger stays there. The words are the game's learning texts, and its rules where a thing has one.
 */
import type { Table } from "../table/table.svelte";
import { lore } from "./lore.svelte";

export interface About {
  name: string;
  text: string;
  at: DOMRect;
  /** It stands on something else, which may have a reason of its own to give: what stands on top is meant. */
  over: boolean;
}

interface Spot {
  clientX: number;
  clientY: number;
}

const REST = 450;

export class Abouts {
  shown = $state.raw<About | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #on: Element | null = null;

  constructor(private readonly table: Table) {}

  /** The pointer, the focus or a finger is on something: if it can be explained, it soon is. */
  rest(target: EventTarget | null, spot: Spot | null = null): void {
    const touched = target instanceof Element ? target : null;
    if (touched?.closest("[role=note]")) return; // a note that grows comes under the pointer for a moment
    const found = (spot && touched && pieceAt(touched, spot)) ?? touched?.closest("[data-about]") ?? null;
    if (found === this.#on) return;
    this.clear();
    this.#on = found;
    if (found) this.#timer = setTimeout(() => this.#show(found), REST);
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.#on = null;
    this.shown = null;
  }

  #show(element: Element): void {
    const said = explain(this.table, element.getAttribute("data-about") ?? "");
    const over = element.hasAttribute("data-over");
    if (said) this.shown = { ...said, at: element.getBoundingClientRect(), over };
  }
}

/**
 * A piece with `data-over` lets every click through to what it stands on, so no pointer ever enters it: whether the
 * pointer is on it, only its place can tell. Of several the one on top, which is drawn last.
 */
function pieceAt(touched: Element, { clientX, clientY }: Spot): Element | null {
  const pieces = [...(touched.closest("main")?.querySelectorAll("[data-about][data-over]") ?? [])];
  return (
    pieces.findLast((piece) => {
      const { left, right, top, bottom } = piece.getBoundingClientRect();
      return left <= clientX && clientX <= right && top <= clientY && clientY <= bottom;
    }) ?? null
  );
}

/** What a thing is called and what it is; null while the learning texts are not here or say nothing. */
export function explain(table: Table, about: string): { name: string; text: string } | null {
  const lexicon = lore.of(table.game);
  const [kind = "", id = ""] = about.split("/");
  const own = id ? `about-${kind}-${id}` : `about-${kind}`;
  const key = [own, `about-${kind}`].find((one) => lexicon?.has(one));
  if (!lexicon || !key) return null;
  const sentences = [lexicon.say(key, table.parts.about?.(kind, id) ?? {}), ruleOf(table, kind, id)];
  return { name: nameOf(table, kind, id), text: sentences.filter(Boolean).join(" ") };
}

/** Some kinds of things have a rule each, in a chapter that the learning texts name. */
function ruleOf(table: Table, kind: string, id: string): string {
  const lexicon = lore.of(table.game);
  if (!id || !lexicon?.has(`about-${kind}.rules`)) return "";
  const rule = `${lexicon.say(`about-${kind}.rules`)}.${id}`;
  return table.speech.hasRule(rule) ? table.speech.ruleText(rule) : "";
}

function nameOf(table: Table, kind: string, id: string): string {
  const name = id ? table.speech.word(kind, id) : "";
  return name === id ? "" : name;
}
