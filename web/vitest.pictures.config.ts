import { defineConfig } from "vitest/config";

/** `npm run pictures`: no tests, but the same house and the same browser. */
export default defineConfig({
  test: {
    include: ["tests/pictures/*.pictures.ts"],
    globalSetup: "tests/e2e/setup.ts",
    testTimeout: 600_000,
    hookTimeout: 60_000,
    fileParallelism: false,
  },
});
