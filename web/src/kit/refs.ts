/** Finding things on the page by their `data-ref`: `hand/smithy`, `place/e2n1`. */

/** A selector for one ref, or for all of a kind: `hand/smithy`, `hand/`. */
export function refSelector(ref: string): string {
  if (!ref.endsWith("/")) return `[data-ref~="${ref}"]`;
  return `:is([data-ref^="${ref}"], [data-ref*=" ${ref}"])`;
}

/** `place/e2n1` is a `place` called `e2n1`; what follows the first stroke is the id. */
export function splitRef(ref: string): [string, string] {
  const stroke = ref.indexOf("/");
  return stroke < 0 ? [ref, ""] : [ref.slice(0, stroke), ref.slice(stroke + 1)];
}

/** Of several elements with this ref the first that is drawn. */
export function findRef(ref: string, within: ParentNode = document): Element | undefined {
  return [...within.querySelectorAll(refSelector(ref))].find((one) => one.getClientRects().length > 0);
}
