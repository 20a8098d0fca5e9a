"""Reports on the rules by players of other projects, each with its source, ruled on as `parlour referee` does."""

import json
from pathlib import Path
from typing import Any

import pytest

from parlour.core.referee import judge

CASES = Path(__file__).parent.parent / "cases"
Case = dict[str, Any]


def reports(game: str) -> list[Any]:
    """Return the reports on a game, each under its own id."""
    lines = (CASES / f"reports_{game}.jsonl").read_text(encoding="utf-8").splitlines()
    return [pytest.param(case, id=case["id"]) for case in map(json.loads, lines)]


def judged(request: Case) -> Case:
    """Return the referee's answer."""
    answer = judge(request)
    assert answer["ok"], answer
    return answer


@pytest.mark.parametrize("case", reports("triple_triad"))
def test_triple_triad(case: Case) -> None:
    """A report gives the colours of the nine cells after a placement, or the score of a board."""
    answer = judged(case["input"])
    if "answer" in case["expect"]:
        assert {key: answer[key] for key in case["expect"]["answer"]} == case["expect"]["answer"], case["fact"]
        return
    (outcome,) = answer["outcomes"]
    owners = [cell and cell["owner"] for cell in outcome["position"]["board"]]
    assert owners == case["expect"]["owners"], case["fact"]


@pytest.mark.parametrize("case", reports("chakart"))
def test_chakart(case: Case) -> None:
    """A report gives legal moves, or the outcomes of one: boards with chances, pieces on squares, or who chooses."""
    expect, answer = case["expect"], judged(case["input"])
    legal, outcomes = answer.get("legal", []), answer.get("outcomes", [])
    fens = {one["position"]["fen"]: one["probability"] for one in outcomes}
    assert set(expect.get("legal_has", [])) <= set(legal), case["fact"]
    assert not set(expect.get("legal_lacks", [])) & set(legal), case["fact"]
    assert expect.get("fens", fens) == fens, case["fact"]
    assert set(expect.get("fens_has", [])) <= set(fens), case["fact"]
    assert expect.get("count", len(outcomes)) == len(outcomes), case["fact"]
    for name, there in (("fen_piece", True), ("no_fen_piece", False)):
        if name in expect:
            square, piece = expect[name]
            assert fens and all((_piece(fen, square) == piece) == there for fen in fens), case["fact"]
    if "no_pending" in expect:
        assert all(one["position"].get("pending") != expect["no_pending"] for one in outcomes), case["fact"]


@pytest.mark.parametrize("case", reports("cipher"))
def test_cipher(case: Case) -> None:
    """A report gives the places of cards after a line of answers, the words told meanwhile, or the legal answers."""
    expect, request, told = case["expect"], case["input"], ""
    for step in case["steps"]:
        outcome = judged({**request, "action": step})["outcomes"][0]
        request = {**request, "position": outcome["position"]}
        told += " ".join(event["en"] for event in outcome["events"])
    legal = judged(request)["legal"]
    assert set(expect.get("legal_has", [])) <= set(legal), case["fact"]
    assert not set(expect.get("legal_lacks", [])) & set(legal), case["fact"]
    assert all(words in told for words in expect.get("log_has", [])), case["fact"]
    assert not any(words in told for words in expect.get("log_lacks", [])), case["fact"]
    for name, cards in expect.items():
        seat, _, zone = name.removesuffix("_has").partition("_")
        if zone == "orbs":
            assert request["position"][seat]["orbs"]["count"] == cards, case["fact"]
        elif seat in ("first", "second"):
            assert set(cards) <= set(_codes(request["position"][seat][zone])), case["fact"]


def _piece(fen: str, square: str) -> str:
    """Return the letter on a square of a FEN, or nothing."""
    row = fen.split("/")[8 - int(square[1])].split(" ")[0]
    spread = "".join(" " * int(one) if one.isdigit() else one for one in row)
    return spread["abcdefgh".index(square[0])].strip()


def _codes(zone: list[Any]) -> list[str]:
    """Return the codes of a zone's cards; of a unit its top card."""
    return [one if isinstance(one, str) else one.get("card") or one["cards"][0] for one in zone]
