import type { TableModel } from "../../lib/table/model.svelte";
import type { Reading } from "../../lib/table/reading.svelte";
import type { Entry, Side } from "./types";

/** A table on which this is played. */
export type Playing = TableModel<Side, Entry, Reading<Entry>>;
