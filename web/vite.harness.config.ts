import { svelte } from "@sveltejs/vite-plugin-svelte";
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "vite";

const web = import.meta.dirname;
const root = join(web, "..");
const own = join(root, ".venv", "bin", "python");
const python = process.env.PYTHON ?? (existsSync(own) ? own : "python3");
/** Written anew at each start: the positions are always those of the rules as they are now. */
const recorded = join(web, ".recorded");

/** `npm run harness`: boards from recorded positions, without a server. */
export default defineConfig(({ isPreview }) => {
  if (!isPreview) execFileSync(python, ["-m", "tools.positions", recorded], { cwd: root });
  return {
    root: join(web, "harness"),
    publicDir: recorded,
    cacheDir: join(web, "node_modules", ".vite-harness"),
    plugins: [svelte({ configFile: join(web, "svelte.config.js") })],
    server: { host: "127.0.0.1", fs: { allow: [web] } },
    // for tests: read once and thrown away
    build: { target: "es2022", minify: false, modulePreload: { polyfill: false } },
  };
});
