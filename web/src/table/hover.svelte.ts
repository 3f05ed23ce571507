/**
 * The card of the thing under the pointer, the focus or a finger that stays: what it is, what it would do now, why not.
 * Things are known by `data-ref`; what a thing would do if it were offered is attached by `whyNot`.
 */
import { splitRef } from "../kit/refs";
import { explain, nameOf } from "../learn/about";
import type { Action, FaultSaid } from "../protocol/generated/table";
import type { Table } from "./table.svelte";

export interface HoverCard {
  element: Element;
  at: DOMRect;
  kind: string;
  id: string;
  name: string;
  text: string;
  fault: FaultSaid | null;
  /** When it can be done, where it is merely not what is being decided now. */
  when?: string | null;
}

/** The rule behind "that is not what you are being asked to decide now". */
const ASKED = "table.asked";

interface Point {
  clientX: number;
  clientY: number;
}

const REST = 250;
const LEAVE = 160;
/** The action that an element would be, if the rules let it. It is worked out when somebody asks. */
export type Why = () => Action | null;
const actions = new WeakMap<Element, Why>();
const actionOf = (element: Element): Action | null => actions.get(element)?.() ?? null;

export class HoverCards {
  shown = $state.raw<HoverCard | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #on: Element | null = null;
  #asked = 0;

  constructor(private readonly table: Table) {}

  /** The pointer, the focus or a finger is on something. */
  rest(target: EventTarget | null, point: Point | null = null, wait = REST): void {
    const touched = target instanceof Element ? target : null;
    if (touched?.closest("[role=note]")) return clearTimeout(this.#timer);
    const found = touched && ((point && pieceAt(touched, point)) ?? thingAt(touched));
    if (found === this.#on) return;
    clearTimeout(this.#timer);
    this.#on = found;
    if (found) this.#timer = setTimeout(() => void this.show(found), wait);
    else this.#timer = setTimeout(() => this.clear(), LEAVE);
  }

  /** Show the card of an element now; why it is not offered follows when the server has said so. */
  async show(element: Element): Promise<FaultSaid | null> {
    const turn = ++this.#asked;
    const action = actionOf(element);
    const about = explanation(this.table, element);
    this.shown = about && { ...about, element, at: element.getBoundingClientRect(), fault: null };
    const fault = action ? ((await this.table.can.why?.(action)) ?? null) : null;
    if (turn !== this.#asked || !fault) return fault;
    const nothing = { kind: "", id: "", name: "", text: "" };
    const when = action && fault.rule === ASKED ? (this.table.model.when?.(action) ?? null) : null;
    this.shown = { ...(about ?? nothing), element, at: element.getBoundingClientRect(), fault, when };
    return fault;
  }

  /** The game went on: a reason that is still shown may be none any more. */
  renew(): void {
    if (!this.shown) return;
    if (this.shown.element.isConnected) void this.show(this.shown.element);
    else this.clear();
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.#asked++;
    this.#on = null;
    this.shown = null;
  }
}

/** The nearest thing that has a card: it is explained, or says why it is not offered. */
function thingAt(touched: Element): Element | null {
  for (let one: Element | null = touched; one; one = one.parentElement)
    if (one.hasAttribute("data-ref") || one.hasAttribute("data-hint") || actions.has(one)) return one;
  return null;
}

/**
 * A piece with `data-over` lets every click through to what it stands on, so no pointer ever enters it: its place alone
 * tells whether the pointer is on it. Of several the one on top, which is drawn last.
 */
function pieceAt(touched: Element, { clientX, clientY }: Point): Element | null {
  const pieces = [...(touched.closest("main")?.querySelectorAll("[data-ref][data-over]") ?? [])];
  return (
    pieces.findLast((piece) => {
      const { left, right, top, bottom } = piece.getBoundingClientRect();
      return left <= clientX && clientX <= right && top <= clientY && clientY <= bottom;
    }) ?? null
  );
}

/**
 * Of the refs of an element the last that the learning texts explain, or else the hint that it carries. Its name may be
 * that of another ref: a room is explained by its kind, and has a name of its own.
 */
function explanation(table: Table, element: Element): Omit<HoverCard, "element" | "at" | "fault"> | null {
  const refs = (element.getAttribute("data-ref") ?? "").split(" ").reverse();
  for (const ref of refs) {
    const said = explain(table, ref);
    const [kind, id] = splitRef(ref);
    const name = said?.name || refs.map((other) => nameOf(table, ...splitRef(other))).find(Boolean);
    if (said) return { kind, id, text: said.text, name: name ?? "" };
  }
  const hint = element.getAttribute("data-hint");
  return hint ? { kind: "", id: "", name: "", text: hint } : null;
}

/** Whether an element would say why it is not offered. */
export function asksWhy(element: Element): boolean {
  return actionOf(element) !== null;
}

/** From now on this element can be asked why it is not offered. */
export function askable(element: Element, cards: HoverCards, why: Why): () => void {
  actions.set(element, why);
  return () => {
    actions.delete(element);
    if (cards.shown?.element === element) cards.clear();
  };
}

/** For `use:`: this element would be that action, if the rules let it. `null` says that it is offered. */
export function whyNot(element: Element, given: { cards: HoverCards; action: Action | null }) {
  let now = given;
  const attach = (): void => {
    const { action } = now;
    if (action) actions.set(element, () => action);
    else actions.delete(element);
  };
  const ask = (): void => {
    if (now.action) void now.cards.show(element);
  };
  attach();
  element.addEventListener("click", ask);
  return {
    update: (next: typeof given) => {
      now = next;
      attach();
    },
    destroy: () => {
      element.removeEventListener("click", ask);
      actions.delete(element);
      if (now.cards.shown?.element === element) now.cards.clear();
    },
  };
}
