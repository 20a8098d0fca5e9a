"""Random games of Cipher, checked as they go: cards conserved, counts right, nothing leaked, positions read back.

`python -m tests.games.cipher.games 10000` plays as many over all ordered pairs of starters. With `--any` it plays
between legal decks drawn at random from all enforced cards. CONTRIBUTING.md says when to run it.
"""

import argparse
import itertools
import random
import sys
from collections import Counter
from collections.abc import Sequence
from functools import cache, reduce
from itertools import chain
from operator import or_
from typing import Any

import numpy as np

from parlour.core import registry
from parlour.core.chance import Seeded, seeded_tape
from parlour.core.contract import OVER
from parlour.core.log import closed_log
from parlour.games.cipher.cards.cards import Card, all_cards
from parlour.games.cipher.cards.cards import card as find_card
from parlour.games.cipher.compiled.compile import enforced
from parlour.games.cipher.sets import slots
from parlour.games.cipher.state import BYTE, UNSEEN_ORBS, WIDE
from parlour.games.cipher.vocabulary.values import BONDS, DECK, HAND, ORBS, POOL
from parlour.testing import conformance, steps

CIPHER = registry.game("cipher")
STARTERS = [f"S0{number}" for number in range(1, 9)]
PAIRS = list(itertools.product(STARTERS, repeat=2))
PRESETS = ("seed", "official")
TOLD_EVERY = 500  # games between two lines of progress


class Cards:
    """The places of the cards of a game, looked up once: they are counted after every answer."""

    def __init__(self, state: Any, decks: Sequence[int] = (50, 50)) -> None:
        self._where, self._wide = state["where"][0], state.dtype == WIDE
        self._counts = [state[name][0] for name in ("hand_n", "bond_n", "top_n", "deck_n", "orb_n")]
        self._unseen_orbs = state["backs"][0][:, UNSEEN_ORBS]
        self._came, self._mixed = state["came"][0], state["mixed"][0]
        self._all = [(1 << deck) - 1 for deck in decks]

    def check(self) -> None:
        """Check that every card lies in one zone, and that the counts of hidden zones are right."""
        hands, bonds, tops, decks, orbs = (count.tolist() for count in self._counts)
        for seat, kept in enumerate(self._where.tolist()):
            masks = [low | high << 64 for low, high in kept] if self._wide else kept
            lying = [mask.bit_count() for mask in masks]
            assert reduce(or_, masks) == self._all[seat] and sum(lying) == self._all[seat].bit_count(), (seat, masks)
            assert (hands[seat], bonds[seat], tops[seat]) == (lying[HAND], lying[BONDS], lying[DECK])
            assert decks[seat] + orbs[seat] == lying[POOL] + lying[ORBS] + lying[DECK]
            unseen = self._unseen_orbs[seat].tolist()
            assert sum(unseen) == orbs[seat] - lying[ORBS], (seat, unseen)
            self._check_came(seat, masks[POOL], unseen)

    def _check_came(self, seat: int, pool: int, unseen: list[int]) -> None:
        """Check that there are enough cards for the orbs laid before others came."""
        if mixed := int(self._mixed[seat]):
            came = Counter(int(self._came[slot]) & BYTE for slot in slots(pool, seat))
            for mixing in range(mixed):
                assert sum(came[n] for n in range(mixing + 1)) >= sum(unseen[: mixing + 1]), (seat, came, unseen)


def play(preset: str, brings: list[dict[str, Any]], seed: int, every: int) -> Any:
    """Play one random game to its end, with cards counted after every answer.

    Every `every`-th answer is given as players give it, after a check of secrets and position. The kernels get the
    rest.
    """
    rules = CIPHER.rule_book.rule_set(preset, {})
    chance, choice = Seeded(seed), random.Random(seed)
    state, _events = CIPHER.deal(rules, brings, chance)
    sizes = [len(bring.get("cards", ())) or 50 for bring in brings]
    cards, legal = Cards(state, sizes), np.empty(CIPHER.declared.actions, np.int16)
    tape, log = seeded_tape(seed), closed_log()
    number = 0
    while CIPHER.to_act(state) != OVER:
        action = int(legal[choice.randrange(CIPHER.wrappers.legal(state, legal))])
        if number % every == seed % every:
            conformance.check_secrets(CIPHER, state, seed)
            steps.check_position(CIPHER, rules, state)
            CIPHER.apply(state, action, chance)
        else:
            CIPHER.wrappers.apply(state, action, tape, log)
        cards.check()
        number += 1
    return CIPHER.result(state)


@cache
def _enforced() -> list[Card]:
    return [card for card in all_cards() if enforced(card)]


def random_deck(source: random.Random, size: int = 50, wanted: Sequence[str] = ()) -> dict[str, Any]:
    """Return a random deck of enforced cards of one colour and of none, led by one of cost 1.

    With wanted cards it has their colours, and three copies of each.
    """
    found = _enforced()
    colours = {colour for card in found if card.code in wanted for colour in card.colors}
    leaders = [card for card in found if card.cost == 1 and card.colors]
    main = source.choice([card for card in leaders if not wanted or colours & {*card.colors}])
    pool = [card for card in found if not card.colors or (colours or {main.colors[0]}) & {*card.colors}]
    codes, copies = [main.code], Counter([main.name])
    for code in chain(wanted * 3, iter(lambda: source.choice(pool).code, None)):
        name = find_card(code).name
        if copies[name] < 4:
            codes.append(code)
            copies[name] += 1
        if len(codes) == size:
            break
    return {"main": main.code, "cards": codes}


def brings_of(seed: int, drawn: bool) -> list[dict[str, Any]]:
    """Return the decks of both players: a pair of starters in turn, or two decks drawn at random."""
    if drawn:
        source = random.Random(seed)
        return [random_deck(source), random_deck(source)]
    return [{"deck": deck} for deck in PAIRS[seed % len(PAIRS)]]


def main() -> int:
    """Play many games; return 0 if all of them came to their ends."""
    parser = argparse.ArgumentParser(prog="python -m tests.games.cipher.games", description=__doc__)
    parser.add_argument("games", type=int, nargs="?", default=len(PAIRS))
    parser.add_argument("--seed", type=int, default=0, help="of the first game; the others follow")
    parser.add_argument("--every", type=int, default=199, help="answers between two checks of secrets and position")
    parser.add_argument("--any", action="store_true", help="decks drawn at random from all enforced cards")
    given = parser.parse_args()
    reasons: Counter[str] = Counter()
    for number in range(given.games):
        seed = given.seed + number
        ended = play(PRESETS[seed // len(PAIRS) % 2], brings_of(seed, given.any), seed, given.every)
        reasons[f"{ended['winner']} ({ended['reason']})"] += 1
        if (number + 1) % TOLD_EVERY == 0 or number + 1 == given.games:
            told = ", ".join(f"{count} {reason}" for reason, count in reasons.most_common())
            sys.stdout.write(f"{number + 1} games: {told}\n")
            sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
