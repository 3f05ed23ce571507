/**
 * "Why not?" before the click. Whatever looks as if it could be done but is not offered carries the action it would
 * stand for; when the pointer or the focus rests on it, the server is asked, and the rule comes back.
 */
import type { Action, FaultSaid } from "../protocol/generated/table";

export interface Reason {
  fault: FaultSaid;
  /** Where on the screen the thing is that was asked about. */
  at: DOMRect;
}

const REST = 140;

export class WhyNot {
  reason = $state.raw<Reason | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;
  #about: { action: Action; element: Element } | null = null;

  constructor(private readonly why: (action: Action) => Promise<FaultSaid | null>) {}

  /** The pointer has come to rest on something that is not offered. */
  rest(action: Action, element: Element): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.ask(action, element), REST);
  }

  async ask(action: Action, element: Element): Promise<FaultSaid | null> {
    const turn = ++this.#asked;
    this.#about = { action, element };
    const fault = await this.why(action);
    if (turn === this.#asked) this.reason = fault && { fault, at: element.getBoundingClientRect() };
    return fault;
  }

  /** The game went on: a reason that is still shown may be none any more. */
  renew(): void {
    if (this.reason && this.#about) void this.ask(this.#about.action, this.#about.element);
  }

  /** The pointer went on. */
  leave(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.clear(), REST);
  }

  /** The pointer went onto the note itself, to follow its link. */
  stay(): void {
    clearTimeout(this.#timer);
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.#asked++;
    this.reason = null;
  }
}

/** For `use:`: this element would be that action, if the rules let it. `null` says that it is offered. */
export function whyNot(element: Element, given: { whynot: WhyNot; action: Action | null }) {
  let now = given;
  const rest = (): void => {
    if (now.action) now.whynot.rest(now.action, element);
  };
  const ask = (): void => {
    if (now.action) void now.whynot.ask(now.action, element);
  };
  const leave = (): void => now.whynot.leave();
  element.addEventListener("pointerenter", rest);
  element.addEventListener("focus", rest);
  element.addEventListener("click", ask);
  element.addEventListener("pointerleave", leave);
  element.addEventListener("blur", leave);
  return {
    update: (next: typeof given) => {
      now = next;
    },
    destroy: () => now.whynot.clear(),
  };
}
