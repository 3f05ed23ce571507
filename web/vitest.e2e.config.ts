import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // Whole games that take minutes have a command of their own: npm run long.
    include: [process.env.LONG ? "tests/e2e/**/*.long.ts" : "tests/e2e/**/*.e2e.ts"],
    globalSetup: "tests/e2e/setup.ts",
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // One server for all, two files at a time: while one browser waits for an answer the other has the machine.
    maxWorkers: 2,
    // At a desk a test that fails has failed. Where nobody watches (.ci/run) it may be tried again, and the log says so.
    retry: Number(process.env.SECOND_TRIES ?? 0),
  },
});
