"""A tournament is told to each reader as far as they may know it."""

from dataclasses import replace

from parlour.hall.cups.projection import tournament_json
from parlour.hall.cups.scoring import Pairing
from parlour.hall.cups.tournaments import draw_lots, entering
from parlour.hall.people.player import Player
from tests.hall.cups.test_ladder import season
from tests.hall.cups.test_tournaments import ANN, GUESTS, announced
from tests.table.playing import NOW


def test_a_tournament_tells_nobody_its_secret_before_it_is_over_and_never_what_is_brought() -> None:
    """Nobody, not even the organiser, is told what entrants bring, or the secret before the end."""
    made = announced()
    entrants = (entering(made, GUESTS[0], {"cards": [5]}), entering(made, GUESTS[1], {"cards": [6]}))
    live = replace(draw_lots(replace(made, entrants=entrants)), status="live")
    for player in (ANN, *GUESTS[:3]):
        told = tournament_json(live, player)
        assert told["secret"] is None and told["runs"] == (player == ANN)
        assert all("bring" not in entrant for entrant in told["entrants"])
    assert tournament_json(replace(live, status="over", pairings=(Pairing(1, 1, 0, 1, result="first"),)), GUESTS[0])[
        "secret"
    ]


def test_what_is_won_is_told_by_name() -> None:
    prize = ({"gil": 5}, {"triple-triad/ff8/80": 2})
    (first, second) = tournament_json(announced(prize=prize, guests=False), GUESTS[0])["prizes"]
    assert first == {"place": 1, "gil": 5, "cards": []}
    assert (second["place"], second["gil"]) == (2, 0)
    assert second["cards"][0]["count"] == 2 and second["cards"][0]["name"] != "80"


def test_who_challenged_whom_is_theirs_alone() -> None:
    """A challenge of a ladder is told to its two players, and to nobody when the ladder is over."""
    waits = replace(season(3), pairings=(Pairing(1, 1, 0, 1),))
    who = {one.number: Player(one.player, one.name) for one in waits.entrants}
    told = {number: len(tournament_json(waits, player)["boards"]) for number, player in who.items()}
    assert told == {0: 1, 1: 1, 2: 0}
    assert tournament_json(replace(waits, status="over"), who[0])["boards"] == []
    assert tournament_json(waits, who[0])["crosstable"] is None
    assert waits.created == NOW
