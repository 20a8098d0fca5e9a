"""The person at the terminal: shown positions, told what happened, asked for actions."""

from collections.abc import Iterable

from rich.console import Console

from parlour.cli import screen
from parlour.core.game import Game
from parlour.core.record import State
from parlour.core.refusal import Refusal


class Person:
    """One person on one seat of a match."""

    def __init__(self, game: Game, seat: int, out: Console) -> None:
        self.game, self.seat, self.out = game, seat, out

    def show(self, state: State) -> None:
        """Draw the position as this seat may see it."""
        view = self.game.observe(state, self.seat)
        self.out.print()
        self.out.print(screen.painted(self.game.drawing(view, self.seat, screen.lang()), self.game.seats), end="")

    def tell(self, sentences: Iterable[str]) -> None:
        """Print what happened, in sentences."""
        for sentence in sentences:
            self.out.print("  " + sentence, markup=False)

    def ask(self, state: State) -> int | None:
        """Ask until the answer is an action, and return it; return None when the person leaves."""
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
