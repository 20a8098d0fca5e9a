/** A view as the socket carries it, position and actions as text, and as everything here reads it. */
import type { Sketched } from "../../lib/net/shapes";
import { readAction } from "./written/actions";
import { readPosition } from "./written/fen";
import type { View } from "./types";

type Told = Sketched & Pick<View, "fen" | "pending" | "mover" | "repeated" | "suspects" | "to_act" | "viewer" | "result">;

export function unfold(view: Sketched): View {
  const told = view as Told;
  const position = readPosition(told.fen, told.pending, told.mover);
  const legal = told.legal.flatMap(([action]) => readAction(action as string, position.board) ?? []);
  return { ...position, ...told, legal };
}
