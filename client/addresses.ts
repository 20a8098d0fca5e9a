/** A Vite plugin: `addresses.json` names the addresses of the pages, by which the server knows what leads nowhere. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const ADDRESS = /address: "([^"]*)"/g;

export function addresses(root: string): Plugin {
  return {
    name: "parlour-addresses",
    apply: "build",
    generateBundle() {
      const doors = readFileSync(join(root, "src/pages/doors.ts"), "utf8");
      this.emitFile({ type: "asset", fileName: "addresses.json", source: JSON.stringify([...doors.matchAll(ADDRESS)].map(([, address]) => address)) });
    },
  };
}
