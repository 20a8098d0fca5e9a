/** Whoever is put together from parts is the bust that the browser draws of them. */
import { expect, it } from "vitest";
import { bust } from "./bust";
import { hash } from "./gouge";
import type { Facts } from "./look";
import { parted, type Tree } from "./parted";

const [told] = Object.values(import.meta.glob<string>("../../../../src/parlour/games/cipher/data/looks.toml", { eager: true, query: "?raw", import: "default" }));
const LOOKS = [...told!.matchAll(/^"(.+)" = "(\S+)"$/gm)].map(([, name, look]) => ({ name: name!, look: look! }));
const WEAPONS = ["", "Sword", "Lance", "Axe", "Bow", "Knife", "Tome", "Staff", "Brawl"];
const facts = (name: string, look: string, gender: string, weapon: string): Facts => ({ name, code: "", look, gender, colours: [], cost: 3, promotion: 1, job: "", weapon, types: [], attack: 0 });

it("for every look of the table", () => {
  const parts = parted((look, gender, weapon) => facts("", look, gender, weapon), "#000", (_, drawn) => drawn);
  const wrong = LOOKS.filter(({ name, look }, at) => {
    const [gender, weapon] = [["Female", "Male"][at % 2]!, WEAPONS[at % WEAPONS.length]!];
    const rest = look.slice(5);
    const known: Record<string, string> = { ...Object.fromEntries(["fringe", "behind", "hair", "cloth", "build"].map((asks, letter) => [asks, look[letter]!])), temper: /[a-z]/.exec(rest)?.[0] ?? "n", skin: /\d/.exec(rest)?.[0] ?? "1", gender, weapon };
    const answer = (asks: string): string => {
      const [kind, which, ...what] = asks.split(" ");
      if (kind === "mark") return rest.includes(which!) ? "yes" : "no";
      return kind === "own" ? `${hash(name + what.join(" ")) % Number(which)}` : known[asks]!;
    };
    const grown = (tree: Tree): string => (typeof tree === "string" ? tree : grown(tree.answers[answer(tree.asks)]!));
    const drawn = (part: string): string => parts[part]!.map(grown).join("").replace(/§([^§]+)§/g, (_, inner: string) => drawn(inner));
    return drawn("whole") !== bust(facts(name, look, gender, weapon), { ink: "#000", armed: false });
  });
  expect(wrong).toEqual([]);
});
