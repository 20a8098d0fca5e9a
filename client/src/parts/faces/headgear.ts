/** The hair in front, and what is worn on the head: what a look tells, and what rank gives. No calling puts a hat on anybody. */
import { BRASS, PAPER } from "./ink";
import { cut, disc, flip, locks } from "./gouge";
import { FRINGES, crownOf } from "./hair";
import type { Sitter } from "./look";
import type { Block, Layer } from "./press";

const HORN = "#E9DEC6";

/** The hair in front, a braid, and what tails are bound with. */
export const HAIR: Layer[] = [
  ({ fringe, hair, hairInk, has }, block) => {
    const over = FRINGES[fringe];
    if (!over || has("U")) return;
    block.lay(`${crownOf(fringe)}${locks(over.points)}Z`, hair);
    block.ink(over.gouges);
    const shine = over.gouges.slice(0, fringe === "u" ? 0 : fringe === "s" ? 3 : 4);
    if (block.fine) block.ink(shine.map(([a, b, c, d, e, f, wide]) => [a! - 3.2, b! + 3, c! - 3, d! + 1, e! - 2.4, f! - 5, wide! * 0.55]), /[wyc]/.test(hairInk) ? "#fff" : PAPER);
  },
  ({ behind, hair }, block) => {
    if (behind !== "6") return;
    for (const [x, y] of [[68, 62], [71, 71], [71, 80], [69, 89]] as const) block.lay(`M${x} ${y - 5}C${x + 8} ${y - 5} ${x + 8} ${y + 5} ${x} ${y + 7}C${x - 8} ${y + 5} ${x - 8} ${y - 5} ${x} ${y - 5}Z`, hair);
    block.lay("M65 94H73L75 103H63Z", BRASS);
  },
  ({ behind, cloth }, block) => {
    if (behind === "5" || behind === "7") block.lay("M62 17L70 23L66 31L58 25Z", behind === "5" ? BRASS : cloth);
    if (behind === "7") block.lay("M28 26L35 24L36 38L29 40Z", cloth);
  },
];

