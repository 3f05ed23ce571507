/** A sentence of the log as a title: over a scene, on a ribbon, above a part of the log it has no full stop. */
export function asTitle(sentence: string): string {
  return sentence.replace(/\.$/, "");
}
