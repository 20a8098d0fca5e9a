"""`parlour verify FILE`: was chance fair? Every pick of a match recomputed from its seed, on your own machine."""

from pathlib import Path
from typing import Annotated

import typer

from parlour.cli import screen
from parlour.core.refusal import Refusal
from parlour.hall import logfile
from parlour.table import verify as table

NOT_FAIR = 1  # exit status when a pick is not the one the seed gives


def verify(file: Annotated[Path, typer.Argument(help=screen.say("cli-verify-file"))]) -> None:
    """One line an entry that chance had a part in, then the verdict."""
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise Refusal("unreadable-file", file=str(file), problem=str(error)) from None
    match, published = logfile.read(text)
    findings = table.verify(match, published)
    out = screen.console()
    for finding in findings:
        sentence = "cli-verify-fair" if finding.ok else "cli-verify-unfair"
        out.print(screen.say(sentence, seq=finding.seq, picks=finding.picks))
    fair = all(finding.ok for finding in findings)
    out.print(screen.say("cli-verify-all" if fair else "cli-verify-not-all", commitment=published), soft_wrap=True)
    if not fair:
        raise typer.Exit(NOT_FAIR)
