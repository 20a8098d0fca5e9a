/**
 * The client's types of what the server tells: `python -m parlour.cli.schema | node types.js`, or `make types`.
 * Of "hall" it writes src/lib/net/shapes.ts, of a game src/games/<game>/shapes.ts; with --check it writes nothing and says what is out of date.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { json } from "node:stream/consumers";
import { compile } from "json-schema-to-typescript";

const BANNER = "/** What the server tells: made from its types by `make types`. */";
const check = process.argv.includes("--check");

/** Where a part of the schema is told in the client; null for a game that has no folder here. */
function placeOf(name) {
  const folder = name === "hall" ? "src/lib/net" : `src/games/${name}`;
  return existsSync(folder) ? `${folder}/shapes.ts` : null;
}

/** As the generator reads it: titles and defaults would each become a type, and of tuples it knows the older writing. */
function plain(schema) {
  if (Array.isArray(schema)) return schema.map(plain);
  if (schema === null || typeof schema !== "object") return schema;
  const kept = Object.entries(schema).filter(([key, value]) => key !== "default" && !(key === "title" && typeof value === "string"));
  return Object.fromEntries(kept.map(([key, value]) => [key === "prefixItems" ? "items" : key, plain(value)]));
}

/** What the generator says of itself: where each type was found, and a type of the whole that nobody needs. */
const ASIDE = / \*\n \* This interface was referenced by `Whole`'s JSON-Schema\n \* via the `definition` "\w+"\.\n/g;
const ALONE = /\/\*\*\n \* This interface was referenced by `Whole`'s JSON-Schema\n \* via the `definition` "\w+"\.\n \*\/\n/g;
const WHOLE = /export interface Whole \{\}\n/;

/** TypeScript of all definitions, by their names. */
async function written(definitions) {
  const moved = JSON.parse(JSON.stringify(plain(definitions)).replaceAll("#/components/schemas/", "#/$defs/"));
  const whole = { $defs: moved, type: "object", additionalProperties: false };
  const text = await compile(whole, "Whole", {
    additionalProperties: false,
    bannerComment: BANNER,
    unreachableDefinitions: true,
    style: { printWidth: 160 },
  });
  return text.replace(ALONE, "").replace(ASIDE, "").replace(WHOLE, "");
}

const stale = [];
for (const [name, definitions] of Object.entries(await json(process.stdin))) {
  const place = placeOf(name);
  if (place === null) continue;
  const text = await written(definitions);
  if (existsSync(place) && readFileSync(place, "utf8") === text) continue;
  if (check) stale.push(place);
  else writeFileSync(place, text);
}
if (stale.length > 0) {
  console.error(`What the server tells has changed: run \`make types\` and commit ${stale.join(", ")}.`);
  process.exitCode = 1;
}
