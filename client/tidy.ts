/** Leaves the page to the next file of tests as it was found, since making a page for each costs more than what they test; and lets all of them wait. */
import { afterAll, vi } from "vitest";

// On a busy machine a second is no measure: whoever waits for something, waits for it as long as a test may take.
const LONG = { timeout: 100_000 };
const { waitFor, waitUntil } = vi;
vi.waitFor = (until, options = LONG) => waitFor(until, options);
vi.waitUntil = (until, options = LONG) => waitUntil(until, options);

afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.resetModules(); // what modules keep, such as the language or who is asked, begins anew
  for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name);
  document.head.replaceChildren();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
});
