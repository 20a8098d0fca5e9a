"""parlour: a game hall and a fast rules library for games with house rules, chance and secrets."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    # A library that is asked for its version alone loads no game, no solver and no compiler.
    from parlour.agents.exact import Solution
    from parlour.core.contract import Bring
    from parlour.core.record import State
    from parlour.core.refusal import Refusal as Refusal
    from parlour.core.rules import RuleSet
    from parlour.library.match import Match as Match
    from parlour.library.transcript import Transcript
    from parlour.rl.batch import Batch, Legal, Observed

__all__ = ["Match", "Refusal", "batch", "game", "read", "solve"]
__version__: str


def __getattr__(name: str) -> Any:
    """Import and return `Match` (the type of a match), `Refusal` (the answer to all bad input) or `__version__`."""
    if name == "__version__":
        from parlour.core.installed import release

        return release()
    if name == "Match":
        from parlour.library.match import Match

        return Match
    if name == "Refusal":
        from parlour.core.refusal import Refusal

        return Refusal
    raise AttributeError(f"module 'parlour' has no attribute {name!r}")


def __dir__() -> list[str]:
    """Return the names that are offered here, and none that they are made of."""
    return [*__all__, "__version__"]


def game(
    rules: str,
    seed: int | None = None,
    brings: "Mapping[str, Bring] | None" = None,
    position: Mapping[str, Any] | None = None,
) -> "Match":
    """Return a match of GAME or GAME:RULES, like `triple-triad:ff8+open`, dealt from a seed or begun at a position.

    Without a seed it draws one, which it tells. `brings` are hands or decks by seat; a seat without one is dealt cards.
    Rules, cards or positions that make no sense are each a Refusal.

    >>> parlour.game("triple-triad:ff8+open", seed=7)
    <triple-triad:ff8+visibility=open, seed 7, plies 0, blue to act>
    >>> hand = {"cards": ["Ifrit", "Shiva", "Geezard", "Quistis", "Laguna"]}
    >>> match = parlour.game("triple-triad:ff8", seed=7, brings={"red": hand})
    >>> [held["card"]["name"] for held in match.view("red").json["hands"]["red"]]
    ['Ifrit', 'Shiva', 'Geezard', 'Quistis', 'Laguna']
    """
    from parlour.library.match import begin

    return begin(rules, seed, brings, position)


def read(transcript: "str | Mapping[str, Any] | Transcript") -> "Match":
    """Return the match of a transcript, given as text, JSON or a match's own, played as far as it goes.

    A transcript that cannot be replayed is a Refusal.

    >>> text = parlour.game("triple-triad:ff8+open", seed=7).transcript.text()
    >>> parlour.read(text)
    <triple-triad:ff8+visibility=open, seed 7, plies 0, blue to act>
    >>> parlour.read({"rules": "triple-triad:ff8+open", "seed": 7, "plies": [{"action": "Blood Soul a3"}]})
    <triple-triad:ff8+visibility=open, seed 7, plies 1, red to act>
    """
    from parlour.library.match import read as read_match

    return read_match(transcript)


def solve(state: "State", goes_on: Callable[[int], bool] | None = None) -> "Solution | None":
    """Return the exact worth of every action of a state of any game, or None beyond reach.

    Both seats are taken to know all that is in the state. `goes_on` is asked again and again with the number of
    positions searched, and stops the search when it says no. Without it the search stops after some seconds. A state of
    no game, a view that hides something, and a match that is over are each a Refusal.

    >>> match = parlour.game("triple-triad:ff8+open", seed=7)
    >>> while len(match.plies) < 6:
    ...     _ = match.play(match.actions[0])
    >>> solution = parlour.solve(match.state)
    >>> str(solution.value), [match.actions.name(number) for number in solution.line]
    ('-2', ['BGH251F2 a3', 'BGH251F2 b3', 'Blood Soul c3'])
    """
    from parlour.agents.exact.solution import solved

    return solved(state, goes_on)


def batch(
    rules: "str | RuleSet",
    n: int,
    seed: int = 0,
    *,
    threads: int = 1,
    legal: "Legal" = "mask",
    observations: "Observed" = "bytes",
    ends: bool = False,
    brings: "Mapping[str, Bring] | None" = None,
    deals: int = 1024,
    against: "str | object | None" = None,
    seat: str | None = None,
) -> "Batch":
    """Return `n` matches of a rule set as arrays, an action played in each at a time: see `parlour.rl.batch.Batch`.

    `threads` play them, with equal results for every number of them. `legal` is "mask", "lists" or "none";
    `observations` are "bytes", "features" or "none". With `ends` the last observations of matches are kept. Every match
    is dealt from `brings`. Where a game cannot deal by itself, each match begins with one of `deals` deals. With
    `against`, a player called as in `Match.ask`, the house answers: see `parlour.library.opposed.Opposed`.

    >>> batch = parlour.batch("triple-triad:ff8+open", 4, seed=7)
    >>> batch.mask.shape, batch.to_act.tolist()
    ((4, 45), [0, 1, 0, 1])
    >>> batch.step(batch.mask.argmax(axis=1))  # the first legal action in each match
    >>> batch.acted.tolist(), batch.to_act.tolist()
    ([0, 1, 0, 1], [1, 0, 1, 0])
    """
    from parlour.rl.batch import batch as made

    shown = {"legal": legal, "observations": observations, "ends": ends}
    chosen: dict[str, Any] = {"threads": threads, "brings": brings, "deals": deals, **shown}
    if against is None:
        return made(rules, n, seed, **chosen)
    from parlour.library.opposed import Opposed

    return made(rules, n, seed, Opposed, against=against, seat=seat, **chosen)
