/**
 * The board as a file of its own. The drawing on the page leans on symbols, styles and letters that lie elsewhere; here
 * everything it leans on is packed with it, so that it looks the same wherever it is opened.
 */

const SVG = "http://www.w3.org/2000/svg";
const XHTML = "http://www.w3.org/1999/xhtml";
/** Twice as fine as on the screen. */
const FINENESS = 2;

export class Drawing {
  constructor(
    private readonly root: SVGSVGElement,
    readonly width: number,
    readonly height: number,
  ) {}

  text(): string {
    return new XMLSerializer().serializeToString(this.root);
  }
  file(): Blob {
    return new Blob([this.text()], { type: "image/svg+xml" });
  }
}

/** `monastery-42.svg`: the game and its moment. */
export function nameFile(game: string, moment: number, kind: string): string {
  return `${game}-${moment}.${kind}`;
}

/** An element of the page with everything that it needs to be looked at elsewhere. */
export async function drawing(element: HTMLElement): Promise<Drawing> {
  const { width, height } = element.getBoundingClientRect();
  const root = document.createElementNS(SVG, "svg");
  for (const [name, value] of Object.entries({ width, height, viewBox: `0 0 ${width} ${height}` })) {
    root.setAttribute(name, String(value));
  }
  root.setAttribute("style", groundOf(element));
  const copy = copyOf(element);
  root.append(await styleSheet(), symbolsFor(copy), framed(copy, width, height));
  return new Drawing(root, width, height);
}

/** What is drawn, without what only serves to handle it. */
function copyOf(element: HTMLElement): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  copy
    .querySelectorAll(".mini, .sheet-of-grid .fold, .hidden, [aria-live], .sheet")
    .forEach((one) => one.remove());
  return copy;
}

function framed(copy: HTMLElement, width: number, height: number): SVGForeignObjectElement {
  const frame = document.createElementNS(SVG, "foreignObject");
  frame.setAttribute("width", String(width));
  frame.setAttribute("height", String(height));
  const body = document.createElementNS(XHTML, "div");
  body.setAttribute(
    "style",
    `display:grid;grid-template:"board" 100%/100%;width:${width}px;height:${height}px`,
  );
  body.append(copy);
  frame.append(body);
  return frame;
}

/** What the page lends to everything on it: its ground, its letters, whether it is day or night. */
function groundOf(element: HTMLElement): string {
  const page = getComputedStyle(document.documentElement);
  const { color, fontFamily, fontSize, lineHeight } = getComputedStyle(element);
  const night =
    document.documentElement.dataset.theme === "dark" || (page.colorScheme !== "light" && prefersNight());
  const lent = { color, "font-family": fontFamily, "font-size": fontSize, "line-height": lineHeight };
  const style = { ...lent, "color-scheme": night ? "dark" : "light", background: page.backgroundColor };
  return Object.entries(style)
    .map(([name, value]) => `${name}:${value}`)
    .join(";");
}

function prefersNight(): boolean {
  return matchMedia("(prefers-color-scheme: dark)").matches;
}

// ── Symbols ──────────────────────────────────────────────────────────────────────────────────────────────────

/** Every symbol and clip that the copy names, and those that these name in turn. */
function symbolsFor(copy: Element): SVGDefsElement {
  const defs = document.createElementNS(SVG, "defs");
  const found = new Set<string>();
  const follow = (element: Element): void => {
    for (const id of namedIn(element)) {
      const thing =
        found.has(id) || copy.querySelector(`#${CSS.escape(id)}`) ? null : document.getElementById(id);
      if (!thing) continue;
      found.add(id);
      defs.append(thing.cloneNode(true));
      follow(thing);
    }
  };
  follow(copy);
  return defs;
}

function namedIn(element: Element): string[] {
  const markup = new XMLSerializer().serializeToString(element);
  return referencesIn(markup);
}

/** The ids that some markup refers to: `href="#tile"`, `url(#clip)`. */
export function referencesIn(markup: string): string[] {
  const found = [...markup.matchAll(/href="#([^"]+)"|url\((?:&quot;|["'])?#([^"')&]+)/g)];
  return [...new Set(found.map(([, used, named]) => used ?? named ?? ""))];
}

// ── Styles and letters ───────────────────────────────────────────────────────────────────────────────────────

async function styleSheet(): Promise<SVGStyleElement> {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const letters = await Promise.all(rules.filter(isLoadedFont).map(packed));
  const style = document.createElementNS(SVG, "style");
  style.textContent = [...letters, ...rules.flatMap(settled), STILL].join("\n");
  return style;
}

const STILL = "*{animation:none!important;transition:none!important}";

/** A rule as it counts on this screen now: in a file there is no screen to ask. */
function settled(rule: CSSRule): string[] {
  if (rule instanceof CSSMediaRule) {
    return matchMedia(rule.conditionText).matches ? [...rule.cssRules].flatMap(settled) : [];
  }
  if (rule instanceof CSSFontFaceRule || rule instanceof CSSKeyframesRule) return [];
  return [rule.cssText];
}

/** Only letters that the page has needed: the others are not in the picture either. */
function isLoadedFont(rule: CSSRule): rule is CSSFontFaceRule {
  if (!(rule instanceof CSSFontFaceRule)) return false;
  const [family, weight, style] = ["font-family", "font-weight", "font-style"].map((name) =>
    rule.style.getPropertyValue(name),
  );
  const wanted = faceKey(family ?? "", weight ?? "", style ?? "");
  const faces = [...document.fonts].filter((face) => face.status === "loaded");
  return faces.some((face) => faceKey(face.family, face.weight, face.style) === wanted);
}

/** What is not said is normal, and a normal weight is 400. */
export function faceKey(family: string, weight: string, style: string): string {
  const heavy = !weight || weight === "normal" ? "400" : weight === "bold" ? "700" : weight;
  return `${family.replace(/["']/g, "")}/${heavy}/${style || "normal"}`;
}

/** A font face that carries its letters with it. */
async function packed(rule: CSSFontFaceRule): Promise<string> {
  const address = /url\(["']?([^"')]+)/.exec(rule.style.getPropertyValue("src"))?.[1];
  if (!address) return "";
  const base = rule.parentStyleSheet?.href ?? location.href;
  const letters = await (await fetch(new URL(address, base))).blob();
  return rule.cssText.replace(/src:[^;]+;/, `src: url("${await dataAddress(letters)}");`);
}

function dataAddress(blob: Blob): Promise<string> {
  return new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => fail(reader.error ?? new DOMException("unreadable"));
    reader.readAsDataURL(blob);
  });
}

// ── Painting ─────────────────────────────────────────────────────────────────────────────────────────────────

/** The drawing as pixels. */
export async function painted(svg: Drawing): Promise<Blob> {
  const image = new Image(svg.width, svg.height);
  image.src = await dataAddress(svg.file());
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(svg.width * FINENESS);
  canvas.height = Math.round(svg.height * FINENESS);
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, fail) => {
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new DOMException("no picture"))), "image/png");
  });
}

/** Hand a file to the reader. */
export function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
