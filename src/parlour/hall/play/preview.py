"""Previews: a link in words and a picture, before it is followed, made from what a spectator may know."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from parlour.core import registry, words
from parlour.core.contract import SPECTATOR
from parlour.core.drawing import DrawnLine
from parlour.core.game import Game
from parlour.core.picture import Shape
from parlour.core.record import State
from parlour.core.refusal import Conflict
from parlour.core.rules import RuleBook, RuleSet
from parlour.core.shapes import Value
from parlour.hall.play.challenges import Challenge
from parlour.table.match import Match
from parlour.table.projection import ENDINGS, SHOWN, events_json, state_after
from parlour.table.seat import Seat
from parlour.table.terms import Terms

TOLD = 2  # rules beyond the preset that a sentence names, as in the client's `RuleWords.svelte`


@dataclass(frozen=True, slots=True)
class Preview:
    """A link in words: who plays what by which rules, how it stands, and the position if there is one.

    `sides` are the players' names by the seats' names. The position is either flat shapes or lines of text, or neither.
    Where somebody is invited the shapes show the game, and `goal` says what wins. Of a match that is over, `end` says
    what happened last, `sides` name the winner first, and `score` is what each side counts in a game that keeps one.
    """

    game: str
    title: str
    status_line: str
    rules: str
    sides: Sequence[tuple[str, str]] = ()
    shapes: Sequence[Shape] = ()
    lines: Sequence[DrawnLine] = ()
    goal: str = ""
    end: str = ""
    score: Sequence[str] = ()

    @property
    def text(self) -> str:
        """All but the title as one paragraph."""
        return " ".join(filter(None, (f"{self.game}.", self.goal, f"{self.status_line}.", self.end, self.rules)))


def of_match(match: Match, lang: str, names: bool = True) -> Preview:
    """Preview a table, whether it waits, is played or is over; without names, its players are called by their sides."""
    taken = [
        (name, _called(seat, lang) if names else _side(match, name, lang), seat is None)
        for name, seat in zip(match.game.seats, match.seats, strict=True)
    ]
    waiting = [name for _side, name, free in taken if not free]
    called = [(side, name) for side, name, _free in taken]
    status_line = _status_line(match, dict(called), lang, names)
    if match.state is None:
        title = words.say(lang, "preview-invites", {"name": waiting[0] if waiting else ""})
        return _invitation(match.rules, title, status_line, lang)
    board = _board(match.game, match.state, lang)
    title = " – ".join(name for _side, name in called)
    told = Preview(
        _game(match.rules, lang), title, status_line, _rules(match.rules, lang), called, board.shapes, board.lines
    )
    if match.status != "over":
        return told
    result = match.result()
    first = sorted(match.game.seats, key=lambda seat: result is None or seat != result["winner"])
    by_seat = dict(called)
    sides = [(seat, by_seat[seat]) for seat in first]
    return replace(told, sides=sides, end=_end(match, lang, names), score=_score(match, first))


def _end(match: Match, lang: str, names: bool) -> str:
    """Return what happened last, as everybody saw it: the sentence of what was done, and that of what it came to."""
    if not names:
        match = replace(match, seats=[seat and replace(seat, name="", agent=None) for seat in match.seats])
    last = next((entry for entry in reversed(match.log) if entry.kind in SHOWN and entry.events), None)
    said = [] if last is None else [str(dict(event)[lang]) for event in events_json(match, last.events, SPECTATOR)]
    sentences = [one for one in said if one.endswith((".", "!", "?"))]  # a move that is only written down is none
    return " ".join(dict.fromkeys([*sentences[:1], *sentences[-1:]]))


def _score(match: Match, seats: Sequence[str]) -> list[str]:
    """Return what each of these sides counts; nothing where no score is kept, or it does not say who won."""
    result, game = match.result(), match.game
    if result is None or match.state is None or result["reason"] in ENDINGS:
        return []
    score = game.view_json(game.observe(match.state, SPECTATOR), SPECTATOR).get("score")
    return [str(score[seat]) for seat in seats] if isinstance(score, dict) else []


@dataclass(frozen=True, slots=True)
class Board:
    """A position as flat shapes; of a game that has none, as lines of text."""

    shapes: Sequence[Shape]
    lines: Sequence[DrawnLine]


def moves(match: Match) -> bool:
    """Tell whether a finished match has positions to show one after the other: not if today's rules lead to none."""
    return any(state_after(match, entry) is not None for entry in match.log if entry.kind in SHOWN)


