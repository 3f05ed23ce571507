import { defineConfig } from "vitest/config";

/** Firefox and WebKit: `npm run browsers`. Apart from the other browser tests, because few machines have both. */
export default defineConfig({
  test: {
    include: ["tests/browsers/**/*.browsers.ts"],
    globalSetup: "tests/e2e/setup.ts",
    testTimeout: 240_000,
    hookTimeout: 120_000,
    maxWorkers: 1,
  },
});
