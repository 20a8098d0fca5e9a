/** The picture of a card where it is shown: somebody who was made here is drawn when they are first seen. */
import { icons } from "../../../lib/hall/icons.svelte";
import type { Card } from "../types";
import { picture, sitsHere } from "./pictures";

export function shown(card: Card): string {
  const name = picture(card);
  const { person } = card;
  if (person && sitsHere(card)) icons.draw(name, () => import("./sitter").then(({ sit }) => sit(card.name, person.look, person.gender, person.weapon ?? "")));
  return name;
}
