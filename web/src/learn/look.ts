/** How a lesson names what it speaks of. */

/** The ref that a guide names: `hand=smithy` is `hand/smithy`, `at=pile/1` the ref itself; a bare word has only a kind. */
export function refOf(look: string): string {
  return look.startsWith("at=") ? look.slice("at=".length) : look.replace("=", "/");
}
