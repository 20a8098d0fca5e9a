"""Kept rules over the interface: an account's own, in whatever browser they sign in."""

from collections.abc import Callable
from typing import Any

import pytest

from parlour.hall.play.decks import LONGEST_NAME, MOST
from tests.web.routes.test_accounts import claimed, code
from tests.web.visiting import Guest

Arrive = Callable[..., Guest]
SHELF = "/api/kept-rules/nim"


def put(ann: Guest, **change: Any) -> Any:
    """Keep the free rules as the usual ones."""
    return ann.http.put(SHELF, json={"name": "Sunday", "rules": "nim:free", "usual": True, **change})


def test_an_account_keeps_rules_and_nobody_else_sees_them(guest: Arrive) -> None:
    ann, name = claimed(guest)
    kept = put(ann, name=" Sunday  evening").json()
    assert kept == {"name": "Sunday evening", "rules": "nim:free", "usual": True}
    phone, ben = guest(), claimed(guest)[0]
    assert phone.post("/api/session", {"name": name, "password": "correct horse"}).status_code == 201
    assert phone.http.get(SHELF).json() == {"most": MOST, "kept": [kept]}
    assert ben.http.get(SHELF).json()["kept"] == []
    assert ben.http.delete(SHELF, params={"name": kept["name"]}).status_code == 204
    assert len(ann.http.get(SHELF).json()["kept"]) == 1
    assert ann.http.delete(SHELF, params={"name": kept["name"]}).status_code == 204
    assert ann.http.get(SHELF).json()["kept"] == []


@pytest.mark.parametrize(
    ("change", "refusal"),
    [({"name": "  "}, "bad-name"), ({"name": "x" * (LONGEST_NAME + 1)}, "bad-name"), ({"rules": "nim:none"}, None)],
)
def test_what_cannot_be_kept_changes_nothing(guest: Arrive, change: dict[str, Any], refusal: str | None) -> None:
    ann, _name = claimed(guest)
    before = put(ann).json()
    answer = put(ann, **change)
    assert answer.status_code == 422 and refusal in (None, code(answer)[1])
    assert ann.http.get(SHELF).json()["kept"] == [before]


def test_a_guest_keeps_them_in_their_browser(guest: Arrive) -> None:
    assert code(put(guest())) == (403, "account-needed")
