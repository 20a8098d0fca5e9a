/** The client half of Triple Triad: what the hall needs to draw a table of it. */
import type { GameModule } from "../../lib/types";
import CardFace from "./CardFace.svelte";
import sample from "./data/sample.json";
import Table from "./Table.svelte";

export default {
  name: "triple-triad",
  quick: "triple-triad:ffwtt+same+plus+elemental",
  sample: sample as GameModule["sample"],
  Table,
  CardFace,
} satisfies GameModule;
