"""Misuse: mistakes in a command line, told in the language of the command and not in that of its library."""

from typing import Any

from pydantic import ValidationError

from parlour.cli import screen


def sentence(error: Any) -> str:
    """Return a sentence for an error of `typer`: what was wrong, and what would be right."""
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
