"""A skill that ends leaves nothing in the state, however far it had come."""

from typing import Any

import numpy as np
import pytest

from parlour.games.cipher import GAME
from parlour.games.cipher.blank import blank
from parlour.games.cipher.field.stages import CHECK, PAYING, ask_units, begin_skill, end_skill, next_effect
from parlour.games.cipher.state import ASK_CHOOSE, NONE


@pytest.fixture
def s() -> Any:
    """Return a state in which no skill resolves."""
    return blank(GAME.rule_book.standard, 50)[0]


def test_an_ended_skill_is_forgotten(s: Any) -> None:
    """The state has the bytes that it had before the skill began."""
    before = s.tobytes()
    begin_skill(s, 7, 3, 4, 5)
    assert s.tobytes() != before
    s["stage"], s["done"], s["shown"], s["held"], s["picked"][1] = PAYING, 2, 1, 9, 6
    next_effect(s)
    end_skill(s)
    assert s.tobytes() == before


def test_a_skill_begins_unchecked(s: Any) -> None:
    """A new skill takes over nothing that another one left."""
    s["at"], s["selected"], s["left"], s["held"], s["picked"][0] = 3, 4, 2, 9, 1
    begin_skill(s, 7, 3, NONE, NONE)
    assert (int(s["skill"]), int(s["source"]), int(s["stage"])) == (7, 3, CHECK)
    assert not np.any([s["at"], s["selected"], s["left"], s["picked"][0]]) and int(s["held"]) == NONE


def test_the_next_effect_chooses_anew(s: Any) -> None:
    """The question for units notes its seat and its number; the next effect forgets what was chosen."""
    begin_skill(s, 7, 3, NONE, NONE)
    ask_units(s, 1, 5, 1, 2)
    told = [int(s[name]) for name in ("ask", "ask_seat", "ask_owner", "ask_filter", "ask_least", "left")]
    assert told == [ASK_CHOOSE, 1, 1, 5, 1, 2]
    s["selected"] = 6
    next_effect(s)
    assert (int(s["at"]), int(s["selected"]), int(s["left"])) == (1, 0, 0)
