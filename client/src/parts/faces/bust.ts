/** A bust, 100 x 100: it looks to one side, and is printed in three layers, what is behind, the body, the head. */
import { round } from "./gouge";
import { CLOTHES } from "./clothes";
import { FACE } from "./features";
import { HAIR, HEADGEAR } from "./headgear";
import { tonesOf } from "./ink";
import { Sitter, type Facts } from "./look";
import { Block, type Layer } from "./press";
import { beforeOf, behindOf } from "./things";

/** What is printed as one block, from the lowest on. */
export const LAYERS = { body: CLOTHES, head: [...FACE, ...HAIR, ...HEADGEAR] } satisfies Record<string, Layer[]>;

interface Manner {
  fine?: boolean; // for more than some 48 pixels
  ink?: string; // of the key; that of the card's colour otherwise
  armed?: boolean;
}

export function bust(facts: Facts, { fine = true, ink = tonesOf(facts.colours[0])[2], armed = true }: Manner = {}): string {
  const sitter = new Sitter(facts);
  const [back, body, head] = [new Block(ink, fine), new Block(ink, fine), new Block(ink, fine)];
  const across = armed ? behindOf(sitter, back) : "";
  for (const layer of LAYERS.body) layer(sitter, body);
  for (const layer of LAYERS.head) layer(sitter, head);
  const before = armed ? beforeOf(sitter, body) : "";
  return standing(sitter, { back, body, head }, across + before);
}

/** The blocks, one over the other, as somebody stands. */
export function standing({ own, print, small, big, tier }: Sitter, { back, body, head }: Record<"back" | "body" | "head", Block>, before: string): string {
  const { fine } = head;
  const [grow, lift] = small ? [1.04, 3] : big ? [0.96, -1] : [1, 0];
  const nod = `translate(${round(50.5 - 50.5 * grow)} ${round(lift + 66 - 66 * grow)}) scale(${grow}) rotate(${round((((print >>> 4) % 5) - 2) * 2.2)} 51 66)`;
  const turned = own("", [0, 1]) === ((print >>> 8) % 5 < 2 ? 0 : 1);
  const zoom = tier < 2 ? 1.07 : tier > 3 ? 0.96 : 1;
  const stance = `translate(${round(50 + (turned ? 50.5 : -50.5) * zoom)} ${round(44 - 44 * zoom + (tier > 3 ? 3 : 0))}) scale(${turned ? -zoom : zoom} ${zoom})`;
  const far = fine ? 5.5 : 6.5;
  return `<g transform="${stance}">${back.halo(far)}<g transform="${nod}">${head.halo(far)}</g>${back.out}${body.halo(fine ? 3.5 : 4.5)}${body.out}<g transform="${nod}">${head.halo(fine ? 2.5 : 3)}${head.out}</g>${before}</g>`;
}
