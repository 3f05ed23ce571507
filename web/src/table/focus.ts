/**
 * Where the focus is for whoever plays by keys. A thing that was chosen often vanishes with the choice; the focus then goes
 * on to what comes next, and never gets lost at the top of the page. Whoever points with a mouse or a finger is left alone.
 */
import { tick } from "svelte";

let keys = false;

/** Notice by what the reader last did something. */
export function trackInputMode(): () => void {
  const typed = (): void => void (keys = true);
  const pointed = (): void => void (keys = false);
  addEventListener("keydown", typed, true);
  addEventListener("pointerdown", pointed, true);
  return () => {
    removeEventListener("keydown", typed, true);
    removeEventListener("pointerdown", pointed, true);
  };
}

/** Once the page has been drawn again: on to the first of these that is there, if the reader plays by keys. */
export async function focusFirst(...selectors: readonly string[]): Promise<void> {
  if (!keys) return;
  await tick();
  for (const selector of selectors) {
    const found = document.querySelector<HTMLElement | SVGElement>(selector);
    if (!found) continue;
    found.focus();
    return;
  }
}

/** If what had the focus is gone: on to the sentence that says what is to be done, just before what may be done. */
export async function keepFocus(): Promise<void> {
  if (!keys) return;
  await tick();
  if (document.activeElement === null || document.activeElement === document.body)
    document.getElementById("turn")?.focus();
}

/** Every thing that a selector finds and that is on the screen. */
function shown(selector: string): (HTMLElement | SVGElement)[] {
  const all = document.querySelectorAll<HTMLElement | SVGElement>(selector);
  return [...all].filter((element) => element.checkVisibility());
}

/** From the thing that has the focus to the next one of its kind, round and round; true if there is any. */
export function nextOf(selector: string): boolean {
  const all = shown(selector);
  const at = all.findIndex((element) => element === document.activeElement);
  const next = all[(at + 1) % all.length];
  if (next === document.activeElement) next?.blur(); // the only one of its kind comes into sight again, too
  next?.focus();
  return next !== undefined;
}
