import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { addresses } from "./addresses.ts";
import { ahead } from "./ahead.ts";
import { icons, picturesOf } from "./icons.ts";
import { packed } from "./packed.ts";
import { portraits } from "./portraits.ts";
import { printed } from "./printed.ts";
import { words } from "./words.ts";

const root = fileURLToPath(new URL(".", import.meta.url));
const pictures = await picturesOf(root);
const server = process.env.PARLOUR_SERVER ?? "http://127.0.0.1:8000";

// The first file lists all others: those of the hall's pages, and styles, are listed by what is in them alone.
const named = (ending: string, listed = false): string => `assets/${listed ? "p" : "[name]"}-[hash:7].${ending}`;

// On a slow line each file costs a round trip: what is needed together is one file, with all that it imports and no file before it has.
const groups = [
  { name: "first", test: /virtual:words$|words\/first\.ts$|browser\/(address|stored)\.ts$|vite\/preload-helper/ }, // fetches words and hall side by side
  { name: "hall", test: /src\/open\.ts$|lib\/words\/(?!lately|family)|lib\/table\/(seats|clock|coach\.svelte)\.ts$|parts\/table\/SeatBadge|parts\/rules\/Rule(Words|Popover)|lib\/net\/asked|browser\/carry|lib\/hall\/running\.ts$|lib\/house\/(house|opponents)\.ts$|lib\/puzzles\/(dealt|row)\.ts$/ },
  { name: "frame", test: /pages\/play\/TablePage/ }, // what stands around a game, there before the game is
  { name: "parts", test: /src\/parts\/(controls|people|rules)\/(?!Compose|BoardGrid|Kept)/ },
  { name: "table", test: /src\/lib\/(table|layout|browser|analysis\/counsel)|src\/parts\/(table|coach)\/(?!Replay|PlayOn|RulesSheet)|controls\/BoardGrid/ },
  { name: "faces", test: /src\/parts\/faces\/(bust|ground)\.ts/ },
  { name: "foil", test: /src\/parts\/faces\/foil\.ts/ }, // by its name it is known as what only some cards bring
  { name: "today", test: /parts\/start\/PuzzleCard/ },
  { name: (id: string) => /games\/([^/]+)\/Table\.svelte$/.exec(id)?.[1] ?? null },
].map((group, at, { length }) => ({ ...group, priority: length - at }));

export default defineConfig({
  root,
  // A file of the build knows where the others are by where it is itself; the page's own addresses the server writes.
  experimental: { renderBuiltUrl: (file, { hostType }) => (hostType === "html" ? `/${file}` : { relative: true }) },
  plugins: [svelte(), icons(root, pictures), words(root), ahead(), addresses(root), printed(), portraits(root, pictures), packed()],
  build: {
    outDir: "../src/parlour/web/static",
    emptyOutDir: true,
    rolldownOptions: {
      checks: { pluginTimings: false }, // on a slow machine the build is as quiet as elsewhere
      output: {
        codeSplitting: { groups },
        entryFileNames: named("js"),
        chunkFileNames: ({ facadeModuleId }) => named("js", /src\/(pages|parts)\//.test(facadeModuleId ?? "")),
        assetFileNames: ({ names }) => named("[ext]", /^[A-Z].*css$/.test(names[0] ?? "")),
      },
    },
  },
  server: {
    // The sentences live beside the server's code: both read the same files.
    fs: { allow: [".", "../src/parlour"] },
    proxy: { "/api": { target: server, ws: true } },
  },
  // Without this, tests would load Svelte's server build, which has no effects.
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: { environment: "happy-dom", include: ["{src,lint}/**/*.test.ts"], setupFiles: ["src/lib/words/all.ts", "tidy.ts"], isolate: false, testTimeout: 120_000, hookTimeout: 120_000 },
});
