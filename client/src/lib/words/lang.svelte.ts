/** The language of the page: chosen once, remembered, written on <html>. */
import { recall, remember } from "../browser/stored";

export type Lang = "en" | "fr";
export const LANGS: Lang[] = ["en", "fr"];

function first(): Lang {
  const kept = recall("parlour-lang");
  if (kept === "en" || kept === "fr") return kept;
  return navigator.language?.toLowerCase().startsWith("fr") ? "fr" : "en";
}

class Language {
  current = $state<Lang>(first());

  set(lang: Lang): void {
    this.current = lang;
    remember("parlour-lang", lang);
    document.documentElement.lang = lang;
  }
}

export const lang = new Language();
document.documentElement.lang = lang.current;
