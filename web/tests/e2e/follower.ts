/**
 * Somebody who has never seen the game: clicks the middle of what the ring shows and the buttons of the guide, reads only
 * what the guide says, and knows nothing else of the page.
 */
import type { Page } from "playwright-core";
import { expect } from "vitest";

export interface Screen {
  width: number;
  height: number;
  /** How much of the window the stage keeps, at least. */
  stage: number;
  finger?: boolean;
}

interface Spot {
  x: number;
  y: number;
  width: number;
  height: number;
}
interface Seen {
  /** The step of the guide, and what the table has come to: it changes when a click has counted. */
  sign: string;
  mark: string;
  words: string;
  ring: (Spot & { ref: string }) | null;
  /** The guide's own button: next, the next chapter, a game of one's own. */
  button: (Spot & { text: string }) | null;
  /** What lies at the middle of the ring or the button. */
  hit: string;
  alarms: string[];
  rings: number;
  stage: number;
  covered: boolean;
  /** How wide the page is, with what runs off the screen. */
  wide: number;
  /** Lines of the guide that have to be scrolled to. */
  hidden: number;
}

/** Everything that the eye sees at once. It runs on the page. */
function look(): Seen | null {
  const guide = document.querySelector<HTMLElement>(".guide");
  const stage = document.querySelector("[data-region=stage]")?.getBoundingClientRect();
  if (!guide || !stage) return null;
  const spotOf = (one: Element): Spot => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return { x, y, width, height };
  };
  const rings = [...document.querySelectorAll<HTMLElement>(".ring[data-touch]")];
  const ring = rings[0] ? { ...spotOf(rings[0]), ref: rings[0].dataset.touch ?? "" } : null;
  const main = guide.querySelector<HTMLElement>(".button.main");
  const button = main ? { ...spotOf(main), text: main.innerText } : null;
  const at = button ?? ring;
  const hit = at ? document.elementFromPoint(at.x + at.width / 2, at.y + at.height / 2) : null;
  const shown = (one: Element): boolean => one.getClientRects().length > 0 && one.textContent.trim() !== "";
  const alarms = [...document.querySelectorAll("[role=alert], .guide strong, .fault, .warning, .tag.bad")];
  const text = guide.querySelector(".text");
  const guideBox = guide.getBoundingClientRect();
  const covers =
    guideBox.left < stage.right - 1 &&
    guideBox.right > stage.left + 1 &&
    guideBox.top < stage.bottom - 1 &&
    guideBox.bottom > stage.top + 1;
  const seq = document.querySelector<HTMLElement>("[data-seq]")?.dataset.seq ?? "";
  return {
    wide: document.documentElement.scrollWidth,
    sign: [location.pathname, guide.dataset.number, seq, ring?.ref, button?.text].join(" "),
    mark: guide.dataset.mark ?? "",
    words: guide.innerText,
    ring,
    button,
    hit: hit?.tagName ?? "",
    alarms: alarms.filter(shown).map((one) => one.textContent.trim()),
    rings: rings.length,
    stage: (stage.width * stage.height) / (innerWidth * innerHeight),
    covered: covers,
    hidden: text ? text.scrollHeight - text.clientHeight : 0,
  };
}

/** How much of the ring is really drawn: something round it may cut it off. It runs on the page. */
function drawn(): Promise<number> {
  const ring = document.querySelector(".ring[data-touch]");
  return new Promise((found) => {
    if (!ring) return found(1);
    const observer = new IntersectionObserver(([entry]) => {
      observer.disconnect();
      found(entry?.intersectionRatio ?? 0);
    });
    observer.observe(ring);
  });
}

/** Frames in a row that look the same: a map that has just begun to glide hardly moves from one to the next. */
const FRAMES = 6;

interface Rested {
  seen: Seen | null;
  atRest: boolean;
}

