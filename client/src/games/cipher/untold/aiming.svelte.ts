/** Whom the unit that attacks may be aimed at, whether it is taken up, carried, or asked about by the hall. */
import { t } from "../../../lib/words/words";
import { bySlot } from "../choices";
import type { Card, Choice, Side, View } from "../types";
import { aimed, meeting, targetsOf, type Meeting } from "./aim";
import type { Carrying } from "./landing";
import type { Taken } from "./taken.svelte";

interface Table {
  view: View | null;
  free: boolean; // an answer may be given now
  near: Side;
  carrying: Carrying | null;
}
type Lookup = (code: string | null | undefined) => Card | null;

export class Aiming {
  constructor(
    private readonly table: () => Table,
    private readonly taken: Taken,
    private readonly look: Lookup,
  ) {}

  /** The view with the question that is asked here before the hall asks it. */
  readonly posed = $derived.by<View | null>(() => {
    const { view, free } = this.table();
    return view && free && this.taken.attack ? aimed(view, this.taken.attack, this.look) : view;
  });
  readonly legal = $derived.by<Choice[]>(() => (this.table().free && this.posed ? this.posed.legal : []));
  readonly #own = $derived.by(() => (this.posed ? bySlot(this.legal, this.posed.sides[this.table().near].hand) : new Map<number, Choice[]>()));
  /** The attack that is being aimed. */
  readonly attack = $derived.by<Choice | null>(() => {
    if (this.taken.attack) return this.taken.attack;
    const slot = this.table().carrying?.slot ?? this.taken.slot ?? -1;
    return this.#own.get(slot)?.find((choice) => choice.kind === "attack") ?? null;
  });
  readonly foes = $derived.by<Choice[]>(() => {
    if (!this.table().free || !this.posed) return [];
    if (this.posed.ask?.kind === "target") return this.legal;
    return this.attack ? targetsOf(this.posed, this.attack, this.look) : [];
  });
  /** What each thing on the table would answer, by its slot. */
  readonly open = $derived.by(() => {
    const own = this.table().carrying ? [] : [...this.#own];
    return new Map([...own, ...this.foes.map((foe): [number, Choice[]] => [foe.slot!, [foe]])]);
  });
  /** How a fight with each foe would stand, in words. */
  readonly goals = $derived(new Map(this.foes.map(({ slot }) => [slot!, t("cipher-preview", { ...this.#meet(slot) })])));
  /** The fight that is pointed at. */
  readonly meets = $derived.by(() => {
    const over = this.table().carrying?.over;
    return this.#meet(typeof over === "number" ? over : this.taken.over) ?? this.#meet(this.taken.target);
  });

  #meet(slot: number | null): (Meeting & { from: number; to: number }) | null {
    const attacker = this.attack?.slot ?? this.posed?.ask?.held ?? null;
    const met = this.posed && this.foes.some((foe) => foe.slot === slot) ? meeting(this.posed, attacker, slot, this.look) : null;
    return met && { ...met, from: attacker!, to: slot! };
  }
}
