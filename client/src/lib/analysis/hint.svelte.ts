/** A hint at a table: what the hall has found out about the position so far. */
import { onDestroy } from "svelte";
import { analysis, type Hint } from "../net/api/analysis";
import { askingHere } from "../net/asking.svelte";

/** Asked for as a component comes, and left as it goes. */
export function hintHere(match: string) {
  const asking = askingHere();
  const reading = new AbortController();
  let hint = $state.raw<Hint | null>(null);
  onDestroy(() => reading.abort());
  const ask = () => asking.ask(() => analysis.hint(match, (found) => (hint = found), reading.signal), () => undefined);
  void ask();
  return {
    get found() {
      return hint;
    },
    asking,
    ask,
  };
}
