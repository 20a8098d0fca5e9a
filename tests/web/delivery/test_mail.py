"""Mail: handed to a real server, with an id by which a repeat is known."""

import asyncio

import pytest

from parlour.web.delivery.letters import Letter
from parlour.web.delivery.mail import Mail
from tests.ports import free_port
from tests.web.delivery.receiving import post_office

LETTER = Letter("À vous\r\nBcc: x@example.org", "Votre tour contre Léa\nhttps://cards.example/t/m1", "/t/m1")


def test_a_letter_arrives() -> None:
    """A letter keeps its id however often it is sent, and has no headers but the hall's."""
    with post_office() as post:
        mail = Mail(post.address, "hall@cards.example")
        for _ in range(2):
            asyncio.run(mail.send("odile@example.org", LETTER, "a1"))
        first, second = post.letters
    assert first["Message-ID"] == second["Message-ID"] == "<a1@cards.example>"
    assert (first["To"], first["Subject"], first["Bcc"]) == ("odile@example.org", "À vous Bcc: x@example.org", None)
    assert "Votre tour contre Léa" in first.get_content() and "hall@cards.example" in first["From"]


def test_a_server_that_is_away_is_an_oserror() -> None:
    mail = Mail(f"smtp://127.0.0.1:{free_port()}", "hall@cards.example")
    with pytest.raises(OSError, match=r"refused|Connect"):
        asyncio.run(mail.send("odile@example.org", LETTER, "a1"))
