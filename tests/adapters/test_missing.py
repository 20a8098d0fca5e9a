"""An adapter whose library is not installed tells how to install it, in one line."""

import pytest

from tests.adapters.unwanted import said_without


@pytest.mark.parametrize(
    ("module", "library", "extra"),
    [
        ("gymnasium", "gymnasium", "gymnasium"),
        ("pettingzoo", "pettingzoo", "pettingzoo"),
        ("open_spiel", "pyspiel", "openspiel"),
        ("tree", "greenlet", "openspiel"),
    ],
)
def test_an_adapter_says_what_to_install(module: str, library: str, extra: str) -> None:
    """The error names the extra that brings the library."""
    said = said_without(f"parlour.adapters.{module}", library)
    assert said.startswith("ImportError") and said.endswith(f'pip install "parlour[{extra}]"')


@pytest.mark.parametrize(
    ("module", "other"),
    [("pettingzoo", "pyspiel"), ("pettingzoo", "greenlet"), ("open_spiel", "pettingzoo"), ("gymnasium", "pettingzoo")],
)
def test_an_adapter_wants_its_own_library_alone(module: str, other: str) -> None:
    """Each adapter works without the library of the other."""
    assert said_without(f"parlour.adapters.{module}", other) == ""
