"""Fair play: a position that people play is recognised in any form of a question; no other position is."""

from dataclasses import replace
from typing import Any

import pytest

from parlour.agents import levels
from parlour.core.game import Game
from parlour.core.record import State
from parlour.core.refusal import Refusal
from parlour.hall.play.fair_play import AFTER, Played, between_people, line
from parlour.table.match import Match
from parlour.table.seat import Seat
from tests import guises
from tests.table.playing import BLUE, RED, act, dealt_match, empty_table, play_on, seat_both

CLOSED = "triple-triad:free"
HANDS = {"Ann": 1, "Ben": 6}
GAMES = (CLOSED, "chakart:seed", "cipher:seed", "nim:free")


def live(rules: str = CLOSED, plies: int = 3) -> tuple[Game, Match, State]:
    """Return the game, a match of Ann and Ben, and its position."""
    match = play_on(dealt_match(rules), 2, plies)
    assert match.state is not None
    return match.game, match, match.state


@pytest.mark.parametrize("rules", GAMES)
def test_the_position_is_known_again_until_the_match_goes_on(rules: str) -> None:
    """The position is recognised when set up by hand, even with other cards where the seat to move cannot see."""
    game, match, state = live(rules)
    played = Played(game, [match])
    written = game.parse_position(match.rules, game.position(state))
    assert played.holds(state) and played.holds(written)
    with pytest.raises(Refusal) as told:
        played.refuse(written)
    assert told.value.code == "position-live"
    act(match)
    assert not Played(game, [match]).holds(state)


def along(match: Match, acts: int) -> Match:
    """Return another table with the first actions of a match."""
    other = dealt_match(match.rules.text)
    for entry in [one for one in match.log if one.action is not None][:acts]:
        act(other, entry.text)
    return other


@pytest.mark.parametrize("rules", ["chakart:seed", "triple-triad:free+visibility=open"])
def test_a_table_just_before_or_after_tells_what_the_position_is_worth(rules: str) -> None:
    """A table just before the position would tell the value of the played action. One just after it would tell that of
    each possible action and answer. Tables further away are not refused.
    """
    game, whole, _state = live(rules, 8)
    for acts in range(8):
        people = along(whole, 3)
        near = 2 <= acts <= 3 + AFTER
        played, asked = Played(game, [people]), line(along(whole, acts))
        if near:
            with pytest.raises(Refusal) as told:
                played.refuse_near(asked)
            assert told.value.code == "position-live"
        else:
            played.refuse_near(asked)
    assert line(whole, whole.seq - 2) == line(along(whole, 6))


OTHERS = {
    "triple-triad:free": lambda told: guises.exchanged(told, "red", "blue"),
    "triple-triad:free+elemental+power_wall+broken_wall": lambda told: guises.exchanged(told, "red", "blue"),
    "chakart:seed": guises.turned_over,
    "cipher:seed": lambda told: guises.exchanged(told, "first", "second"),
}


@pytest.mark.parametrize("rules", OTHERS)
@pytest.mark.parametrize("plies", [0, 3, 4])
def test_who_takes_the_other_seat_asks_about_the_same(rules: str, plies: int) -> None:
    """The position is recognised with swapped seats, from the deal on and whoever is to move."""
    game, match, state = live(rules, plies)
    played, written = Played(game, [match]), dict(game.position(state))
    asked = game.parse_position(match.rules, OTHERS[rules](written))
    assert game.to_act(asked) == 1 - game.to_act(state) and played.holds(asked)
    act(match)
    assert not Played(game, [match]).holds(asked)


@pytest.mark.parametrize("rules", [CLOSED, "triple-triad:free+elemental+power_wall+playing_order=order"])
def test_who_turns_the_board_asks_about_the_same(rules: str) -> None:
    """The position is recognised in each of the eight orientations with its cards turned, in either colour. With cards
    unturned it is another position.
    """
    game, match, state = live(rules)
    played = Played(game, [match])
    for asked in guises.all_ways(dict(game.position(state))):
        for told in (asked, guises.exchanged(asked, "red", "blue")):
            assert played.holds(game.parse_position(match.rules, told))
    position = dict(game.position(state))
    board = guises.moved(position, "mirror")["board"]
    assert not played.holds(game.parse_position(match.rules, {**position, "board": board}))


def test_a_board_without_edges_is_shifted_too() -> None:
    """Shifted boards are recognised under Broken Wall alone."""
    for rules, held in ((CLOSED, False), ("triple-triad:free+broken_wall", True)):
        game, match, state = live(rules)
        shifted = guises.moved(dict(game.position(state)), "shift")
        for asked in guises.all_ways(shifted):
            assert Played(game, [match]).holds(game.parse_position(match.rules, asked)) is held


def test_who_looks_at_the_other_wing_asks_about_the_same() -> None:
    """The position is recognised with wings exchanged, in either colour, and during pending decisions."""
    for plies in range(12):
        game, match, state = live("chakart:seed", plies)
        written = dict(game.position(state))
        if written["pending"] is None:
            for asked in (guises.other_wing(written), guises.turned_over(guises.other_wing(written))):
                assert Played(game, [match]).holds(game.parse_position(match.rules, asked))


