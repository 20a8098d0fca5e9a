"""`parlour verify FILE`: was chance fair? Every pick of a match recomputed from its seed, on your own machine."""

from pathlib import Path
from typing import Annotated

import typer

from parlour.cli import screen
from parlour.core.refusal import Refusal
from parlour.hall.play import logfile
from parlour.table import verify as table

NOT_FAIR = 1  # exit status when a pick is not the one the seed gives
OLDER_RULES = 3  # exit status when all picks are, but today's rules do not ask for them
_VERDICTS: dict[table.Verdict, tuple[str, int]] = {
    "fair": ("cli-verify-all", 0),
    "older-rules": ("cli-verify-older", OLDER_RULES),
    "unfair": ("cli-verify-not-all", NOT_FAIR),
}


def verify(
    file: Annotated[Path, typer.Argument(help=screen.say("cli-verify-file"))],
    commitment: Annotated[str, typer.Option(help=screen.say("cli-verify-commitment"), show_default=False)] = "",
) -> None:
    """One line an entry that chance had a part in, then the verdict, and which promise it proves."""
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise Refusal("unreadable-file", file=str(file), problem=str(error)) from None
    match, kept, origin = logfile.read(text)
    published = commitment.strip().lower() or kept
    findings = table.verify(match, published)
    out = screen.console()
    for finding in findings:
        sentence = "cli-verify-fair" if finding.ok else "cli-verify-unfair"
        out.print(screen.say(sentence, seq=finding.seq, picks=finding.picks))
    strange = origin is not None and not origin.gives(match.secret)
    if strange:
        out.print(screen.say("cli-verify-origin-not"), soft_wrap=True)
    sentence, status = _VERDICTS["unfair" if strange else table.verdict(match, findings)]
    revisions = {"was": match.revision, "is": match.game.revision, "seq": match.strayed}
    out.print(screen.say(sentence, commitment=published, **revisions), soft_wrap=True)
    if status != NOT_FAIR:
        promise = table.promise(match)
        out.print(screen.say(f"fair-promise-{promise}"), soft_wrap=True)
        if promise == "tournament" and origin is None:
            out.print(screen.say("cli-verify-origin-later"), soft_wrap=True)
    if status:
        raise typer.Exit(status)
