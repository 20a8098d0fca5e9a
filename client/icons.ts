/** A Vite plugin: `virtual:icons` holds only the game-icons that some icons.json of the client names. */
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Plugin } from "vite";

const PUBLIC = "virtual:icons";
const RESOLVED = "\0virtual:icons";

interface IconSet {
  icons: Record<string, { body: string; width?: number; height?: number }>;
  width?: number;
  height?: number;
}

export function icons(root: string): Plugin {
  return {
    name: "parlour-icons",
    resolveId: (id) => (id === PUBLIC ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined;
      const lists = listFiles(root);
      lists.forEach((list) => this.addWatchFile(list));
      const set = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json") as IconSet;
      const names = [...new Set(lists.flatMap((list) => JSON.parse(readFileSync(list, "utf8")) as string[]))].sort();
      const missing = names.filter((name) => !set.icons[name]);
      if (missing.length > 0) this.error(`game-icons has no ${missing.join(", ")}`);
      return `export const icons = ${JSON.stringify(Object.fromEntries(names.map((name) => [name, drawing(set, name)])))};`;
    },
  };
}

function drawing(set: IconSet, name: string) {
  const icon = set.icons[name]!;
  return { body: icon.body, width: icon.width ?? set.width ?? 512, height: icon.height ?? set.height ?? 512 };
}

function listFiles(root: string): string[] {
  return readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" })
    .filter((path) => path === "icons.json" || path.endsWith("/icons.json"))
    .map((path) => join(root, "src", path));
}
