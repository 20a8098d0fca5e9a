"""A tournament follows from its secret, its entrants and the results before: nothing here touches a database."""

from dataclasses import replace
from typing import Any

import pytest

from parlour.core import registry
from parlour.core.refusal import Refusal
from parlour.hall.cups.plan import Plan
from parlour.hall.cups.scoring import Pairing
from parlour.hall.cups.tournaments import (
    Tournament,
    draw_lots,
    entering,
    match_of,
    next_round,
    opened,
    origin,
    replayed,
    require_organiser,
    scored,
    seated,
    starting,
    tournament_json,
)
from parlour.hall.people.player import Player, Role
from parlour.table import timestamps
from parlour.table.clock import Clock
from parlour.table.match import commitment
from parlour.table.terms import Terms
from tests.table.playing import NOW, SECRET

ANN = Player("ann", "Ann", Role.PLAYER)
GUESTS = [Player(f"p{number}", f"Guest {number}") for number in range(9)]


def announced(form: str = "swiss", name: str = "Cup", **more: Any) -> Tournament:
    """Ann's tournament of Nim, open to guests."""
    rules = registry.game("nim").rule_book.standard
    return opened("t1", name, rules, form, ANN, SECRET, NOW, Plan(**{"guests": True, **more})).tournament


def drawn(form: str, count: int, **more: Any) -> Tournament:
    """One for which so many have signed up, and lots were drawn."""
    made = announced(form, **more)
    return draw_lots(replace(made, entrants=tuple(entering(made, one, None) for one in GUESTS[:count])))


def played(tournament: Tournament, winner: int | None = 0) -> Tournament:
    """Its next round, and every board that is played won by the same seat."""
    boards = next_round(tournament)
    assert boards is not None
    done = tuple(scored(tournament, one, winner, NOW) if one.result is None else one for one in boards)
    return replace(tournament, pairings=(*tournament.pairings, *done))


def out(tournament: Tournament, number: int) -> Tournament:
    """The same after an entrant withdrew."""
    entrants = (replace(one, withdrawn=one.withdrawn or one.number == number) for one in tournament.entrants)
    return replace(tournament, entrants=tuple(entrants))


@pytest.mark.parametrize(
    ("change", "code"),
    [({"form": "ladder"}, "tournament-form"), ({"name": "  "}, "tournament-name")],
)
def test_what_cannot_be_announced(change: dict[str, Any], code: str) -> None:
    """A form nobody knows, and a name of nothing but spaces."""
    with pytest.raises(Refusal) as caught:
        announced(**change)
    assert caught.value.code == code


@pytest.mark.parametrize(
    ("open_to", "player", "code"),
    [
        ({"guests": False}, GUESTS[0], "account-needed"),
        ({"guests": False}, ANN, None),
        ({}, GUESTS[0], None),
        ({"terms": Terms(clock=Clock(bank=60), rated=True)}, GUESTS[0], "account-needed"),
    ],
)
def test_who_may_sign_up(open_to: dict[str, Any], player: Player, code: str | None) -> None:
    """Guests where they are let in, and not where it is played for more than the fun of it."""
    made = announced(**open_to)
    if code is None:
        assert entering(made, player, None).player == player.id
        return
    with pytest.raises(Refusal) as caught:
        entering(made, player, None)
    assert caught.value.code == code


def test_what_one_brings_is_looked_at_when_one_signs_up() -> None:
    """Its game says what is wrong with it, before anybody waits for a match."""
    with pytest.raises(Refusal):
        entering(announced(), GUESTS[0], {"cards": ["no number"]})


def test_lots_follow_from_the_secret_and_the_nonces() -> None:
    """Drawn twice they are the same; each number is drawn once; another nonce, or another order, may draw others."""
    first = drawn("swiss", 8)
    assert drawn("swiss", 8) == first
    assert sorted(one.number for one in first.entrants if one.number is not None) == list(range(8))
    made = announced()
    orders = set()
    for nonce in range(8):
        entrants = [entering(made, one, None, f"{nonce:016x}") for one in GUESTS[:8]]
        orders.add(tuple(one.player for one in draw_lots(replace(made, entrants=tuple(entrants))).entrants))
    assert len(orders) > 1


