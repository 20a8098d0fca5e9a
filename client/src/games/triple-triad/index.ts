/** The client half of Triple Triad: what the hall needs to draw a table of it. */
import CardFace from "./CardFace.svelte";
import Table from "./Table.svelte";

export default { name: "triple-triad", Table, CardFace };
