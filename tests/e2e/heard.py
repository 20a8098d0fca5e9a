"""The words that a screen reader hears at a table, and those the hall tells of the same entries."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from parlour.core import words
from tests.e2e.phones import behind
from tests.served import Hall

ROOT = Path(__file__).parents[2]
# Keeps the text read out, each time it changes.
LISTENING = """
window.heard = [];
new MutationObserver(() => {
  const said = document.querySelector(".spoken")?.textContent ?? "";
  if (said !== (window.heard.at(-1) ?? "")) window.heard.push(said);
}).observe(document, { subtree: true, childList: true, characterData: true });
"""
GUESTS: list[dict[str, str]] = json.loads((ROOT / "client" / "src" / "lib" / "words" / "guests.json").read_text())
# Events that are visible on the table, or said by the event before.
_QUIET = {"tapped", "untapped", "noted", "taken"}

Entry = dict[str, Any]


def heard(page: Page) -> list[str]:
    """Return everything that was read out, in order."""
    return [text.strip() for text in page.evaluate("window.heard") if text.strip()]


def history(page: Page, hall: Hall, match: str) -> list[Entry]:
    """Return the match's history as the hall tells it to the player at this page."""
    with behind(page, hall) as guest, guest.at({"id": match}) as seat:
        return list(seat.hear("snapshot")["history"])


def _placed(event: Any, language: str) -> str:
    """Return what Triple Triad's page itself says of a placed card."""
    side = words.say(language, f"triple-triad-seat-{event['seat']}")
    said = {"side": side, "card": event["card"]["name"], "cell": event["square"]}
    return words.say(language, "table-placed", said)


def _worded(event: Any, language: str = "en") -> str:
    """Return an event's sentence as the page says it, with guests named in the reader's language."""
    said = str(words.worded(event)[language])
    for names in GUESTS:
        for name in names.values():
            said = said.replace(name, names[language])
    return said


def sentences(game: str, entry: Entry, language: str = "en") -> list[str]:
    """Return what is to be read out of an entry, in order."""
    if game == "triple-triad":
        return [_placed(event, language) for event in entry["events"] if event["kind"] == "placed"]
    return [_worded(event, language) for event in entry["events"] if event["kind"] not in _QUIET]


def turn(game: str, view: Any) -> str:
    """Return the words that tell a player that it is their turn."""
    return _worded(view["ask"]) if game == "cipher" else words.say("en", "table-your-turn")


def left_over(told: str, said: Sequence[str]) -> list[str]:
    """Return the text between sentences; each must be told once and in this order."""
    found = []
    for sentence in said:
        before, there, told = told.partition(sentence)
        assert there, f"not told: {sentence}"
        found.append(before)
    found.append(told)
    return found
