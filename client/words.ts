/**
 * A Vite plugin: `virtual:words` fetches the sentences of the page in packs, one language at a time. Each pack is one file of
 * the build: `front` is what every page says around itself and the start page says at all, `back` what it says to whoever comes back, `table` what is said around the play of any
 * game, `pages` what pages of the hall say and no table, the building of decks, lessons and what comes before a first game among it, `looks` what the faces of cards show, `hall` is the rest of the hall's, and each game
 * has the rest of its own. What only programs in a terminal, letters, pictures of links, reviews and refusals of the server say is in none.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const PUBLIC = "virtual:words";
const RESOLVED = "\0virtual:words";
const LANGS = ["en", "fr"];
const HALL = "hall";
// What the start page and the frame of every page say: of the hall's sentences, and of a game's its name, its seats and its opening.
const FRONT = /^(hall(?!-more-|-about|-compose|-lobby)|start(?!-(?:choose|decks|first|house|last|learn|puzzles|quick) )|lost|tables|seat|agent)-|^(?!cardset|community|library|puzzles|tourney)[a-z]+-way(-count)? |^(account-open(-guest)?|puzzle-today|puzzle-aim-[a-z]+|puzzle-solve|puzzle-look|pick-more|error-warming-failed) /;
// What the start page says to whoever comes back, and of what decided their last game.
const BACK = /^(back|review)-/;
// What a table says beside its board, which is seen before the board has come.
const TABLE = /^(table|rules|plain|chat|report|ended|offer|winnings|clock|share|result|rematch|join|copy|terms|study|takeback|hint)-|^(copy|error-table-closed|pick-title|tourney-of-match|record-of-match|after-title|after-win|after-draw|after-loss|compose-text|about-fair|album-title) /;
// What pages of the hall say that no table says.
const PAGES = /^(fair|start|community|tourney|reach|away|people|player|wish|register|ledger|library|ratings|inbox|moderation|lobby|trade|sandbox|puzzles|learn|about|challenge|counter|invite|stake|host|cardset|journey)-/
// What a game says where decks are built, cards are made, rules are chosen, positions are set up, in lessons and before a first game, which no table says.
const CHOOSING = /^[a-z-]+-((build|decks|guided|prelude|set|theme|try)[ -]|does-|invited-)|^(named|clash|card-fault|group|drawing|ground|frame|face)-/;
// How the players of the house are at a game, which no table says.
const OPPONENTS = /^character-/;
// What the faces of cards show, which is said where a card is read.
const LOOKS = /^look-/;
// How its rule sets and switches are called, which tables say before their board has come.
const OPTIONS = /^(option|preset)-/;
const OF_GAMES = /^game-|^[a-z-]+-(seat|opening)-[a-z]+ /;
const ELSEWHERE = /^(audit|cli|backup|letter|embed|finest|preview|setting)-|^error-(?!warming-failed|table-closed)/;

export function words(root: string): Plugin {
  const house = join(root, "../src/parlour");
  const games = readdirSync(join(house, "games"), { withFileTypes: true }).filter((game) => game.isDirectory() && existsSync(join(house, "games", game.name, "words")));
  // Of each pack the folders of its Fluent files.
  const places: Record<string, string[]> = { [HALL]: readdirSync(join(house, "words")).map((name) => join(house, "words", name)) };
  for (const { name } of games) places[spelt(name)] = [join(house, "games", name, "words"), join(root, "src/games", spelt(name), "words")].filter(existsSync);
  const packs = ["front", "back", "table", "pages", "looks", ...Object.keys(places)];
  const packOf = (place: string, message: string) => {
    if (place !== HALL) return OF_GAMES.test(message) ? "front" : OPTIONS.test(message) ? "table" : OPPONENTS.test(message) ? HALL : CHOOSING.test(message) ? "pages" : place;
    return FRONT.test(message) ? "front" : BACK.test(message) ? "back" : TABLE.test(message) ? "table" : PAGES.test(message) ? "pages" : LOOKS.test(message) ? "looks" : HALL;
  };
  const read = (pack: string, lang: string) => places[pack]!.map((path) => join(path, `${lang}.ftl`)).filter(existsSync);
  const said = (pack: string, place: string, lang: string) =>
    read(place, lang)
      .flatMap((file) => messages(readFileSync(file, "utf8")))
      .filter((message) => !ELSEWHERE.test(message) && packOf(place, message) === pack);
  return {
    name: "parlour-words",
    resolveId: (id) => (id === PUBLIC || id.startsWith(`${PUBLIC}/`) ? `\0${id}` : undefined),
    load(id) {
      if (id === RESOLVED) return `export const packs = {${packs.map((pack) => `${JSON.stringify(pack)}: {${LANGS.map((lang) => `${lang}: () => import("${PUBLIC}/${pack}/${lang}")`).join(", ")}}`).join(", ")}};`;
      if (!id.startsWith(`${RESOLVED}/`)) return undefined;
      const [pack, lang] = id.slice(RESOLVED.length + 1).split("/") as [string, string];
      const from = pack in places ? [pack] : Object.keys(places);
      from.flatMap((each) => read(each, lang)).forEach((file) => this.addWatchFile(file));
      return `export default ${JSON.stringify(from.flatMap((each) => said(pack, each, lang)).join("\n"))};`;
    },
  };
}

/** The messages of a Fluent file with their attributes, without comments. */
function messages(text: string): string[] {
  return text.replace(/^#.*$/gm, "").split(/^(?=[a-z-])/m).map((message) => message.trim()).filter(Boolean);
}

const spelt = (folder: string) => folder.replaceAll("_", "-");
