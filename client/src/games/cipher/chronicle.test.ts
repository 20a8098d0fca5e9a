import { expect, it } from "vitest";
import { chapters, repeated, spokenOf } from "./chronicle";
import { entry, told } from "./fixtures";

it("tells a match turn by turn, one passage an entry, without what is seen anyway", () => {
  const history = [
    entry(0, [told("deck", { seat: "first" })]),
    entry(1, [told("mulligan", { seat: "second" }), told("turn", { seat: "first", number: 1 }), told("phase"), told("bond", { seat: "first" })]),
    entry(2, [told("tapped"), told("moved", { seat: "first" }), told("turn", { seat: "second", number: 2 })]),
  ];
  const story = chapters(history);
  expect(story.map((chapter) => [chapter.turn, chapter.passages.map((passage) => passage.events.map((event) => event.kind).join("+"))])).toEqual([
    [0, ["deck", "mulligan"]],
    [1, ["bond", "moved"]],
    [2, []],
  ]);
  expect(story[1]!.passages[0]!.at).toBe(1);
});

it.each([0, 1])("tells how the table ended a match apart from its set-up and its turns", (turns) => {
  const begun = turns ? [told("turn", { seat: "first", number: 1 }), told("bond")] : [];
  const last = { ...entry(1, [told("resigned", { seat: "first" })]), kind: "resigned" };
  const story = chapters([entry(0, [told("deck"), ...begun]), last]);
  expect(story.map(({ turn, ended, passages }) => [turn, ended, passages.map(({ at }) => at)])).toEqual([[0, false, [0]], ...(turns ? [[1, false, [0]]] : []), [turns, true, [1]]]);
});

it("reads phases aloud, but not every tap", () => {
  expect(spokenOf(entry(0, [told("phase"), told("tapped"), told("attack")])).map((event) => event.kind)).toEqual(["phase", "attack"]);
});

it("says the same sentence once, with how often", () => {
  expect(repeated(["a", "b", "b", "a"])).toEqual([{ text: "a", count: 1 }, { text: "b", count: 2 }, { text: "a", count: 1 }]);
});
