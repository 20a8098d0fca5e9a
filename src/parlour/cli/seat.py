"""`parlour seat`: a machine of yours at the tables of a hall, for which an agent or any program decides."""

import shlex
from pathlib import Path
from typing import Annotated

import typer

from parlour.agents import Player, levels
from parlour.agents.own.program import PREFIX, Command
from parlour.cli import reading, screen
from parlour.core import registry
from parlour.core.game import Game
from parlour.core.refusal import Refusal
from parlour.core.rules import RuleSet
from parlour.remote import check as checking
from parlour.remote.hall import Hall
from parlour.remote.mind import Mind, mind, needs_record
from parlour.remote.seat import Seat, Wish

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
    named = _named(player or [], program)
    if check:
        return _checked(named, games, patience)
    shown = token_of(token, token_file)
    if hall is None or shown is None:
        raise Refusal("seat-without-hall", setting=TOKEN_SETTING)
    players = _players(named, games, bool(game or wished), patience)

    def minds(name: str) -> Mind:
        return mind(players[name] if name in players else levels.opponent(registry.game(name), named, patience))

    with Hall(hall, shown) as there:
        here = Seat(there, Wish(tuple(players), wished, most, offer), minds, _say)
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


def _named(words: list[str], program: list[str]) -> str:
    """Return the text of the one player that is named, by a word or by a program's words; refuse anything else."""
    if program and not words:
        return PREFIX + shlex.join(program)
    if program or len(words) != 1:
        raise Refusal("seat-one-player")
    return words[0]


def _players(named: str, games: list[Game], chosen: bool, patience: float) -> dict[str, Player]:
    """Return the player of each game, ready to play.

    One that needs records has no game whose records stay in the hall; it is a Refusal if such a game was `chosen`.
    """
    players: dict[str, Player] = {}
    with screen.waiting("cli-play-warming"):
        for game in games:
            made = levels.opponent(game, named, patience)
            if game.open_record or not needs_record(made):
                players[game.name] = made
                game.warm()
            elif chosen:
                raise Refusal("record-untold", game=game.name)
    return players


def _checked(named: str, games: list[Game], patience: float) -> int:
    """Play whole matches without a hall and print each line that is not as promised; return the exit status."""
    if not named.startswith(PREFIX):
        raise Refusal("check-programs-alone")
    words = Command(named).words
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
