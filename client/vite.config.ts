import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { icons } from "./icons.ts";
import { packed } from "./packed.ts";

const root = fileURLToPath(new URL(".", import.meta.url));
const server = process.env.PARLOUR_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  root,
  plugins: [svelte(), icons(root), packed()],
  build: {
    outDir: "../src/parlour/web/static",
    emptyOutDir: true,
    // The pictures change seldom: a file of their own stays in the browser when the code changes.
    rolldownOptions: {
      checks: { pluginTimings: false }, // on a slow machine the build is as quiet as elsewhere
      output: { codeSplitting: { groups: [{ name: "pictures", test: /virtual:icons/ }] } },
    },
  },
  server: {
    // The sentences live beside the server's code: both read the same files.
    fs: { allow: [".", "../src/parlour"] },
    proxy: { "/api": { target: server, ws: true } },
  },
  // Without this, tests would load Svelte's server build, which has no effects.
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: { environment: "happy-dom", include: ["{src,lint}/**/*.test.ts"] },
});
