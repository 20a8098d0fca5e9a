"""Notices of a community: keepers are told who applies, applicants of the answer, and nobody else anything."""

import pytest

from parlour.core import words
from parlour.hall.communities import notices
from parlour.hall.communities.community import Community, Membership
from parlour.hall.communities.shapes import Standing
from parlour.hall.notices.notice import Notify, link_of, says
from parlour.hall.people.player import Player
from tests.hall.communities.test_charter import charter
from tests.table.playing import NOW

ANN = Player("ann", "Ann")
CLOSED = Community("lantern-club", charter(open=False), NOW, 1)


def person(name: str, standing: Standing) -> Membership:
    return Membership(CLOSED.id, name, name.title(), standing, NOW)


KEPT = [person("ben", "keeper"), person("cid", "keeper"), person("eve", "member")]


def heard(told: tuple[Notify, ...]) -> list[tuple[str, str, str]]:
    """Return the player of each notice, with its sentence in both languages."""
    notices = [one for notify in told for one in notify.notices]
    assert all(link_of(one) == "/community/lantern-club" for one in notices)
    return [(one.player, words.rendered("en", says(one)), words.rendered("fr", says(one))) for one in notices]


def test_its_keepers_hear_who_asks_to_be_let_in() -> None:
    """Each keeper is told who applies, with the community's name in the reader's language if it has one."""
    sentences = "Ann asks to be let into Lantern Club", "Ann demande à entrer dans Lantern Club"
    assert heard(notices.asking(CLOSED, KEPT, ANN, NOW)) == [("ben", *sentences), ("cid", *sentences)]


def test_nobody_hears_of_who_comes_in_by_themselves_or_asked_before() -> None:
    opened = Community("lantern-club", charter(open=True), NOW, 1)
    assert notices.asking(opened, KEPT, ANN, NOW) == ()
    assert notices.asking(CLOSED, [*KEPT, person(ANN.id, "asks")], ANN, NOW) == ()


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        ("asks", "member", "You belong to Lantern Club now"),
        ("asks", "keeper", "You keep Lantern Club now"),
        ("member", "keeper", "You keep Lantern Club now"),
        ("member", "member", None),
        ("keeper", "member", None),
    ],
)
def test_who_is_let_in_or_made_a_keeper_hears_it(before: Standing, after: Standing, said: str | None) -> None:
    told = heard(notices.admitted(CLOSED, [*KEPT, person("ann", before)], "ann", after, NOW))
    assert [(who, english) for who, english, _french in told] == ([] if said is None else [("ann", said)])


def test_a_community_with_one_name_has_it_in_both_languages() -> None:
    named = Community("lantern-club", charter(open=False, name={"en": "", "fr": "Club du Fanal"}), NOW, 1)
    assert [english for _who, english, _french in heard(notices.asking(named, KEPT, ANN, NOW))] == [
        "Ann asks to be let into Club du Fanal"
    ] * 2
