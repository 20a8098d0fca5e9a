/** A block on the press: each shape is printed as paper, as one colour a little out of its place, and as the key. */
import { PAPER } from "./ink";
import { cuts, line, path, type Cut } from "./gouge";
import type { Sitter } from "./look";

/** A part of what is drawn of somebody: it asks little of them, and hangs on no other part. */
export type Layer = (sitter: Sitter, block: Block) => void;

const MISPRINT = ' transform="translate(1.1 1.3)"';

export class Block {
  out = "";
  edges = ""; // what a white cut parts from what lies behind

  constructor(
    readonly key: string,
    readonly fine: boolean, // for more than some 48 pixels
    readonly wide = fine ? 1.9 : 2.6, // of the key's lines
  ) {}

  add(drawn: string): void {
    this.out += drawn;
  }
  /** A shape whose edge is not parted: it lies on what is there already. */
  on(d: string, fill: string, wide = this.wide): void {
    this.out += this.fine ? path(d, PAPER) + path(d, fill, MISPRINT) + line(d, this.key, wide) : path(d, fill, ` stroke="${this.key}" stroke-width="${wide}" stroke-linejoin="round"`);
  }
  lay(d: string, fill: string, wide = this.wide): void {
    this.edges += d;
    this.on(d, fill, wide);
  }
  /** Cuts, or a shape, in one ink. */
  ink(what: Cut[] | string, tone = this.key): void {
    this.out += path(typeof what === "string" ? what : cuts(what), tone);
  }
  line(d: string, wide: number, tone = this.key): void {
    this.out += line(d, tone, wide);
  }
  /** The white cut about all that was laid. */
  halo(wide: number): string {
    if (!this.edges) return "";
    return path(this.edges, PAPER, ` stroke="${PAPER}" stroke-width="${wide}" stroke-linejoin="round"`);
  }
}
