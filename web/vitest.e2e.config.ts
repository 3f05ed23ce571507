import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files that take longest. Begun last, one of them would run alone while the other worker has nothing to do. */
const LONGEST = ["guided", "axe", "rules", "learn", "review", "abbey", "rooms", "shell"];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const place = LONGEST.findIndex((name) => moduleId.endsWith(`/${name}.e2e.ts`));
      return place < 0 ? LONGEST.length : place;
    };
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other));
  }
}

export default defineConfig({
  test: {
    // Whole games that take minutes have a command of their own: npm run long.
    include: [process.env.LONG ? "tests/e2e/**/*.long.ts" : "tests/e2e/**/*.e2e.ts"],
    globalSetup: "tests/e2e/setup.ts",
    testTimeout: 300_000,
    hookTimeout: 60_000,
    // Vitest would wait for one second only, and a busy machine is slower than that.
    expect: { poll: { timeout: 30_000 } },
    // One server for all, some files at a time: while one browser waits for an answer the others have the machine.
    maxWorkers: Number(process.env.WORKERS ?? 2),
    sequence: { sequencer: LongestFirst },
    // Files share nothing but the server, and each makes its own browser: a worker keeps its modules between files.
    isolate: false,
  },
});
