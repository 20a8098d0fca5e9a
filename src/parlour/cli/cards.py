"""`parlour cards`: a game's cards as a table, and a linter for card files."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from parlour.cli import reading, screen
from parlour.core import registry, words
from parlour.core.facets.cards import Cards
from parlour.core.game import Game
from parlour.core.refusal import Refusal

PROBLEMS = 1  # exit status of a card file that cannot be played
FEW = 5  # cards that are found and read out


def _lint(game: Game, path: Path) -> None:
    text = reading.text(path)
    problems = game.need_cards().lint(text)
    if not problems:
        typer.echo(screen.say("cli-cards-clean", file=str(path), count=len(json.loads(text))))
        return
    typer.echo(screen.say("cli-cards-problems", file=str(path), count=len(problems)))
    for problem in problems:
        typer.echo(f"  {problem}")
    raise typer.Exit(PROBLEMS)


def cards(
    game: Annotated[str, typer.Argument(help=screen.say("cli-cards-game"), show_default=False)] = "",
    card_set: Annotated[str | None, typer.Option("--set", help=screen.say("cli-cards-set"), show_default=False)] = None,
    find: Annotated[str, typer.Option(help=screen.say("cli-cards-find"), show_default=False)] = "",
    lint: Annotated[Path | None, typer.Option(help=screen.say("cli-cards-lint"), show_default=False)] = None,
) -> None:
    """Show a set's cards, look for one in every game, or lint a card file."""
    if not game:
        everywhere = [played for played in registry.games() if played.cards is not None]
        if card_set or lint or not find:
            raise Refusal("which-cards", known=", ".join(played.name for played in everywhere))
        _show([(known, name) for known in map(Game.need_cards, everywhere) for name in known.sets], find)
        return
    played = registry.game(game)
    if lint is not None:
        _lint(played, lint)
        return
    known = played.need_cards()
    _show([(known, card_set or known.sets[0])], find)


def _show(sets: Sequence[tuple[Cards, str]], find: str) -> None:
    """Print the cards of some sets that fit a text, a table for each set, each card once."""
    shown: list[Mapping[str, Any]] = []
    for known, name in sets:
        found = [card for card in _found(known, name, find.casefold()) if card not in shown]
        if found:
            _draw(known, name, found)
        if find and len(found) <= FEW:
            _read_out(known, found)
        shown += found
    if not shown:
        typer.echo(screen.say("cli-cards-none", set=", ".join(name for _known, name in sets), text=find))


def _found(known: Cards, name: str, wanted: str) -> list[Mapping[str, Any]]:
    """Return the cards of a set that fit a text: part of the name, start of the code, or another number of the card."""
    code = known.code_of(wanted).casefold()
    return [
        card
        for card in known.of_set(name)
        if any(wanted in known.called(card, lang).casefold() for lang in words.LANGUAGES)
        or known.id_of(card).casefold().startswith((wanted, code))
    ]


def _draw(known: Cards, name: str, found: Sequence[Mapping[str, Any]]) -> None:
    rows = [known.columns(card, screen.lang()) for card in found]
    table = Table(title=screen.say("cli-cards-title", set=name, count=len(rows)), title_justify="left")
    for column in rows[0]:
        table.add_column(screen.say(f"cli-cards-{column}"), justify="right" if rows[0][column].isdigit() else "left")
    for row in rows:
        table.add_row(*row.values())
    screen.console().print(table)
    if "enforced" in found[0]:
        _tell_enforced(known, found)


def _read_out(known: Cards, found: Sequence[Mapping[str, Any]]) -> None:
    """Print what is written on some cards, each under its name if there are several."""
    lang, out = screen.lang(), screen.console()
    for card in found:
        lines = known.written_on(card, lang)
        if lines and len(found) > 1:
            out.print(f"{known.id_of(card)} {known.called(card, lang)}", style="bold", markup=False)
        for line in lines:
            out.print(line, markup=False)


def _tell_enforced(known: Cards, found: Sequence[Mapping[str, Any]]) -> None:
    """Print how many cards may be played, which may not and why, and how many cards there are at all."""
    refused = [card for card in found if not card["enforced"]]
    typer.echo(screen.say("cli-cards-enforced-count", enforced=len(found) - len(refused), count=len(found)))
    for card in refused:
        named = f"{known.id_of(card)} {known.called(card, screen.lang())}"
        typer.echo("  " + "; ".join((screen.say("cli-cards-unenforced", card=named), *known.unenforced(card))))
    if known.counted is not None:
        typer.echo(screen.say("cli-cards-counted", **known.counted._asdict()))
