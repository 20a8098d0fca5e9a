"""Keys: a forgotten password is replaced by mail, and only by its owner."""

import re
from typing import Any

import pytest

from tests.web.collecting import refused
from tests.web.routes.notices.test_preferences import PASSWORD, account, around, opened
from tests.web.visiting import Guest, until

__all__ = ["around"]


def mailed(around: Any, name: str, before: int) -> str:
    """Return the key in the newest letter to somebody."""
    until(lambda: len(around.post.to(f"{name}@example.org")) > before, "mailed")
    found = re.search(r"/sign-in#key=(\S+)", around.post.to(f"{name}@example.org")[-1].get_content())
    assert found is not None
    return found.group(1)


def use(guest: Guest, key: str, password: str = "another horse") -> Any:
    """Use a key, and return the answer."""
    return guest.post("/api/session/key", {"key": key, "password": password})


def test_one_comes_back_by_mail(around: Any) -> None:
    """A key works once; it signs out every browser, and the old password opens nothing."""
    with account(around, "forgetful") as ann, Guest(around.address) as there:
        opened(around, ann, "forgetful")
        assert there.post("/api/session/forgotten", {"name": "Forgetful"}).status_code == 202
        key = mailed(around, "forgetful", 1)
        assert refused(use(there, key, "short")) == (422, "bad-password")
        assert use(there, key).json()["name"] == "forgetful"
        assert there.http.get("/api/me").json()["role"] == "player"
        assert ann.http.get("/api/me").json()["role"] == "guest"
        assert refused(use(ann, key)) == (404, "unknown-key")
        assert refused(ann.post("/api/session", {"name": "forgetful", "password": PASSWORD}))[1] == "wrong-password"
        assert ann.post("/api/session", {"name": "forgetful", "password": "another horse"}).status_code == 201


def test_the_newest_key_alone_opens(around: Any) -> None:
    with account(around, "twice") as ann, Guest(around.address) as there:
        opened(around, ann, "twice")
        there.post("/api/session/forgotten", {"name": "twice"})
        first = mailed(around, "twice", 1)
        there.post("/api/session/forgotten", {"name": "twice"})
        second = mailed(around, "twice", 2)
        assert refused(use(there, first)) == (404, "unknown-key")
        assert use(there, second).status_code == 201


@pytest.mark.parametrize("name", ["unproven", "nobody at all"])
def test_nobody_learns_who_has_an_address(around: Any, name: str) -> None:
    """An account without an address and an unknown name are answered alike, and no mail is sent."""
    with account(around, "unproven"[: 8 if name == "unproven" else 7]) as ann:
        ann.http.put("/api/inbox/reach/mail", json={"address": "unproven@example.org"})
        letters = len(around.post.letters)
        answer = ann.post("/api/session/forgotten", {"name": name})
        assert (answer.status_code, answer.text) == (202, "null")
        opened(around, ann, f"after{len(name)}")
        assert len(around.post.letters) == letters + 1  # the proof of another address


def test_a_key_cannot_be_guessed(around: Any) -> None:
    with Guest(around.address) as eve:
        assert refused(use(eve, "x" * 32)) == (404, "unknown-key")
