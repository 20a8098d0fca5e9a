/** A Vite plugin: beside each file of the build that becomes smaller by it, the same packed by Brotli and by gzip. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const TEXT = /\.(js|css|html|svg|json)$/;
const FORMS: [string, (plain: Buffer) => Buffer][] = [
  [".br", (plain) => brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } })],
  [".gz", (plain) => gzipSync(plain, { level: constants.Z_BEST_COMPRESSION })],
];

export function packed(): Plugin {
  let folder = "";
  return {
    name: "parlour-packed",
    apply: "build",
    configResolved: ({ root, build }) => void (folder = join(root, build.outDir)),
    closeBundle() {
      for (const path of readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => TEXT.test(name))) pack(join(folder, path));
    },
  };
}

function pack(path: string): void {
  const plain = readFileSync(path);
  for (const [ending, form] of FORMS) {
    const smaller = form(plain);
    if (smaller.length < plain.length) writeFileSync(path + ending, smaller);
  }
}
