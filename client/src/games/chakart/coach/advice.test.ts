import { afterEach, beforeEach, expect, it } from "vitest";
import { lang } from "../../../lib/words/lang.svelte";
import { t } from "../../../lib/words/words";
import { studied } from "../intro/ruling";
import { ahead } from "../premove/reach";
import type { Move, View } from "../types";
import { advise, sayAdvice } from "./advice";

beforeEach(() => lang.set("en"));
afterEach(() => lang.set("en"));

/** A position of White's, in which he may go wherever his men reach. */
function seen(men: string, part: Partial<View> = {}): View {
  const position = studied({ fen: `${men} w 0 1111 000000000000` }, []);
  return { ...ahead(position, "white"), ...part } as View;
}
const said = (view: View) => sayAdvice(advise(view, "white")!, t);
const bonus = (move: Partial<Move>): Move => ({ action: "x", kind: "drop", from: null, to: null, man: null, takes: null, ...move });

it("takes the king before anything else", () => {
  expect(said(seen("4k3/8/8/8/4Q3/8/8/q3K3"))).toBe("Move the white queen from e4 to e8. That captures the king: you win.");
});

it("brings the king away, or takes who would capture him", () => {
  expect(advise(seen("k7/8/8/8/8/8/8/r3K3"), "white")).toMatchObject({ why: "saves-king", move: { from: "e1" } });
  expect(advise(seen("k7/8/8/8/8/2B5/8/r3K3"), "white")).toMatchObject({ why: "saves-king", move: { action: "c3a1" } });
});

it("takes what costs nothing, and not what costs more", () => {
  expect(said(seen("k7/8/8/3r4/8/4N3/8/4K3"))).toBe("Move the white knight from e3 to d5. That captures the black rook.");
  expect(advise(seen("k7/8/2p5/3p4/8/8/8/3QK3"), "white")!.move.to).not.toBe("d5");
});

it("saves who would be lost, and says who", () => {
  expect(said(seen("k7/p7/8/8/4p3/3N4/P7/K7"))).toMatch(/Dice aside, the white knight on d3 would be lost\.$/);
});

it("makes the best of a pawn, and of a gift", () => {
  expect(said(seen("8/P7/8/8/8/8/8/K1k5", { legal: [bonus({ kind: "promotion", man: "n" }), bonus({ kind: "promotion", man: "q" })], pending: "promotion", mover: "a7" }))).toBe("Make it a queen. Nothing is worth more.");
  expect(said(seen("k7/8/8/8/8/8/8/K7", { legal: [bonus({ to: "h5", man: "r" })], pending: "toadette" }))).toContain("Put the white rook on h5.");
});

it("goes where nobody captures, says so in French, and never claims a draw", () => {
  lang.set("fr");
  expect(said(seen("k7/8/8/8/8/8/4P3/K7", { legal: [bonus({ kind: "claim" }), bonus({ kind: "move", action: "e2e4", from: "e2", to: "e4" })] }))).toBe(
    "Déplacez le pion blanc de e2 en e4. Hors dés, personne ne peut y capturer au prochain coup.",
  );
  expect(advise(seen("k7/8/8/8/8/8/8/K7", { legal: [bonus({ kind: "claim" })] }), "white")).toBeNull();
});
