/** The head: ears, face, and what stands in it, by build and temper; then the marks of the face. */
import { INK, PAPER } from "./ink";
import { cut, disc, locks, path, round, type Cut } from "./gouge";
import { FRINGES } from "./hair";
import type { Sitter } from "./look";
import type { Block, Layer } from "./press";

interface Shape {
  jaw: string;
  shade: string; // on the side away from the lamp
  dark: string; // its far edge
}
const FAR = "M68 36C69 46 67 53 63 59C59 65 52 70 48 70C54 67 59 62 61 55C63 48 62 42 60 36Z";
const EDGE = "M68 42C68 50 66 56 63 60C61 62 59 65 56 66C60 62 63 57 65 50Z";
const BIG: Shape = {
  jaw: "C30 52 31 60 35 66L41 72C45 74 52 74 57 72L65 63C69 55 69 46 68 36",
  shade: "M68 36C69 46 69 55 65 63L57 72C54 73 49 73 47 73C55 70 60 64 62 56C63 48 62 42 60 36Z",
  dark: "M68 44C69 54 68 60 64.5 63L58 70C61 64 64 58 65.5 50Z",
};
const SMALL: Shape = { jaw: "C31 53 33 61 39 66C44 69 50 69 55 66C64 61 69 53 68 36", shade: FAR, dark: EDGE };
const WOMAN: Shape = { jaw: "C32 50 33 57 38 63C41 66 45 70 48 70C52 70 59 65 64 58C67 52 69 46 68 36", shade: FAR, dark: EDGE };
const OTHER: Shape = { jaw: "C32 50 32 58 35 64L42 71C44 73 52 73 55 71L64 63C68 56 69 46 68 36", shade: FAR, dark: EDGE };

/** Brows by temper: how far they go down within and without. */
const BROWS = { q: [2.6, -1.4], x: [1.6, -1.6], d: [-1.8, 1.4], s: [0.2, 0.2], g: [-0.8, 0], n: [0.6, 0] } as const;
const MOUTHS = {
  s: "M42.5 63.5Q47 66.8 52 62.6",
  g: "M42 63Q47 64 54 62Q51 69 47 68Q43 68 42 63Z",
  q: "M43 65L48 64L51.8 64.8",
  d: "M44.5 65Q47 63.8 49.5 64.8",
  x: "M43 64.8Q48 65.2 53 61.8",
  n: "M43.5 64.3Q47.5 65.6 51.5 64",
} as const;
/** Two cards in five show somebody in another temper. */
const MOODS = { n: "sq", q: "nx", s: "gn", d: "sn", g: "sx", x: "sq" } as const;
const BEARD = "M34 55C36 60 38 62 42 62Q47 59 53 61C58 61 62 58 65 52C67 66 58 78 48 79C39 78 33 68 34 55Z";

function ears({ has, does, hair, skin }: Sitter, block: Block): void {
  if (has("L")) {
    block.lay("M33 30L22 6C34 6 42 14 44 24Z", hair);
    block.ink("M32 24L27 11C33 13 37 18 38 24Z");
    block.lay("M70 30L80 6C68 6 60 14 58 24Z", hair);
    block.ink("M70 24L75 11C69 13 65 18 64 24Z");
  }
  if (has("P")) block.lay("M66 44L84 36L80 46L68 55Z", skin[0]);
  else if (!has("L") && does !== "beast") block.lay("M66 43C72 41 73 50 67 55Z", skin[0]);
}

interface Eyes {
  y: number;
  tall: number;
  slant: number;
}