def test_nobody_draws_lots_alone() -> None:
    """Two are the fewest."""
    with pytest.raises(Refusal) as caught:
        drawn("swiss", 1)
    assert caught.value.code == "tournament-too-few"


@pytest.mark.parametrize(("form", "count", "rounds"), [("knockout", 5, 3), ("round_robin", 5, 5), ("swiss", 8, 3)])
def test_a_tournament_ends_after_as_many_rounds_as_it_said(form: str, count: int, rounds: int) -> None:
    """And everybody has his place in the standings."""
    tournament = drawn(form, count)
    assert tournament.rounds == rounds
    while next_round(tournament) is not None:
        tournament = played(tournament)
    assert tournament.round == rounds
    assert len(tournament.standings()) == count


def test_a_round_that_is_made_twice_is_the_same() -> None:
    """Its boards, and the ids and seeds of their matches, follow from what was before."""
    tournament = drawn("swiss", 6)
    boards = next_round(tournament)
    assert boards and boards == next_round(tournament)
    first, again = (match_of(tournament, boards[0], NOW).match for _ in range(2))
    assert (first.id, first.secret) == (again.id, again.secret) == (boards[0].match, first.secret)
    assert len({match_of(tournament, board, NOW).match.secret for board in boards}) == len(boards)


def test_the_seats_are_shared_fairly() -> None:
    """In a round robin of odd number nobody sits first twice more often than second."""
    tournament = drawn("round_robin", 5)
    while next_round(tournament) is not None:
        tournament = played(tournament, None)
    for number in range(5):
        met = [one for one in tournament.pairings if None not in (one.first, one.second)]
        firsts = sum(one.first == number for one in met)
        assert abs(firsts - sum(one.second == number for one in met)) <= 2


def test_who_withdrew_loses_what_he_does_not_play() -> None:
    """In a knockout whoever would have met him goes on; in a swiss nobody is paired with him any more."""
    knockout = drawn("knockout", 4)
    boards = next_round(knockout)
    assert boards is not None and boards[0].first is not None and boards[0].second is not None
    left, other = boards[0].first, boards[0].second
    walked = next_round(out(knockout, left))
    assert walked is not None and (walked[0].result, walked[0].winner, walked[0].match) == ("bye", other, None)
    swiss = next_round(out(drawn("swiss", 5), 0))
    assert swiss is not None and all(0 not in (board.first, board.second) for board in swiss)
    assert next_round(out(out(drawn("swiss", 3), 0), 1)) is None  # whoever is left alone need not wait


def test_a_drawn_board_of_a_knockout_is_played_again_with_seats_swapped() -> None:
    """It is another match with another seed; where one has withdrawn meanwhile the other goes on."""
    tournament = drawn("knockout", 2)
    boards = next_round(tournament)
    assert boards is not None
    (board,) = boards
    again = replayed(tournament, scored(tournament, board, None, NOW))
    assert (again.first, again.second, again.replays) == (board.second, board.first, 1)
    assert again.result is None and again.match not in (None, board.match)
    assert match_of(tournament, again, NOW).match.secret != match_of(tournament, board, NOW).match.secret
    assert board.first is not None
    assert replayed(out(tournament, board.first), scored(tournament, board, None, NOW)).winner == board.second


def test_the_seeds_are_shown_to_come_from_its_secret_once_it_is_over() -> None:
    """Before, nothing of it is told; after, what is told gives the seed of each match, replayed ones too."""
    tournament = drawn("knockout", 2)
    boards = next_round(tournament)
    assert boards is not None
    again = replayed(tournament, scored(tournament, boards[0], None, NOW))
    live = replace(tournament, status="live", pairings=(again,))
    for board in (boards[0], again):
        assert board.match is not None and origin(live, board.match) is None
        told = origin(replace(live, status="over"), board.match)
        assert told is not None and told.commitment == commitment(SECRET)
        assert told.gives(match_of(tournament, board, NOW).match.secret)
        assert not told.gives(bytes(32))


