"""Settings are read from text within their bounds, and written so that they read back."""

from dataclasses import dataclass
from typing import Annotated

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.agents.settings import Bounds, listed, read, text
from parlour.core.refusal import Refusal


@dataclass(frozen=True, slots=True)
class Some:
    """Settings with one field of each kind."""

    size: Annotated[int, Bounds(1, 9)] = 3
    pull: Annotated[float, Bounds(-1.0, 1.0)] = 0.25
    kept: bool = False


@given(st.builds(Some, st.integers(1, 9), st.floats(-1, 1), st.booleans()))
def test_what_is_written_reads_back(some: Some) -> None:
    """Settings read back to the last digit; a field with its usual value is not written."""
    name, at, given_text = text("agent", some).partition("@")
    assert name == "agent"
    assert (read(Some, "agent", given_text) if at else Some()) == some
    assert bool(at) == (some != Some())


def test_what_there_is_is_listed() -> None:
    assert listed(Some) == "size=1..9, pull=-1.0..1.0, kept=on|off"


@pytest.mark.parametrize(
    "wrong", ["", "size", "size=", "size=10", "size=1.5", "pull=inf", "kept=1", "kept=", "big=1", ","]
)
def test_what_is_no_setting_is_refused(wrong: str) -> None:
    """A text that is no setting is refused with the whole list of settings."""
    with pytest.raises(Refusal) as refused:
        read(Some, "agent", wrong)
    assert listed(Some) in refused.value.message("en") and "agent" in refused.value.message("fr")
