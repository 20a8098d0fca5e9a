"""The events of a Cipher match name the player who acted, and the amounts."""

import pytest

from parlour.core import registry
from parlour.core.event import Event

CIPHER = registry.game("cipher")


@pytest.mark.parametrize(
    ("names", "en", "fr"),
    [
        (("Ann", "Ben"), "Ben turns up Cain as support.", "Ben retourne Caïn en soutien."),
        ((None, None), "Second player turns up Cain as support.", "Second joueur retourne Caïn en soutien."),
        (("Ann", None), "Second player turns up Cain as support.", "Second joueur retourne Caïn en soutien."),
    ],
)
def test_players_are_called_by_their_names(names: tuple[str | None, ...], en: str, fr: str) -> None:
    """A player with a name is called by it; an empty seat, or one whose player left the hall, by its place."""
    told = CIPHER.event_json(
        Event("support", {"seat": "second", "card": "B01-008", "slot": 70, "failed": False}), 0, names
    )
    assert (told["en"], told["fr"]) == (en, fr)


def test_the_winner_is_called_by_name() -> None:
    """The end of a match names the winner."""
    won = CIPHER.event_json(Event("result", {"winner": "first"}), 0, ("Ann", "Ben"))
    assert (won["en"], won["fr"]) == ("Ann wins.", "Ann gagne.")
    drawn = CIPHER.event_json(Event("result", {"winner": None}), 0, ("Ann", "Ben"))
    assert (drawn["en"], drawn["fr"]) == (
        "Both lose at once: a draw.",
        "Les deux perdent en même temps\u00a0: match nul.",
    )


@pytest.mark.parametrize(("amount", "said"), [(20, "+20"), (-10, "−10")])
def test_attack_that_is_gained_carries_its_sign(amount: int, said: str) -> None:
    """An attack bonus has its sign: +20 is no total."""
    told = CIPHER.event_json(Event("power", {"seat": "first", "card": "B01-008", "slot": 3, "amount": amount}), 0)
    assert (told["en"], told["fr"]) == (f"Cain: {said} attack.", f"Caïn\u00a0: {said} en attaque.")
    assert told["amount"] == amount


def test_a_unit_is_feminine_in_french() -> None:
    """In French the participle agrees with the word for unit, so that nobody's gender is guessed."""
    told = CIPHER.event_json(Event("defeated", {"seat": "first", "card": "B01-065", "slot": 3}), 0)
    assert told["fr"].startswith("L’unité ") and told["fr"].endswith(" est vaincue.")
