/** The client half of Chakart: what the hall needs to draw a table of it. */
import type { GameModule } from "../../lib/hall/game";
import Badge from "./drawing/Badge.svelte";
import { unfold } from "./sketch";
import Tile from "./Tile.svelte";
import Waiting from "./Waiting.svelte";

export default {
  name: "chakart",
  seats: ["white", "black"],
  quick: "chakart:seed",
  goal: "chakart-goal",
  first: { rules: "chakart:seed+array=orthodox", seat: "white" },
  unfold,
  table: () => import("./Table.svelte"),
  invited: () => import("./Invited.svelte"),
  introduction: () => import("./intro/Introduction.svelte"),
  moment: () => import("./moment/Moment.svelte"),
  drawings: () => import("./drawing/rules"),
  example: () => import("./Example.svelte"),
  deeds: () => import("./analysis/deeds"),
  worths: () => import("./analysis/Worths.svelte"),
  sandbox: () => import("./sandbox/Editor.svelte"),
  Badge,
  Tile,
  Waiting,
} satisfies GameModule;
