/** Browsers other than Chromium behind one small interface: go somewhere, run a function in the page, leave. */
import { spawn, type ChildProcess } from "node:child_process";
import { createServer } from "node:net";
import puppeteer from "puppeteer-core";

export interface Size {
  width: number;
  height: number;
}

export interface Driver {
  goto: (address: string) => Promise<void>;
  /** Runs a function that refers to nothing outside itself. */
  evaluate: <A, R>(deed: (given: A) => Promise<R>, given: A) => Promise<R>;
  close: () => Promise<void>;
}

/** Firefox over WebDriver BiDi. */
export async function openFirefox(viewport: Size): Promise<Driver> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: process.env.FIREFOX ?? "/usr/bin/firefox-esr",
    headless: true,
    defaultViewport: viewport,
    protocolTimeout: 240_000,
    extraPrefsFirefox: { "ui.prefersReducedMotion": 1, "intl.accept_languages": "en" },
  });
  const page = await browser.newPage();
  const faults: unknown[] = [];
  page.on("pageerror", (error) => faults.push(error));
  return {
    goto: async (address) => {
      await page.goto(address);
    },
    evaluate: async (deed, given) => {
      const script = `(${deed.toString()})(${JSON.stringify(given)})`;
      const found = (await page.evaluate(script)) as Awaited<ReturnType<typeof deed>>;
      if (faults.length > 0) throw new Error(`the page failed: ${faults.map(String).join("; ")}`);
      return found;
    },
    close: () => browser.close(),
  };
}

interface Answer<T> {
  value: T;
}
interface Outcome<T> {
  found?: T;
  fault?: string;
}

/** WebKit's own small browser on a screen in memory, driven by WebDriver. */
export async function openWebKit(size: Size): Promise<Driver> {
  const port = await freePort();
  const screen = ["--auto-servernum", "--server-args=-screen 0 1600x1200x24"];
  const driver = spawn("xvfb-run", [...screen, "WebKitWebDriver", `--port=${port}`], {
    stdio: "ignore",
    detached: true,
  });
  const root = `http://127.0.0.1:${port}`;
  await listening(root);
  const { sessionId } = await send<{ sessionId: string }>(`${root}/session`, { capabilities: {} });
  const session = `${root}/session/${sessionId}`;
  await send(`${session}/timeouts`, { script: 240_000, pageLoad: 60_000 });
  await send(`${session}/window/rect`, { x: 0, y: 0, ...size });
  return {
    goto: async (address) => {
      await send(`${session}/url`, { url: address });
    },
    evaluate: async <A, R>(deed: (given: A) => Promise<R>, given: A): Promise<R> => {
      const script = `const [given, done] = arguments;
        (${deed.toString()})(given).then((found) => done({ found }), (fault) => done({ fault: String(fault) }));`;
      const outcome = await send<Outcome<R>>(`${session}/execute/async`, { script, args: [given] });
      if (outcome.fault !== undefined) throw new Error(outcome.fault);
      return outcome.found as R;
    },
    close: async () => {
      await fetch(session, { method: "DELETE" });
      stop(driver);
    },
  };
}

async function send<T>(address: string, body: object): Promise<T> {
  const answer = await fetch(address, { method: "POST", body: JSON.stringify(body) });
  const { value } = (await answer.json()) as Answer<T>;
  if (!answer.ok) throw new Error(`${address}: ${JSON.stringify(value)}`);
  return value;
}

function freePort(): Promise<number> {
  return new Promise((found, fail) => {
    const probe = createServer();
    probe.once("error", fail);
    probe.listen(0, "127.0.0.1", () => {
      const at = probe.address();
      const port = typeof at === "object" && at !== null ? at.port : 0;
      probe.close(() => found(port));
    });
  });
}

async function listening(root: string): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    const answer = await fetch(`${root}/status`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error("WebKitWebDriver does not answer");
}

/** The driver with its screen: xvfb-run is the leader of their group. */
function stop(driver: ChildProcess): void {
  if (driver.pid !== undefined) process.kill(-driver.pid, "SIGTERM");
}
