/** Every sentence in every language, for tests that say them. */
import { packs } from "virtual:words";
import { LANGS } from "./first";
import { taught } from "./taught.svelte";

for (const inLang of Object.values(packs)) {
  for (const code of LANGS) taught.add(code, (await inLang[code]()).default);
}
