/** The language of the page: chosen once, remembered, written on <html>. */
import { remember } from "../browser/stored";
import { LANGS, first, type Lang } from "./first";

export { LANGS, type Lang };

class Language {
  current = $state<Lang>(first());

  /** Its sentences must be there: `turn` fetches them before. */
  set(lang: Lang): void {
    this.current = lang;
    remember("parlour-lang", lang);
    document.documentElement.lang = lang;
  }
}

export const lang = new Language();
document.documentElement.lang = lang.current;
