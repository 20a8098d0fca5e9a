/** Packs of sentences: fetched before a page is shown that says them, in its language alone. */
import { untrack } from "svelte";
import { packs } from "virtual:words";
import { lang, type Lang } from "./lang.svelte";
import { taught } from "./taught.svelte";

/** What every page says around itself, and the start page at all. */
export const FRONT = "front";
/** What the start page says to whoever comes back. */
export const BACK = "back";
/** What pages of the hall say that no table says. */
export const PAGES = "pages";
/** What is said around the play at tables of every game. */
export const TABLE = "table";
/** What the faces of cards show. */
export const LOOKS = "looks";
/** Whatever else the hall says, at tables too. */
export const HALL = "hall";
export const ALL = Object.keys(packs);

const wanted = new Set<string>();
const coming: Record<Lang, Map<string, Promise<void>>> = { en: new Map(), fr: new Map() };
let chosen: Lang | null = null;

/** Resolves when the page can say what is in these packs. A game that has no pack here brings its words another way. */
export function speak(...names: string[]): Promise<void> {
  names.filter((name) => name in packs).forEach((name) => wanted.add(name));
  return untrack(() => ready(() => lang.current)); // an effect that asks for words does not hang on the language
}

/** The page in another language, when its sentences are there; the last choice counts. Without a line it stays as it is. */
export async function turn(code: Lang): Promise<void> {
  chosen = code;
  const there = await ready(() => code).then(() => true, () => false);
  if (there && chosen === code) lang.set(code);
}

/** Waits for all that is wanted, whatever is wanted or chosen meanwhile. */
async function ready(code: () => Lang): Promise<void> {
  const now = code();
  const count = wanted.size;
  await Promise.all([...wanted].map((name) => fetched(now, name)));
  if (code() !== now || wanted.size !== count) await ready(code);
}

function fetched(code: Lang, name: string): Promise<void> {
  const found = coming[code].get(name);
  if (found) return found;
  const began = packs[name]![code]().then(({ default: text }) => taught.add(code, text));
  coming[code].set(name, began);
  began.catch(() => coming[code].delete(name)); // can be asked for again
  return began;
}
