"""Matches whose picks the browser's tests check too; `python tests/table/fair.py` writes them again."""

import hmac
import json
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

from parlour.hall.people.player import Player
from parlour.hall.play.match_identity import MatchIdentity
from parlour.hall.play.opening import agent_seat, open_match, player_seat
from parlour.hall.play.origin import Origin
from parlour.table.match import Match, commitment
from parlour.table.seat import PUBLIC_NONCE
from parlour.table.terms import CASUAL, Terms
from parlour.table.verify import picks_json, promise
from tests.table.playing import NOW, dealt_match, play_on

FILE = Path(__file__).parent.parent / "golden" / "fair" / "picks.json"
RULES = "triple-triad:ff8+elemental+card_pick=random"
CUP_SEED, BOARD = bytes(range(32, 64)), "cup|secret|1|1|0"
ORIGIN = Origin(commitment(CUP_SEED), CUP_SEED.hex(), BOARD)
ANN, BEN = Player("ann", "Ann"), Player("ben", "Ben")


def begun(*nonces: str, terms: Terms = CASUAL, seed: bytes = bytes(range(32)), name: str = "fair") -> Match:
    """Begin a match between Ann and Ben, or Ann and the house if only one nonce is given; seats by lot."""
    first, *others = nonces
    opposite = player_seat(BEN, None, others[0]) if others else agent_seat("random")
    new = MatchIdentity(name, seed, NOW)
    append = open_match("triple-triad", RULES, None, player_seat(ANN, None, first), opposite, new, terms)
    return append.match.after(append.entries)


def of_cup() -> Match:
    """Return a match of a tournament, whose seed follows from the tournament's."""
    seed = hmac.digest(CUP_SEED, BOARD.encode(), "sha256")
    return begun("a1" * 16, "b2" * 16, terms=replace(CASUAL, tournament="cup"), seed=seed)


def matches() -> list[Match]:
    """Return a match of each promise: as halls play them now, and as they did before seats brought nonces."""
    dealt = (
        dealt_match(RULES, match_id="fair"),
        begun(PUBLIC_NONCE, PUBLIC_NONCE),
        begun("a1" * 16),
        begun("a1" * 16, "b2" * 16),
        of_cup(),
    )
    return [play_on(match, 4) for match in dealt]


def told() -> list[dict[str, Any]]:
    """Return every pick of those matches as the hall tells them in the end, and what they prove."""
    return [
        {"promise": promise(match), **picks_json(match), "origin": asdict(ORIGIN) if match.terms.tournament else None}
        for match in matches()
    ]


if __name__ == "__main__":
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(json.dumps(told()) + "\n", encoding="utf-8")
