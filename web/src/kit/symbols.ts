/**
 * Drawings are files, one thing each. A sheet makes them symbols of one page, so that `<use>` can set a drawing down
 * as often as the table needs it. The id of a symbol is the name of its file, which is the name of the thing in the data.
 */

const OUTER = /<svg[^>]*viewBox="([^"]+)"[^>]*>([\s\S]*)<\/svg>/;

/** The symbols of some files, as the inside of one `<svg>`. */
export function sheet(files: Record<string, string>, prefix = ""): string {
  return Object.entries(files)
    .map(([path, text]) => symbol(prefix + nameOf(path), text))
    .join("");
}

/** `./art/abbots-house.svg` is called `abbots-house`. */
export function nameOf(path: string): string {
  return path.replace(/^.*\//, "").replace(/\.svg$/, "");
}

function symbol(id: string, text: string): string {
  const [, box, inside] = OUTER.exec(text) ?? [];
  if (box === undefined || inside === undefined)
    throw new Error(`${id}: a drawing is one <svg> with a viewBox`);
  return `<symbol id="${id}" viewBox="${box}">${inside}</symbol>`;
}
