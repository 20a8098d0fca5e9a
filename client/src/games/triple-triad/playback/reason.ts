/** Why a move did what it did: a title, the sum, and sentences, all from the events of its entry. */
import { LANGS } from "../../../lib/words/first";
import { cellName, printed, signed } from "../geometry";
import { sideName } from "../labels";
import type { Colour, Entry, Flipped, GameEvent, Pair, Placed, Plus, RuleSet, Same, Slid, Translate } from "../types";

export interface Reason {
  seat: Colour | null;
  head: string;
  title: string | null;
  sum: string;
  sentences: string[];
}

type Found = { placed?: Placed; slid?: Slid; same?: Same; plus: Plus[]; flips: Flipped[] };

function find(events: GameEvent[]): Found {
  return {
    placed: events.find((event) => event.kind === "placed"),
    slid: events.find((event) => event.kind === "slid"),
    same: events.find((event) => event.kind === "same"),
    plus: events.filter((event) => event.kind === "plus"),
    flips: events.filter((event) => event.kind === "flipped"),
  };
}

/** The sums by which an entry captured, if numbers alone did it. */
export function captured(entry: Entry): string | null {
  const mine = find(entry.events).flips.filter((flip) => flip.colour === entry.seat);
  return mine.length && mine.every((flip) => flip.by === "basic") ? mine.map(captureSum).join(", ") : null;
}

export function taken(entry: Entry): number {
  return find(entry.events).flips.filter((flip) => flip.colour === entry.seat).length;
}

const pairSum = (pair: Pair, sign: string): string => `${printed(pair.mine)} ${sign} ${printed(pair.theirs)}`;
const fought = (value: number, delta: number): string => printed(value + delta);
const total = (sides: number[]): number => sides.reduce((sum, side) => sum + side, 0);

function powerSum(slid: Slid): string {
  return `${slid.power} ${{ "=": "=", "-": "<", "+": ">" }[slid.op]} ${slid.value}`;
}

function captureSum(flip: Flipped): string {
  if (flip.by === "battle" && flip.attacker) return `${total(flip.attacker.sides)} > ${total(flip.card.sides)}`;
  const [mine, theirs] = [flip.mine + flip.mine_delta, flip.theirs + flip.theirs_delta];
  return `${printed(mine)} ${mine < theirs ? "<" : mine > theirs ? ">" : "="} ${printed(theirs)}`;
}

const TITLES: Record<string, string> = { battle: "battle", symmetric: "battle", fallen_ace: "ace" };

function headline(found: Found, t: Translate): { title: string | null; sum: string } {
  const { slid, same, plus, flips } = found;
  if (plus[0]) return { title: t("table-title-plus"), sum: plus[0].pairs.map((pair) => pairSum(pair, "+")).join(" = ") };
  if (same) return { title: t("table-title-same"), sum: same.pairs.map((pair) => pairSum(pair, "=")).join(", ") };
  if (slid) return { title: t("table-title-wall"), sum: powerSum(slid) };
  const flip = flips[0];
  if (!flip) return { title: null, sum: t("table-title-none") };
  return { title: t(`table-title-${TITLES[flip.by] ?? "capture"}`), sum: flips.slice(0, 3).map(captureSum).join(", ") };
}

function list(names: string[], t: Translate): string {
  return new Intl.ListFormat(t("table-lang"), { type: "conjunction" }).format(names);
}

/** "(4 − 1, ice)": how printed values became the ones that fought, and the mark of the square, or the type of card, that did it. */
function note(flip: Flipped, marks: (string | null)[], t: Translate): string {
  const sums = (
    [
      [flip.mine, flip.mine_delta, marks[flip.from], flip.attacker?.type],
      [flip.theirs, flip.theirs_delta, marks[flip.cell], flip.card.type],
    ] as const
  ).flatMap(([value, delta, mark, type]) => {
    const by = mark ? `, ${t(`element-${mark}`)}` : type ? `, ${t(`type-${type}`)}` : "";
    return delta ? [`${printed(value)}\u00a0${signed(delta).replace(/^./, "$&\u00a0")}${by}`] : [];
  });
  return sums.length ? ` ${t("table-note", { sums: sums.join(" · ") })}` : "";
}

function whyFlip(flip: Flipped, attacker: string, marks: (string | null)[], t: Translate): string {
  const victim = flip.card.name;
  if (flip.by === "symmetric") return t("table-why-symmetric", { attacker: victim });
  if (flip.by === "battle" && flip.attacker) {
    return t("table-why-battle", { attacker, mine: total(flip.attacker.sides), victim, theirs: total(flip.card.sides) });
  }
  const id = flip.by === "combo" ? "combo" : flip.by === "fallen_ace" ? "ace" : "beats";
  const said = t(`table-why-${id}`, {
    attacker,
    victim,
    mine: fought(flip.mine, flip.mine_delta),
    theirs: fought(flip.theirs, flip.theirs_delta),
  });
  return said.replace(/\.$/, `${note(flip, marks, t)}.`);
}