function eye({ y, tall, slant }: Eyes, x: number, near: boolean, { woman, hairInk, hair }: Sitter, { key, fine }: Block): string {
  const [w, h] = [near ? 6.5 : 5.5, 4.9 * tall];
  const [within, without] = [y + slant * 0.8, y - slant];
  const [xl, yl, xr, yr] = [x - w, near ? within : without, x + w, near ? without : within];
  const white = `M${round(xl + 0.6)} ${round(yl)}Q${x} ${round(y - h)} ${round(xr - 0.6)} ${round(yr)}Q${x} ${round(y + h * 1.25)} ${round(xl + 0.6)} ${round(yl)}z`;
  const iris = /[wyc]/.test(hairInk) ? INK.b! : hair;
  return [
    path(white, "#fff"),
    `<ellipse cx="${round(x - 0.8)}" cy="${round(y + 0.9 * tall)}" rx="${near ? 3.5 : 3.1}" ry="${round(4.1 * tall)}" fill="${key}"/>`,
    `<circle cx="${round(x - 2.1)}" cy="${round(y - 0.6)}" r="${fine ? 1.3 : 1.5}" fill="#fff"/>`,
    fine ? path(cut([x - 3, y + 2.7 * tall, x - 0.8, y + 5 * tall, x + 1.5, y + 2.5 * tall, 1.5]), iris) : "",
    path(cut([xl - (near ? 0 : 0.8), yl + 0.6, x, y - h * 1.25, xr + (near ? 1.4 : 0), yr + 0.6, 3.2]), key),
    woman && near ? path(cut([xr - 1.5, yr - 1, xr + 1, yr - 1.6, xr + 3, yr - 3, 1.5]), key) : "",
  ].join("");
}

const moodOf = ({ temper, print }: Sitter): keyof typeof BROWS => (MOODS[temper][(print % 5) - 3] ?? temper) as keyof typeof BROWS;

function eyesOf(sitter: Sitter): Eyes {
  const { woman, small, big, own } = sitter;
  const mood = moodOf(sitter);
  return {
    y: small ? 52 : woman ? 50.5 : 50,
    tall: (woman || small ? 1.22 : big ? 0.8 : 0.94) * own("eye", [0.9, 1, 1.08]),
    slant: mood === "q" || mood === "x" ? 1.2 : mood === "d" ? -0.8 : 0.2,
  };
}

/** Eyes, brows, nose, mouth and cheeks. */
const MIEN: Layer[] = [
  (sitter, block) => {
    if (!sitter.has("K")) block.add(eye(eyesOf(sitter), 40.2, false, sitter, block));
  },
  (sitter, block) => {
    if (sitter.has("K")) return;
    if (sitter.has("E")) {
      block.ink("M49 44C55 42 62 43 64 46L62 55C57 58 51 56 49.5 52Z");
      block.line("M34 33L70 52", 2);
    } else block.add(eye(eyesOf(sitter), 55.8, true, sitter, block));
  },
  (sitter, block) => {
    const { woman, big, has, own } = sitter;
    if (has("K")) return;
    const eyes = eyesOf(sitter);
    const [within, without] = BROWS[moodOf(sitter)];
    const y = eyes.y - 8.8 * (eyes.tall > 1 ? 1.03 : 1);
    const wide = (woman ? 1.9 : big ? 3.8 : 3.1) * own("brow", [0.85, 1, 1.2]);
    block.ink([[34.5, y + without + 1, 39, y - 1.2, 45.5, y + within, wide], [50.5, y + within, 56, y - 2, 62.5, y + without + 1, wide]]);
  },
  ({ woman, small }, block) => (woman || small ? block.line("M45.5 55.5L44.2 59L46.5 59.7", 1.4) : block.line("M45.6 53L43.2 59L46.8 60.2", 1.8)),
  (sitter, block) => {
    const mood = moodOf(sitter);
    if (sitter.has("Y")) return;
    if (mood === "g") {
      block.ink(MOUTHS.g);
      block.ink("M43 63.2Q47 64.2 52 62.8L51.5 64.3Q47 65.5 43.5 64.8Z", "#fff");
    } else block.line(MOUTHS[mood], 2);
    if (sitter.woman && block.fine) block.ink([[44.8, 66.8, 47, 68, 49.2, 66.6, 1]], sitter.skin[1]);
  },
  (sitter, block) => {
    if (block.fine && (sitter.small || (sitter.woman && moodOf(sitter) !== "q"))) block.ink([[34.5, 58.5, 36, 57, 37, 55.5, 1.1], [37, 59.2, 38.5, 57.7, 39.5, 56.2, 1.1], [57, 58, 58.5, 56.5, 59.5, 55, 1.1]], "#D9694F");
  },
];

const RISEN_EYES: Cut[] = [[37, 50.5, 40, 51.5, 43.5, 53, 2], [53.5, 53, 57, 51, 61, 50, 2]];

