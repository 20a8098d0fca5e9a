/** Each rule as a few shapes on the velvet: little cards of the two sides, orbs, and what moves between them. */
import { blue, ground, letter, red, stroke, type RuleDrawing } from "../../../lib/hall/drawn";

const velvet = ({ grounds = [], ...rest }: RuleDrawing): RuleDrawing => ({ ...rest, grounds: [ground("velvet", 0, 0, 48, 48, 8), ...grounds] });
const orb = (x: number, y: number, size = 9, tone: "brass" | "spent" = "brass") => ground(tone, x, y, size, size, size / 2);
/** The words of a card, as lines. */
const words = (x: number, y: number, width: number, tone: "cream" | "dark" = "cream") => stroke(`M${x} ${y}h${width}M${x} ${y + 4}h${width}M${x} ${y + 8}h${width - 5}`, tone, 1.6);
const CROWN = "l3 3 3-5 3 5 3-3v6h-12z";
/** The two halves of the first phase, in their order. */
const order = (first: "draw" | "untap"): RuleDrawing => {
  const [draw, untap] = first === "draw" ? [5, 28] : [28, 5];
  return velvet({
    cards: [red(draw, 20, 15, 20), red(untap, 20, 15, 20)],
    strokes: [stroke(`M${draw + 7.5} 35V26M${draw + 7.5} 25l-4 4M${draw + 7.5} 25l4 4`, "cream"), stroke(`M${untap + 4} 33a4.500 4.500 0 1 1 7 0M${untap + 11} 33l0-4M${untap + 11} 33l-4 0`, "cream")],
    letters: [letter("1", 12.5, 15, 13), letter("2", 35.5, 15, 13)],
  });
};
const untapFirst = order("untap");

