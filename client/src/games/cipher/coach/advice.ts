/** What a friend beside the table would say: one thing to do now, and why. */
import { lineChoice, unitAt } from "../choices";
import { printedRange } from "../range";
import { other, type Card, type Choice, type Half, type Unit, type View } from "../types";

export interface Advice {
  choice: Choice;
  /** The sentence that gives the reason: `cipher-coach-why-<why>`, with its numbers. */
  why: string;
  args: Record<string, string | number>;
}

type Lookup = (code: string | null | undefined) => Card | null;

/** What an unseen support card adds, on the average of the starter decks. */
const SUPPORT = 15;

const word = (view: View, which: Choice["word"]): Choice | undefined => view.legal.find((choice) => choice.word === which);
const most = <T>(list: T[], of: (item: T) => number): T | undefined => list.reduce<T | undefined>((best, item) => (best === undefined || of(item) > of(best) ? item : best), undefined);
const given = (choice: Choice | undefined, why: string, args: Advice["args"] = {}): Advice | null => (choice ? { choice, why, args } : null);

function half(view: View): Half {
  return view.sides[view.ask!.seat];
}

function heldCard(view: View, choice: Choice, look: Lookup): Card | null {
  return look(half(view).hand.find((held) => held.slot === choice.slot)?.card);
}

/** A first hand is good when there is something to deploy in the first turns. */
function mulligan(view: View, look: Lookup): Advice | null {
  const cheap = half(view).hand.filter((held) => (look(held.card)?.cost ?? 9) <= 2).length;
  return cheap >= 2 ? given(word(view, "no"), "keep", { count: cheap }) : given(word(view, "yes"), "redraw", { count: cheap });
}

/** The dearest card becomes the bond, unless it can make the main character stronger soon. */
function bond(view: View, look: Lookup): Advice | null {
  const mine = half(view);
  const main = [...mine.front, ...mine.back].find((unit) => unit.main);
  const leader = look(main?.card)?.unit;
  const price = (choice: Choice) => {
    const card = heldCard(view, choice, look);
    return (card?.cost ?? 0) - (card?.unit === leader ? 10 : 0);
  };
  const best = most(view.legal.filter((choice) => choice.kind === "card"), price);
  const [cost, left] = [best ? (heldCard(view, best, look)?.cost ?? 0) : 0, mine.bonds.length + 1];
  return given(best, cost > left ? "bond" : "bond-pays", { cost, left }) ?? given(word(view, "no"), "pass");
}

/** What the unit attacks with that a card would be put on. */
function attackBelow(view: View, card: Card | null, look: Lookup): number {
  const { front, back } = half(view);
  return [...front, ...back].find((unit) => look(unit.card)?.unit === card?.unit)?.printed ?? 0;
}

/** A card on a unit that it makes stronger comes first, then the strongest unit that can be paid; one that reaches farther stands behind. */
function deploy(view: View, look: Lookup): Advice | null {
  const grown = view.legal.filter((choice) => choice.kind === "grow").map((choice) => {
    const card = heldCard(view, choice, look);
    return { choice, card, attack: card?.attack ?? 0, before: attackBelow(view, card, look) };
  });
  const grow = most(grown.filter(({ attack, before }) => attack > before), ({ attack }) => attack);
  if (grow) return given(grow.choice, grow.card?.promotion === null ? "level" : "promote", { cost: grow.choice.cost ?? 0, attack: grow.attack, before: grow.before });
  const best = most(view.legal.filter((choice) => choice.kind === "front" || choice.kind === "back"), (choice) => {
    const card = heldCard(view, choice, look);
    return (card?.attack ?? 0) + (reachesFar(card) === (choice.kind === "back") ? 1 : 0);
  });
  const card = best ? heldCard(view, best, look) : null;
  const why = best?.kind === "back" && reachesFar(card) ? "behind" : best?.kind === "front" && card?.range.length ? "deploy" : "deploy-cover";
  return given(best, why, { left: view.budget.left, cost: best?.cost ?? 0, range: printedRange(card?.range ?? []) }) ?? given(word(view, "no"), grown.length ? "no-gain" : "no-deploy");
}

const reachesFar = (card: Card | null): boolean => Math.max(0, ...(card?.range ?? [])) > 1;

/** How good an attack is: the main character when the attack is likely to hit, else the unit that is beaten most clearly. */
function worth(mine: Unit, theirs: Unit): number {
  const lead = mine.attack - theirs.attack;
  return lead >= 0 && theirs.main ? lead + 1000 : lead;
}

const theirs = (view: View): Half => view.sides[other(view.ask!.seat)];

function act(view: View): Advice | null {
  if (view.turn === 1) return given(word(view, "no"), "first-turn");
  const pairs = view.legal
    .filter((choice) => choice.kind === "attack")
    .flatMap((choice) => {
      const mine = unitAt(view, choice.slot);
      return choice.targets.flatMap((slot) => {
        const foe = unitAt(view, slot);
        return mine && foe ? [{ choice, mine, foe }] : [];
      });
    });
  const best = most(pairs, ({ mine, foe }) => worth(mine, foe));
  const args = { attack: best?.mine.attack ?? 0, defense: best?.foe.attack ?? 0 };
  if (best && args.attack + SUPPORT >= args.defense) return given(best.choice, "attack", args);
  return given(word(view, "no"), best ? "too-strong" : "done", args);
}

function target(view: View): Advice | null {
  const mine = unitAt(view, view.ask!.held);
  const best = most(view.legal, (choice) => (mine ? worth(mine, unitAt(view, choice.slot) ?? mine) : 0));
  const foe = unitAt(view, best?.slot ?? null);
  return given(best, foe?.main ? (theirs(view).orbs.length ? "target-main" : "target-last") : "target", { attack: mine?.attack ?? 0, defense: foe?.attack ?? 0 });
}

function critical(view: View): Advice | null {
  const [attack, against] = [view.battle?.attack.total ?? 0, view.battle?.defense.total ?? 0];
  const card = view.legal.find((choice) => choice.kind === "card");
  if (card && attack < against && 2 * attack >= against) return given(card, "critical", { doubled: 2 * attack, against });
  return given(word(view, "no"), !card ? "no-card" : attack >= against ? "hits-anyway" : "not-enough", { attack, doubled: 2 * attack, against });
}

function evade(view: View): Advice | null {
  const [attack, against] = [view.battle?.attack.total ?? 0, view.battle?.defense.total ?? 0];
  const card = view.legal.find((choice) => choice.kind === "card");
  const unit = unitAt(view, view.battle?.defender ?? null);
  if (card && attack >= against && unit) return given(card, unit.main ? (half(view).orbs.length ? "evade-main" : "evade-last") : "evade", { attack, against });
  return given(word(view, "no"), !card ? "no-card" : "holds", { attack, against });
}

const BY_ASK: Partial<Record<NonNullable<View["ask"]>["kind"], (view: View, look: Lookup) => Advice | null>> = {
  mulligan,
  bond,
  deploy,
  act,
  target,
  critical,
  evade,
  pay: (view) => given(word(view, "yes") ?? view.legal[0], "pay"),
  line: (view) => given(lineChoice(view.legal, "front", []) ?? undefined, "line"),
};

/** One thing to do, for a seat that is asked something. */
export function advise(view: View, look: Lookup): Advice | null {
  if (!view.ask || view.legal.length === 0) return null;
  return BY_ASK[view.ask.kind]?.(view, look) ?? given(view.legal[0], "any");
}
