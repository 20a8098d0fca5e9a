import { afterEach, expect, test, vi } from "vitest";
import { blank } from "./charter";
import { usualRules } from "./usual";

const preset = (id: string, rules: string) => ({ id, name: { en: id, fr: "" }, rules });
const CLUBS: Record<string, ReturnType<typeof preset>[]> = { quad: [preset("chess", "chakart:seed"), preset("usual", "triple-triad:wiki"), preset("other", "triple-triad:ff8")], shore: [preset("shore", "triple-triad:mush")] };

/** A hall whose host named this community. */
function hall(named: string | null): void {
  vi.stubGlobal("fetch", (url: string) => {
    const club = url.split("/communities/")[1];
    const told = club ? { id: club, charter: { ...blank(), presets: CLUBS[club] } } : { name: "", community: named };
    return Promise.resolve(new Response(JSON.stringify(told)));
  });
}
afterEach(() => vi.unstubAllGlobals());

test("the rules are the first that the host's community has for a game", async () => {
  hall("quad");
  expect(await usualRules("triple-triad", "")).toBe("triple-triad:wiki");
  expect(await usualRules("cipher", "")).toBeNull();
});

test("whoever plays in a community plays by its rules, whatever the host named", async () => {
  hall("quad");
  expect(await usualRules("triple-triad", "shore")).toBe("triple-triad:mush");
});

test("a hall that named none has none", async () => {
  hall(null);
  expect(await usualRules("triple-triad", "")).toBeNull();
});
