"""Sentences that the house's games and their tables say, as data and in words, for the tests of the client.

`python -m tests.web.sentences` writes them anew, where the client's own tests read them.
"""

import json
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from parlour.core import registry, words
from parlour.core.contract import VIEWERS
from parlour.core.event import Event
from parlour.core.shapes import Phrased, Said, Sentence
from parlour.table.projection import OWN_EVENTS, events_phrased
from parlour.table.seat import Seat
from tests.table.played import HOUSE, played
from tests.table.playing import empty_table, seat_both

PLACE = Path(__file__).parents[2] / "client" / "src" / "lib" / "words" / "sentences.json"
SEEDS = 3
CHOICE = re.compile(r"[a-z_-]+")  # a word by which a sentence chooses, never a name


class Recorded(Said):
    """A sentence, and its text in every language."""

    says: Sentence


def of_matches(seeds: int) -> Iterator[Sentence]:
    """Yield all that is said to any viewer of random matches."""
    for game in map(registry.game, HOUSE):
        for seed in range(seeds):
            for _rules, _state, events in played(game, seed):
                for event in events:
                    yield from (_says(game.phrased(event, viewer, ("Éva & Bo", None))) for viewer in VIEWERS)


def of_tables() -> Iterator[Sentence]:
    """Yield what tables say besides their games, of a player and of the house."""
    match = empty_table("chakart:seed")
    seat_both(match, red=Seat("ann", "Ann", None, {}), blue=Seat(None, "search", "search", {}))
    for kind in OWN_EVENTS:
        for seat in match.game.seats:
            yield from map(_says, events_phrased(match, [Event(kind, {"seat": seat})], 0))


def _says(event: object) -> Sentence:
    """Return the sentence of an event that has it as data."""
    phrased: Phrased = event  # type: ignore[assignment]  # every game of the house phrases its events
    return phrased["says"]


def _shape(sentence: Sentence) -> tuple[str, frozenset[tuple[str, str]]]:
    """Return the shape of a sentence: all but names, squares and numbers."""
    within = {name: value.get("id") if isinstance(value, dict) else value for name, value in sentence["args"].items()}
    chosen = {name: value for name, value in within.items() if isinstance(value, str) and CHOICE.fullmatch(value)}
    return sentence["id"], frozenset(chosen.items())


def recorded(sentences: Iterable[Sentence]) -> list[Recorded]:
    """Return one sentence of each shape, with its texts."""
    found = {_shape(sentence): sentence for sentence in sentences}
    ordered = sorted(found.values(), key=json.dumps)
    return [{"says": one, "en": words.rendered("en", one), "fr": words.rendered("fr", one)} for one in ordered]


def main() -> None:
    """Write the sentences, one on each line."""
    lines = [json.dumps(one, ensure_ascii=False) for one in recorded([*of_matches(SEEDS), *of_tables()])]
    PLACE.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