/** What a face is known by, as its look tells it. */
const MARKED: Layer[] = [
  ({ has, own }, block) => has("S") && block.line(own("scar", ["M38 53L35 61M34.5 56L39 58", "M57 54L62 62M57.5 60L62.5 57"]), 1.6),
  ({ has }, block) => has("Z") && block.ink([[57, 54, 62, 57, 61, 64, 2], [60, 52, 66, 55, 64, 61, 2]]),
  ({ has, woman }, block) => has("X") && woman && block.ink(disc(51.5, 67.5, 0.9)),
  ({ has }, block) => has("G") && block.line("M34 45H47V54C42 57 36 56 35 53ZM50 45H63V53C60 57 53 57 50 54ZM47 48Q48 47 50 48M63 47L68 46", 1.7),
  ({ has, fringe, hair }, block) => {
    if (!has("B")) return;
    block.ink(BEARD, fringe === "n" ? block.key : hair);
    block.line(BEARD, block.wide);
    block.ink("M43.5 65.5Q47.5 63.5 52 65Q47.5 68 43.5 65.5Z");
    block.ink([[40, 68, 41, 73, 46, 76, 1.8], [48, 70, 48, 74, 48, 77, 1.6], [57, 66, 56, 72, 51, 76, 1.8]]);
  },
  ({ has, hair }, block) => {
    if (!has("M")) return;
    const moustache = "M47 61C43 59 39 61 36 65C40 66 44 66 47 64C51 66 56 66 61 64C57 60 51 59 47 61Z";
    block.ink(moustache, hair);
    block.line(moustache, 1.6);
  },
  ({ has }, block) => {
    if (!has("K")) return;
    block.on("M31 42C36 44 44 45 48 47C54 44 62 43 70 40C72 50 66 57 58 56C53 56 50 53 48 52C45 55 40 57 36 55C32 52 31 47 31 42Z", block.key);
    block.ink([[36.5, 49, 41, 46, 45, 50, 3], [51.5, 50, 57, 46, 63, 48.5, 3]], PAPER);
  },
  ({ does }, block) => {
    if (does !== "risen") return;
    block.on("M31 24C38 18 62 18 69 26C72 40 70 54 63 63L52 76C49 78 45 78 42 75L34 64C29 52 29 38 31 24Z", "#9A9484");
    block.ink("M34 47L46 51L44 56C40 57 36 54 34 47ZM51 51L64 46C63 54 58 57 53 56Z");
    block.ink(RISEN_EYES, "#FF6A3C");
    block.line("M40 66H57M43 63V69M48.5 63V69M54 63V69", 1.7);
  },
  ({ has, cloth }, block) => {
    if (!has("Y")) return;
    block.on("M33 55C38 58 58 58 67 50C67 60 60 68 53 71C49 73 44 73 41 70C36 66 33 61 33 55Z", cloth);
    block.ink([[38, 62, 46, 64, 58, 60, 1.6], [42, 67, 48, 68, 55, 65, 1.4]]);
  },
];

const shapeOf = ({ big, small, woman }: Sitter): Shape => (big ? BIG : small ? SMALL : woman ? WOMAN : OTHER);

/** Ears, face and marks; the hair in front and what is worn come over them. */
export const FACE: Layer[] = [
  ears,
  ({ fringe, has, skin }, block) => fringe === "n" && !has("U") && block.lay("M31 46C25 26 36 15 51 15C67 15 76 28 70 48L60 40L38 38Z", skin[0]),
  (sitter, block) => {
    const { jaw, shade, dark } = shapeOf(sitter);
    block.lay(`M32 36${jaw}L62 22L38 22Z`, sitter.skin[0]);
    block.ink(shade, sitter.skin[1]);
    block.ink(dark);
    if (block.fine) block.ink([[64.6, 53, 62.5, 55, 60.4, 56, 1], [62.4, 57.5, 60.4, 59.4, 58, 60, 1]], sitter.skin[2]);
  },
  ({ fringe, has, skin }, block) => {
    const over = FRINGES[fringe];
    if (over && !has("U")) block.add(`<g transform="translate(.8 4)">${path(`M31 40L72 40${locks(over.points)}Z`, skin[1])}</g>`);
  },
  ...MIEN,
  ...MARKED,
];
