/** A Vite plugin: `x.ts?printed` is what `x.ts` exports by default, worked out while the client is built, so that a page is sent the drawing and not the press. */
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
