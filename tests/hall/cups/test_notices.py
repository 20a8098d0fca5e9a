"""Notices: what each entrant is told at the end."""

from dataclasses import replace

from parlour.hall.cups import notices
from tests.hall.cups.test_prizes import CARD, decided
from tests.hall.cups.test_tournaments import GUESTS, out
from tests.table.playing import NOW


def test_each_hears_their_place_and_what_it_won_them() -> None:
    """Entrants with a shared place are told that place; withdrawn ones are told nothing."""
    found = decided(4)
    told = {one.player: one.about for one in notices.over(found, NOW).notices}
    first, second, *others = (found.entrant(one.number).player for one in found.standings())
    assert (told[first]["place"], told[first]["gil"], told[first]["count"]) == (1, 100, 1)
    assert (told[second]["place"], told[second]["gil"], told[second]["count"]) == (2, 50, 0)
    assert {told[one]["place"] for one in others} == {3}
    gone = out(found, found.standings()[0].number)
    assert first not in {one.player for one in notices.over(gone, NOW).notices}
    assert CARD not in str(told)  # people read names


def test_a_card_that_was_won_has_its_name_in_every_language() -> None:
    won = decided(4)
    caeda = replace(won, plan=replace(won.plan, prize=({"gil": 1, "cipher/enforced/B01-006": 1},)))
    first = next(one for one in notices.over(caeda, NOW).notices if one.about["place"] == 1)
    assert first.about["cards"] == {"en": "Talys's Heart Caeda", "fr": "Talys's Heart Shiida"}


def test_all_on_the_list_are_told_that_check_in_opens_and_what_is_called_off() -> None:
    found = replace(decided(4), status="open")
    everybody = {one.id for one in GUESTS[:4]}
    for said, kind in ((notices.opened(found, NOW), "cup-checkin"), (notices.called_off(found, NOW), "cup-off")):
        assert {one.player for one in said.notices} == everybody and {one.kind for one in said.notices} == {kind}
    (missed,) = notices.missed(found, found.entrants[:1], NOW).notices
    assert (missed.player, missed.kind, missed.about["cup"]) == (found.entrants[0].player, "cup-missed", "Cup")
