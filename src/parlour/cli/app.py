"""`parlour`: the commands put together. Each is loaded when it is called, and every bad input is told in one line."""

import importlib
import os
import sys
from collections.abc import Sequence
from typing import Annotated, Any

import typer
from typer.core import TyperCommand, TyperGroup

from parlour import __version__
from parlour.cli import screen
from parlour.core.refusal import NotFound, Refusal

COMMANDS = (
    "play",
    "seat",
    "serve",
    "backup",
    "restore",
    "dataset",
    "referee",
    "solve",
    "hand",
    "puzzles",
    "journey",
    "rules",
    "cards",
    "simulate",
    "arena",
    "train",
    "verify",
    "warm",
    "settings",
    "doctor",
    "host-token",
    "new-key",
)
HOSTING = frozenset({"serve", "backup", "restore", "dataset", "warm", "settings", "host-token", "new-key"})
CONTESTS = frozenset({"train"})
STARTING = frozenset({"seat"})  # commands that start another program, given after `--` with its own arguments
REMOTE = frozenset({"httpx", "websockets"})  # what the extra `parlour[seat]` installs
MISUSE = 2  # exit status of bad input

# The exception of typer for a wrong option, from whichever click it carries.
_BadUse: type[Exception] = next(c for c in typer.BadParameter.__mro__ if c.__name__ == "ClickException")