/** Look once a frame until something can be clicked, and stays where it is. It runs on the page. */
async function watch(see: typeof look, before: string, frames: number): Promise<Rested> {
  const end = performance.now() + 15_000;
  let [last, same] = ["", 0];
  let seen: Seen | null = null;
  while (performance.now() < end) {
    await new Promise(requestAnimationFrame);
    seen = see();
    const now = JSON.stringify(seen);
    same = now === last ? same + 1 : 0;
    last = now;
    if (seen && seen.sign !== before && (seen.button ?? seen.ring) && same >= frames)
      return { seen, atRest: true };
  }
  return { seen, atRest: false };
}

/** The page once it has come to rest. */
async function rest(page: Page, before: string): Promise<Seen> {
  const { seen, atRest } = await page.evaluate<Rested>(
    `(${watch.toString()})(${look.toString()}, ${JSON.stringify(before)}, ${FRAMES})`,
  );
  if (seen && atRest) return seen;
  throw new Error(`after ${before} there is nothing to click:\n${JSON.stringify(seen)}`);
}

function examine(seen: Seen, screen: Screen): void {
  const where = `${seen.mark} ${seen.ring?.ref ?? seen.button?.text ?? ""}`;
  expect(seen.alarms, where).toEqual([]);
  expect(seen.words, where).not.toContain("⟨");
  expect(seen.covered, `${where}: the guide lies on the stage`).toBe(false);
  expect(seen.stage, `${where}: the stage is too small`).toBeGreaterThanOrEqual(screen.stage);
  expect(seen.wide, `${where}: something runs off the screen`).toBeLessThanOrEqual(screen.width);
  expect(seen.hidden, `${where}: the guide's words are cut off`).toBeLessThan(8);
  if (seen.button) return;
  expect(seen.rings, where).toBe(1);
  const { x, y, width, height } = seen.ring ?? { x: 0, y: 0, width: 0, height: 0 };
  const inside = x >= -6 && y >= -6 && x + width <= screen.width + 6 && y + height <= screen.height + 6;
  expect(inside, `${where}: the ring is cut off`).toBe(true);
}

async function click(page: Page, seen: Seen, finger: boolean): Promise<void> {
  const at = seen.button ?? seen.ring;
  if (!at) return;
  const [x, y] = [at.x + at.width / 2, at.y + at.height / 2];
  if (finger) await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
  if (seen.hit === "INPUT") {
    const written = /[“”"„«]\s*([^“”"»]+?)\s*[”"“»]/.exec(seen.words)?.[1] ?? "seen";
    await page.keyboard.type(written);
    await page.keyboard.press("Enter");
  }
}

/** Follow the guide from where it stands to the end of the last chapter; how many clicks it took. */
export async function followTheGuide(page: Page, screen: Screen): Promise<number> {
  let before = "";
  for (let clicks = 0; clicks < 400; clicks++) {
    const seen = await rest(page, before);
    examine(seen, screen);
    expect(await page.evaluate(drawn), `${seen.mark}: the ring is not drawn`).toBeGreaterThan(0.8);
    if (seen.button && !/^Next/.test(seen.button.text)) return clicks;
    await click(page, seen, screen.finger ?? false);
    before = seen.sign;
  }
  throw new Error("the lesson did not end");
}

/** The most times that any list on the page was scrolled between two moves. Nobody here turns a wheel. */
export async function countScrolls(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counted = new Map<string, number>();
    const store = window as unknown as { scrolls: () => number };
    store.scrolls = () => Math.max(0, ...counted.values());
    const count = ({ target }: globalThis.Event): void => {
      const seq = document.querySelector<HTMLElement>("[data-seq]")?.dataset.seq;
      const at = `${location.pathname} ${seq} ${(target as HTMLElement).className}`;
      counted.set(at, (counted.get(at) ?? 0) + 1);
    };
    addEventListener("scroll", count, true);
  });
  return () => page.evaluate(() => (window as unknown as { scrolls: () => number }).scrolls());
}
