/** What a link says that waits for nobody any more. */
import { flushSync, mount, unmount } from "svelte";
import { expect, it } from "vitest";
import { icons } from "../../lib/hall/icons.svelte";
import { games } from "../../lib/hall/games.svelte";
import type { Challenge } from "../../lib/net/api/lobby";
import { animalOf } from "../../lib/people/crests";
import { lang } from "../../lib/words/lang.svelte";
import ChallengeEnded from "./ChallengeEnded.svelte";

icons.keep({ [animalOf("Odile")]: { body: "", width: 1, height: 1 } }); // nobody is asked for their crest
const ended = (change: Partial<Challenge>): Challenge =>
  ({ id: "c", game: "chakart", challenger: { id: "o", name: "Odile", rating: null }, mine: false, audience: "link", status: "expired", match: null, answer: null, lapse: null, ...change }) as Challenge;

it.each([
  ["fr", {}, "Ce lien n’est plus valable. Demandez-en un autre à Odile.", "Inviter Odile"],
  ["en", {}, "This link has expired. Ask Odile for a new one.", "Ask Odile"],
  ["en", { audience: "lobby" }, "Nobody took up this challenge in time.", undefined],
  ["en", { mine: true }, "Nobody took up this challenge in time.", undefined],
  ["en", { status: "withdrawn" }, "This challenge was withdrawn.", undefined],
] as const)("in %s for %o", async (code, change, said, offer) => {
  lang.set(code);
  const page = mount(ChallengeEnded, { target: document.body, props: { challenge: ended(change), game: games.all[0]! } });
  flushSync();
  expect(document.querySelector("h1")!.textContent).toBe(said);
  expect(document.querySelector("button")?.textContent).toBe(offer);
  await unmount(page);
});
