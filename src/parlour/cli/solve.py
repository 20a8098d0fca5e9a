"""`parlour solve`: a position from a file, the worth of each action in it, and best play from there."""

import json
import sys
import time
from collections.abc import Iterator, Mapping
from fractions import Fraction
from itertools import groupby
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from parlour.analysis import ruling
from parlour.analysis.worth import Worth, weigh
from parlour.cli import reading, screen, target
from parlour.core import referee, validation
from parlour.core.contract import OVER
from parlour.core.game import Game
from parlour.core.record import State
from parlour.core.refusal import Refusal

STANDARD_INPUT = "-"
BEST = "*"
TOGETHER = "\u00a0"  # in place of a space, so that no action is torn at the end of a line


def solve(
    table: Annotated[str, typer.Argument(metavar="GAME[:RULES]", show_default=False)],
    file: Annotated[
        str, typer.Argument(metavar="[FILE]", help=screen.say("cli-solve-file"), show_default=False)
    ] = STANDARD_INPUT,
    within: Annotated[float, typer.Option(help=screen.say("cli-solve-within"))] = ruling.WITHIN,
    as_json: Annotated[bool, typer.Option("--json", help=screen.say("cli-solve-json"))] = False,
) -> None:
    """Tell what a position and each action in it is worth: solved where that can be, else searched."""
    game, rules = target.read(table)
    asked = _request(game, str(rules) if ":" in table else None, validation.checked(validation.parse_json(_text(file))))
    request = {**asked, "values": True, "within": within}
    with screen.waiting("cli-solve-waiting"):
        _get_ready(game, request)
        state, worth = ruling.weighed(game, request, time.monotonic)
        answer = ruling.told(game, request, state, worth) if as_json else {}
    if as_json:
        typer.echo(json.dumps({"id": request.get("id"), "ok": True, **answer}, ensure_ascii=False))
    else:
        _draw(Told(game, state, worth), screen.console())


def _get_ready(game: Game, request: Mapping[str, Any]) -> None:
    """Compile or load what will be asked, since the seconds given are those of thinking."""
    looks = iter((True,))
    state = referee.position(game, request)
    if game.to_act(state) != OVER:
        game.check_playable(state)
        weigh(game, state, lambda: next(looks, False), lambda: False)


def _text(file: str) -> str:
    """Return the text that was given to solve."""
    try:
        text = (sys.stdin.buffer.read() if file == STANDARD_INPUT else reading.content(file)).decode("utf-8")
    except UnicodeDecodeError:
        raise Refusal("bad-json", problem="utf-8") from None
    if not text.strip():
        raise Refusal("nothing-to-solve")
    return text


def _request(game: Game, rules: str | None, given: Any) -> dict[str, Any]:
    """Return a referee's request: the given one, or one about the given position. Rules that were typed hold."""
    whole = isinstance(given, Mapping) and "position" in given
    request = {"game": game.name, **given} if whole else {"game": game.name, "position": given}
    if request["game"] != game.name:
        raise Refusal("solve-another-game", game=str(request["game"])[:40], asked=game.name)
    if rules is not None:
        request = {**request, "rules": rules}
        request.pop("options", None)
    return request


