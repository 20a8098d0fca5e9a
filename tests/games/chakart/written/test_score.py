"""The score sheet of a match: its players, its first position, and each step with the position after it."""

from parlour.core import registry
from parlour.core.contract import SPECTATOR
from parlour.table.projection import history
from tests.table.playing import act, dealt_match, play_on


def test_every_step_is_one_line_that_ends_where_it_led() -> None:
    """A step is one line of number, seat, action and FEN; the head has the names and the first position."""
    match = play_on(dealt_match("chakart:seed"), 2, 6)
    sheet = match.game.exports(history(match, SPECTATOR), {"white": "Ann", "black": "Ben"})
    (text,) = sheet.values()
    head, _, body = text.partition("\n\n")
    began = match.game.position(match.states[3])["fen"]
    assert head.splitlines() == ['[White "Ann"]', '[Black "Ben"]', f'[FEN "{began}"]']
    lines = [line.split("\t") for line in body.splitlines()]
    assert [line[0] for line in lines] == [str(number) for number in range(1, 7)]
    for (_number, seat, action, fen), entry in zip(lines, match.log[3:], strict=True):
        assert (seat, action) == (match.game.seats[entry.seat or 0], entry.data["text"])
        assert fen == match.game.view(match.states[entry.seq], SPECTATOR)["fen"]


def test_who_gives_up_stands_on_it_too() -> None:
    """A resignation is a line too, with a word for it and the position it left."""
    match = dealt_match("chakart:seed")
    act(match)
    match.evolve(match.decide_resign(1, "r", match.created))
    (text,) = registry.game("chakart").exports(history(match, SPECTATOR), {}).values()
    before, last = (line.split("\t") for line in text.splitlines()[-2:])
    assert last == ["2", "black", "resigned", before[-1]]
