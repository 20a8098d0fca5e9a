"""`parlour seat`: a machine of yours at the tables of a hall, for which an agent or any program decides."""

import shlex
from pathlib import Path
from typing import Annotated

import typer

from parlour import agents
from parlour.cli import reading, screen
from parlour.core import registry
from parlour.core.game import Game
from parlour.core.refusal import NotFound, Refusal
from parlour.core.rules import RuleSet
from parlour.remote import check as checking
from parlour.remote.hall import Hall
from parlour.remote.mind import AgentMind, Mind, agent
from parlour.remote.program import Program, startable
from parlour.remote.seat import Minds, Seat, Wish

TOKEN_SETTING = "PARLOUR_TOKEN"
WRONG = 1  # exit status of a program that is not as promised

HallOption = Annotated[str | None, typer.Option("--hall", help=screen.say("cli-seat-hall"), show_default=False)]
TokenOption = Annotated[
    str | None,
    typer.Option("--token", envvar=TOKEN_SETTING, help=screen.say("cli-seat-token"), show_default=False),
]
TokenFileOption = Annotated[Path | None, typer.Option("--token-file", help=screen.say("cli-seat-token-file"))]


def token_of(token: str | None, file: Path | None) -> str | None:
    """Return the token that was given, in a file or by itself; None without one."""
    if file is None:
        return token
    found = reading.text(file).strip()
    if not found:
        raise Refusal("token-file-empty", file=str(file))
    return found


def seat(
    context: typer.Context,
    player: Annotated[
        list[str] | None,
        typer.Argument(metavar="AGENT | -- PROGRAM [ARG]...", help=screen.say("cli-seat-player"), show_default=False),
    ] = None,
    hall: HallOption = None,
    token: TokenOption = None,
    token_file: TokenFileOption = None,
    game: Annotated[list[str] | None, typer.Option(help=screen.say("cli-seat-game"), show_default=False)] = None,
    rules: Annotated[list[str] | None, typer.Option(help=screen.say("cli-seat-rules"), show_default=False)] = None,
    most: Annotated[int, typer.Option(min=1, max=100, help=screen.say("cli-seat-most"))] = 4,
    offer: Annotated[bool, typer.Option("--open", help=screen.say("cli-seat-open"))] = False,
    patience: Annotated[float, typer.Option(min=0.1, help=screen.say("cli-seat-patience"))] = 60.0,
    check: Annotated[bool, typer.Option("--check", help=screen.say("cli-seat-check"))] = False,
) -> int:
    """Sit down, and play what comes until Ctrl-C; or check a program without a hall."""
    wished = tuple(registry.rules(text)[1] for text in rules or ())
    games = _games(game or (), wished)
    program: list[str] = context.meta[screen.AFTER]
    named = _agent_of(player or [], program)
    if check:
        return _checked(program, games, patience)
    shown = token_of(token, token_file)
    if hall is None or shown is None:
        raise Refusal("seat-without-hall", setting=TOKEN_SETTING)
    if named is None:
        minds: Minds = lambda _game: Program(program, patience)  # noqa: E731  # one of two
    else:
        games = _for_agents(games, bool(game or wished))
        minds = _minds(named, games)
    with Hall(hall, shown) as there:
        here = Seat(there, Wish(tuple(one.name for one in games), wished, most, offer), minds, _say)
        _say("cli-seat-sits", name=there.me["name"], hall=there.url)
        try:
            here.sit()
        except KeyboardInterrupt:
            here.end()
            here.leave()
            _say("cli-seat-leaves")
    return 0


def _say(message: str, **told: object) -> None:
    """Print a line about what happens, with refusals in the terminal's language."""
    said = {name: one.message(screen.lang()) if isinstance(one, Refusal) else one for name, one in told.items()}
    screen.notices().print(screen.say(message, **said), markup=False)


def _games(names: tuple[str, ...] | list[str], rules: tuple[RuleSet, ...]) -> list[Game]:
    """Return the games that are named, alone or in rules; all games if none is."""
    chosen = [*names, *(each.game for each in rules)]
    return [registry.game(name) for name in dict.fromkeys(chosen)] if chosen else registry.games()


def _for_agents(games: list[Game], named: bool) -> list[Game]:
    """Return the games whose records a hall tells; raise a Refusal if another was named."""
    for game in games:
        if named and not game.open_record:
            raise Refusal("record-untold", game=game.name)
    return [game for game in games if game.open_record]


def _agent_of(words: list[str], program: list[str]) -> str | None:
    """Return the one agent that is named, as a file of Python or by name; None for a program. Refuse anything else."""
    if program and not words:
        startable(program)
        return None
    if program or len(words) != 1:
        raise Refusal("seat-one-player")
    levels = [level.name for game in registry.games() for level in game.levels.ladder]
    known = list(dict.fromkeys([*levels, *agents.all_names()]))
    if not words[0].endswith(".py") and words[0].partition("@")[0] not in known:
        raise NotFound("seat-no-player", given=words[0], known=", ".join(known))
    return words[0]


def _minds(named: str, games: list[Game]) -> Minds:
    with screen.waiting("cli-play-warming"):
        made = {}
        for game in games:
            made[game.name] = agent(game, named)
            game.warm()

    def mind(name: str) -> Mind:
        return AgentMind(made[name] if name in made else agent(registry.game(name), named))

    return mind


def _checked(words: list[str], games: list[Game], patience: float) -> int:
    """Play whole matches without a hall and print each line that is not as promised; return the exit status."""
    if not words:
        raise Refusal("check-programs-alone")
    out = screen.console()
    with screen.waiting("cli-seat-checking") as say:

        def playing(game: Game, rules: RuleSet, number: int) -> None:
            say(screen.say("cli-seat-checks", rules=rules.text, side=screen.seat(game, number)))

        found = checking.checked(words, games, patience, playing)
    for one in found.wrong:
        side = screen.seat(one.game, one.seat)
        wrong = {"rules": one.rules, "side": side, "seq": one.seq, "why": one.why.message(screen.lang())}
        out.print(screen.say("cli-seat-wrong", **wrong), markup=False)
    told = {"program": shlex.join(words), "matches": found.matches, "decisions": found.decisions}
    out.print(screen.say("cli-seat-checked", **told, wrong=len(found.wrong)), markup=False)
    return WRONG if found.wrong else 0
