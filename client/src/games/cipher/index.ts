/** The client half of Fire Emblem Cipher: what the hall needs to draw a table of it. */
import type { GameModule } from "../../lib/hall/game";
import Back from "./drawing/Back.svelte";
import Badge from "./drawing/Badge.svelte";
import Face from "./drawing/Face.svelte";
import { press } from "./drawing/press";
import { unfold } from "./told/sketch";
import Tile from "./Tile.svelte";
import Waiting from "./Waiting.svelte";

export default {
  name: "cipher",
  seats: ["first", "second"],
  quick: "cipher:official",
  goal: "cipher-goal",
  first: { rules: "cipher:official", seat: "first", bring: { deck: "S01" }, theirs: { deck: "S02" } },
  unfold,
  table: () => (press.fetch(), import("./Table.svelte")),
  brings: () => true,
  counts: true,
  bring: () => import("./bring/Bring.svelte"),
  decks: () => import("./decks/Decks.svelte"),
  lend: () => Promise.resolve({ deck: "S02" }),
  invited: () => import("./Invited.svelte"),
  prelude: () => import("./intro/prelude/Prelude.svelte"),
  introduction: () => import("./intro/Introduction.svelte"),
  moment: () => import("./moment/Moment.svelte"),
  decided: () => import("./moment/Decided.svelte"),
  chosen: () => import("./moment/Chosen.svelte"),
  small: () => import("./SmallBoard.svelte"),
  drawings: () => import("./drawing/rules"),
  example: () => import("./Example.svelte"),
  told: () => import("./panels/Told.svelte"),
  sandbox: () => import("./sandbox/Editor.svelte"),
  idOf: (card) => String(card.code),
  leaf: (cards) => [...new Set([cards[0], cards.at(-1)].map((card) => String(card?.code)))].join(" – "),
  Face,
  Back,
  Badge,
  Tile,
  Waiting,
} satisfies GameModule;
