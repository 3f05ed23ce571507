/**
 * A whole game in a few round trips: the page itself clicks what is lit, decision after decision, and comes back when
 * the game is over or its time is up. It knows no rules, only where to look for each kind of decision.
 */
import type { Page } from "playwright-core";

/**
 * For each kind of decision what is clicked, one thing after the other; `*` for all the others. Of "a | b" the first is
 * clicked that is there; "a until b" is clicked, a different one each time, until there is b.
 */
export type Ways = Readonly<Record<string, readonly string[]>>;

export interface Played {
  over: boolean;
  decisions: number;
  /** How often the curtain was lifted between people at this device. */
  lifted: number;
  /** The kinds of decisions that came up. */
  met: string[];
  /** What the page was looking for when it found nothing. */
  stuck: string | null;
}

interface Orders {
  ways: Ways;
  most: number;
  from: number;
  patience: number;
  /** The kind of decision before which to stop. */
  stop?: string;
}

const PATIENCE = 30_000;

/** Up to so many decisions of whoever looks out of this page. */
export async function playSwiftly(
  page: Page,
  ways: Ways,
  most: number,
  from = 0,
  stop?: string,
): Promise<Played> {
  await page.waitForSelector(".shell");
  const played = await page.evaluate(inPage, { ways, most, from, patience: PATIENCE, stop });
  if (played.stuck !== null) throw new Error(`nothing is lit: ${played.stuck}`);
  return played;
}

/** Decide until I am asked for a decision of this kind. */
export async function playUntil(page: Page, ways: Ways, wanted: string, most = 120): Promise<void> {
  const { met, decisions, over } = await playSwiftly(page, ways, most, 0, wanted);
  if (met.includes(wanted)) return;
  throw new Error(
    `never ${wanted} in ${decisions} decisions${over ? " until the end" : ""}: ${met.join(", ")}`,
  );
}

/** A game to its end. */
export async function playOut(page: Page, ways: Ways, most = 600): Promise<Played> {
  const met = new Set<string>();
  let lifted = 0;
  for (let done = 0; done < most;) {
    const played = await playSwiftly(page, ways, 40, done);
    done += played.decisions;
    lifted += played.lifted;
    for (const kind of played.met) met.add(kind);
    if (played.over) return { over: true, decisions: done, lifted, met: [...met], stuck: null };
  }
  throw new Error("the game did not end");
}

/** Runs in the page, and refers to nothing outside itself: any browser that can be driven plays by it. */
export async function inPage({ ways, most, from, patience, stop }: Orders): Promise<Played> {
  const met = new Set<string>();
  let lifted = 0;
  const find = (selector: string): Element[] => [...document.querySelectorAll(selector)];
  const read = (what: "seq" | "doing"): string =>
    document.querySelector<HTMLElement>("[data-region=hand]")?.dataset[what] ?? "";
  const over = (): boolean => find("dialog[open] #ending").length > 0;
  /** The page is given back to the browser for a moment, as between two taps of a finger. */
  const breathe = (): Promise<void> => new Promise((done) => setTimeout(done, 2));
  const until = async (found: () => boolean): Promise<boolean> => {
    const end = performance.now() + patience;
    while (!found()) {
      if (performance.now() > end) return false;
      await breathe();
    }
    return true;
  };
  const tap = (selector: string, nth: number): void => {
    const lit = find(selector);
    lit[nth % lit.length]?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  };
  const result = (decisions: number, stuck: string | null = null): Played => ({
    over: over(),
    decisions,
    lifted,
    met: [...met],
    stuck,
  });

  const lowered = (): boolean => find(".curtain .button").length > 0;
  /** Until this page may decide: behind a curtain it is lifted first, and nothing of anybody's may show under it. */
  const myTurn = async (): Promise<boolean> => {
    const mine = (): boolean =>
      over() || lowered() || find("[data-region=hand][aria-busy=false] .sentence.mine").length > 0;
    while (await until(mine)) {
      if (!lowered()) return true;
      if (find(".held, .tile, [data-region=hand]").length > 0)
        throw new Error("something shows under the curtain");
      tap(".curtain .button", 0);
      lifted += 1;
      await until(() => !lowered());
    }
    return false;
  };

  for (let done = 0; done < most; done++) {
    if (!(await myTurn())) return result(done, "my turn never came");
    if (over()) return result(done);
    const [doing, before] = [read("doing"), read("seq")];
    met.add(doing);
    if (doing === stop) return result(done);
    for (const step of ways[doing] ?? ways["*"] ?? []) {
      const [wanted = "", end] = step.split(" until ");
      const there = (): string | undefined => wanted.split(" | ").find((one) => find(one).length > 0);
      const enough = (): boolean => read("seq") !== before || (end !== undefined && find(end).length > 0);
      do {
        if (!(await until(() => enough() || there() !== undefined)))
          return result(done, `${step} while ${doing} (${find("[data-region=main]")[0]?.innerHTML ?? ""})`);
        if (!enough()) tap(there() ?? "", from + done);
        await breathe();
      } while (end !== undefined && !enough());
      if (read("seq") !== before) break;
    }
    if (!(await until(() => read("seq") !== before || over())))
      return result(done, `no answer while ${doing}`);
  }
  return result(most);
}
