/** The language that a visitor reads: the one chosen here before, else the browser's. */
import { recall } from "../browser/stored";

export type Lang = "en" | "fr";
export const LANGS: Lang[] = ["en", "fr"];

export function first(): Lang {
  const kept = recall("parlour-lang");
  if (kept === "en" || kept === "fr") return kept;
  return navigator.language?.toLowerCase().startsWith("fr") ? "fr" : "en";
}
