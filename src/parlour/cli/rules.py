"""`parlour rules`: what a game's tables can choose, and what does not go together."""

from typing import Annotated

import typer
from rich.console import Console, Group
from rich.table import Table
from rich.text import Text

from parlour.cli import screen
from parlour.core import registry, words
from parlour.core.game import Game
from parlour.core.rules import Preset, RuleBook
from parlour.core.shapes import Problem, Value

CANNOT_BE_PLAYED = 1  # exit status of a combination that is refused


def _presets(book: RuleBook) -> Table:
    table = Table(title=screen.say("cli-rules-presets"), title_justify="left")
    table.add_column(screen.say("cli-rules-preset"), style="bold", no_wrap=True)
    table.add_column(screen.say("cli-rules-meaning"))
    for name in book.presets:
        table.add_row(name, words.say(screen.lang(), f"preset-{name}", attribute="help"))
    return table


def _value(value: Value, fixed: bool = False) -> str:
    if isinstance(value, bool):
        return ("✓" if value else "–") if fixed else ("●" if value else "○")
    return value


def _choice(book: RuleBook, preset: Preset, name: str) -> Text:
    """What a preset's tables play for an option: the default first, then what else they may choose."""
    default, offered = book.default(preset, name), book.offered(preset, name)
    if len(offered) == 1:
        return Text(_value(default, fixed=True), style="dim")
    others = [] if book.options[name].is_switch else [_value(value) for value in offered if value != default]
    return Text.assemble((_value(default), "bold"), *(f"\n{other}" for other in others))


def _options(book: RuleBook) -> Group:
    tables: list[Table | Text] = [Text(screen.say("cli-rules-options"), style="italic")]
    for group in dict.fromkeys(option.group for option in book.options.values()):
        table = Table(title=screen.say(f"group-{group}"), title_justify="left")
        table.add_column(screen.say("cli-rules-option"), no_wrap=True)
        for preset in book.presets:
            table.add_column(preset, justify="center", overflow="fold")
        for name, option in book.options.items():
            if option.group == group:
                told = Text.assemble(name, (f"\n{screen.say(f'option-{name}')}", "dim"))
                table.add_row(told, *(_choice(book, preset, name) for preset in book.presets.values()))
        tables.append(table)
    return Group(*tables)


def _meanings(book: RuleBook) -> Table:
    """What each option means, in the words the composer has for it."""
    table = Table()
    table.add_column(screen.say("cli-rules-option"), no_wrap=True)
    table.add_column(screen.say("cli-rules-meaning"))
    for name in book.options:
        said = words.say(screen.lang(), f"option-{name}", attribute="help")
        if said != f"option-{name}":  # else its name says it all
            table.add_row(screen.say(f"option-{name}"), said)
    return table


def _clashes(book: RuleBook) -> Table:
    table = Table(title=screen.say("cli-rules-clashes"), title_justify="left")
    table.add_column("")
    table.add_column(screen.say("cli-rules-combination"))
    table.add_column(screen.say("cli-rules-meaning"))
    for clash in sorted(book.known_clashes, key=lambda clash: clash.warning):
        kind = "cli-rules-warned" if clash.warning else "cli-rules-refused"
        told = Text(screen.say(kind), style="yellow" if clash.warning else "red")
        table.add_row(told, " ".join(clash.options), screen.say(f"clash-{clash.code}"))
    return table


def _judge(game: Game, text: str, out: Console) -> None:
    """Say whether a rule set can be played, and every way out when it cannot."""
    ruling = game.rule_book.check(text)
    lang = screen.lang()
    told = "cli-rules-fine" if ruling["ok"] else "cli-rules-not-fine"
    out.print(screen.say(told, text=ruling["text"]), markup=False, soft_wrap=True)
    for problem in ruling["problems"]:
        out.print(f"  {problem[lang]}", markup=False, soft_wrap=True)
        out.print(f"    {screen.say('cli-rules-way-out')} {_ways(problem, lang)}", markup=False, soft_wrap=True)
    for warning in ruling["warnings"]:
        out.print(f"  {screen.say('cli-rules-warned')} {warning[lang]}", markup=False, soft_wrap=True)
    if not ruling["ok"]:
        raise typer.Exit(CANNOT_BE_PLAYED)


def _ways(problem: Problem, lang: words.Lang) -> str:
    return " / ".join(way[lang] for way in problem["ways_out"])


def rules(
    game: Annotated[str, typer.Argument()],
    check: Annotated[str | None, typer.Option(help=screen.say("cli-rules-check"), show_default=False)] = None,
) -> None:
    """Show what tables can choose, or judge one choice."""
    played = registry.game(game)
    out = screen.console()
    if check is not None:
        _judge(played, check, out)
        return
    out.print(_presets(played.rule_book), _options(played.rule_book), _meanings(played.rule_book))
    if played.rule_book.known_clashes:
        out.print(_clashes(played.rule_book))
