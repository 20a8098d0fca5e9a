/** A Vite plugin: `x.ts?printed` is the default export of `x.ts` as plain data. It is worked out at build, so a page fetches the drawing without its code. */
import { runnerImport, type Plugin } from "vite";

const PRINTED = "?printed";

export function printed(): Plugin {
  return {
    name: "parlour-printed",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(PRINTED)) return undefined;
      const { module } = await runnerImport<{ default: unknown }>(id.slice(0, -PRINTED.length));
      return `export default ${JSON.stringify(module.default)};`;
    },
  };
}
