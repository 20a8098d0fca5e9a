"""Previews describe a link in words, without anything a spectator may not know."""

import asyncio
import json
import re
from collections.abc import Callable
from dataclasses import replace
from operator import itemgetter
from pathlib import Path
from typing import Any

import pytest

from parlour.core import registry
from parlour.hall.people.player import Player, Role
from parlour.hall.play.challenges import Challenge
from parlour.hall.play.preview import boards_of, of_challenge, of_match
from parlour.table.match import Match
from parlour.table.seat import Seat
from parlour.table.terms import Terms
from parlour.web.pictures.gallery import Gallery, tag_of
from parlour.web.pictures.painter import paint
from tests.table.playing import NOW, act, dealt_match, empty_table, play_on, seat_both

SENTENCES = Path(__file__).parents[2] / "golden" / "rules" / "sentences.json"
CLOSED = "triple-triad:ffwtt+first_player=red"
HANDS = (["Geezard", "Funguar", "Bite Bug", "Red Bat", "Blobra"], ["Ifrit", "Shiva", "Siren", "Sacred", "Minotaur"])


def _closed(hand: list[str], secret: bytes, moves: int) -> Match:
    """Return a match in which Blue holds this closed hand, after some moves with the first cards."""
    match = empty_table(CLOSED, secret=secret)
    seat_both(match, Seat("ann", "Ann", None, {"cards": HANDS[0]}), Seat("ben", "Ben", None, {"cards": hand}))
    for _ in range(moves):
        turn = match.to_act()
        assert turn is not None and match.state is not None
        action = match.game.action_text(match.state, match.game.legal(match.state)[0])
        match.evolve(match.decide_act(turn, action, f"c{match.seq}", NOW))
    return match


@pytest.mark.parametrize("moves", [0, 1])
def test_what_is_hidden_changes_nothing(moves: int) -> None:
    """Another unseen hand and another seed give the same words and the same bytes."""
    one = of_match(_closed(HANDS[1], bytes(32), moves), "en")
    other = of_match(_closed(["Bite Bug", "Blobra", "Gayla", "Gesper", "Geezard"], bytes([1]) * 32, moves), "en")
    assert one == other and paint(one) == paint(other)


def test_shuffled_decks_are_nobodys_business() -> None:
    """Another order of the same decks gives the same picture."""

    def dealt(secret: bytes) -> Match:
        match = empty_table("cipher:seed", secret=secret)
        seat_both(match, *(Seat(name, name, None, {"deck": "S07"}) for name in ("ann", "ben")))
        return match

    one, other = (of_match(dealt(bytes([number]) * 32), "fr") for number in (1, 2))
    assert one.shapes and one == other and paint(one) == paint(other)


def test_a_match_is_told_in_both_languages() -> None:
    """A preview tells the players, the state and the rules in words."""
    match = dealt_match("chakart:seed+array=orthodox")
    told = {lang: of_match(match, lang) for lang in ("en", "fr")}
    assert told["en"].title == "Ann – Ben"
    assert told["en"].rules == "Rules of 2020, First rank: as in chess" and "échecs" in told["fr"].rules
    assert told["en"].shapes == told["fr"].shapes != []


@pytest.mark.parametrize("known", json.loads(SENTENCES.read_text(encoding="utf-8")), ids=itemgetter("text"))
def test_rules_are_told_in_the_sentence_of_lists(known: dict[str, str]) -> None:
    """A preview says of rules what the client's lists say of them, in both languages."""
    rules = registry.game("triple-triad").rule_book.parse(known["text"])
    challenge = Challenge("x", rules, Player("a", "Ann", Role.PLAYER), "link", NOW, NOW, bytes(32), "", None)
    assert rules.text == known["text"] and rules["visibility"] == known["visibility"]
    for lang in ("en", "fr"):
        preview = of_challenge(challenge, "open", lang)
        assert preview.rules == known[lang] and preview.text.endswith(known[lang])


