"""`parlour rules`: the choices that a game's tables have, and those that do not go together."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console, Group
from rich.table import Table
from rich.text import Text

from parlour.cli import house_rules, screen
from parlour.core import registry, words
from parlour.core.refusal import Refusal
from parlour.core.rules import Preset, RuleBook, RuleSet
from parlour.core.shapes import Problem, Value

CANNOT_BE_PLAYED = 1  # exit status of a combination that is refused


def _presets(book: RuleBook) -> Text:
    """Return the presets and the named rules, a line each, however long it is."""
    helps = {
        **{name: words.say(screen.lang(), f"preset-{name}", attribute="help") for name in book.presets},
        **{name: words.say(screen.lang(), f"named-{name}", attribute="help") for name in book.named},
    }
    width = max(map(len, helps)) + 2
    return Text("\n").join(Text.assemble((name.ljust(width), "bold"), told) for name, told in helps.items())


def _named(book: RuleBook) -> Text:
    """Return the named rules: the text of each, then its meaning and its source."""
    lines = []
    for one in book.named.values():
        help_ = words.say(screen.lang(), f"named-{one.name}", attribute="help")
        name = screen.say(f"named-{one.name}")
        said = screen.say("cli-rules-named", name=name, help=help_, source=one.source)
        lines.append(Text.assemble((f"{book.game}:{one.name}", "bold"), f" = {one.rules}\n  {said}"))
    return Text("\n").join(lines)


def _value(value: Value, fixed: bool = False) -> str:
    if isinstance(value, bool):
        return ("✓" if value else "–") if fixed else ("●" if value else "○")
    return value


def _choice(book: RuleBook, preset: Preset, name: str) -> Text:
    """Return the values of an option at a preset's tables: the default first, then the other choices."""
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


def _said(value: Value) -> str:
    return screen.say("rules-on" if value else "rules-off") if isinstance(value, bool) else value


def _played(book: RuleBook, rules: RuleSet) -> Table:
    """Return the table of one rule set: values, other choices and meanings, without what is always off."""
    preset = book.presets[rules.preset]
    table = Table()
    for column in ("option", "played", "choices", "meaning"):
        table.add_column(screen.say(f"cli-rules-{column}"), overflow="fold")
    for name, value in rules.options:
        others = "\n".join(_said(other) for other in book.offered(preset, name) if other != value)
        if value is not False or others:
            table.add_row(name, Text(_said(value), "bold"), others, _meaning(name))
    return table


def _meaning(name: str) -> str:
    """Return the meaning of an option in the composer's words, or nothing if its name says it all."""
    said = words.say(screen.lang(), f"option-{name}", attribute="help")
    return "" if said == f"option-{name}" else said


def _meanings(book: RuleBook) -> Table:
    """Return a table of what each option means."""
    table = Table()
    table.add_column(screen.say("cli-rules-option"), no_wrap=True)
    table.add_column(screen.say("cli-rules-meaning"))
    for name in book.options:
        if said := _meaning(name):
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


def _judge(book: RuleBook, text: str, out: Console) -> None:
    """Say whether a rule set can be played, and every way out if it cannot."""
    ruling = book.check(text)
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


def _community(path: Path, out: Console) -> None:
    """Print the rules that a community plays, each with its meaning."""
    name, played = house_rules.read(path, screen.lang())
    out.print(name, style="bold", markup=False)
    for one in played:
        out.print(screen.say("cli-rules-of", name=one.name, rules=one.rules.text), markup=False, soft_wrap=True)
        out.print(_played(registry.game(one.rules.game).rule_book, one.rules))


def rules(
    target: Annotated[
        str, typer.Argument(metavar="GAME[:RULES]", help=screen.say("cli-rules-target"), show_default=False)
    ] = "",
    check: Annotated[str | None, typer.Option(help=screen.say("cli-rules-check"), show_default=False)] = None,
    everything: Annotated[bool, typer.Option("--all", help=screen.say("cli-rules-all"))] = False,
    community: Annotated[
        Path | None, typer.Option(metavar="FILE", help=screen.say("cli-rules-community"), show_default=False)
    ] = None,
) -> None:
    """Show a game's presets, one rule set, a community's, or all options, and why a choice cannot be played."""
    if community is not None:
        _community(community, screen.console())
        return
    if not target:
        raise Refusal("rules-of-what", known=", ".join(registry.names()))
    name, colon, _rules = target.partition(":")
    book, out = registry.game(name).rule_book, screen.console()
    asked = target if colon and check is None else check
    if asked is not None:
        _judge(book, asked, out)
        out.print(_played(book, book.parse(asked)))
    elif everything:
        out.print(_options(book), _meanings(book))
        if book.known_clashes:
            out.print(_clashes(book))
        if book.named:
            out.print(_named(book), soft_wrap=True)
    else:
        out.print(_presets(book), soft_wrap=True)
        more = screen.say("cli-rules-more", game=name, example=f"{name}:{book.standard.preset}")
        out.print(more, markup=False, soft_wrap=True)
