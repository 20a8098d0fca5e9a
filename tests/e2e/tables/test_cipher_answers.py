"""Answers, at their own pace, to a battle’s questions that no card can answer, unless a player is asked always."""

import copy
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e import cipher_positions, players
from tests.e2e.access import violations
from tests.e2e.cipher_seat import DESK, PHONE, SIZE, Seat
from tests.e2e.measured import CIPHER, Everywhere
from tests.served import Hall

pytestmark = pytest.mark.browser

MAIN = "B01-003"  # the fighter of these battles: a card of this name answers
LATE = "02:00:00"  # by then anything that waits has come
TIMES = "parlour-cipher-times"
SLOW = " ".join(["3600000"] * 12)  # a player who takes an hour: nothing is answered while a test looks
BEING = re.compile("^No (critical hit|evade to choose): no (other )?Marth in your hand")


def _empty(ask: str) -> dict[str, Any]:
    """Return the question, with no card that could be discarded."""
    position = copy.deepcopy(cipher_positions.asked(ask, *SIZE))
    position["first"]["hand"] = [code for code in position["first"]["hand"] if code != MAIN]
    return position


class Slow(Seat):
    """A player who takes an hour, at a page whose clock the test holds."""

    def prepare(self) -> None:
        """Prepare the browser before its first page."""
        self.page.clock.install()
        self.page.add_init_script(f"localStorage.getItem('{TIMES}') ?? localStorage.setItem('{TIMES}', '{SLOW}')")

    def late(self) -> None:
        """Let the hour pass."""
        self.page.clock.fast_forward(LATE)


def _choose(page: Page, who: str, speed: str = "Animation speed") -> None:
    players.beside(page, speed)
    page.get_by_role("radio", name=who).check()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.variants("window", "ask")
@pytest.mark.parametrize(("window", "ask"), [(DESK, "critical"), (PHONE, "evade")])
def test_an_empty_question_is_answered_by_itself(
    window: tuple[int, int], ask: str, everywhere: Everywhere, hall: Hall, visitor: Any
) -> None:
    """The question is asked, in view in every window, and answered when this player would do it.

    The setting is remembered.
    """
    seat = Slow(hall, visitor, window, position=_empty(ask))
    expect(seat.panel.get_by_text(BEING)).to_have_count(0)
    _choose(seat.page, "Answer these for me")
    expect(seat.panel.get_by_text(BEING)).to_be_visible()
    assert violations(seat.page) == []
    found = everywhere(seat.page, f"cipher-empty-{ask}", CIPHER)
    assert found == []
    seat.page.reload()
    expect(seat.panel.get_by_text(BEING)).to_be_visible()
    assert seat.acts == []
    seat.late()
    seat.has_told("no")
    assert seat.page.problems == []


def test_one_who_answers_himself_is_not_answered_for(hall: Hall, visitor: Any) -> None:
    """Without the setting, or after the button, the player alone answers, and the answer is sent once."""
    seat = Slow(hall, visitor, DESK, position=_empty("evade"))
    seat.late()
    assert seat.acts == []
    _choose(seat.page, "Answer these for me")
    seat.panel.get_by_role("button", name="Answer myself").click()
    expect(seat.panel.get_by_text(BEING)).to_have_count(0)
    seat.late()
    assert seat.acts == []
    seat.panel.get_by_role("button", name="Do not evade").click()
    seat.has_told("no")


def test_a_question_that_a_card_might_answer_waits_for_its_hand(hall: Hall, visitor: Any) -> None:
    """A question that a card might answer waits for its hand, and the time it takes is kept."""
    seat = Slow(hall, visitor, DESK, "critical")
    _choose(seat.page, "Answer these for me")
    seat.late()
    assert seat.acts == []
    seat.panel.get_by_role("button", name="Keep Marth").click()
    seat.has_told("no")
    kept = seat.page.evaluate(f"localStorage.getItem('{TIMES}').split(' ')")
    assert len(kept) == 12 and kept[:-1] == ["3600000"] * 11 and kept[-1] != "3600000"


def test_it_is_told_in_french(hall: Hall, visitor: Any) -> None:
    """French has words for it as English does."""
    seat = Slow(hall, visitor, DESK, locale="fr-FR", position=_empty("critical"))
    _choose(seat.page, "Répondre pour moi", "Vitesse des animations")
    expect(seat.panel).to_contain_text("Pas de coup critique\u00a0: pas d’autre Marth en main.")
    expect(seat.panel.get_by_role("button", name="Répondre moi-même")).to_be_visible()
    seat.late()
    seat.has_told("no")
