import { describe, expect, it } from "vitest";
import icons from "../icons.json";
import named from "../data/pictures-ff8.json";
import { GILT, PLAIN, elementPicture, made, picture, typePicture, worthOf } from "./pictures";

interface Named {
  name: string;
  type?: string | null;
}
const files = import.meta.glob<{ cards?: Named[] } | Named[]>("../../../../../src/parlour/games/triple_triad/data/ff*.json", {
  eager: true,
  import: "default",
});

function set(name: string): Named[] {
  const found = Object.entries(files).find(([path]) => path.includes(name))![1];
  return Array.isArray(found) ? found : found.cards!;
}

describe("pictures", () => {
  it("has one of its own for each of the 110 cards of FF8", () => {
    const cards = set("ff8");
    expect(cards).toHaveLength(110);
    expect(cards.filter((card) => !(card.name in named))).toEqual([]);
    expect(cards.filter((card) => !icons.includes(picture({ ...card, set: "ff8" })))).toEqual([]);
  });

  it("gives every card of FF14 a picture that exists, and always the same", () => {
    const cards = set("ff14");
    expect(cards).toHaveLength(475);
    for (const card of cards) {
      const first = picture({ ...card, set: "ff14" });
      expect(icons, card.name).toContain(first);
      expect(picture({ ...card, set: "ff14" })).toBe(first);
    }
  });

  it("has a mark for each type of FF14's cards, each another one", () => {
    const types = [...new Set(set("ff14").flatMap(({ type }) => type ?? []))];
    expect(types).toHaveLength(4);
    expect(types.filter((type) => !icons.includes(typePicture(type)!))).toEqual([]);
    expect(new Set(types.map(typePicture)).size).toBe(4);
    expect(typePicture("of my own")).toBeNull();
  });

  it("has a mark for each element", () => {
    for (const element of ["fire", "ice", "thunder", "earth", "poison", "wind", "water", "holy", "darkness"]) {
      expect(icons).toContain(elementPicture(element));
    }
  });
});

it("draws what the maker of a card chose", () => {
  const row = { name: "Maud", top: 1, right: 2, bottom: 3, left: 4, level: 1 };
  expect(made({ ...row, face: "m3gean f staff", frame: "gilded" })).toMatchObject({ sides: [1, 2, 3, 4], person: { look: "m3gean", gender: "Female", weapon: "Staff" }, art: { picture: null, frame: "gilded" } });
  const card = made({ ...row, face: "giant-squid" });
  expect([picture(card), card.person]).toEqual(["giant-squid", null]);
  expect(worthOf(made({ ...row, frame: "gilded" }))).toBe(GILT);
  expect(worthOf(made(row))).toBe(PLAIN);
});
