/** What a phone folds of a form. */
import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import Fold from "./Fold.svelte";

let page: Record<string, unknown>;

function folded(narrow: boolean, wanted = false) {
  const [matches, addEventListener, removeEventListener] = [!narrow, () => undefined, () => undefined];
  vi.stubGlobal("matchMedia", () => ({ matches, addEventListener, removeEventListener }));
  const props = $state({ title: "When", told: "10 minutes", wanted, children: createRawSnippet(() => ({ render: () => "<input required>" })) });
  page = mount(Fold, { target: document.body, props });
  flushSync();
  return props;
}
const open = () => (flushSync(), document.querySelector("details")!.open);

afterEach(() => {
  unmount(page);
  vi.unstubAllGlobals();
});

it("is open where there is room, and folded on a phone, where it says what it comes to", () => {
  folded(false);
  expect(open()).toBe(true);
  unmount(page);
  folded(true);
  expect(open()).toBe(false);
  expect(document.querySelector("summary")!.textContent).toContain("10 minutes");
});

it("opens for what is asked for in it, and does not close under somebody's hands", () => {
  const props = folded(true);
  props.wanted = true;
  expect(open()).toBe(true);
  props.wanted = false;
  expect(open()).toBe(true);
});

it("opens where a field in it holds the form up", () => {
  folded(true);
  document.querySelector("input")!.dispatchEvent(new Event("invalid"));
  expect(open()).toBe(true);
});
