/** Which picture stands for a card, for its worth and for an element. */
import ff8 from "../data/pictures-ff8.json";
import byWord from "../data/pictures-by-word.json";
import elements from "../data/elements.json";
import type { Art, Gender } from "../shapes";
import type { Card, Colour } from "../types";

const named: Record<string, string> = ff8;
const typed: Record<string, string> = byWord.types;
const words = Object.entries(byWord.words).map(([word, picture]) => [new RegExp(`\\b(?:${word})`, "i"), picture] as const);

/** A number that depends on the name alone, so that a card keeps its picture everywhere. */
function fold(name: string): number {
  let sum = 7;
  for (const letter of name) sum = (sum * 31 + letter.codePointAt(0)!) >>> 0;
  return sum;
}

export const [PLAIN, RULED, PEARLED, ENGRAVED, GILT, RICHEST] = [0, 1, 2, 3, 4, 5];

const WORTH = { plain: PLAIN, ruled: RULED, engraved: ENGRAVED, gilded: GILT } as const;
/** What lies behind the picture where the maker of a card chose a ground: light, for the ink of either seat. */
export const GROUND = { red: "#f3c9bd", blue: "#c8d8f0", green: "#c6e2cf", yellow: "#f8e3a8", purple: "#dccbea", brown: "#e2cdb6", black: "#b9adc0", white: "#fffaf2" } as const;

/** What a card is worth in its frame, two levels each; a star of FF14 counts as two. */
export function worthOf({ level = 0, set, art }: Pick<Card, "level" | "set" | "art">): number {
  if (art?.frame) return WORTH[art.frame];
  const of10 = set === "ff14" ? level * 2 : level;
  return of10 > 9 ? RICHEST : Math.max(PLAIN, (of10 - 1) >> 1);
}

/** The files of the build with somebody's portrait, and with the frame of a seat's card or of a proof. */
export const personPicture = (name: string): string => `people/${name.replace(/\W+/g, "-")}`;
export const framePicture = (lies: Colour | "proof", worth: number): string => `frames/${lies}-${worth}`;

/** Whether somebody is drawn when they are first seen: they sit for a card that was made here. */
export const sitsHere = ({ set, person }: Pick<Card, "set" | "person">): boolean => person !== null && Boolean(set) && set !== "ff8" && set !== "ff14";

/** The picture of a card: what its maker chose, a portrait of whom it shows, else an icon: its own, one by a word in its name, by its type, or drawn by its name. */
export function picture(card: Pick<Card, "name" | "type" | "set" | "person" | "art">): string {
  if (card.art?.picture) return card.art.picture;
  if (card.person && sitsHere(card)) return `look/${card.name} ${Object.values(card.person).join(" ")}`;
  if (card.person) return personPicture(card.name);
  const own = card.set === "ff14" ? undefined : named[card.name];
  if (own) return own;
  const word = words.find(([pattern]) => pattern.test(card.name));
  if (word) return word[1];
  if (card.type && typed[card.type]) return typed[card.type]!;
  return byWord.fallback[fold(card.name) % byWord.fallback.length]!;
}

/** The mark of a type of FF14's cards; none for one that is somebody's own. */
export function typePicture(type: string): string | null {
  return typed[type] ?? null;
}

export function elementPicture(element: string): string {
  return (elements as Record<string, string>)[element] ?? "star-swirl";
}

const GENDERS: Record<string, Gender> = { f: "Female", m: "Male" };

/** A card of a set that is being made, from its row, as tables will draw it. */
export function made(row: Record<string, unknown>): Card {
  const [look = "", gender, weapon = ""] = String(row.face ?? "").split(" ");
  const person = gender ? { look, gender: GENDERS[gender]!, weapon: weapon.replace(/^./, (first) => first.toUpperCase()) || null } : null;
  const art = { picture: look && !gender ? look : null, ground: row.ground ?? null, frame: row.frame ?? null } as Art;
  return { ...row, set: "made", sides: ["top", "right", "bottom", "left"].map((side) => Number(row[side])), person, art } as unknown as Card;
}
