/** A view as the socket carries it, its answers as rows, and as everything here reads it: what they say is said here. */
import type { Sentence, Sketched, View } from "../../../lib/net/shapes";
import { inAll } from "../../../lib/words/first";
import { saying } from "../../../lib/words/words";
import type { Ask, Choice } from "../types";

type Row = Sketched["legal"][number];
type Kind = Choice["kind"];

export function unfold(view: Sketched): View {
  const { ask } = view as Sketched & { ask: Ask | null };
  return { ...view, legal: view.legal.map((row) => choice(row, ask!.kind, view.legal.length === 1)) };
}

/** The action and its kind; of a word which one, else the slot, what sentences call the card (a line for each language where it is not called the same in all), what it costs, and the skill that is used or the slots that are attacked. */
function choice(row: Row, asked: Ask["kind"], alone: boolean): Choice {
  const [action, kind] = row as [string, Kind];
  if (kind === "word") {
    const [, , word] = row as [string, Kind, NonNullable<Choice["word"]>];
    const says = { id: `cipher-answer-${asked}-${asked === "choose" && alone ? "none" : word}`, args: {} };
    return said({ action, kind, slot: null, word, cost: null, skill: null, targets: [] }, says);
  }
  const [, , slot, named, price, ...more] = row as [string, Kind, number, string, number, ...Row];
  const names = named.split("\n");
  const targets = kind === "attack" ? (more as number[]) : [];
  const [code, name, ...text] = kind === "attack" ? [] : (more as string[]);
  const skill = code === undefined ? null : { card: code, name: name!, text: inAll(text) };
  const says = { id: kind === "card" ? `cipher-choose-${asked}` : `cipher-action-${kind}`, args: { card: names.length > 1 ? inAll(names) : named, cost: price, skill: name ?? "" } };
  return said({ action, kind, slot, word: null, cost: price < 0 ? null : price, skill, targets }, says);
}

const said = (facts: Omit<Choice, "en" | "fr">, says: Sentence): Choice => saying(facts, says);
