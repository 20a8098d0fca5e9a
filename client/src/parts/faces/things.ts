/** What somebody fights with, rides and flies with. */
import { BRASS, INK, PAPER, STEEL } from "./ink";
import { cuts, disc, flip, flipCuts, path, type Cut } from "./gouge";
import type { Sitter } from "./look";
import { Block } from "./press";

/** A shape and its ink, or a line of the key and how wide it is. */
type Part = [string, string | number];

/** Held behind: upright, about x = 0, the grip near y = 60. */
const HELD: Record<string, Part[]> = {
  Sword: [["M-5 62V-18L0-31L5-18V62Z", STEEL], ["M-11 58H11V64H-11Z", BRASS], ["M0 56V-16", 1.5]],
  Lance: [["M-2 100V-8H2V100Z", INK.n!], ["M0-36C9-22 8-14 3-6H-3C-8-14-9-22 0-36Z", STEEL], ["M-8-6H8V-2H-8Z", BRASS], ["M0-28V-10", 1.6]],
  Axe: [["M-3 100V-28H3V100Z", INK.n!], ["M2-24C14-30 24-26 26-12C27 0 22 8 14 10C16 2 10-4 2-4Z", STEEL], ["M-2-20L-12-14L-2-8Z", STEEL], ["M20-17C22-10 21-3 18 3", 1.6]],
  Bow: [["M-12-34C18-26 18 46-12 54C-11 51-10 50-8 48C10 40 10-20-8-28C-10-30-11-31-12-34Z", INK.n!], ["M-11-31V51", 1.3]],
  Staff: [["M-2 100V-10H2V100Z", INK.n!], ["M-2-8C-16-12-14-34 2-34C15-34 17-18 7-14C10-20 8-27 1-27C-7-27-7-15 2-13Z", BRASS], [disc(1, -21, 4.5), "#8FD0C2"]],
  Knife: [["M-4 34V8C-4 0-1-5 4-10C5 0 4 20 4 34Z", STEEL], ["M-8 32H8V37H-8Z", BRASS], ["M1 29V4", 1.2]],
};
/** Where it is held: x, y, and how far it leans. */
const GRIP: Record<string, [number, number, number]> = { Knife: [84, 50, 24], Bow: [84, 46, 12] };

/** Held in front; the first shape is in the ink that is asked for. */
const SHOWN: Record<string, Part[]> = {
  Tome: [["M0 0C8-6 16-6 22-1C28-6 36-6 44 0V22C36 16 28 16 22 21C16 16 8 16 0 22Z", ""], ["M3-2C10-6 17-5 22 0C27-5 34-6 41-2V17C34 13 27 14 22 18C17 14 10 13 3 17Z", PAPER], ["M22 0V17M8 4C12 2 15 3 18 4M8 9C12 7 15 8 18 9M26 4C29 3 32 2 36 4M26 9C29 8 32 7 36 9", 1.4]],
  Dragonstone: [["M12-8L22 2L18 18L12 24L6 18L2 2Z", "#7FD4C4"], ["M2 2H22M12-8L8 2L12 24L16 2Z", 1.3]],
  Brawl: [["M2 4C2-4 8-6 12-4C16-8 22-6 23-3C29-4 32 0 31 5L29 15C26 20 22 22 22 28H6L5 20C1 16 1 10 2 4Z", ""], ["M12-3V5M22-2V5M5 9C12 5 20 6 28 9", 1.6]],
};
const CLAWS: Cut[] = [[70, 78, 76, 86, 76, 99, 4], [79, 76, 85, 85, 85, 98, 4], [88, 76, 93, 84, 93, 96, 4]];

