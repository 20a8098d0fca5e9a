/** People in parts, for pictures that are put together elsewhere: each layer is asked what it reads of somebody, and becomes a tree of its questions. */
import { LAYERS, standing } from "./bust";
import { INK } from "./ink";
import { Sitter, type Facts } from "./look";
import { Block, type Layer } from "./press";

/** What is drawn, or a question and what is drawn for each answer. */
export type Tree = string | { asks: string; answers: Record<string, Tree> };
/** A drawing in parts by their names: a part is drawn by each of its trees in turn, and `§name§` in a drawing stands for a part. */
export type Parts = Record<string, Tree[]>;

type Answers = Record<string, string>;

/** The letters of a look and what else may be known of somebody, each with all its values. */
const VALUES: Record<string, string[]> = {
  fringe: [..."mlpshkouwn"], behind: [..."0123456789jk"], hair: Object.keys(INK), cloth: Object.keys(INK), build: [..."aycob"], temper: [..."nsgqdx"], skin: [..."123"],
  gender: ["Female", "Male"], weapon: ["", "Sword", "Lance", "Axe", "Bow", "Knife", "Tome", "Staff", "Brawl"],
};
/** What each trait of a sitter follows from; the rest is the same for all people in parts, or asks by itself. */
const FROM = {
  fringe: ["fringe"], behind: ["behind"], hairInk: ["hair"], hair: ["hair"], cloth: ["cloth"], build: ["build"], big: ["build"], small: ["build"], temper: ["temper"], skin: ["skin"],
  woman: ["gender"], does: ["weapon"], x: ["build", "gender"], tier: [], metal: [], second: [], print: [], facts: [], is: [], has: [], own: [],
} satisfies Record<keyof Sitter, string[]>;

class Unanswered {
  constructor(
    readonly asks: string,
    readonly values: string[],
  ) {}
}

/** A sitter of whom only this is known: whoever reads more is told what they asked. */
function half(answers: Answers, facts: (look: string, gender: string, weapon: string) => Facts): Sitter {
  const [fringe, behind, hair, cloth, build, temper, skin, gender, weapon] = Object.entries(VALUES).map(([asks, values]) => answers[asks] ?? values[0]!);
  const whole = new Sitter(facts([fringe, behind, hair, cloth, build, temper, skin].join(""), gender!, weapon!));
  const ask = (asks: string, values: string[]): string => {
    if (answers[asks] === undefined) throw new Unanswered(asks, values);
    return answers[asks];
  };
  const asking: Partial<Sitter> = {
    has: (marks) => [...marks].some((mark) => ask(`mark ${mark}`, ["no", "yes"]) === "yes"),
    own: (what, among) => among[Number(ask(`own ${among.length} ${what}`, among.map((_, at) => `${at}`)))]!,
  };
  return new Proxy(whole, {
    get(_, trait: keyof Sitter) {
      for (const asks of FROM[trait]) ask(asks, VALUES[asks]!);
      return asking[trait] ?? whole[trait];
    },
  });
}

export function parted(facts: (look: string, gender: string, weapon: string) => Facts, ink: string, whole: (sitter: Sitter, drawn: string) => string): Parts {
  const tree = (drawn: (sitter: Sitter) => string, answers: Answers = {}): Tree => {
    try {
      return drawn(half(answers, facts));
    } catch (asked) {
      if (!(asked instanceof Unanswered)) throw asked;
      return { asks: asked.asks, answers: Object.fromEntries(asked.values.map((value) => [value, tree(drawn, { ...answers, [asked.asks]: value })])) };
    }
  };
  const printed = (layers: Layer[], of: "out" | "edges"): Tree[] =>
    layers.map((layer) =>
      tree((sitter) => {
        const block = new Block(ink, true);
        layer(sitter, block);
        return block[of];
      }),
    );
  const stand = (name: string) => Object.assign(new Block(ink, true), { out: `§${name} out§`, edges: `§${name} edges§` });
  const blocks = { back: new Block(ink, true), body: stand("body"), head: stand("head") };
  const parts = Object.entries(LAYERS).flatMap(([name, layers]) => (["out", "edges"] as const).map((of) => [`${name} ${of}`, printed(layers, of)] as const));
  return { whole: [tree((sitter) => whole(sitter, standing(sitter, blocks, "")))], ...Object.fromEntries(parts) };
}