def test_a_match_that_is_over_is_told_with_its_score_and_its_end() -> None:
    """The picture of an end counts for both sides and says what happened last; without names it tells nobody's."""
    match = dealt_match("triple-triad:ffwtt+first_player=red")
    play_on(match, 9)
    told = of_match(match, "en")
    assert [int(one) for one in told.score] and sum(map(int, told.score)) == 10 and told.end in told.text
    nameless = of_match(match, "en", names=False)
    assert told.end.endswith((".", "!")) and not {"Ann", "Ben"} & set(re.findall(r"\w+", nameless.text))
    assert paint(told) != paint(replace(told, end="")) and paint(told) != paint(replace(told, score=()))
    given_up = dealt_match("triple-triad:ffwtt")
    given_up.evolve(given_up.decide_resign(0, "c", NOW))
    assert not of_match(given_up, "en").score and "resign" in of_match(given_up, "en").end


@pytest.mark.parametrize(
    ("game", "wins"),
    [("triple-triad", "has more cards"), ("chakart", "take the king"), ("cipher", "five orbs"), ("nim", "")],
)
def test_who_is_invited_sees_the_game_and_what_wins(game: str, wins: str) -> None:
    """A challenge and a table that waits show a picture of the game and its goal; a game without them has none."""
    rules = registry.game(game).rule_book.standard
    ann = Player("a", "Ann", Role.PLAYER)
    challenge = Challenge("x", rules, ann, "link", NOW, NOW, bytes(32), "", None)
    table = empty_table(rules.text)
    table.evolve(table.decide_seat(0, Seat("ann", "Ann", None, None), "c1", NOW)[0])
    for preview in (of_challenge(challenge, "open", "en"), of_match(table, "en")):
        assert preview.title == "Ann invites you" and wins in preview.text
        assert bool(preview.shapes) is bool(wins) and not preview.sides
        assert bool(wins) is (paint(preview) != paint(replace(preview, shapes=())))


def test_matches_that_ended_alike_are_known_apart_by_how_they_moved() -> None:
    """Matches that reach the same end in different ways have different films."""

    def moved(*actions: str) -> Match:
        match = dealt_match("chakart:seed+array=orthodox")
        for action in actions:
            act(match, action)
        match.evolve(match.decide_resign(0, "c", NOW))
        return match

    async def shown(gallery: Gallery, match: Match) -> bytes:
        preview, boards = of_match(match, "en"), boards_of(match, "en")
        return await gallery.film(tag_of(preview, boards), preview, boards, apart)

    async def apart(work: Callable[..., Any], *given: Any) -> Any:
        return work(*given)

    gallery = Gallery()
    one, other = moved("e2e3", "e7e6", "d2d3"), moved("d2d3", "e7e6", "e2e3")
    assert of_match(one, "en") == of_match(other, "en")
    assert asyncio.run(shown(gallery, one)) != asyncio.run(shown(gallery, other))


def test_an_open_table_and_a_challenge_invite() -> None:
    """Before a match a preview tells what it is for, without a position or what the challenger brings."""
    table = empty_table("triple-triad:wiki")
    table.evolve(table.decide_seat(0, Seat("ann", "Ann", None, {"cards": HANDS[0]}), "c1", NOW)[0])
    assert of_match(table, "en").title == "Ann invites you"
    rules = registry.game("triple-triad").rule_book.parse("triple-triad:wiki+card_pick=opponent")
    ann = Player("a", "Ann", Role.PLAYER)

    def told(bring: dict[str, Any]) -> bytes:
        terms = Terms(rated=True, gil=20, owned=True)
        challenge = Challenge("x", rules, ann, "link", NOW, NOW, bytes(32), "", None, terms=terms, bring=bring)
        preview = of_challenge(challenge, "open", "en")
        assert "20 gil" in preview.status_line and "closed hands" in preview.rules
        return paint(preview)

    assert told({"cards": HANDS[0]}) == told({"cards": HANDS[1]})


def test_the_winner_of_a_match_is_named_first() -> None:
    """Whoever won stands first, with their number, whichever seat was theirs."""
    found = set()
    for number in range(8):
        told = of_match(
            play_on(dealt_match("triple-triad:ffwtt", secret=bytes([number]) * 32), number), "en", names=False
        )
        winner = told.status_line.removesuffix(" won")
        if told.status_line != "A draw":
            found.add(winner)
            assert told.sides[0][1] == winner and int(told.score[0]) > int(told.score[1]), told
    assert found == {"Red", "Blue"}
