/** What somebody wears below the head: cape, tunic, the collar of their calling, and armour that grows with their rank. */
import { BRASS, DEEP_BRASS, INK, PAPER } from "./ink";
import { disc, flip, flipCuts, line, type Cut } from "./gouge";
import { BEHIND } from "./hair";
import type { Calling, Sitter } from "./look";
import type { Block, Layer } from "./press";

const STONE = "#7FD4C4";
const ROUGH = "#6E6A62"; // what the risen wear

/** Neck and the shade that the head throws on it, for broad, slender and other people. */
const NECKS = {
  big: ["M40 58L39 74L51 85L62 74L61 58Z", "M41 64C48 73 56 72 61 63L61 70C56 77 47 77 40 72Z"],
  slender: ["M43 58L43 73L51 83L58 73L58 58Z", "M44 64C48 71 54 70 58 63L58 69C54 74 48 75 43 71Z"],
  other: ["M42 58L41 73L51 84L60 73L60 58Z", "M42 66C48 74 55 73 60 64L60 70C55 76 47 77 41 73Z"],
} as const;

const COLLARS: Partial<Record<Calling, Layer>> = {
  cleric(_, block) {
    block.on("M36 72C42 84 59 84 65 72L74 78C66 96 35 96 27 78Z", PAPER);
    block.on("M48 86H53V91H58V96H53V103H48V96H43V91H48Z", BRASS);
  },
  mage({ tier, second, cloth }, block) {
    block.on("M36 70C40 82 47 86 51 90C54 86 61 82 65 70L78 79L66 96L51 104L35 96L23 79Z", tier >= 2 ? second : cloth);
    block.ink([[33, 80, 40, 90, 49, 97, 2], [68, 80, 61, 90, 52, 97, 2]]);
    block.on(disc(50.5, 91, 4), BRASS);
  },
  ninja({ second }, block) {
    block.on("M34 70C40 80 61 80 67 70L71 77C62 90 39 90 30 77Z", second);
    block.on("M66 76L92 70L86 78L94 82L70 86Z", second);
  },
  dancer(_, block) {
    block.on("M40 73C44 84 57 84 61 73L64 76C58 90 43 90 37 76Z", BRASS);
    block.ink([[46, 88, 50, 92, 55, 88, 2]]);
  },
  maid(_, block) {
    block.on("M40 71L51 82L61 71L66 77L56 88L51 83L45 88L35 77Z", PAPER);
    block.on("M51 84L43 80V90ZM51 84L58 80V90Z", block.key);
  },
  risen: (_, block) => block.ink([[34, 84, 44, 88, 40, 98, 3], [62, 82, 58, 92, 66, 98, 3]]),
  beast: ({ hair }, block) => block.on("M34 73L38 81L42 76L46 85L51 79L55 85L59 76L63 81L67 73L73 80L66 88L60 86L55 96L51 90L46 96L41 86L35 88L28 80Z", hair),
};

/** The collar of everybody else: laid open for the promoted, crossed for a beginner. */
function plain({ tier, does, cloth }: Sitter, block: Block): void {
  const trim = [INK.c, INK.w, INK.y].includes(cloth) ? INK.d! : PAPER;
  if (tier >= 2 || does === "lord") {
    block.on("M37 67C36 77 43 82 51 90C58 82 65 77 64 67L71 76C68 90 58 96 51 102C43 96 33 90 30 76Z", trim);
    block.ink([[36, 75, 40, 86, 49, 94, 1.8], [65, 75, 61, 86, 52, 94, 1.8]]);
  } else {
    block.on("M41 71L51 85L60 71L66 76L51 96L35 76Z", trim);
    block.ink([[50.5, 88, 50, 92, 50.5, 96, 2]]);
  }
}

/** What a beginner wears over the tunic, if anything: a scarf, half a cape, an open coat. */
const OVER: (Layer | null)[] = [
  null,
  ({ second, cloth }, block) => {
    const ink = second === cloth ? PAPER : second;
    block.on("M34 70C42 79 60 79 67 70L71 78C62 90 39 90 30 79Z", ink);
    block.on("M64 82L96 74L89 82L97 89L66 92Z", ink);
    block.ink([[38, 78, 48, 84, 60, 81, 1.6]]);
  },
  ({ second, x }, block) => {
    block.on(`M36 74C46 84 58 82 66 74L${x(80)} 82C${x(86)} 92 ${x(84)} 100 ${x(82)} 104H44C36 96 33 84 30 79Z`, second);
    block.ink([[50, 84, 54, 94, 54, 103, 2], [66, 80, 72, 92, 72, 103, 2]]);
    block.on(disc(37, 80, 3.8), BRASS);
  },
  ({ second }, block) => {
    block.on("M38 71L30 77L36 104H46L49 88ZM62 71L71 77L66 104H56L52 88Z", second);
    block.on(disc(51, 96, 1.8), BRASS);
  },
];