function whyRuling(event: Plus | Same, flips: Flipped[], t: Translate): string | null {
  const cells = new Set(event.pairs.map((pair) => pair.cell));
  const turned = flips.filter((flip) => cells.has(flip.cell) && flip.wave === 0).map((flip) => flip.card.name);
  const args = { pairs: event.pairs.length, cards: list(turned, t), count: turned.length };
  if (!turned.length) return null;
  return event.kind === "plus" ? t("table-why-plus", { ...args, sum: event.sum }) : t("table-why-same", args);
}

function whySlid(slid: Slid, entry: Entry, t: Translate): string {
  const upright = slid.travel === "up" || slid.travel === "down";
  const at = upright ? slid.cell % 3 : Math.floor(slid.cell / 3);
  const moved = t(upright ? "table-why-column" : "table-why-row", { line: at + 1, travel: slid.travel });
  const wrapped = slid.moves.find(([from, to]) => [2, 6].includes(Math.abs(from - to)));
  const card = wrapped ? entry.view.board[wrapped[1]]?.card.name : undefined;
  return card ? t("table-why-wraps", { moved, card, travel: slid.travel }) : t("table-why-moved", { moved });
}

/** Names by square as the move goes, so that an attacker can be named. */
function attackerName(flip: Flipped, entry: Entry): string {
  return flip.attacker?.name ?? entry.view.board[flip.from]?.card.name ?? "";
}

function whyMove(found: Found, entry: Entry, rules: RuleSet, t: Translate): string[] {
  const said: (string | null)[] = [];
  if (found.slid) said.push(whySlid(found.slid, entry, t));
  for (const plus of found.plus) said.push(whyRuling(plus, found.flips, t));
  if (found.same) said.push(whyRuling(found.same, found.flips, t));
  for (const flip of found.flips) {
    if (flip.by !== "same" && flip.by !== "plus") said.push(whyFlip(flip, attackerName(flip, entry), entry.view.elements, t));
  }
  if (!said.length && found.placed) {
    said.push(t("table-why-none", { card: found.placed.card.name, cell: cellName(found.placed.cell, rules) }));
  }
  return said.filter((sentence) => sentence !== null);
}

/** The sentences the referee wrote itself, for what is not a capture. */
function told(events: GameEvent[], t: Translate): string[] {
  const lang = LANGS.find((one) => one === t("table-lang")) ?? LANGS[0];
  const own = new Set(["placed", "slid", "same", "plus", "flipped"]);
  return events.filter((event) => !own.has(event.kind) && event[lang]).map((event) => event[lang]);
}

export function reason(entry: Entry, rules: RuleSet, t: Translate): Reason {
  const found = find(entry.events);
  const others = told(entry.events, t);
  if (!found.placed || !entry.seat) return { seat: entry.seat, head: "", title: null, sum: "", sentences: others };
  return {
    seat: entry.seat,
    head: t("table-took", { count: taken(entry), side: sideName(entry.seat, t) }),
    ...headline(found, t),
    sentences: [...whyMove(found, entry, rules, t), ...others],
  };
}

/** The line of a move in the history: what it was, in a few words. */
export function summary(entry: Entry, t: Translate): string {
  const { slid, same, plus, flips } = find(entry.events);
  const parts: string[] = [];
  if (slid) parts.push(t("table-log-power", { sum: powerSum(slid), travel: slid.travel }));
  for (const event of plus) parts.push(`${t("table-title-plus")} ${event.sum}`);
  if (same) parts.push(t("table-title-same"));
  const links = flips.filter((flip) => flip.wave > 0).length;
  const plain = flips.filter((flip) => flip.wave === 0 && flip.by !== "same" && flip.by !== "plus");
  if (plain[0]) {
    const [mine, theirs] = [fought(plain[0].mine, plain[0].mine_delta), fought(plain[0].theirs, plain[0].theirs_delta)];
    parts.push(TITLES[plain[0].by] ? t(`table-title-${TITLES[plain[0].by]}`) : t("table-log-beats", { mine, theirs }));
  }
  if (links) parts.push(t("table-log-combo", { count: links }));
  return parts.length ? parts.join(" · ") : t("table-log-none");
}

/** Everything worth hearing after an entry, in one line. */
export function announcement(entry: Entry, rules: RuleSet, t: Translate): string {
  const why = reason(entry, rules, t);
  const placed = entry.events.find((event) => event.kind === "placed");
  const move =
    placed && entry.seat
      ? `${t("table-placed", { side: sideName(entry.seat, t), card: placed.card.name, cell: cellName(placed.cell, rules) })}.`
      : "";
  const title = why.title && why.sum ? t("table-title-sum", { title: why.title, sum: why.sum }) : "";
  return [move, title, ...why.sentences].filter(Boolean).join(" ");
}
