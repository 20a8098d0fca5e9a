"""Random games of Cipher, checked as they go: cards conserved, counts right, nothing leaked, positions that read back.

`python -m tests.games.cipher.games 10000` plays as many over all ordered pairs of starters; CONTRIBUTING.md says when.
"""

import argparse
import itertools
import sys
from collections import Counter
from typing import Any

from parlour.core import registry
from parlour.core.chance import Seeded
from parlour.core.game import OVER
from parlour.games.cipher.opcodes import BONDS, DECK, HAND, ORBS, POOL
from parlour.testing import conformance

CIPHER = registry.game("cipher")
STARTERS = [f"S0{number}" for number in range(1, 9)]
PAIRS = list(itertools.product(STARTERS, repeat=2))
PRESETS = ("seed", "official")
TOLD_EVERY = 500  # games between two lines of progress


def _count(masks: Any, *zones: int) -> int:
    return sum(int(masks[zone]).bit_count() for zone in zones)


def check_cards(state: Any, deck: int = 50) -> None:
    """Every card lies in one zone, and the counts of hidden zones are theirs."""
    s = state[0]
    for seat in (0, 1):
        masks, together = s["where"][seat].tolist(), 0
        for mask in masks:
            assert together & mask == 0, (seat, masks)
            together |= mask
        assert together == (1 << deck) - 1, (seat, masks)
        assert int(s["hand_n"][seat]) == _count(masks, HAND)
        assert int(s["bond_n"][seat]) == _count(masks, BONDS)
        assert int(s["top_n"][seat]) == _count(masks, DECK)
        assert int(s["deck_n"][seat]) + int(s["orb_n"][seat]) == _count(masks, POOL, ORBS, DECK)


def play(preset: str, brings: list[dict[str, Any]], seed: int, every: int) -> Any:
    """One random game to its end, its cards checked after every answer, secrets and position after every `every`-th."""
    rules = CIPHER.rule_book.rule_set(preset, {})
    chance, choice = Seeded(seed), Seeded(seed + 1)
    state, _events = CIPHER.deal(rules, brings, chance)
    number = 0
    while CIPHER.to_act(state) != OVER:
        if number % every == seed % every:
            conformance.check_secrets(CIPHER, state, seed)
            conformance.check_position(CIPHER, rules, state)
        legal = CIPHER.legal(state)
        CIPHER.apply(state, legal[choice.pick(len(legal))], chance)
        check_cards(state)
        number += 1
    return CIPHER.result(state)


def main() -> int:
    """Play many games over all pairs; 0 when each of them came to its end."""
    parser = argparse.ArgumentParser(prog="python -m tests.games.cipher.games", description=__doc__)
    parser.add_argument("games", type=int, nargs="?", default=len(PAIRS))
    parser.add_argument("--seed", type=int, default=0, help="of the first game; the others follow")
    parser.add_argument("--every", type=int, default=199, help="answers between two checks of secrets and position")
    given = parser.parse_args()
    reasons: Counter[str] = Counter()
    for number in range(given.games):
        seed = given.seed + number
        first, second = PAIRS[seed % len(PAIRS)]
        ended = play(PRESETS[seed // len(PAIRS) % 2], [{"deck": first}, {"deck": second}], seed, given.every)
        reasons[f"{ended['winner']} ({ended['reason']})"] += 1
        if (number + 1) % TOLD_EVERY == 0 or number + 1 == given.games:
            told = ", ".join(f"{count} {reason}" for reason, count in reasons.most_common())
            sys.stdout.write(f"{number + 1} games over {min(number + 1, len(PAIRS))} pairs: {told}\n")
            sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
