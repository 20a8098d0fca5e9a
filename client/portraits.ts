/**
 * A Vite plugin: the portraits of cards, as the games draw them, in one file of the build. The server's pictures are made of them.
 * A portrait is a list of elements, by their numbers in `parts`: people share most of what they are drawn with. One that hangs on whom it shows is
 * a list of trees for each of its parts, by their numbers in `trees`: a question and a tree for each answer, or a list of elements.
 */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { constants, gzipSync } from "node:zlib";
import { runnerImport, type Plugin } from "vite";
import type { Drawing } from "./icons.ts";
import type { Parts, Tree } from "./src/parts/faces/parted.ts";

/** What is seen of a drawing, as a viewBox, and the drawing as elements of SVG. */
export interface Portrait {
  box: string;
  drawn: string | Parts;
}
/** The portraits of a game's cards by name, some of them made of pictures that the client knows by name. */
export type Portraits = (pictures: Record<string, Drawing>) => Record<string, Portrait>;

const DRAWN = /^games\/([^/]+)\/drawing\/portraits\.ts$/;

export function portraits(root: string, pictures: Record<string, Drawing>): Plugin {
  return {
    name: "parlour-portraits",
    apply: "build",
    async generateBundle() {
      const [parts, trees] = [new Map<string, number>(), new Map<string, number>()];
      const [drawn, people]: [Record<string, [string, string]>, Record<string, [string, Record<string, number[]>]>] = [{}, {}];
      const planted = (tree: Tree): number => taken(JSON.stringify(typeof tree === "string" ? elements(tree, parts) : [tree.asks, Object.fromEntries(Object.entries(tree.answers).map(([answer, one]) => [answer, planted(one)]))]), trees);
      const source = join(root, "src");
      for (const file of readdirSync(source, { recursive: true, encoding: "utf8" }).sort()) {
        const game = DRAWN.exec(file)?.[1];
        if (!game) continue;
        const { module } = await runnerImport<{ default: Portraits }>(join(source, file));
        for (const [name, { box, drawn: told }] of Object.entries(module.default(pictures))) {
          if (typeof told === "string") drawn[`${game}/${name}`] = [box, elements(told, parts)];
          else people[`${game}/${name}`] = [box, Object.fromEntries(Object.entries(told).map(([part, forest]) => [part, forest.map(planted)]))];
        }
      }
      const printed = { parts: [...parts.keys()], drawn, trees: [...trees.keys()].map((tree) => JSON.parse(tree) as unknown), people };
      this.emitFile({ type: "asset", fileName: "portraits.json.gz", source: gzipSync(JSON.stringify(printed), { level: constants.Z_BEST_COMPRESSION }) });
    },
  };
}

/** The number of something in a list; what was not met before is added. */
const taken = (one: string, among: Map<string, number>): number => among.get(one) ?? among.set(one, among.size).get(one)!;

/** The numbers of a drawing's elements, or of the texts that stand for parts of it. */
const elements = (svg: string, parts: Map<string, number>): string => (svg.match(/<[^>]+>|[^<]+/g) ?? []).map((element) => taken(element, parts)).join(" ");
