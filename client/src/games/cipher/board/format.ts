import { room } from "../../../lib/table/room.svelte";
import { SHORT, TALL, type Format } from "../drawing/livery";

/** The format of the cards of a table: a small window has short ones. */
export const atTable = (): Format => (room.shape === "desk" ? TALL : SHORT);