def test_nothing_hangs_on_the_order_of_the_moves() -> None:
    """Two matches that reach one board by different orders share its position."""
    rules = "triple-triad:free+visibility=open+first_player=red"
    deal = {seat: [{"sides": [side, 1, 1, side]} for side in range(first, first + 5)] for seat, first in HANDS.items()}

    def after(*actions: str) -> Match:
        match = empty_table(rules)
        red, blue = (replace(seat, bring={"cards": deal[seat.name]}) for seat in (RED, BLUE))
        seat_both(match, red, blue)
        for action in actions:
            act(match, action)
        return match

    one, other = after("1@0", "1@2", "2@6", "2@7"), after("2@6", "2@7", "1@0", "1@2")
    assert other.state is not None
    assert Played(one.game, [one]).holds(other.state)


def bent(game: Game, state: State, rules: str = CLOSED, **hands: Any) -> State:
    """Return the position under other rules and with other hands."""
    position = dict(game.position(state))
    return game.parse_position(game.rule_book.parse(rules), {**position, "hands": {**position["hands"], **hands}})


def test_who_asks_in_a_guise_asks_about_the_same() -> None:
    """The position is recognised with the hand reordered, the hidden hand guessed and open, or an idle rule added."""
    game, match, state = live()
    played, (mine, theirs) = Played(game, [match]), (("blue", "red"), ("red", "blue"))[game.to_act(state) == 0]
    hand, other = (game.position(state)["hands"][side] for side in (mine, theirs))
    guess = [{"card": [1, 2, 3, 4]} for _ in other]
    for asked in (
        bent(game, state, **{mine: hand[::-1]}),
        bent(game, state, **{theirs: guess}),
        bent(game, state, "triple-triad:free+visibility=open", **{mine: hand[::-1], theirs: guess}),
    ):
        assert played.holds(asked)
    assert not played.holds(bent(game, state, **{mine: [*hand[1:], {"card": [1, 2, 3, 4]}]}))


def test_cards_are_known_by_their_numbers() -> None:
    """A card given by its four sides alone still makes the same position."""
    game, match, state = live("triple-triad:free+visibility=open")

    def plain(card: dict[str, Any]) -> dict[str, Any]:
        return {key: told for key, told in card.items() if key in ("card", "owner")}

    position = dict(game.position(state))
    hands = {side: [plain(card) for card in cards] for side, cards in position["hands"].items()}
    board = [square and plain(square) for square in position["board"]]
    asked = game.parse_position(match.rules, {**position, "board": board, "hands": hands})
    assert Played(game, [match]).holds(asked)


def house_table(named: bool, person: str = "ann") -> Match:
    """Return a table against the house, whose hand the person named or the table deals."""
    match = empty_table(CLOSED, "house")
    hand = {"cards": [{"sides": [side, 2, 3, 4]} for side in range(1, 6)]}
    seat_both(match, Seat(person, person, None, hand), Seat(None, "strix", "strix", hand if named else {}))
    return match


def test_who_chose_the_cards_of_the_house_is_told_nothing_while_they_play_a_person() -> None:
    """Whoever named the house's cards is told nothing while they play a person. It holds for their machine too, and for
    a match between the two. Everybody else is told, and so are they afterwards.
    """
    game, match, _state = live()
    named, dealt = house_table(named=True), house_table(named=False)
    ann = Played(game, [match], frozenset({"ann", "her machine"}))
    assert [ann.silent(one) for one in (named, dealt, match)] == ["cards-chosen", None, None]
    assert ann.silent(house_table(named=True, person="her machine")) == "cards-chosen"
    assert ann.moves(named, named.states[3], "strix") != "strix" == ann.moves(dealt, dealt.states[3], "strix")
    own = empty_table(CLOSED, "own")
    seat_both(own, replace(RED, bring=named.seats[0].bring), replace(BLUE, player="her machine"))  # type: ignore[union-attr]  # they sit
    assert ann.silent(own) == "cards-chosen"
    eve = Played(game, [match], frozenset({"eve"}))
    assert eve.silent(named) is None
    with_her_machine = Played(game, [own], frozenset({"ann", "her machine"}))
    assert with_her_machine.silent(named) is None
    assert Played(game, [play_on(match, 1)], frozenset({"ann"})).silent(named) is None


def test_the_house_searches_no_position_that_people_play() -> None:
    """At a position that people play the house moves as an agent that does not search; elsewhere it searches."""
    game, match, state = live()
    house = house_table(named=False)
    played = Played(game, [match])
    assert played.moves(house, state, "strix") in levels.without_search(game)
    assert played.moves(house, house.states[3], "strix") == "strix"
    assert played.moves(house, state, "pip") == "pip"


def test_nobody_else_is_in_the_way() -> None:
    """Matches against the house, finished ones and those that today's rules cannot replay hide nothing."""
    game, match, state = live()
    house = empty_table(CLOSED)
    seat_both(house, RED, Seat(None, "random", "random", {}))
    over = play_on(dealt_match(CLOSED), 2)
    strayed = replace(match, diverged_at=3)
    assert between_people(match) and not between_people(house) and not between_people(over)
    assert not Played(game, [house, over, strayed]).holds(state)
    assert house.state is not None and not Played(game, [house]).holds(house.state)