def boards_of(match: Match, lang: str) -> list[Board]:
    """Return every position of a finished match as a spectator saw it, in order, each once."""
    if match.status != "over":
        raise Conflict("not-over-yet")
    shown = (state_after(match, entry) for entry in match.log if entry.kind in SHOWN)
    boards = [_board(match.game, state, lang) for state in shown if state is not None]
    return [board for at, board in enumerate(boards) if at == 0 or board != boards[at - 1]]


def _board(game: Game, state: State, lang: str) -> Board:
    seen = game.observe(state, SPECTATOR)
    shapes = game.poster(game.view_json(seen, SPECTATOR), lang)
    return Board(shapes, [] if shapes else game.drawing(seen, SPECTATOR, lang))


def of_challenge(challenge: Challenge, status: str, lang: str) -> Preview:
    """Preview a challenge: what is proposed and for what; never what its challenger brings."""
    title = words.say(lang, "preview-invites", {"name": challenge.challenger.name})
    status_line = _terms(challenge.terms, lang) if status == "open" else words.say(lang, f"preview-is-{status}")
    return _invitation(challenge.rules, title, status_line, lang)


def _invitation(rules: RuleSet, title: str, status_line: str, lang: str) -> Preview:
    """Preview a game that nobody plays yet, by its own picture and what wins it."""
    shapes, message = registry.game(rules.game).invitation(), f"{rules.game}-invited-goal"
    goal = words.say(lang, message)
    return Preview(
        _game(rules, lang), title, status_line, _rules(rules, lang), (), shapes, goal="" if goal == message else goal
    )


def _game(rules: RuleSet, lang: str) -> str:
    return words.say(lang, f"game-{rules.game}")


def _called(seat: Seat | None, lang: str) -> str:
    if seat is None:
        return words.say(lang, "seat-open")
    if seat.agent is not None:
        return words.say(lang, f"agent-{seat.agent}")
    return words.name_in(lang, seat.name) or words.say(lang, "seat-left")


def _side(match: Match, seat: str, lang: str) -> str:
    return words.say(lang, f"{match.game.name}-seat-{seat}")


def _status_line(match: Match, called: Mapping[str, str], lang: str, names: bool) -> str:
    result = match.result()
    if result is None:
        return _terms(match.terms, lang) if match.status == "open" else words.say(lang, f"preview-{match.status}")
    if result["winner"] is None:
        return words.say(lang, "library-drawn")
    return words.say(lang, "library-winner" if names else "preview-side-won", {"name": called[str(result["winner"])]})


def _terms(terms: Terms, lang: str) -> str:
    told = [words.say(lang, "terms-rated" if terms.rated else "terms-casual")]
    if terms.gil:
        told.append(words.say(lang, "terms-gil", {"gil": terms.gil}))
    if terms.owned:
        told.append(words.say(lang, "terms-owned"))
    return ", ".join(told)


def _rules(rules: RuleSet, lang: str) -> str:
    """Return the sentence that lists say of these rules; of a game without one, the preset and what is beyond it."""
    book = registry.game(rules.game).rule_book
    preset = book.presets[rules.preset]
    beyond = [(name, value) for name, value in rules.options if value != book.default(preset, name)]
    called = words.say(lang, f"preset-{preset.name}")
    sentence = f"{rules.game}-invited-rules"
    special = _listed([words.say(lang, f"option-{name}") for name, value in beyond if value is True], lang)
    about = {"preset": called, "visibility": str(dict(rules.options).get("visibility")), "special": special}
    said = words.say(lang, sentence, about)
    return ", ".join([called, *(_spoken(book, *one, lang) for one in beyond)]) if said == sentence else said


def _listed(special: list[str], lang: str) -> str:
    """Return rules in a row, of many the first and how many more there are; "none" where there are none."""
    if len(special) > TOLD + 1:
        special = [*special[:TOLD], words.say(lang, "rules-more", {"count": len(special) - TOLD})]
    *others, last = special or ["none"]
    return words.say(lang, "preview-rules-and", {"some": ", ".join(others), "last": last}) if others else last


def _spoken(book: RuleBook, name: str, value: Value, lang: str) -> str:
    option = words.say(lang, f"option-{name}")
    if value is True:
        return option
    if value is False:
        return words.say(lang, "rules-without", {"option": option})
    known = words.say(lang, f"option-{name}-{value}")
    said = (book.title(name, value) or value) if known == f"option-{name}-{value}" else known
    return words.say(lang, "rules-choice", {"option": option, "value": said})