def test_a_tournament_tells_nobody_its_secret_before_it_is_over_and_never_what_is_brought() -> None:
    """Whoever asks; the organiser as well."""
    made = announced()
    entrants = (entering(made, GUESTS[0], {"cards": [5]}), entering(made, GUESTS[1], {"cards": [6]}))
    live = replace(draw_lots(replace(made, entrants=entrants)), status="live")
    for player in ("ann", "p0", "p1", "nobody"):
        told = tournament_json(live, player)
        assert told["secret"] is None and told["mine"] == (player == "ann")
        assert all("bring" not in entrant for entrant in told["entrants"])
    assert tournament_json(replace(live, status="over", pairings=(Pairing(1, 1, 0, 1, result="first"),)), "p0")[
        "secret"
    ]


def test_only_its_organiser_runs_it() -> None:
    """Entrants do not."""
    require_organiser(announced(), ANN)
    with pytest.raises(Refusal) as caught:
        require_organiser(announced(), GUESTS[0])
    assert caught.value.code == "not-your-tournament"


@pytest.mark.parametrize("count", [4, 5, 8])
def test_the_third_place_is_played_for_or_shared(count: int) -> None:
    """With a match for it the last round has two boards; without one both losing semi-finalists are third."""
    shared, fought = drawn("knockout", count), drawn("knockout", count, third=True)
    while next_round(shared) is not None:
        shared = played(shared)
    while next_round(fought) is not None:
        fought = played(fought)
    assert [one.place for one in shared.standings()][:4] == [1, 2, 3, 3]
    assert [one.place for one in fought.standings()][:4] == [1, 2, 3, 4]
    final, third = fought.of_round(fought.rounds)
    assert [one.number for one in fought.standings()][:4] == [final.winner, final.loser, third.winner, third.loser]
    assert fought.round == shared.round == fought.rounds


def test_three_have_no_match_for_the_third_place() -> None:
    """The only one who lost a semi-final is third."""
    found = drawn("knockout", 3, third=True)
    while next_round(found) is not None:
        found = played(found)
    assert len(found.of_round(2)) == 1 and [one.place for one in found.standings()] == [1, 2, 3]


def test_a_swiss_has_the_rounds_that_were_announced() -> None:
    """As many as can be played without meeting twice."""
    assert drawn("swiss", 8, swiss=2).rounds == 2
    assert drawn("swiss", 4, swiss=9).rounds == 2


def test_who_is_there_plays_whoever_signed_up_first() -> None:
    """As many as there are places; where nobody checks in all are there."""
    starts = timestamps.later(NOW, 3_600_000)
    made = announced(most=2, starts=starts, checkin=True)
    here = [None, NOW, NOW, NOW]
    there = tuple(entering(made, one, None, here=since) for one, since in zip(GUESTS, here, strict=False))
    found = replace(made, entrants=there)
    assert [one.player for one in seated(found)] == ["p1", "p2"]
    told = tournament_json(found, "p3")
    assert (told["count"], told["waiting"], told["waits"], told["here"]) == (2, 2, 2, NOW)
    assert [one["waits"] for one in told["entrants"]] == [None, None, 1, 2]
    plain = replace(found, plan=replace(made.plan, checkin=False))
    assert [one.player for one in seated(plain)] == ["p0", "p1"]


def test_one_that_starts_at_a_time_is_started_by_nobody() -> None:
    """Its organiser starts any other."""
    assert starting(announced(), ANN, NOW).tournament == "t1"
    with pytest.raises(Refusal) as caught:
        starting(announced(starts=timestamps.later(NOW, 1)), ANN, NOW)
    assert caught.value.code == "tournament-starts-itself"


def test_a_game_that_ends_after_the_round_is_the_last_of_its_board() -> None:
    """Before, the best of three goes on."""
    tournament = drawn("swiss", 2, best=3)
    (board,) = next_round(tournament) or ()
    live = replace(tournament, deadline=timestamps.later(NOW, 1))
    assert scored(live, board, 0, NOW).result is None
    assert scored(live, board, 0, timestamps.later(NOW, 1)).result == "first"


def test_what_is_won_is_told_by_name() -> None:
    prize = ({"gil": 5}, {"triple-triad/ff8/80": 2})
    (first, second) = tournament_json(announced(prize=prize, guests=False), "p0")["prizes"]
    assert first == {"place": 1, "gil": 5, "cards": []}
    assert (second["place"], second["gil"]) == (2, 0)
    assert second["cards"][0]["count"] == 2 and second["cards"][0]["name"] != "80"
