"""Fair play: a position that people play is known again, however it is asked about; another is not."""

from dataclasses import replace
from typing import Any

import pytest

from parlour.core.game import Game
from parlour.core.record import State
from parlour.core.refusal import Refusal
from parlour.hall.play.fair_play import Played, between_people
from parlour.table.match import Match, Seat
from tests.table.playing import RED, act, dealt_match, empty_table, play_on, seat_both

CLOSED = "triple-triad:free"
GAMES = (CLOSED, "chakart:seed", "cipher:seed", "nim:free")


def live(rules: str = CLOSED, plies: int = 3) -> tuple[Game, Match, State]:
    """A match of Ann and Ben, and where it stands."""
    match = play_on(dealt_match(rules), 2, plies)
    assert match.state is not None
    return match.game, match, match.state


@pytest.mark.parametrize("rules", GAMES)
def test_the_position_is_known_again_until_the_match_goes_on(rules: str) -> None:
    """Set up by hand as it was written down, with another behind what the seat to act sees as well."""
    game, match, state = live(rules)
    played = Played(game, [match])
    written = game.parse_position(match.rules, game.position(state))
    assert played.holds(state) and played.holds(written)
    with pytest.raises(Refusal) as told:
        played.refuse(written)
    assert told.value.code == "position-live"
    act(match)
    assert not Played(game, [match]).holds(state)


def bent(game: Game, state: State, rules: str = CLOSED, **hands: Any) -> State:
    """The position under other rules and with other hands."""
    position = dict(game.position(state))
    return game.parse_position(game.rule_book.parse(rules), {**position, "hands": {**position["hands"], **hands}})


def test_who_asks_in_a_guise_asks_about_the_same() -> None:
    """The hand in another order, the hidden one guessed and laid open, a rule that makes no difference."""
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
    """Who writes down no more of a card than its four sides asks about the same position."""
    game, match, state = live("triple-triad:free+visibility=open")

    def plain(card: dict[str, Any]) -> dict[str, Any]:
        return {key: told for key, told in card.items() if key in ("card", "owner")}

    position = dict(game.position(state))
    hands = {side: [plain(card) for card in cards] for side, cards in position["hands"].items()}
    board = [square and plain(square) for square in position["board"]]
    asked = game.parse_position(match.rules, {**position, "board": board, "hands": hands})
    assert Played(game, [match]).holds(asked)


def test_nobody_else_is_in_the_way() -> None:
    """Neither a match against the house nor one that is over, nor one of which today's rules lead nowhere."""
    game, match, state = live()
    house = empty_table(CLOSED)
    seat_both(house, RED, Seat(None, "random", "random", {}))
    over = play_on(dealt_match(CLOSED), 2)
    strayed = replace(match, strayed=3)
    assert between_people(match) and not between_people(house) and not between_people(over)
    assert not Played(game, [house, over, strayed]).holds(state)
    assert house.state is not None and not Played(game, [house]).holds(house.state)
