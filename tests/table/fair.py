"""Matches whose picks the browser's tests check too; `python tests/table/fair.py` writes them anew."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

from parlour.hall.people.player import Player
from parlour.hall.play.match_identity import MatchIdentity
from parlour.hall.play.opening import agent_seat, open_match, player_seat
from parlour.table.match import PUBLIC_NONCE, Match
from parlour.table.terms import CASUAL, Terms
from parlour.table.verify import picks_json, promise
from tests.table.playing import NOW, dealt_match, play_on

FILE = Path(__file__).parent.parent / "golden" / "fair" / "picks.json"
RULES = "triple-triad:ff8+elemental+card_pick=random"
ANN, BEN = Player("ann", "Ann"), Player("ben", "Ben")


def begun(*nonces: str, terms: Terms = CASUAL, seed: bytes = bytes(range(32)), name: str = "fair") -> Match:
    """A match between Ann and Ben, or Ann and the house when one nonce alone is given; seats by lot."""
    first, *others = nonces
    opposite = player_seat(BEN, None, others[0]) if others else agent_seat("random")
    new = MatchIdentity(name, seed, NOW)
    append = open_match("triple-triad", RULES, None, player_seat(ANN, None, first), opposite, new, terms)
    return append.match.after(append.entries)


def matches() -> list[Match]:
    """One of each promise, as halls play them now, and as they did before seats brought nonces."""
    dealt = (
        dealt_match(RULES, match_id="fair"),
        begun(PUBLIC_NONCE, PUBLIC_NONCE),
        begun("a1" * 16),
        begun("a1" * 16, "b2" * 16),
        begun("a1" * 16, "b2" * 16, terms=replace(CASUAL, tournament="cup")),
    )
    return [play_on(match, 4) for match in dealt]


def told() -> list[dict[str, Any]]:
    """Every pick of those matches, as the hall tells them of matches that are over, and what they prove."""
    return [{"promise": promise(match), **picks_json(match)} for match in matches()]


if __name__ == "__main__":
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(json.dumps(told()) + "\n", encoding="utf-8")