const UNARMED = /mage|cleric|dancer|maid|dragon|beast|risen/;

function armour({ does, tier, metal, x }: Sitter, block: Block): void {
  const shoulder = `M${x(8)} 103C${x(5)} 84 ${x(16)} 76 ${x(30)} 79C${x(35)} 84 ${x(33)} 94 ${x(29)} 103Z`;
  const rim: Cut[] = [[x(12), 95, x(13), 84, x(28), 83, 2], [x(17), 101, x(18), 91, x(28), 90, 1.8]];
  const plated = does === "armour" || (tier >= 2 && !UNARMED.test(does));
  if (plated || (tier === 1 && /lord|knight|fighter/.test(does))) {
    block.lay(shoulder, metal);
    block.ink(rim);
  }
  if (plated) {
    block.lay(flip(shoulder), metal);
    block.ink(flipCuts(rim));
  }
  if (does === "armour") {
    block.on("M34 68C34 80 43 86 51 88C58 86 67 80 67 68L73 78C70 92 60 98 51 100C41 98 31 92 28 78Z", metal);
    block.ink([[33, 78, 38, 90, 49, 94, 2], [68, 78, 63, 90, 52, 94, 2]]);
  }
}

/** A chain between two brooches for the great, fur for a legend. */
function honours({ does, tier, x }: Sitter, block: Block): void {
  if (tier >= 3 && !/armour|dragon/.test(does)) {
    block.on(disc(x(31), 83, 4.5), BRASS);
    block.on(disc(x(70), 83, 4.5), BRASS);
    const chain = `M${x(33)} 86C42 98 59 98 ${x(68)} 86`;
    block.add(line(chain, DEEP_BRASS, 3) + line(chain, BRASS, 1.6));
  }
  if (tier >= 4) {
    const fur = "M29 76C24 82 25 90 31 91C34 96 40 94 41 90C46 93 49 89 47 85C42 82 38 78 36 71Z";
    block.on(fur, PAPER);
    block.on(flip(fur), PAPER);
    block.ink([[30, 80, 31, 85, 34, 87, 1.6], [71, 80, 70, 85, 67, 87, 1.6]]);
  }
}

/** The body, with the hair that falls behind it. */
export const CLOTHES: Layer[] = [
  ({ does, hair }, block) => {
    if (does === "beast") block.lay("M74 100C88 92 84 76 92 66C100 78 104 92 92 103Z", hair);
  },
  ({ does, tier, second, x }, block) => {
    if ((tier < 2 && does !== "cleric" && does !== "mage") || does === "armour") return;
    block.lay(`M${x(30)} 78C${x(12)} 80 ${x(3)} 92 ${x(-2)} 104L${x(103)} 104C${x(98)} 92 ${x(89)} 80 ${x(71)} 78Z`, does === "cleric" && tier < 2 ? PAPER : second);
    block.ink([[x(16), 86, x(9), 94, x(6), 103, 2.4], [x(85), 86, x(92), 94, x(95), 103, 2.4]]);
  },
  ({ behind, hair }, block) => {
    const { shape, gouges } = BEHIND[behind]!;
    block.lay(shape, hair);
    block.ink(gouges);
  },
  (_, block) => block.ink("M36 58L66 58L62 72L40 72Z"), // the dark of the nape
  ({ does, cloth, x }, block) => {
    block.lay(`M42 66L42 73C36 78 ${x(27)} 79 ${x(20)} 84C${x(14)} 89 ${x(12)} 97 ${x(11)} 104L${x(90)} 104C${x(89)} 97 ${x(87)} 89 ${x(81)} 84C${x(74)} 79 65 78 59 73L59 66Z`, does === "risen" ? ROUGH : cloth);
    block.ink([[x(24), 89, x(22), 96, x(22), 103, 2.2], [x(77), 89, x(79), 96, x(79), 103, 2.2]]);
  },
  ({ big, woman, small, skin }, block) => {
    const [neck, shade] = NECKS[big ? "big" : woman || small ? "slender" : "other"];
    block.on(neck, skin[0]);
    block.ink(shade);
  },
  (sitter, block) => (COLLARS[sitter.does] ?? plain)(sitter, block),
  (sitter, block) => {
    if (sitter.tier < 2 && /lord|knight|fighter|archer|thief|dragon/.test(sitter.does)) OVER[(sitter.print >>> 12) % OVER.length]?.(sitter, block);
  },
  ({ has, does }, block) => {
    if (has("N") || does === "dragon") block.on(disc(50.5, 86, 3.6), does === "dragon" ? STONE : BRASS);
  },
  armour,
  honours,
  ({ does }, block) => {
    if (does !== "archer") return;
    block.lay("M14 66L24 62L31 84L20 88Z", INK.n!);
    block.lay("M12 68L6 54L15 58L17 50L23 60L22 64Z", PAPER);
    block.add(line("M26 80L66 103", block.key, 5) + line("M26 80L66 103", INK.n!, 2.6));
  },
];
