/**
 * A Vite plugin: `addresses.json` names the addresses of the pages, by which the server knows what leads nowhere. They are read out of
 * the text of doors.ts, because a plugin cannot import it: it asks for the sentences that only the build has (`virtual:words`).
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const ADDRESS = /address: "([^"]*)"/g;

/** The addresses in the text of doors.ts, in its order. */
export const addressesIn = (doors: string): string[] => [...doors.matchAll(ADDRESS)].map(([, address]) => address!);

export function addresses(root: string): Plugin {
  return {
    name: "parlour-addresses",
    apply: "build",
    generateBundle() {
      const doors = readFileSync(join(root, "src/pages/doors.ts"), "utf8");
      this.emitFile({ type: "asset", fileName: "addresses.json", source: JSON.stringify(addressesIn(doors)) });
    },
  };
}
