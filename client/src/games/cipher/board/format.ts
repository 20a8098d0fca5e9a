import { layout } from "../../../lib/table/layout.svelte";
import { SHORT, TALL, type Format } from "../drawing/livery";

/** The format of the cards of a table: a small window has short ones. */
export const atTable = (): Format => (layout.shape === "desk" ? TALL : SHORT);
