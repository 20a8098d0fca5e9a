/**
 * A Vite plugin: the game-icons that some icons.json of the client names, and what some drawn.ts draws, become files of the build, one each, below the
 * folder that `virtual:icons` tells. `virtual:icons/front` holds those that some front.json names: the start page draws them at once.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { optimize } from "svgo";
import { runnerImport, type Plugin } from "vite";

const PUBLIC = "virtual:icons";
const FRONT = `${PUBLIC}/front`;
const SERVED = "/icons/"; // where a server that builds nothing has them

/** What is drawn of one thing: elements of SVG, and how large they lie. */
export interface Drawing {
  body: string;
  width: number;
  height: number;
}

interface IconSet {
  icons: Record<string, { body: string; width?: number; height?: number }>;
  width?: number;
  height?: number;
}

const set = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json") as IconSet;

/** All pictures that the client draws by name. */
export const picturesOf = async (root: string): Promise<Record<string, Drawing>> => Object.assign(drawings(named(root, "icons.json")), ...(await drawn(root))) as Record<string, Drawing>;

export function icons(root: string, all: Record<string, Drawing>): Plugin {
  const folder = `assets/icons-${createHash("sha256").update(JSON.stringify(all)).digest("base64url").slice(0, 8)}/`;
  let building = false;
  return {
    name: "parlour-icons",
    configResolved: ({ command }) => void (building = command === "build"),
    resolveId: (id) => (id === PUBLIC || id === FRONT ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${PUBLIC}`) return `export const folder = ${JSON.stringify(building ? `/${folder}` : SERVED)};`;
      if (id === `\0${FRONT}`) return `export const front = ${JSON.stringify(drawings(named(root, "front.json")))};`;
      return undefined;
    },
    generateBundle() {
      for (const [name, drawing] of Object.entries(all)) this.emitFile({ type: "asset", fileName: `${folder}${name}.json`, source: JSON.stringify(drawing) });
    },
    configureServer({ middlewares }) {
      middlewares.use(SERVED, (request, response) => response.end(JSON.stringify(all[request.url!.replace(/^\/|\.json$/g, "")])));
    },
  };
}

function drawings(names: string[]): Record<string, Drawing> {
  const missing = names.filter((name) => !set.icons[name]);
  if (missing.length > 0) throw new Error(`game-icons has no ${missing.join(", ")}`);
  return Object.fromEntries(names.map((name) => [name, drawing(name)]));
}

function drawing(name: string): Drawing {
  const icon = set.icons[name]!;
  return { body: rounded(icon.body), width: icon.width ?? set.width ?? 512, height: icon.height ?? set.height ?? 512 };
}

/** The same drawing in fewer digits: of 512 units a tenth is seen by nobody. */
function rounded(body: string): string {
  const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg">${body}</svg>`, { plugins: [{ name: "convertPathData", params: { floatPrecision: 1 } }] });
  return data.replace(/^<svg[^>]*>|<\/svg>$/g, "");
}

/** What the client draws while it is built. */
async function drawn(root: string): Promise<Record<string, Drawing>[]> {
  const modules = await Promise.all(called(root, "drawn.ts").map((path) => runnerImport<{ default: Record<string, Drawing> }>(path, { root })));
  return modules.map(({ module }) => module.default);
}

/** All names in the lists of that name, each once. */
function named(root: string, list: string): string[] {
  return [...new Set(called(root, list).flatMap((path) => JSON.parse(readFileSync(path, "utf8")) as string[]))].sort();
}

/** The files of that name, wherever they lie. */
function called(root: string, name: string): string[] {
  return readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(`/${name}`)).map((path) => join(root, "src", path));
}