/** A headband, whose ends fly behind a man. */
const headband: Layer = ({ cloth, hair, woman }, block) => {
  const ink = cloth === hair ? PAPER : cloth;
  block.on("M31 33C40 27 62 27 72 33L72 38C62 32 40 32 31 38Z", ink);
  if (!woman) block.lay("M71 35L88 30L84 38L90 46L71 40Z", ink);
};
const crown: Layer = ({ tier }, block) => {
  block.lay(tier >= 3 ? "M33 27L31 10L41 19L51 5L61 19L71 10L69 27C58 21 44 21 33 27Z" : "M36 27C44 21 58 21 66 27L65 22L58 19L51 11L44 19L37 22Z", BRASS);
  block.ink(disc(51, 20, 2), "#B2302A");
};
const circlet: Layer = (_, block) => {
  block.lay("M31 35C42 30 58 30 71 35L70 39C58 34 43 34 32 39Z", BRASS);
  block.on("M48 31L51 27L54 31L51 40Z", "#C9402F");
};
const frill: Layer = (_, block) => {
  block.lay("M28 34C28 18 40 8 51 8C64 8 74 18 74 34L68 28C60 18 42 18 34 28Z", PAPER);
  block.ink([[33, 26, 33, 20, 38, 16, 1.6], [45, 17, 47, 13, 51, 12, 1.6], [58, 17, 62, 15, 65, 20, 1.6]]);
};
const veil: Layer = (_, block) => {
  block.lay("M28 44C20 22 34 6 51 6C69 6 82 22 76 46L86 82C78 80 74 72 72 58C74 40 70 24 51 20C34 22 30 32 30 44Z", PAPER);
  block.ink([[70, 26, 76, 40, 76, 62, 2], [62, 14, 73, 22, 76, 36, 1.8]]);
};
const ribbon: Layer = ({ hairInk }, block) => block.lay("M64 18L80 8L82 22L68 24L84 30L74 38Z", /[rp]/.test(hairInk) ? PAPER : "#D2483A");
const flower: Layer = (_, block) => {
  block.lay([[70, 26], [76, 28], [75, 34], [69, 34], [67, 30]].map(([x, y]) => disc(x!, y!, 3.4)).join(""), PAPER);
  block.on(disc(71.5, 30.5, 2.6), BRASS, 1.2);
};
const pin: Layer = (_, block) => block.lay("M62 20L78 8L80 11L66 25Z", BRASS);
const headdress: Layer = ({ cloth }, block) => {
  block.lay("M33 28C20 20 16 6 24-2C26 8 32 14 40 17ZM69 28C82 20 86 6 78-2C76 8 70 14 62 17Z", cloth);
  block.lay("M32 32C40 10 62 10 70 32L62 22L51 30L40 22Z", BRASS);
};
const pointedHat: Layer = ({ cloth }, block) => {
  block.lay("M16 36C26 26 38 24 51 24C66 24 78 27 88 37C78 33 68 32 51 32C36 32 26 33 16 36Z", cloth);
  block.lay("M33 27C38 14 46 4 62-4C60 6 64 16 70 28C58 23 44 23 33 27Z", cloth);
  block.ink([[45, 20, 50, 10, 57, 4, 2.2]]);
  block.line("M35 27C46 22 58 22 69 27", 3, BRASS);
};
const brim: Layer = ({ cloth, has }, block) => {
  const ink = has("O") ? "#E8C36A" : cloth;
  block.lay("M12 34C24 24 38 24 51 24C66 24 80 25 91 35C78 36 66 33 51 33C36 33 26 36 12 34Z", ink);
  block.lay("M34 26C34 12 40 6 51 6C63 6 69 12 69 26C58 22 44 22 34 26Z", ink);
  block.ink("M35 26C46 21 58 21 69 26L69 22C58 18 45 18 35 22Z");
};
const helm: Layer = ({ tier, second, metal, build, has }, block) => {
  if (tier >= 2) block.lay("M50 8C58-8 82-6 88 14C78 8 70 12 66 18Z", second);
  block.lay("M30 62C24 40 24 10 51 8C79 10 79 40 71 62L64 64C68 52 68 42 66 36C58 30 44 30 36 36C34 42 34 54 37 64Z", metal);
  block.on("M27 34C36 24 66 24 75 34L74 40C64 31 38 31 28 40Z", metal);
  block.ink([[51, 10, 52, 18, 51, 25, 2], [38, 14, 33, 20, 32, 27, 2], [66, 15, 71, 22, 72, 29, 2]]);
  if (build !== "b" || !has("U")) return;
  block.on("M29 38C40 32 62 32 73 38L69 58L56 74L48 78L40 74L32 58Z", metal); // closed
  block.ink("M34 46C42 44 46 46 49 50C54 45 62 44 68 46L66 51C60 51 54 52 49 56C45 52 40 51 35 51Z");
  block.line("M49 56V76M43 62L44 70M55 62L54 70", 1.7);
};
/** By the marks of a look, in the order in which they lie over each other. */
const WORN: [string, Layer][] = [["H", headband], ["T", crown], ["C", circlet], ["W", frill], ["V", veil], ["R", ribbon], ["F", flower], ["X", pin], ["I", headdress], ["Q", pointedHat], ["OD", brim], ["U", helm]];

/** What rank and nature give to everybody: horns to a great dragon, a laurel to a legend. */
function honours({ does, tier, has, facts }: Sitter, block: Block): void {
  if (does === "dragon" && !has("R") && facts.attack >= 50) {
    block.lay("M36 24C28 18 26 6 32-2C33 8 38 14 44 17Z", HORN);
    block.lay("M66 24C74 18 76 6 70-2C69 8 64 14 58 17Z", HORN);
  } else if (tier >= 4 && /lord|dragon/.test(does) && !has("TUCQODVI")) {
    for (let at = 0; at < 6; at++) {
      const angle = ((192 + at * 11) * Math.PI) / 180;
      const [x, y] = [51 + 22.5 * Math.cos(angle), 41 + 24 * Math.sin(angle)];
      const leaf = (turn: number, long: number) => cut([x, y, x + long * 0.5 * Math.cos(angle + turn), y + long * 0.5 * Math.sin(angle + turn), x + long * Math.cos(angle + turn * 1.1), y + long * Math.sin(angle + turn * 1.1), 3.4]);
      const twig = leaf(0.75, 8) + leaf(2.2, 7);
      block.lay(twig, BRASS, 1);
      block.lay(flip(twig, 102), BRASS, 1);
    }
  }
}

export const HEADGEAR: Layer[] = [...WORN.map(([marks, worn]): Layer => (sitter, block) => sitter.has(marks) && worn(sitter, block)), honours];
