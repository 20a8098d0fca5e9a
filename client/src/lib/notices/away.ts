/** What a browser shows where the hall is out of reach and a page is asked for: the worker has it, as kept here. */
import { inHall } from "../browser/address";

export const WORKER = "/worker.js";
const AGAIN = 4000; // milliseconds

const STYLE = `body{display:grid;place-content:center;min-height:100vh;margin:0;padding:24px;box-sizing:border-box;background:#F5E6DE;color:#2A1826;font:1.125rem/1.4 system-ui,sans-serif;text-align:center}
main{display:grid;gap:16px}h1{margin:0;font:400 2.25rem "Cooper Black",Georgia,serif}p{max-width:32ch;margin:0}
a{justify-self:center;padding:12px 20px;border-radius:14px;background:#4B2141;color:#FFF3E8;font-weight:600;text-decoration:none}
@media(prefers-color-scheme:dark){body{background:#1C1219;color:#F8EADF}}`;

/** One page without any file of the hall; it leaves as soon as the hall answers. */
function page(lang: string, says: string, again: string): string {
  const come = `setInterval(()=>fetch(${JSON.stringify(inHall("/icon.svg"))},{cache:"no-store"}).then(()=>location.reload(),()=>0),${AGAIN});onclick=e=>{e.preventDefault();location.reload()}`;
  return `<!doctype html><html lang="${lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>parlour</title><style>${STYLE}</style><main><h1>parlour</h1><p role="status">${says}</p><a href="">${again}</a></main><script>${come}</script></html>`;
}

/** Keep that page in the language that is read, and have the worker that shows it; a browser without workers shows its own. */
export async function keepAway(lang: string, says: string, again: string): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const kept = await caches.open("parlour");
  await kept.put(inHall("/away"), new Response(page(lang, says, again), { headers: { "Content-Type": "text/html; charset=utf-8" } }));
  await navigator.serviceWorker.register(inHall(WORKER));
}
