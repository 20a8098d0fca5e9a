/**
 * A Vite plugin: the portraits of cards, as the games draw them, in one file of the build. The server's pictures are made of them.
 * A portrait is a list of elements, by their numbers in `parts`: people share most of what they are drawn with.
 */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { constants, gzipSync } from "node:zlib";
import { runnerImport, type Plugin } from "vite";
import type { Drawing } from "./icons.ts";

/** What is seen of a drawing, as a viewBox, and the drawing as elements of SVG. */
export interface Portrait {
  box: string;
  drawn: string;
}
/** The portraits of a game's cards by name, some of them made of pictures that the client knows by name. */
export type Portraits = (pictures: Record<string, Drawing>) => Record<string, Portrait>;

const DRAWN = /^games\/([^/]+)\/drawing\/portraits\.ts$/;

export function portraits(root: string, pictures: Record<string, Drawing>): Plugin {
  return {
    name: "parlour-portraits",
    apply: "build",
    async generateBundle() {
      const parts = new Map<string, number>();
      const drawn: Record<string, [string, string]> = {};
      const source = join(root, "src");
      for (const file of readdirSync(source, { recursive: true, encoding: "utf8" }).sort()) {
        const game = DRAWN.exec(file)?.[1];
        if (!game) continue;
        const { module } = await runnerImport<{ default: Portraits }>(join(source, file));
        for (const [name, portrait] of Object.entries(module.default(pictures))) drawn[`${game}/${name}`] = [portrait.box, taken(portrait.drawn, parts)];
      }
      this.emitFile({ type: "asset", fileName: "portraits.json.gz", source: gzipSync(JSON.stringify({ parts: [...parts.keys()], drawn }), { level: constants.Z_BEST_COMPRESSION }) });
    },
  };
}

/** The numbers of a drawing's elements; those not met before are added. */
function taken(svg: string, parts: Map<string, number>): string {
  const elements = svg.match(/<[^>]+>/g) ?? [];
  if (elements.join("") !== svg) throw new Error(`a portrait has text between its elements: ${svg.slice(0, 80)}`);
  return elements.map((element) => parts.get(element) ?? parts.set(element, parts.size).get(element)!).join(" ");
}
