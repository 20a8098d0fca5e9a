"""`parlour play`: a match in the terminal, drawn and told in words."""

import secrets
from typing import Annotated

import typer
from rich.console import Console

from parlour import agents
from parlour.agents import levels
from parlour.cli import screen, target
from parlour.core.chance import Chance, Seeded
from parlour.core.contract import OVER
from parlour.core.event import Event
from parlour.core.facets.levels import NAMES
from parlour.core.game import Game
from parlour.core.record import State
from parlour.core.refusal import Refusal

HOUSE = (*NAMES, *agents.names())
SEEDS = 1_000_000  # small enough to be read out to a friend


class _Table:
    """One match as the person at the terminal lives it."""

    def __init__(self, game: Game, seat: int, out: Console) -> None:
        self.game, self.seat, self.out = game, seat, out

    def show(self, state: State) -> None:
        """The position as this seat may see it."""
        view = self.game.observe(state, self.seat)
        self.out.print()
        self.out.print(screen.painted(self.game.drawing(view, self.seat, screen.lang()), self.game.seats), end="")

    def tell(self, events: list[Event]) -> None:
        """What happened, in sentences."""
        for event in events:
            self.out.print("  " + self.game.event_json(event, self.seat)[screen.lang()], markup=False)

    def ask(self, state: State) -> int | None:
        """The person's next action, asked until it is one; None when they leave."""
        view = self.game.observe(state, self.seat)
        texts = [self.game.typed(view, action) for action in self.game.legal(view)]
        while True:
            prompt = screen.say("cli-play-ask", example=texts[0])
            try:
                answer = self.out.input(f"{prompt}: ", markup=False).strip()
            except EOFError:
                return None
            if answer in ("q", "quit"):
                return None
            if answer == "?":
                self.out.print(screen.say("cli-play-legal", actions=", ".join(texts)), markup=False)
            elif answer:
                try:
                    action = self.game.parse_typed(view, answer)
                    self.game.check_legal(state, action)
                    return action
                except Refusal as refusal:
                    self.out.print(refusal.message(screen.lang()), markup=False)


def _seat(game: Game, wanted: str, chance: Chance) -> int:
    if wanted == "random":
        return chance.pick(len(game.seats))
    if wanted not in game.seats:
        raise Refusal("bad-seat-choice", given=wanted, known=", ".join((*game.seats, "random")))
    return game.seats.index(wanted)


def play(
    table: Annotated[str | None, typer.Argument(metavar="[GAME[:RULES]]", show_default=False)] = None,
    agent: Annotated[str, typer.Option(help=screen.say("cli-play-agent", known=", ".join(HOUSE)))] = "search",
    seat: Annotated[str, typer.Option(help=screen.say("cli-play-seat"))] = "random",
    seed: Annotated[int | None, typer.Option(help=screen.say("cli-play-seed"), show_default=False)] = None,
) -> None:
    """Play a match at the terminal until it is over or the person leaves."""
    game, rules = target.read(table)
    opponent = levels.player(game, agent)
    seed = secrets.randbelow(SEEDS) if seed is None else seed
    chance = Seeded(seed)
    mine = _seat(game, seat, Seeded(seed + 1))
    out = screen.console()
    with screen.notices().status(screen.say("cli-play-warming")):
        game.warm()
        agents.warm(game, opponent)
    names = {"rules": str(rules), "side": screen.say(game.seats[mine]), "agent": opponent.name, "seed": str(seed)}
    out.print(screen.say("cli-play-begins", **names), markup=False)
    state, events = game.deal(rules, [{}, {}], chance)
    here = _Table(game, mine, out)
    here.tell(events)
    ply = 0
    while (turn := game.to_act(state)) != OVER:
        if turn == mine:
            here.show(state)
            action = here.ask(state)
            if action is None:
                out.print(screen.say("cli-play-left"))
                return
        else:
            action = opponent.choose(game, game.observe(state, turn), turn, seed * 1000 + ply)
        here.tell(game.apply(state, action, chance))
        ply += 1
    here.show(state)