class _Divided(TyperCommand):
    """A command that keeps the words after `--` apart from its own, as `screen.AFTER` in its context's `meta`."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        own, after = _divided(args)
        ctx.meta[screen.AFTER] = after[1:]
        ctx.allow_extra_args = True  # they are refused here, in our own words
        # Only a command that starts another program leaves out what comes after `--`.
        surplus = super().parse_args(ctx, own if self.name in STARTING else args)
        if surplus and not ctx.resilient_parsing:
            raise Refusal("surplus-arguments", given=" ".join(surplus)[:80])
        return surplus


def _divided(arguments: Sequence[str]) -> tuple[list[str], list[str]]:
    """Return the words before `--`, and the rest."""
    at = arguments.index("--") if "--" in arguments else len(arguments)
    return list(arguments[:at]), list(arguments[at:])


def _alone(name: str, function: Any) -> Any:
    """Return one function as a whole command."""
    app = typer.Typer(add_completion=False)
    app.command(name, cls=_Divided, help=screen.say(f"cli-{name}"))(function)
    return typer.main.get_command(app)


def _unloaded() -> None:
    """Stand for a command in the list of commands."""


class _Shelf(TyperGroup):
    """The commands by name. Listing them loads none, so help is instant; calling one loads that one."""

    def list_commands(self, ctx: Any) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        return _alone(cmd_name, _unloaded) if cmd_name in COMMANDS else None

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args[0] not in COMMANDS and not args[0].startswith("-"):
            raise NotFound("unknown-command", given=args[0][:40], known=", ".join(COMMANDS))
        _name, _command, rest = super().resolve_command(ctx, args)  # it refuses what begins with a dash
        name = args[0]
        noun = name.replace("-", "_")
        module = importlib.import_module(f"{_package(name)}.{noun}")
        return name, _alone(name, getattr(module, noun)), rest


def _package(command: str) -> str:
    """Return the package in which the module of a command lies."""
    if command in HOSTING:
        return "parlour.cli.hosting"
    return "parlour.cli.contests" if command in CONTESTS else "parlour.cli"


def _application() -> typer.Typer:
    app = typer.Typer(cls=_Shelf, add_completion=False, no_args_is_help=True, help=screen.say("cli-parlour"))

    def root(
        lang: Annotated[str | None, typer.Option(help=screen.say("cli-parlour-lang"))] = None,
        version: Annotated[bool, typer.Option("--version", help=screen.say("cli-parlour-version"))] = False,
    ) -> None:
        if version:
            typer.echo(f"parlour {__version__}")
            raise typer.Exit

    app.callback(invoke_without_command=True)(root)
    return app


def _wanted_language(arguments: Sequence[str]) -> str | None:
    """Return the value of --lang, read first of all so that help and mistakes are told in it too."""
    arguments, _ = _divided(arguments)
    for at, argument in enumerate(arguments):
        if argument == "--lang" and at + 1 < len(arguments):
            return arguments[at + 1]
        if argument.startswith("--lang="):
            return argument.removeprefix("--lang=")
    return None


def _complain(sentence: str) -> int:
    print(f"parlour: {' '.join(sentence.split())}", file=sys.stderr)  # noqa: T201  # stderr is where it belongs
    return MISUSE


def run(arguments: Sequence[str]) -> int:
    """Carry out a command line and return its exit status."""
    with screen.for_one_command():
        return _run(arguments)


def _run(arguments: Sequence[str]) -> int:
    try:
        screen.choose_lang(_wanted_language(arguments))
        # --lang is welcome before and after the command.
        command = typer.main.get_command(_application())
        status = command.main(args=_without_language(arguments), prog_name="parlour", standalone_mode=False)
        return status if isinstance(status, int) else 0
    except Refusal as refusal:
        return _complain(refusal.message(screen.lang()))
    except _BadUse as error:
        return _complain(_misused(error))
    except ImportError as missing:
        wanted = _not_installed(missing)
        if wanted is None:
            raise  # a mistake of ours
        return _complain(wanted.message(screen.lang()))
    except (KeyboardInterrupt, typer.Abort):
        return 130
    except BrokenPipeError:
        # The reader went away (`parlour cards ... | head`): silence the flush at exit as well.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _misused(error: Any) -> str:
    """Return a sentence for an error of `typer`, in the language of the command: what was wrong, and what is right."""
    from pydantic import ValidationError  # a command that makes sense need not load it

    kind = type(error).__name__
    if kind == "NoSuchOption":
        near = ", ".join(error.possibilities or ())
        return screen.say("cli-no-option", option=error.option_name, near=near, some="yes" if near else "no")
    if kind == "BadOptionUsage":
        return screen.say("cli-option-alone", option=error.option_name)
    if kind == "MissingParameter":
        return screen.say("cli-left-out", name=_name(error))
    if kind == "BadParameter" and isinstance(error.__cause__, ValidationError):
        return _unfit(error)
    return str(error.format_message() or error)


def _unfit(error: Any) -> str:
    """Return the sentence for a value that the option does not take."""
    found = error.__cause__.errors()[0]
    kind = found["type"].partition("_")[0]
    bound = next((found["ctx"][key] for key in ("ge", "gt", "le", "lt") if key in found.get("ctx", {})), "")
    return screen.say("cli-unfit", name=_name(error), given=str(found["input"])[:40], kind=kind, bound=str(bound))


def _name(error: Any) -> str:
    """Return an option's longest spelling, or an argument's name as the help has it."""
    param = error.param
    return max(param.opts, key=len) if param.param_type_name == "option" else str(param.metavar or param.name)


def _not_installed(missing: ImportError) -> Refusal | None:
    """Return the refusal that says what lacks a module, an added game or the hall; None for a mistake of ours."""
    from parlour.core import registry  # 0.2 s that a command without games need not spend

    wanted = registry.missing_import(missing)
    ours = (missing.name or "parlour").partition(".")[0] == "parlour"
    if wanted is not None or ours or not isinstance(missing, ModuleNotFoundError):
        return wanted
    needs_seat = (missing.name or "").partition(".")[0] in REMOTE
    return Refusal("seat-not-installed" if needs_seat else "hall-not-installed", missing=missing.name)


def _without_language(arguments: Sequence[str]) -> list[str]:
    kept, skip = [], False
    arguments, after = _divided(arguments)
    for argument in arguments:
        if skip or argument.startswith("--lang="):
            skip = False
        elif argument == "--lang":
            skip = True
        else:
            kept.append(argument)
    return [*kept, *after]


def main() -> None:
    """Run the `parlour` command."""
    sys.exit(run(sys.argv[1:]))
