"""Findings: the results of a run of the arena, as a line on the way, a table and JSON."""

import math
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from rich.table import Table

from parlour.agents.arena.elo import Estimate
from parlour.agents.arena.run import Run
from parlour.agents.arena.score import Score
from parlour.agents.arena.sprt import Sprt
from parlour.cli import screen
from parlour.core.shapes import Refused


def so_far(run: Run) -> str:
    """Return the Elo of each agent so far, and how far a test has come."""
    if len(run.contest.players) > 2:
        rated = zip(run.contest.players, run.ratings(), strict=True)
        return ", ".join(f"{player.name} {_elo(estimate.elo)}" for player, estimate in rated)
    estimate = run.difference()
    said = screen.say("cli-arena-so-far", elo=_elo(estimate.elo), error=_error(estimate.error))
    return said if run.sprt is None else f"{said}, {_ratio(run, run.sprt)}"


def _ratio(run: Run, sprt: Sprt) -> str:
    ratio = sprt.ratio(run.only.cells)
    return screen.say("cli-arena-ratio", ratio=f"{ratio:.2f}", lower=f"{sprt.lower:.2f}", upper=f"{sprt.upper:.2f}")


def _elo(elo: float) -> str:
    """Return an Elo as text, always with its sign."""
    if math.isnan(elo):
        return "?"
    return f"{elo:+z.1f}" if math.isfinite(elo) else ("+∞" if elo > 0 else "-∞")


def _error(error: float) -> str:
    return f"± {error:.1f}" if math.isfinite(error) else "± ∞"


def draw(run: Run, whole: bool) -> None:
    """Print the result as a table, and the verdict of a test in a sentence."""
    console = screen.console()
    console.print(_of_two(run) if len(run.contest.players) == 2 else _of_many(run))
    if run.sprt is not None:
        console.print(_ratio(run, run.sprt))
        console.print(_said(run, run.sprt))
    for place, player in enumerate(run.contest.players):
        tell_forfeits(player.name, _forfeits(run, place))
    if not whole:
        console.print(screen.say("cli-arena-interrupted"))


def tell_forfeits(name: str, faults: Sequence[Refused]) -> None:
    """Print how many matches a player lost because it gave no action, and the first reason."""
    if faults:
        told = {"agent": name, "matches": len(faults), "why": faults[0][screen.lang()]}
        screen.console().print(screen.say("cli-arena-forfeits", **told), markup=False)


def _forfeits(run: Run, place: int) -> list[Refused]:
    """Return why a player gave no action, over all its pairings."""
    return [
        fault
        for pairing, score in run.scores.items()
        for at, faults in zip(pairing, score.forfeits, strict=True)
        if at == place
        for fault in faults
    ]


def _title(run: Run) -> str:
    names = " – ".join(player.name for player in run.contest.players)
    return screen.say("cli-arena-title", rules=str(run.contest.rules), agents=names, seed=str(run.contest.seed))


def _said(run: Run, sprt: Sprt) -> str:
    which = str(run.verdict or "none").lower()
    first, second = (player.name for player in run.contest.players)
    asked = {"elo0": f"{sprt.elo0:g}", "elo1": f"{sprt.elo1:g}"}
    return screen.say(f"cli-arena-verdict-{which}", first=first, second=second, **asked)


def _of_two(run: Run) -> Table:
    """Return the table of two agents, a row for each figure."""
    score, estimate = run.only, run.difference()
    first, second = (player.name for player in run.contest.players)
    drawn = Table(title=_title(run), show_header=False, title_justify="left")
    results = f"{score.wins} / {score.draws} / {score.losses}"
    thought = " / ".join(f"{seconds / max(score.games, 1):.4f}" for seconds in score.seconds)
    for name, value in (
        (screen.say("cli-arena-elo", first=first, second=second), f"{_elo(estimate.elo)} {_error(estimate.error)}"),
        (screen.say("cli-arena-share", first=first), f"{100 * score.share:.1f} %"),
        (screen.say("cli-arena-results"), results),
        (screen.say("cli-arena-cells"), " / ".join(map(str, score.cells))),
        (screen.say("cli-arena-games"), str(score.games)),
        (screen.say("cli-arena-plies"), f"{score.plies / max(score.games, 1):.1f}"),
        (screen.say("cli-arena-seconds", first=first, second=second), thought),
    ):
        drawn.add_row(name, value)
    return drawn


def _of_many(run: Run) -> Table:
    """Return the table of many agents, a row for each; the first one's Elo is 0."""
    drawn = Table(title=_title(run), title_justify="left")
    for column in ("agent", "elo-short", "error", "share-short", "results-short", "games"):
        drawn.add_column(screen.say(f"cli-arena-{column}"), justify="left" if column == "agent" else "right")
    for place, (player, estimate) in enumerate(zip(run.contest.players, run.ratings(), strict=True)):
        had = _had(run, place)
        results = f"{had['wins']} / {had['draws']} / {had['losses']}"
        share = f"{100 * had['share']:.1f} %"
        drawn.add_row(player.name, _elo(estimate.elo), _error(estimate.error), share, results, str(had["games"]))
    return drawn


def _had(run: Run, place: int) -> dict[str, Any]:
    """Return the results of an agent over all its pairings."""
    won = [(score.wins, score.draws, score.losses) for (one, _other), score in run.scores.items() if one == place]
    lost = [(score.losses, score.draws, score.wins) for (_one, other), score in run.scores.items() if other == place]
    wins, draws, losses = map(sum, zip(*won, *lost, strict=True))
    games = wins + draws + losses
    share = (wins + draws / 2) / games if games else 0.5
    return {"games": games, "wins": wins, "draws": draws, "losses": losses, "share": round(share, 6)}


def told(run: Run, whole: bool) -> dict[str, Any]:
    """Return the result as JSON, with null for what is infinite or unknown."""
    parts = {**run.contest.meaning(), "interrupted": not whole}
    parts["pairings"] = [_pairing(run, pairing, score) for pairing, score in run.scores.items()]
    if len(run.contest.players) == 2:
        parts |= _estimated(run.difference())
    else:
        rated = zip(run.contest.players, run.ratings(), strict=True)
        parts["ratings"] = [
            {"agent": player.name, **_estimated(estimate), **_had(run, place)}
            for place, (player, estimate) in enumerate(rated)
        ]
    return parts if run.sprt is None else {**parts, "sprt": _tested(run, run.sprt)}


def _tested(run: Run, sprt: Sprt) -> dict[str, Any]:
    return {
        **asdict(sprt),
        "llr": round(sprt.ratio(run.only.cells), 4),
        "bounds": [round(sprt.lower, 4), round(sprt.upper, 4)],
        "accepted": run.verdict,
    }


def _pairing(run: Run, pairing: tuple[int, int], score: Score) -> dict[str, Any]:
    return {
        "agents": [run.contest.players[place].name for place in pairing],
        "pairs": score.pairs,
        "pentanomial": score.cells,
        "share": round(score.share, 6),
        "wins": score.wins,
        "draws": score.draws,
        "losses": score.losses,
        "plies": score.plies,
        "seconds": [round(seconds, 3) for seconds in score.seconds],
        "forfeits": [len(faults) for faults in score.forfeits],
    }


def _estimated(estimate: Estimate) -> dict[str, float | None]:
    return {key: round(value, 2) if math.isfinite(value) else None for key, value in estimate._asdict().items()}
