import { expect, test, vi } from "vitest";
import type { Action } from "../protocol/generated/table";
import { choice, type ChoiceOptions } from "./choice";
import { asksWhy, whyNot, type HoverCards } from "./hover.svelte";

const PRAY: Action = { type: "pray", place: "e1n1" };
const show = vi.fn(() => Promise.resolve(null));
const cards = { shown: null, show } as unknown as HoverCards;
const element = (): Element => new EventTarget() as Element;
const options: ChoiceOptions = { ref: "place/e1n1", label: "", lit: false, act: () => undefined, cards };

type Attach = (to: Element) => (() => void) | undefined;
function attached(spread: Record<string | symbol, unknown>): { key?: symbol; attach?: Attach } {
  const [key] = Object.getOwnPropertySymbols(spread);
  return key === undefined ? {} : { key, attach: spread[key] as Attach };
}

test("the action that a thing would be is worked out only when somebody asks", () => {
  const why = vi.fn(() => PRAY);
  const thing = element();
  const leave = attached(choice({ ...options, why })).attach?.(thing);
  expect(why).not.toHaveBeenCalled();
  expect(asksWhy(thing)).toBe(true);
  expect(why).toHaveBeenCalled();
  leave?.();
  expect(asksWhy(thing)).toBe(false);
});

test("what is offered has nothing to ask, and its attachment stays the same from state to state", () => {
  const [one, other] = [attached(choice({ ...options, lit: true, why: PRAY })), attached(choice(options))];
  expect(one.key).toBeDefined();
  expect(one).toEqual(other);
  const thing = element();
  one.attach?.(thing);
  expect(asksWhy(thing)).toBe(false);
});

test("a thing that no longer says why not leaves no listener behind", () => {
  const thing = element();
  const gone = whyNot(thing, { cards, action: PRAY });
  thing.dispatchEvent(new Event("click"));
  expect(show).toHaveBeenCalledTimes(1);
  gone.destroy();
  thing.dispatchEvent(new Event("click"));
  expect(show).toHaveBeenCalledTimes(1);
});
