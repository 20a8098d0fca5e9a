"""Letters: what a notice says outside the hall, in its reader's language."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from parlour.core import words
from parlour.hall.notices.notice import Notice, link_of, says
from parlour.hall.people.keys import LASTS

KEY_PATH: Final = "/sign-in#key="


class Letter(NamedTuple):
    """A mail to somebody, and the path in the hall to which it leads."""

    subject: str
    text: str
    path: str


def said(notice: Notice, lang: str) -> str:
    """Return a notice in one sentence."""
    return words.rendered(lang, says(notice))


def letter(notices: Sequence[Notice], lang: str, base: str) -> Letter:
    """Return one mail for all notices, each with where it leads."""
    path = link_of(notices[0]) if len(notices) == 1 else "/inbox"
    subject = (
        said(notices[0], lang) if len(notices) == 1 else words.say(lang, "letter-subject", {"count": len(notices)})
    )
    lines = [f"{said(one, lang)}\n{base}{link_of(one)}" for one in notices]
    return Letter(subject, "\n\n".join([*lines, _foot(lang, base)]), path)


def proof(lang: str, name: str, base: str, token: str) -> Letter:
    """Return the letter that asks whoever reads an address whether they are that player."""
    path = f"/inbox?proof={token}"
    text = words.say(lang, "letter-proof", {"name": name})
    return Letter(words.say(lang, "letter-proof-subject"), f"{text}\n{base}{path}", path)


def key(lang: str, name: str, base: str, token: str) -> Letter:
    """Return the letter that lets in somebody who forgot their password; no server sees what stands behind #."""
    path = f"{KEY_PATH}{token}"
    text = words.say(lang, "letter-key", {"name": name, "hours": LASTS})
    return Letter(words.say(lang, "letter-key-subject"), f"{text}\n{base}{path}", path)


def _foot(lang: str, base: str) -> str:
    return f"-- \n{words.say(lang, 'letter-foot')}\n{base}/inbox"
