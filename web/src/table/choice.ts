/**
 * Something that can be chosen, drawn as a button or as a shape of an SVG: the same keys, states and labels everywhere.
 * Spread it onto the element: `<g {...choice({ … })}>`. `lit` may be clicked, `chosen` is being prepared.
 */
import { createAttachmentKey } from "svelte/attachments";
import type { Action } from "../protocol/generated/table";
import { askable, type HoverCards, type Why } from "./hover.svelte";

export interface ChoiceOptions {
  /** What it is, the most specific first: `place/e2n1 tile/chapel`. */
  ref: string;
  label: string;
  lit: boolean;
  chosen?: boolean;
  act: () => void;
  cards: HoverCards;
  /** The action to ask about while it is not offered. A function is called only when somebody asks. */
  why?: Action | Why | null;
  class?: string;
}

/** One key for all of them: with a key of its own for every state, the page would attach and detach at every state. */
const ATTACHED = createAttachmentKey();
const nothing = (): void => undefined;

export function choice(options: ChoiceOptions): Record<string | symbol, unknown> {
  const { ref, label, lit, chosen = false, act, cards, why = null } = options;
  const active = lit || chosen;
  return {
    class: [options.class, lit && "lit", chosen && "chosen"].filter(Boolean).join(" "),
    role: "button",
    "data-ref": ref,
    "data-stop": "",
    tabindex: active ? 0 : -1,
    "aria-label": label,
    "aria-disabled": !active,
    "aria-pressed": chosen,
    onclick: (event: Event) => {
      if (active) {
        event.stopPropagation();
        act();
      } else if (event.currentTarget instanceof Element) void cards.show(event.currentTarget);
    },
    onkeydown: (event: KeyboardEvent) => {
      if (event.currentTarget instanceof HTMLButtonElement || !chooses(event)) return;
      event.preventDefault();
      if (active) act();
      else if (event.currentTarget instanceof Element) void cards.show(event.currentTarget);
    },
    [ATTACHED]:
      active || why === null
        ? nothing
        : (element: Element) => askable(element, cards, typeof why === "function" ? why : () => why),
  };
}

/** Enter or Space chooses. With Ctrl it means the main button, wherever the focus is. */
export function chooses(event: KeyboardEvent): boolean {
  return (event.key === "Enter" || event.key === " ") && !event.ctrlKey && !event.metaKey;
}
