/** The lessons: one power or object at a time, then the diagrams of the rules page. */
import type { Mode } from "../turn";
import type { PieceKind, Move, Square, Thing } from "../types";

export interface Lesson {
  name: string; // of its words, `chakart-lesson-<name>`
  fen: string;
  piece?: PieceKind;
  thing?: Thing;
  tries: [from: Square, to: Square][]; // the moves to try
  by?: Mode; // the power that makes them, if it is none that every piece has
}

const PLAIN = "0 1111 000000000000";

export const LESSONS: Lesson[] = [
  { name: "pawn", piece: "p", fen: `4k3/3p4/8/8/8/8/3PP3/4K3 w ${PLAIN}`, tries: [["e2", "e4"]] },
  { name: "knight", piece: "n", fen: `4k3/3p4/8/8/8/8/3P4/4K1N1 w ${PLAIN}`, tries: [["g1", "f3"]] },
  { name: "rook", piece: "r", fen: `4k3/3p4/8/8/8/8/3P4/R3K3 w ${PLAIN}`, tries: [["a1", "a5"]] },
  { name: "bishop", piece: "b", fen: `4k3/3p4/8/8/8/8/3P4/4KB2 w ${PLAIN}`, tries: [["f1", "c4"]] },
  { name: "queen", piece: "q", fen: `3qk3/8/8/8/8/8/8/3QK3 w ${PLAIN}`, tries: [["d1", "b3"]], by: "stealth" },
  { name: "king", piece: "k", fen: `3rk3/8/8/8/7q/8/8/4K3 w ${PLAIN}`, tries: [["e1", "h4"]], by: "shell" },
  { name: "mushroom", thing: "mushroom", fen: `4k3/8/8/1pp5/1m2m3/8/4P3/1R2K3 w ${PLAIN}`, tries: [["e2", "e4"], ["b1", "b4"]] },
  { name: "banana", thing: "banana", fen: `4k3/8/3p4/8/4d3/8/8/1B2K3 w ${PLAIN}`, tries: [["b1", "e4"]] },
  { name: "bomb", thing: "bomb", fen: `4k3/8/8/3p1n2/4w3/8/3N4/4K3 w ${PLAIN}`, tries: [["d2", "e4"]] },
  { name: "egg", thing: "egg", fen: "4k3/3p1p2/8/4e3/8/5N2/3P4/4K3 w 8 1111 010000000000", tries: [["f3", "e5"]] },
  { name: "start", fen: "qbbrrnek/pppppppp/5n2/8/3P4/3m4/PPP1PPPP/QBNNBKRR w 2 1111 000000000000", tries: [["e1", "b4"]] },
  { name: "chain", fen: "rn1b2qk/pbppwppp/1w2p3/1p1Rm3/3PdnPr/4P1d1/PPP1mP1P/NNB1KRQB w 20 1111 000000000000", tries: [["h1", "e4"]] },
  { name: "waluigi", fen: "erk2rq1/1m2e1m1/mppmne1m/p1BpppPp/mm1P1QbP/1Nmnw1dm/e1mP2d1/1BwR1RKN b 41 1111 000000000000", tries: [["f8", "f6"]] },
];

/** Whether a move is one of those that a lesson asks for. */
export const asked = (tries: Lesson["tries"], { from, to }: Pick<Move, "from" | "to">): boolean => tries.some(([one, other]) => one === from && other === to);
