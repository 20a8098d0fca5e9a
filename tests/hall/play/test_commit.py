"""Effects of entries: computed without a copy of the match when a move leaves it running, with the same result."""

import pytest

from parlour.core import registry
from parlour.core.chance import Seeded
from parlour.hall.play.commit import Append, commit, summary
from parlour.table.clock import Clock
from parlour.table.match import Match
from parlour.table.seat import Seat
from parlour.table.terms import Terms

NOW = "2024-05-01T12:00:00.000+00:00"


@pytest.mark.parametrize("clock", [None, Clock(bank=600)], ids=["untimed", "timed"])
@pytest.mark.parametrize("text", ["triple-triad:ffwtt", "triple-triad:mush", "chakart:seed+ply_cap=150"])
def test_a_move_is_summed_up_as_the_match_after_it(text: str, clock: Clock | None) -> None:
    rules, choice = registry.game(text.partition(":")[0]).rule_book.parse(text), Seeded(1)
    match = Match.create("m", rules, bytes(32), NOW, Terms(clock=clock))
    for number in (0, 1):
        for entry in match.decide_seat(number, Seat(str(number), f"P{number}", None, {}), None, NOW):
            match.evolve(entry)
    while match.status == "live":
        assert match.state is not None
        legal = match.game.legal(match.state)
        action = match.game.action_text(match.state, legal[choice.pick(len(legal))])
        entry = match.decide_act(match.to_act(), action, f"c{match.seq}", NOW)
        made = commit(match, [entry])
        ahead = match.after([entry])
        ends = ahead.status == "over"
        assert made == Append(match, [entry], summary=summary(ahead), effects=made.effects if ends else ())
        match.evolve(entry)
