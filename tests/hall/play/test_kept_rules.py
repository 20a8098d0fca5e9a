"""Kept rules are stored as canonical text, under a normalised name."""

import pytest

from parlour.core import registry
from parlour.core.refusal import Refusal
from parlour.hall.play.kept_rules import keep
from tests.table.playing import NOW


def test_rules_are_kept_under_a_name_as_it_is_written() -> None:
    rules = registry.game("nim").rule_book.standard
    kept = keep("ann", "  My   usual ", rules, True, NOW).kept
    assert (kept.name, kept.game, kept.rules, kept.usual) == ("My usual", "nim", rules.text, True)
    with pytest.raises(Refusal) as caught:
        keep("ann", "x" * 41, rules, False, NOW)
    assert caught.value.code == "bad-name"
