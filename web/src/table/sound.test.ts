import { afterEach, expect, test, vi } from "vitest";

// a browser that remembers nothing yet
vi.hoisted(() => {
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
const { settings } = await import("../settings.svelte");
const { chime } = await import("./sound");

const started = vi.fn();
class Silent {
  currentTime = 0;
  destination = {};
  createOscillator(): object {
    return { frequency: { value: 0 }, connect: (next: object) => next, start: started, stop: vi.fn() };
  }
  createGain(): object {
    const gain = {
      setValueAtTime: vi.fn(),
      exponentialRampToValueAtTime: vi.fn(),
      linearRampToValueAtTime: vi.fn(),
    };
    return { gain, connect: (next: object) => next };
  }
}
afterEach(() => vi.unstubAllGlobals());

test("nothing sounds until somebody wants it", () => {
  vi.stubGlobal("AudioContext", Silent);
  chime("turn");
  expect(started).not.toHaveBeenCalled();
  settings.sound = true;
  for (const name of ["turn", "tile", "bell", "reveal"] as const) {
    started.mockClear();
    chime(name);
    expect(started).toHaveBeenCalled();
  }
  settings.sound = false;
  started.mockClear();
  chime("bell");
  expect(started).not.toHaveBeenCalled();
});