export default {
  aim: velvet({ cards: [blue(14, 15, 20, 24)], grounds: [orb(6, 3), orb(20, 3), orb(34, 3, 9, "spent")], strokes: [stroke(`M18 27${CROWN}`, "brass")], letters: [] }),
  bond: velvet({ cards: [red(4, 16, 13, 22), red(17, 16, 13, 22), red(30, 16, 13, 22)], letters: [letter("3", 24, 13, 13)], strokes: [words(8, 23, 5), words(21, 23, 5), words(34, 23, 5)] }),
  deploy: velvet({ cards: [red(4, 31, 11, 14), red(18.5, 31, 11, 14), red(33, 31, 11, 14), red(16, 4, 16, 18)], letters: [letter("3", 24, 18, 13)], strokes: [stroke("M24 30v-5M20 28l4-4 4 4", "brass")] }),
  level: velvet({ cards: [red(12, 18, 19, 25), red(17, 8, 19, 25)], strokes: [stroke("M26.500 27V15M21 20l5.500-6 5.500 6", "cream", 2.6)] }),
  promote: velvet({ cards: [red(5, 20, 16, 22), red(26, 6, 18, 26)], strokes: [stroke(`M29 19${CROWN}`, "cream", 1.8), stroke("M15 15c1-6 4-8 8-8M23 7l-4-3M23 7l-3 4", "brass")] }),
  range: velvet({ cards: [red(4, 27, 14, 18), blue(30, 3, 14, 18)], strokes: [stroke("M19 29L29 19M29 19h-6M29 19v6", "brass", 2.4)], letters: [letter("2", 37, 17, 12), letter("1–2", 36, 42, 12)] }),
  support: velvet({ cards: [red(3, 10, 19, 26), red(28, 16, 16, 20)], letters: [letter("40", 12.5, 28, 12), letter("20", 36, 31, 10), letter("60", 24, 47, 10)], strokes: [stroke("M25 20v6M22 23h6", "brass")] }),
  emblem: velvet({ cards: [red(12, 5, 24, 34)], grounds: [], strokes: [stroke("M24 11l3 6.500 7 .7-5.200 4.800 1.500 7L24 26.500 17.700 30l1.500-7L14 18.200l7-.7z", "brass", 2)], letters: [letter("+20", 24, 46, 9)] }),
  critical: velvet({ cards: [red(5, 9, 18, 26)], letters: [letter("×2", 35, 31, 17), letter("40", 14, 27, 11)], strokes: [stroke("M30 10l3 4M37 7v5M44 10l-3 4", "brass", 2.4)] }),
  evade: velvet({ cards: [red(3, 22, 16, 22), blue(29, 4, 16, 22)], strokes: [stroke("M13 18C16 8 22 8 24 16S22 36 40 36M40 36l-5-4M40 36l-5 4", "brass", 2.4)] }),
  march: velvet({ cards: [red(5, 27, 15, 18), red(28, 27, 15, 18)], grounds: [ground("spent", 5, 4, 15, 16), ground("spent", 28, 4, 15, 16)], strokes: [stroke("M12.500 34V10M8 15l4.500-5 4.500 5M35.500 34V10M31 15l4.500-5 4.500 5", "brass", 2.4)] }),
  move: velvet({ cards: [red(4, 14, 16, 21), red(28, 14, 16, 21)], strokes: [stroke("M24 4V10M24 14v6M24 24v6M24 34v6", "cream", 1.4), stroke("M12 9c6-6 18-6 24 0M36 9l0-5M36 9l-5 0", "brass", 2.2)] }),
  skills: velvet({ cards: [red(11, 5, 26, 38)], strokes: [words(16, 28, 16), stroke("M26 9l-7 9h9l-6 8", "brass", 2.6)] }),
  "skills-time": velvet({ cards: [red(4, 8, 20, 30)], grounds: [orb(24, 20, 22)], strokes: [words(8, 15, 11), stroke("M35 25v6l4 3", "dark", 2.4)] }),
  "skills-cards": velvet({ cards: [red(4, 8, 16, 23), red(28, 17, 16, 23)], strokes: [words(8, 14, 8), words(32, 23, 8), stroke("M23 9c6-4 12-2 14 4M37 13l1-5M37 13l-5-1", "brass")] }),
  "skills-orbs": velvet({ cards: [red(6, 14, 20, 28)], grounds: [orb(30, 8, 13), orb(30, 26, 13, "spent")], strokes: [words(10, 22, 12)] }),
  "skills-others": velvet({ cards: [red(4, 8, 18, 27), blue(26, 13, 18, 27)], strokes: [words(8, 16, 10), words(30, 21, 10), stroke("M27 16l16 20M43 16L27 36", "brass", 2.6)] }),
  reshuffle: velvet({ cards: [red(12, 13, 18, 25), red(18, 10, 18, 25)], strokes: [stroke("M8 30C2 18 10 6 22 5M22 5l-4-3M22 5l-3 4M40 18c6 12-2 24-14 25M26 43l4 3M26 43l3-4", "brass", 2.2)] }),
  first: velvet({ cards: [red(5, 8, 18, 26), blue(27, 14, 16, 24)], letters: [letter("1", 14, 27, 16), letter("2", 35, 31, 13)] }),
  hidden: velvet({ cards: [blue(5, 8, 18, 26), blue(25, 13, 18, 26)], letters: [letter("?", 14, 27, 16), letter("?", 34, 32, 16)] }),
  "seed-order": order("draw"),
  "official-order": untapFirst,
  seed: order("draw"),
  official: untapFirst,
  free: velvet({ cards: [red(4, 14, 13, 22), red(17, 9, 13, 22), red(30, 14, 13, 22)] }),
  opening_order: untapFirst,
  support_discard: velvet({ cards: [red(4, 6, 18, 24)], grounds: [ground("spent", 27, 18, 17, 24)], letters: [letter("20", 13, 23, 11)], strokes: [stroke("M13 34c1 6 6 7 14 2M27 36l-4-3M27 36l-3 4", "brass", 2.2)] }),
} as Record<string, RuleDrawing>;
