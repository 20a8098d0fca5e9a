/** Names of people as they are shown: the one that the hall gave a guest in the page's language, any other as it was chosen. */
import type { Lang } from "./first";
import guests from "./guests.json";
import { lang } from "./lang.svelte";

const given = new Map(guests.flatMap((names) => Object.values(names).map((name) => [name, names])));

/** Whether the hall gave this name, in whatever language. */
export const isGiven = (name: string): boolean => given.has(name);

/** A name in a language. */
export const nameIn = (code: Lang, name: string): string => given.get(name)?.[code] ?? name;

/** A name in the page's language. */
export const nameOf = (name: string): string => nameIn(lang.current, name);
