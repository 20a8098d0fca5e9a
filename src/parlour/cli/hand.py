"""`parlour hand`: the best five cards of a collection to bring, against anybody or against a hand that is known."""

import json
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from parlour.analysis.meetings import Results
from parlour.analysis.which_hand import OPPONENTS, Ranking, which_hand
from parlour.cli import reading, screen, target
from parlour.core import validation
from parlour.core.game import Game
from parlour.core.refusal import Refusal
from parlour.core.rules import RuleSet

WITHIN = 30.0
SHOWN = 10


def hand(
    table: Annotated[str, typer.Argument(metavar="GAME[:RULES]", show_default=False)],
    collection: Annotated[
        str, typer.Option("--from", metavar="SET|FILE", help=screen.say("cli-hand-from"), show_default=False)
    ],
    against: Annotated[
        str | None, typer.Option(metavar="FILE|CARDS", help=screen.say("cli-hand-against"), show_default=False)
    ] = None,
    within: Annotated[float, typer.Option(min=0.0, help=screen.say("cli-hand-within"))] = WITHIN,
    opponents: Annotated[int, typer.Option(min=1, help=screen.say("cli-hand-opponents"))] = OPPONENTS,
    seed: Annotated[int, typer.Option(help=screen.say("cli-hand-seed"))] = 0,
    as_json: Annotated[bool, typer.Option("--json", help=screen.say("cli-simulate-json"))] = False,
) -> None:
    """Rank hands of a collection by what they come to when both sides play their best."""
    game, rules = target.read(table)
    cards = _collection(game, rules, collection)
    known = None if against is None else {"cards": _cards(against)}
    with screen.waiting("cli-hand-waiting") as say:
        goes_on = _until(time.monotonic() + within, say)
        ranking = which_hand(game, rules, cards, against=known, opponents=opponents, seed=seed, goes_on=goes_on)
    if not ranking.records:
        raise Refusal("hand-no-time", within=f"{within:g}")
    if as_json:
        typer.echo(json.dumps(_told(ranking), ensure_ascii=False))
    else:
        screen.console().print(_table(ranking, str(rules)))
        screen.console().print(_remark(ranking), soft_wrap=True)


def _until(end: float, say: Callable[[str], None]) -> Callable[[int, Results | None], bool]:
    """Return a function that tells whether there is time left, and says on the way how far things are."""

    def goes_on(count: int, best: Results | None) -> bool:
        points = "–" if best is None else _share(best.points)
        say(screen.say("cli-hand-so-far", count=count, points=points))
        return time.monotonic() < end

    return goes_on


def _collection(game: Game, rules: RuleSet, name: str) -> Sequence[object]:
    """Return the cards of a set of the game, in any number, or those that a file lists."""
    known = game.need_cards()
    if name in known.sets:
        return known.plenty(rules, name)
    if not Path(name).exists():
        raise Refusal("no-collection", given=name, known=", ".join(known.sets))
    return _list(name)


def _cards(text: str) -> Sequence[object]:
    """Return the cards of a file, or those that are named with commas between."""
    if Path(text).exists():
        return _list(text)
    return [name.strip() for name in text.split(",")]


def _list(file: str) -> Sequence[object]:
    """Return the cards of a file: a list, or an object with a list as its "cards"."""
    given = validation.checked(validation.parse_json_bytes(reading.content(file)))
    listed = given.get("cards") if isinstance(given, dict) else given
    if not isinstance(listed, list):
        raise Refusal("no-list-of-cards", file=file)
    return listed


def _table(ranking: Ranking, rules: str) -> Table:
    drawn = Table(title=screen.say("cli-hand-title", rules=rules), title_justify="left")
    drawn.add_column(screen.say("cli-hand-hand"))
    for column in ("points", "results", "margin"):
        drawn.add_column(screen.say(f"cli-hand-{column}"), justify="right", no_wrap=True)
    for record in ranking.best[:SHOWN]:
        points = _with_error(_share(record.points), record.points_error, _share)
        margin = _with_error(f"{record.margin:+.2f}", record.margin_error, lambda error: f"{error:.2f}")
        results = " / ".join(map(_share, record.shares))
        drawn.add_row(", ".join(ranking.names(record)), points, results, margin)
    return drawn


def _share(part: float) -> str:
    return f"{100 * part:.1f}"


def _with_error(figure: str, error: float | None, said: Callable[[float], str]) -> str:
    return figure if error is None else f"{figure} ± {said(error)}"


def _remark(ranking: Ranking) -> str:
    """Return a remark that says how sure the ranking is."""
    met = screen.say("cli-hand-met", count=len(ranking.best[0].meetings))
    return f"{met} {screen.say('cli-hand-finished' if ranking.finished else 'cli-hand-unfinished')}"


def _told(ranking: Ranking) -> dict[str, Any]:
    """Return the ranking as JSON."""
    return {
        "finished": ranking.finished,
        "hands": [
            {
                "cards": [ranking.cards[place].card for place in record.hand],
                "names": ranking.names(record),
                "opponents": len(record.meetings),
                **dict(zip(("won", "drawn", "lost"), record.shares, strict=True)),
                "points": record.points,
                "points_error": record.points_error,
                "margin": record.margin,
                "margin_error": record.margin_error,
            }
            for record in ranking.best[:SHOWN]
        ],
    }
