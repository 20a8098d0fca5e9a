/** Looks: what is drawn of somebody, read from the word of their look and from what their card says. */
import { BRASS, INK, SKINS, STEEL, tonesOf, type Skin } from "./ink";
import { hash, round } from "./gouge";

/** What a face is drawn from. */
export interface Facts {
  name: string;
  code: string; // cards of one person differ by it
  look: string; // a word; the letters are told at the head of the table of looks
  gender: string; // "Female", "Male" or ""
  colours: string[];
  cost: number;
  promotion: number | null;
  job: string; // the class
  weapon: string;
  types: string[];
  attack: number;
}

export type Calling = "risen" | "armour" | "dragon" | "beast" | "cleric" | "ninja" | "thief" | "maid" | "dancer" | "mage" | "archer" | "lord" | "knight" | "fighter";
type Temper = "s" | "g" | "q" | "d" | "x" | "n";

/** Which jobs make a calling, in the order in which they are asked. */
const JOBS: [RegExp, Calling][] = [
  [/Cleric|Priest|Bishop|Saint|Maiden|Curate|Troubad|Valkyrie|Monk/, "cleric"],
  [/Ninja/, "ninja"],
  [/Thief|Rogue|Assassin|Trickster|Outlaw|Adventurer/, "thief"],
  [/Maid|Butler/, "maid"],
  [/Dancer|Songstress|Bard/, "dancer"],
];
const NOBLE = /Lord|Lodestar|Prince|Noble|Empress|King|Vanguard/;
/** Fashions: what people wear by what they do. */
function calling({ job, types, weapon }: Facts): Calling {
  const is = (type: string) => types.includes(type);
  if (is("Monster")) return "risen";
  if (is("Armored") || /General|Baron/.test(job)) return "armour";
  if (is("Dragon") && !is("Flier") && weapon !== "Sword") return "dragon";
  if (weapon === "Fang") return "beast";
  if (weapon === "Staff") return "cleric";
  const made = JOBS.find(([jobs]) => jobs.test(job));
  if (made) return made[1];
  if (weapon === "Tome") return "mage";
  if (weapon === "Bow") return "archer";
  if (NOBLE.test(job)) return "lord";
  return is("Beast") || is("Flier") ? "knight" : "fighter";
}

/** How far a unit has come: 0 a beginner, 1 proven, 2 promoted, 3 great, 4 a legend. */
export function tierOf({ cost, promotion }: Pick<Facts, "cost" | "promotion">): number {
  if (cost >= 5) return 4;
  if (promotion !== null) return cost >= 4 ? 3 : 2;
  return cost >= 2 ? 1 : 0;
}

/** Somebody who sits for a portrait. */
export class Sitter {
  readonly does: Calling;
  readonly tier: number;
  readonly woman: boolean;
  readonly fringe: string;
  readonly behind: string;
  readonly hairInk: string;
  readonly hair: string;
  readonly cloth: string;
  readonly build: string;
  readonly temper: Temper;
  readonly skin: Skin;
  readonly big: boolean;
  readonly small: boolean;
  readonly metal: string;
  readonly second: string; // ink of capes and scarves
  readonly print: number; // which of the ways to stand, dress and look this card has
  #marks: string;

  constructor(readonly facts: Facts) {
    this.does = calling(facts);
    const { look } = facts;
    const [fringe, behind, hair, cloth, build] = look;
    this.tier = tierOf(facts);
    this.woman = facts.gender === "Female";
    this.fringe = fringe!;
    this.behind = behind!;
    this.hairInk = hair!;
    this.hair = INK[hair!]!;
    this.cloth = INK[cloth!]!;
    this.build = build!;
    this.#marks = look.replace(/[^A-Z]/g, "");
    this.temper = (/[a-z]/.exec(look.slice(5))?.[0] ?? "n") as Temper;
    this.skin = SKINS[/\d/.exec(look.slice(5))?.[0] ?? "1"]!;
    this.big = build === "o";
    this.small = build === "y" || build === "c";
    this.metal = this.tier >= 4 ? BRASS : STEEL;
    this.second = tonesOf(facts.colours[0])[this.tier >= 2 ? 1 : 0];
    this.print = hash(`print${facts.code}`);
  }

  /** Is one of these marks told? */
  has = (marks: string): boolean => [...marks].some((mark) => this.#marks.includes(mark));
  is = (type: string): boolean => this.facts.types.includes(type);
  /** One of several that this person always has. */
  own = <Kind>(what: string, among: Kind[]): Kind => among[hash(this.facts.name + what) % among.length]!;
  /** A place on the body, by how broad it is. */
  x = (x: number): number => {
    const broad = this.big ? 8 : this.small ? -7 : this.woman ? -4 : 0;
    return round(x < 50.5 ? x - broad : x + broad);
  };
}
