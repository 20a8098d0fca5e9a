"""`parlour verify FILE`: proof that a match was fair, recomputed from its seed and commands on your own machine."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Annotated

import typer

from parlour.cli import reading, screen
from parlour.hall.play import logfile
from parlour.table import timestamps
from parlour.table import verify as table
from parlour.table.clock import UNEVEN

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
    """Print a line for each entry with chance in it, then the verdict and the promise that it proves."""
    log = logfile.read(reading.text(file))
    match = log.match
    published = commitment.strip().lower() or log.published
    findings = table.verify(match, published)
    out = screen.console()
    for sentence in _told(log, findings):
        out.print(sentence, soft_wrap=True)
    sentence, status = _VERDICTS[log.verdict(findings)]
    diverged_at = next((finding.seq for finding in findings if not finding.replayed), None)
    revisions = {"was": match.revision, "is": match.game.revision, "seq": diverged_at}
    out.print(screen.say(sentence, commitment=published, **revisions), soft_wrap=True)
    if status != NOT_FAIR:
        promise = table.promise(match)
        out.print(screen.say(f"fair-promise-{promise}"), soft_wrap=True)
        if table.early_lot(match, findings):
            out.print(screen.say("fair-early-lot"), soft_wrap=True)
        if promise == "tournament" and log.origin is None:
            out.print(screen.say("cli-verify-origin-later"), soft_wrap=True)
    out.print(screen.say("cli-verify-times"), soft_wrap=True)
    if status:
        raise typer.Exit(status)


def _told(log: logfile.Log, findings: Sequence[table.Finding]) -> Iterator[str]:
    """Yield a sentence for every entry that was checked, and for all that differs beside them."""
    for finding in findings:
        yield _entry(finding)
    for before, entry in pairwise(log.match.log):
        if timestamps.read(entry.time) < timestamps.read(before.time) - UNEVEN:
            yield screen.say("cli-verify-earlier", seq=entry.seq)
    if log.match.diverged_at is None and log.match.status != "over":
        yield screen.say("cli-verify-cut")
    if log.differs:
        yield screen.say("cli-verify-head", fields=", ".join(log.differs))
    if log.strange:
        yield screen.say("cli-verify-origin-not")


def _entry(finding: table.Finding) -> str:
    if finding.ok:
        return screen.say("cli-verify-fair", seq=finding.seq, picks=finding.picks)
    fields = [name for name in finding.differs if name != "picks"]
    if fields:
        return screen.say("cli-verify-differs", seq=finding.seq, fields=", ".join(fields))
    return screen.say("cli-verify-unfair", seq=finding.seq)