const FEATHERED = "M37 84C30 62 20 52 2 24C2 36 4 41 7 46C3 45 1 44-3 41C-1 50 3 55 8 58C4 59 1 58-3 56C0 64 6 69 12 70C9 72 6 72 2 71C8 80 20 86 34 92Z";
const QUILLS: Cut[] = [[8, 46, 16, 56, 27, 66, 2], [9, 58, 18, 66, 29, 74, 2], [13, 70, 22, 77, 31, 82, 2]];
const LEATHERN = "M38 86C30 66 22 44 6 20C5 34 4 42-4 52C2 52 6 54 8 60C3 64 2 70 2 78C8 74 14 74 18 80C22 78 28 82 34 92Z";
const FINGERS: Cut[] = [[8, 26, 20, 52, 34, 84, 2], [8, 60, 20, 68, 33, 86, 1.8], [-3, 51, 14, 56, 33, 85, 1.6]];
const HORSE = "M35 103C38 86 36 68 28 55L28 43L22 50C15 52 10 59 7 66L-1 76C-2 81 1 85 5 84L12 80C15 81 18 80 20 78C21 86 13 94 11 103Z";
const MANE = "M34 92C42 76 38 58 28 46L31 60C34 70 33 82 30 92Z";

/** A thing in its place, parted from what lies behind it. */
function placed(parts: Part[], where: string, block: Block, halo: number): string {
  const thing = new Block(block.key, block.fine);
  for (const [d, how] of parts) {
    if (typeof how === "string") thing.lay(d, how);
    else if (block.fine) thing.line(d, how);
  }
  return `<g transform="${where}">${thing.halo(halo)}${thing.out}</g>`;
}

function wings({ is, own }: Sitter, block: Block): void {
  const leathern = is("Dragon");
  const [wing, gouges] = leathern ? [LEATHERN, FINGERS] : [FEATHERED, QUILLS];
  const tone = leathern ? own("wing", ["#5B7F5A", "#6A5680", "#8A4B45"]) : PAPER;
  block.lay(wing, tone);
  block.lay(flip(wing), tone);
  if (block.fine) block.ink([...gouges, ...flipCuts(gouges)]);
}

function horse({ own }: Sitter, block: Block): void {
  const head = new Block(block.key, block.fine);
  head.on(MANE, block.key);
  head.lay(HORSE, own("coat", ["#8A5A3C", "#E6E0E2", "#4A3B45", "#C99A66"]));
  head.ink([[13, 62, 16, 60, 19, 62, 3], [3, 79, 5, 77, 7, 79, 2]]);
  head.line("M16 79C13 72 12 66 14 57M14 70L30 78", 2);
  block.add(`<g transform="translate(5 -19) scale(1.12)">${head.halo(6)}${head.out}</g>`);
}

/** What is behind somebody: wings, a horse, a weapon over a shoulder; and a weapon across the chest, which is in front. */
export function behindOf(sitter: Sitter, block: Block): string {
  const { facts, tier, print, is, does } = sitter;
  const parts = HELD[facts.weapon];
  let across = "";
  if (is("Flier")) wings(sitter, block);
  if (parts) {
    const [x, y, lean] = GRIP[facts.weapon] ?? [79, tier > 2 ? 38 : 40, 13 + (print % 3) * 3];
    const halo = block.fine ? 5.5 : 7;
    if (tier > 0 && print % 3 === 2 && /Sword|Lance/.test(facts.weapon)) across = placed(parts, "translate(56 86) rotate(-68)", block, halo);
    else block.add(placed(parts, `${print % 3 === 1 && !is("Beast") ? "matrix(-1 0 0 1 101 0) " : ""}translate(${x} ${y}) rotate(${lean})${tier > 2 ? " scale(1.15)" : ""}`, block, halo));
  }
  if (does !== "beast" && is("Beast") && !is("Flier")) horse(sitter, block);
  return across;
}

/** What somebody holds before them, or the claws of a beast. */
export function beforeOf({ facts, cloth, skin }: Sitter, block: Block): string {
  if (facts.weapon === "Fang") return path(cuts(CLAWS), PAPER, ` stroke="${block.key}" stroke-width="1.2"`);
  const parts = SHOWN[facts.weapon];
  if (!parts) return "";
  const ink = facts.weapon === "Brawl" ? skin[0] : cloth === INK.c ? INK.m! : cloth;
  const [x, y, lean] = facts.weapon === "Tome" ? [52, 80, -10] : [66, 74, facts.weapon === "Brawl" ? 8 : 10];
  return placed(parts.map(([d, how]): Part => [d, how === "" ? ink : how]), `translate(${x} ${y}) rotate(${lean})`, block, 6);
}
