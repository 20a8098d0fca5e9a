"""The screen: the language of the terminal, and the way of sentences and drawings to it."""

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from threading import Timer
from typing import TYPE_CHECKING

from parlour.core import words
from parlour.core.drawing import DrawnLine
from parlour.core.refusal import Refusal
from parlour.core.words import LANG_SETTING as LANG_SETTING

if TYPE_CHECKING:
    # Imported where they are used: each takes a twentieth of a second, for which a hall's page need not wait.
    from rich.console import Console
    from rich.text import Text

    from parlour.core.game import Game

AFTER = "parlour.after"  # in the `meta` of a command's context: the words after `--`
PATIENCE = 0.5  # seconds before a wait is shown
_STYLES = {"dim": "dim", "bold": "bold"}
_SEAT_STYLES = ("red", "bright_blue")


def lang() -> words.Lang:
    """Return the language of this terminal: --lang, else the locale."""
    return words.of_the_terminal()


@contextmanager
def for_one_command() -> Iterator[None]:
    """Forget after a command what --lang chose for it."""
    before = os.environ.get(LANG_SETTING)
    try:
        yield
    finally:
        if before is None:
            os.environ.pop(LANG_SETTING, None)
        else:
            os.environ[LANG_SETTING] = before


def choose_lang(wanted: str | None) -> None:
    """Answer in this language from now on; raise a Refusal that names the known ones for any other."""
    if wanted is None:
        return
    if wanted not in words.LANGUAGES:
        raise Refusal("bad-language", given=wanted, known=", ".join(words.LANGUAGES))
    os.environ[LANG_SETTING] = wanted


def say(message: str, **args: object) -> str:
    """Return a sentence in the terminal's language."""
    return words.say(lang(), message, args)


def seat(game: "Game", number: int) -> str:
    """Return a game's word for one of its seats, in the terminal's language."""
    return say(f"{game.name}-seat-{game.seats[number]}")


def console() -> "Console":
    """Return standard output, with colours where it has them."""
    from rich.console import Console

    return Console(highlight=False, soft_wrap=not sys.stdout.isatty())  # long lines stay whole in files


def notices() -> "Console":
    """Return standard error, for progress and for what is not the answer."""
    from rich.console import Console

    return Console(stderr=True, highlight=False, soft_wrap=not sys.stderr.isatty())


@contextmanager
def waiting(message: str) -> Iterator[Callable[[str], None]]:
    """Show a line on standard error, with the time passed, once something takes longer than half a second.

    It shows the message until the function that is yielded gets another.
    """
    from rich.progress import Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

    console = notices()
    columns = (SpinnerColumn(), TextColumn("{task.description}"), TimeElapsedColumn())
    bar = Progress(*columns, console=console, transient=True)
    task = bar.add_task(say(message), total=None)
    timer = Timer(PATIENCE, bar.start)
    if console.is_interactive:  # a file keeps no line that comes and goes
        timer.start()
    try:
        yield lambda text: bar.update(task, description=text)
    finally:
        timer.cancel()
        if console.is_interactive:
            timer.join()
            bar.stop()


@contextmanager
def progress(message: str) -> Iterator[Callable[[int, int], None]]:
    """Show a bar on standard error while something long is done; yield a function that is told how much of how much."""
    from rich.progress import Progress

    with Progress(console=notices(), transient=True) as bar:
        task = bar.add_task(say(message), total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


def style(name: str, seats: Sequence[str]) -> str:
    """Return the terminal's style for a style of a drawing: a seat in its colour."""
    return {**_STYLES, **dict(zip(seats, _SEAT_STYLES, strict=False))}.get(name, "")


def painted(lines: Sequence[DrawnLine], seats: Sequence[str]) -> "Text":
    """Return a drawing with the seats in their colours."""
    from rich.text import Text

    text = Text()
    for line in lines:
        for piece, name in line:
            text.append(piece, style=style(name, seats))
        text.append("\n")
    return text
