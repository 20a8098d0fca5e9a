/** The client half of Triple Triad: what the hall needs to draw a table of it. */
import type { GameModule } from "../../lib/hall/game";
import { t } from "../../lib/words/words";
import { handOf, stakeOf } from "./bring/hand";
import Back from "./card/Back.svelte";
import Badge from "./drawing/Badge.svelte";
import Face from "./card/Face.svelte";
import { made } from "./card/pictures";
import { unfold } from "./sketch";
import Tile from "./Tile.svelte";
import Waiting from "./Waiting.svelte";

export default {
  name: "triple-triad",
  seats: ["red", "blue"],
  quick: "triple-triad:ffwtt+same+plus+elemental",
  goal: "triple-triad-goal",
  first: { rules: "triple-triad:ffwtt+visibility=open+card_pick=random", seat: "blue" },
  shelf: "ff8",
  makes: "triple-triad:ffwtt",
  unfold,
  table: () => import("./Table.svelte"),
  brings: (options) => handOf(options) !== null,
  stake: stakeOf,
  bring: () => import("./bring/Bring.svelte"),
  lend: (options) => import("./bring/lent").then(({ lent }) => lent(options)),
  borrow: () => import("./bring/lent").then(({ borrow }) => borrow()),
  invited: () => import("./Invited.svelte"),
  introduction: () => import("./intro/Introduction.svelte"),
  moment: () => import("./moment/Moment.svelte"),
  opening: () => import("./Opening.svelte"),
  opens: {
    rules: "triple-triad:ffwtt+visibility=open+first_player=red",
    seat: "blue",
    bring: { cards: [84, 85, 86, 42, 45] },
    theirs: { cards: [34, 0, 20, 15, 12] },
    move: "1@1",
  },
  small: () => import("./SmallBoard.svelte"),
  drawings: () => import("./drawing/rules"),
  example: () => import("./Example.svelte"),
  deeds: () => import("./analysis/deeds"),
  worths: () => import("./analysis/Worths.svelte"),
  told: () => import("./card/Told.svelte"),
  sandbox: () => import("./sandbox/Editor.svelte"),
  made,
  faces: () => import("./card/FaceChooser.svelte"),
  sorting: { label: "pick-element", kind: (card) => card.element as string | null, name: (kind) => t(`element-${kind}`) },
  leaf: (cards) => {
    const levels = cards.map(({ level }) => Number(level ?? 0));
    const [from, to] = [Math.min(...levels), Math.max(...levels)];
    return from ? t(`album-${cards[0]?.set === "ff14" ? "stars" : "levels"}`, { from, to, one: from === to ? "yes" : "no" }) : "";
  },
  Face,
  Back,
  Badge,
  Tile,
  Waiting,
} satisfies GameModule;
