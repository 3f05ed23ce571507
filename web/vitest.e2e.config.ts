import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["tests/e2e/**/*.e2e.ts"],
    globalSetup: "tests/e2e/setup.ts",
    testTimeout: 120_000,
    hookTimeout: 60_000,
    fileParallelism: false,
    // Every game is dealt live: a hand that no test foresaw gets one more deal before it counts as a failure.
    retry: 1,
  },
});