class Told:
    """A position and what is known of it, in words."""

    def __init__(self, game: Game, state: State, worth: Worth) -> None:
        self.game, self.state, self.worth = game, state, worth
        self._counts = game.exact is not None  # a margin, and not only who wins

    @property
    def actions(self) -> list[int]:
        """The actions, from the best one down."""
        known = [action for action in self.game.legal(self.state) if action in self.worth.values]
        return sorted(known, key=lambda action: -self.worth.values[action])

    def side(self, seat: int) -> str:
        """Return a seat's name."""
        return screen.seat(self.game, seat)

    def style(self, action: int) -> str:
        """Return the seat that an action lets win, for its colour; nothing if that is not proven."""
        value = self.worth.values[action]
        if not self.worth.exact or value == 0:
            return ""
        return self.game.seats[self.worth.seat if value > 0 else 1 - self.worth.seat]

    def number(self, action: int) -> str:
        """Return the worth of an action for the seat to act."""
        value = self.worth.values[action]
        if isinstance(value, float):
            return f"{value:+.2f}"
        return f"{'+' if value > 0 else ''}{value}"

    def sentence(self, action: int) -> str:
        """Return the worth of an action in the words of the game."""
        value = self.worth.values[action]
        if isinstance(value, float):
            return screen.say("cli-solve-searched", side=self.side(self.worth.seat), value=f"{value:+.2f}")
        if value == 0:
            return screen.say("cli-solve-draw")
        side = self.side(self.worth.seat if value > 0 else 1 - self.worth.seat)
        return screen.say(self._verdict(abs(value)), side=side, margin=str(abs(value)))

    def _verdict(self, value: Fraction) -> str:
        average = "-average" if value.denominator > 1 else ""
        return f"cli-solve-{'wins-by' if self._counts else 'wins'}{average}"

    @property
    def how(self) -> str:
        """The sentence that says whether the worth is certain."""
        if self.worth.errors is None:
            return screen.say("cli-solve-exact")
        error = f"{self.worth.errors[self.worth.best]:.2f}"
        return screen.say("cli-solve-estimate", side=self.side(self.worth.seat), error=error)

    def line(self) -> Iterator[tuple[str, str]]:
        """Yield best play from here: each action as it is typed, with the seat that plays it."""
        state = self.state
        for action in self.worth.line:
            yield self.game.typed(state, action), self.game.seats[self.game.to_act(state)]
            state = self.game.outcomes(state, action)[0][1]


def _draw(told: Told, out: Console) -> None:
    game, state, worth = told.game, told.state, told.worth
    out.print(screen.painted(game.drawing(state, worth.seat, screen.lang()), game.seats), end="")
    out.print()
    turn = screen.say("cli-solve-turn", side=told.side(worth.seat))
    out.print(f"{turn} [bold]{told.sentence(worth.best)}[/bold] {told.how}", soft_wrap=True)
    out.print()
    heat = game.heat(state, {action: _piece(told, action) for action in worth.values}, screen.lang())
    if heat:
        out.print(screen.painted(heat, game.seats), end="")
    out.print(_table(told))
    out.print(_line(told), soft_wrap=True)


def _piece(told: Told, action: int) -> tuple[str, str]:
    best = told.worth.values[action] == told.worth.values[told.worth.best]
    return told.number(action) + (BEST if best else ""), told.style(action)


def _table(told: Told) -> Table:
    """Return the table of actions by worth: proven equals share a row, others have one each with its error."""
    drawn = Table(title=screen.say("cli-solve-title", side=told.side(told.worth.seat)), title_justify="left")
    errors = told.worth.errors
    drawn.add_column(screen.say("cli-solve-worth"), justify="right", no_wrap=True)
    drawn.add_column(screen.say("cli-solve-leads" if errors is None else "cli-solve-error"), no_wrap=True)
    drawn.add_column(screen.say("cli-solve-actions" if errors is None else "cli-solve-action"))
    alike = told.worth.values.__getitem__ if errors is None else None
    for _value, some in groupby(told.actions, alike):
        actions = list(some)
        first, style = actions[0], screen.style(told.style(actions[0]), told.game.seats)
        more = told.sentence(first) if errors is None else f"± {errors[first]:.2f}"
        typed = ", ".join(told.game.typed(told.state, action).replace(" ", TOGETHER) for action in actions)
        drawn.add_row(Text(_piece(told, first)[0], style), Text(more, style), typed)
    return drawn


def _line(told: Told) -> Text:
    line = Text(f"{screen.say('cli-solve-line')} ")
    for number, (action, seat) in enumerate(told.line()):
        line.append(" · " if number else "")
        line.append(action, screen.style(seat, told.game.seats))
    return line
