"""Previews: what somebody reads and sees of a link before he follows it, made from what a spectator may know."""

from collections.abc import Sequence
from dataclasses import dataclass

from parlour.core import registry, words
from parlour.core.contract import SPECTATOR
from parlour.core.drawing import DrawnLine
from parlour.core.picture import Shape
from parlour.core.refusal import Conflict
from parlour.core.rules import RuleSet
from parlour.core.shapes import Value
from parlour.hall.play.challenges import Challenge
from parlour.table.match import Match, Seat
from parlour.table.projection import SHOWN, entry_json
from parlour.table.terms import Terms


@dataclass(frozen=True, slots=True)
class Preview:
    """A link in words: who plays what by which rules, how it stands, and the position if there is one.

    `sides` are who sits where by the seats' names; the position is either flat shapes or lines of text, or neither.
    """

    game: str
    title: str
    status_line: str
    rules: str
    sides: Sequence[tuple[str, str]] = ()
    shapes: Sequence[Shape] = ()
    lines: Sequence[DrawnLine] = ()

    @property
    def text(self) -> str:
        """All but the title as one paragraph."""
        return f"{self.game}. {self.status_line}. {self.rules}"


def of_match(match: Match, lang: str) -> Preview:
    """A table, whether it waits, is played or is over."""
    sides = [
        (name, _called(seat, lang), seat is None) for name, seat in zip(match.game.seats, match.seats, strict=True)
    ]
    waiting = [name for _side, name, free in sides if not free]
    title = " – ".join(name for _side, name, _free in sides)
    if match.state is None:
        title = words.say(lang, "preview-open", {"name": waiting[0] if waiting else ""})
    shown = [entry for entry in match.log if entry.kind in SHOWN]
    view = entry_json(match, shown[-1], SPECTATOR)["view"] if shown else None
    shapes = [] if view is None else match.game.picture(view)
    lines: Sequence[DrawnLine] = []
    if match.state is not None and not shapes:
        lines = match.game.drawing(match.game.observe(match.state, SPECTATOR), SPECTATOR, lang)
    called = [(side, name) for side, name, _free in sides]
    return Preview(
        _game(match.rules, lang), title, _status_line(match, lang), _rules(match.rules, lang), called, shapes, lines
    )


def boards_of(match: Match) -> list[Sequence[Shape]]:
    """Every position of a finished match as a spectator sees it, in order; none of a game that draws none."""
    if match.status != "over":
        raise Conflict("not-over-yet")
    shown = (entry_json(match, entry, SPECTATOR)["view"] for entry in match.log if entry.kind in SHOWN)
    boards = [match.game.picture(view) for view in shown if view is not None]
    return [board for at, board in enumerate(boards) if board and (at == 0 or board != boards[at - 1])]


def of_challenge(challenge: Challenge, status: str, lang: str) -> Preview:
    """A challenge: what is proposed and for what; never what its challenger brings."""
    title = words.say(lang, "preview-challenge", {"name": challenge.challenger.name})
    status_line = _terms(challenge.terms, lang) if status == "open" else words.say(lang, f"preview-is-{status}")
    return Preview(_game(challenge.rules, lang), title, status_line, _rules(challenge.rules, lang))


def _game(rules: RuleSet, lang: str) -> str:
    return words.say(lang, f"game-{rules.game}")


def _called(seat: Seat | None, lang: str) -> str:
    if seat is None:
        return words.say(lang, "seat-open")
    if seat.agent is not None:
        return words.say(lang, f"agent-{seat.agent}")
    return seat.name or words.say(lang, "seat-left")


def _status_line(match: Match, lang: str) -> str:
    result = match.result()
    if result is None:
        return _terms(match.terms, lang) if match.status == "open" else words.say(lang, f"preview-{match.status}")
    if result["winner"] is None:
        return words.say(lang, "library-drawn")
    winner = match.seats[match.game.seats.index(str(result["winner"]))]
    return words.say(lang, "library-winner", {"name": _called(winner, lang)})


def _terms(terms: Terms, lang: str) -> str:
    told = [words.say(lang, "terms-rated" if terms.rated else "terms-casual")]
    if terms.gil:
        told.append(words.say(lang, "terms-gil", {"gil": terms.gil}))
    if terms.owned:
        told.append(words.say(lang, "terms-owned"))
    return ", ".join(told)


def _rules(rules: RuleSet, lang: str) -> str:
    """The preset, then every rule beyond its habits, in words."""
    book = registry.game(rules.game).rule_book
    preset = book.presets[rules.preset]
    beyond = [_spoken(name, value, lang) for name, value in rules.options if value != book.default(preset, name)]
    return ", ".join([words.say(lang, f"preset-{preset.name}"), *beyond])


def _spoken(name: str, value: Value, lang: str) -> str:
    option = words.say(lang, f"option-{name}")
    if value is True:
        return option
    if value is False:
        return words.say(lang, "rules-without", {"option": option})
    known = words.say(lang, f"option-{name}-{value}")
    said = value if known == f"option-{name}-{value}" else known
    return words.say(lang, "rules-choice", {"option": option, "value": said})
