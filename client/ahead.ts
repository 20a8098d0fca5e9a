/** A Vite plugin: the page names what the program will import, so that it is fetched beside it and not after it. */
import type { HtmlTagDescriptor, Plugin, Rolldown } from "vite";

const OPENED = /\/src\/open\.ts$/;

export function ahead(): Plugin {
  return {
    name: "parlour-ahead",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (html, { bundle = {} }) => {
        const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
        const opened = chunks.find(({ moduleIds }) => moduleIds.some((id) => OPENED.test(id)));
        return opened ? [...needs(opened, chunks)].filter((file) => !html.includes(file)).map(tag) : [];
      },
    },
  };
}

/** The files of a chunk and of all that it imports at once, styles too. */
function needs(chunk: Rolldown.OutputChunk, chunks: Rolldown.OutputChunk[], found = new Set<string>()): Set<string> {
  if (found.has(chunk.fileName)) return found;
  found.add(chunk.fileName);
  chunk.viteMetadata?.importedCss.forEach((file) => found.add(file));
  chunks.filter(({ fileName }) => chunk.imports.includes(fileName)).forEach((next) => needs(next, chunks, found));
  return found;
}

function tag(file: string): HtmlTagDescriptor {
  const rel = file.endsWith(".css") ? "stylesheet" : "modulepreload";
  return { tag: "link", attrs: { rel, crossorigin: true, href: `/${file}` }, injectTo: "head" };
}
