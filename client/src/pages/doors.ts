/** The doors of the hall: which page an address leads to. A page is one line here and one file beside it. */
import type { Later } from "../lib/hall/game";
import { BACK, FRONT, PAGES, TABLE } from "../lib/words/packs";
import type { GlyphName } from "../parts/controls/Glyph.svelte";

interface Door {
  page: string;
  /** Parts of the address; a part that begins with ":" stands for anything, one that ends with "?" may be missing. */
  address: string;
  /** The page, given `{ me, name, game, ways }`: who visits, what the address names, the game of that name if there is one, and the ways. */
  what: Later;
  /** The packs of sentences that it says; without it all. */
  words?: string[];
  /** Without the hall around it: a table fills the screen. */
  bare?: boolean;
  /** Which way of the bar leads to it, where that is not its own. */
  within?: string;
  /** How it is called in the bar at the top and at the foot of a phone; what belongs to a group is found behind "more". */
  way?: { icon: GlyphName; word: string; group?: "play" | "learn" | "hall" };
}

export const doors: Door[] = [
  { page: "start", address: "", what: () => import("./Start.svelte"), words: [FRONT], way: { icon: "home", word: "hall-play" } },
  { page: "game", address: "play/:game?", within: "start", what: () => import("./play/GamePage.svelte"), words: [FRONT, BACK, TABLE, PAGES] },
  { page: "lobby", address: "lobby", within: "start", what: () => import("./play/Lobby.svelte"), way: { icon: "sit", word: "hall-lobby", group: "play" } },
  { page: "challenge", address: "c/:id", what: () => import("./play/ChallengePage.svelte"), bare: true },
  { page: "table", address: "t/:id", what: () => import("./play/TablePage.svelte"), words: [FRONT, TABLE], bare: true },
  { page: "prelude", address: "first/:game", what: () => import("./play/Prelude.svelte"), words: [FRONT], bare: true },
  { page: "opponents", address: "opponents/:game?", within: "start", what: () => import("./play/Opponents.svelte") },
  { page: "journey", address: "journey/:game", within: "start", what: () => import("./play/JourneyPage.svelte") },
  { page: "decks", address: "decks/:game", what: () => import("./play/Decks.svelte"), bare: true },
  { page: "collection", address: "collection", what: () => import("./money/Collection.svelte"), way: { icon: "chest", word: "collection-way" } },
  { page: "people", address: "people/:view?", what: () => import("./people/People.svelte"), way: { icon: "people", word: "people-way" } },
  { page: "communities", address: "communities", within: "people", what: () => import("./communities/Communities.svelte"), way: { icon: "star", word: "community-way", group: "hall" } },
  { page: "community", address: "community/:id", within: "people", what: () => import("./communities/CommunityPage.svelte") },
  { page: "community-edit", address: "community/:id/keep", within: "people", what: () => import("./communities/CommunityEdit.svelte") },
  { page: "community-new", address: "communities/new", within: "people", what: () => import("./communities/CommunityEdit.svelte") },
  { page: "new", address: "new/:game?", what: () => import("./play/NewTable.svelte"), way: { icon: "deck", word: "hall-compose", group: "play" } },
  { page: "card", address: "card/:game/:set/:card", within: "collection", what: () => import("./money/CardPage.svelte") },
  { page: "card-sets", address: "card-sets", within: "collection", what: () => import("./money/CardSets.svelte") },
  { page: "card-set", address: "card-sets/:name", within: "collection", what: () => import("./money/CardSetPage.svelte") },
  { page: "trades", address: "trades", within: "collection", what: () => import("./money/Trades.svelte") },
  { page: "ledger", address: "ledger", within: "collection", what: () => import("./money/Statement.svelte") },
  { page: "library", address: "library", what: () => import("./study/Library.svelte"), way: { icon: "shelf", word: "library-way", group: "learn" } },
  { page: "record", address: "library/:id", within: "library", what: () => import("./study/Record.svelte") },
  { page: "after", address: "library/:id/after", what: () => import("./study/AfterGame.svelte"), bare: true },
  { page: "rules", address: "rules/:game?", what: () => import("./study/Rulebook.svelte"), way: { icon: "book", word: "hall-rulebook" } },
  { page: "sandbox", address: "sandbox/:game?", what: () => import("./study/Sandbox.svelte"), way: { icon: "sliders", word: "sandbox-title", group: "learn" } },
  { page: "puzzle", address: "puzzle/:id?", within: "start", what: () => import("./puzzles/Puzzle.svelte"), bare: true },
  { page: "puzzles", address: "puzzles", within: "start", what: () => import("./puzzles/Puzzles.svelte"), way: { icon: "find", word: "puzzles-way", group: "learn" } },
  { page: "learn", address: "learn/:game", within: "rules", what: () => import("./study/Learn.svelte") },
  { page: "tournaments", address: "tournaments", what: () => import("./cups/Tournaments.svelte"), way: { icon: "cup", word: "tourney-way", group: "play" } },
  { page: "announce", address: "tournaments/new/:game?", within: "tournaments", what: () => import("./cups/Announce.svelte") },
  { page: "tournament", address: "tournament/:id", within: "tournaments", what: () => import("./cups/Tournament.svelte") },
  { page: "inbox", address: "inbox", what: () => import("./people/Inbox.svelte"), way: { icon: "tray", word: "inbox-title", group: "hall" } },
  { page: "me", address: "me", what: () => import("./people/Account.svelte") },
  { page: "sign-in", address: "sign-in", what: () => import("./people/SignIn.svelte") },
  { page: "more", address: "more", what: () => import("./More.svelte") },
  { page: "player", address: "p/:name", within: "people", what: () => import("./people/PlayerPage.svelte") },
  { page: "host", address: "host/:view?", what: () => import("./host/Host.svelte") },
  { page: "moderation", address: "moderation", what: () => import("./people/Moderation.svelte") },
  { page: "ratings", address: "ratings/:name?", within: "people", what: () => import("./people/Ratings.svelte"), way: { icon: "podium", word: "ratings-title", group: "hall" } },
  { page: "about", address: "about", what: () => import("./About.svelte"), way: { icon: "about", word: "hall-about", group: "hall" } },
];

/** The ways through the hall, in the order of the doors. */
export const ways = doors.flatMap(({ page, address, way }) => (way ? [{ page, href: `/${address.split("/:")[0]}`, ...way }] : []));
