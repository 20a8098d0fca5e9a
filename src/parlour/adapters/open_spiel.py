"""OpenSpiel: every game as a Python game of OpenSpiel. Importing this module registers those that are installed.

`pyspiel.load_game("python_parlour_triple_triad", {"rules": "ff8+visibility=open"})`. In a game's string, characters
that OpenSpiel reads itself (`=`, `,`, brackets) are percent-encoded. So
`python_parlour_triple_triad(rules=ff8+visibility%3Dopen)` loads that game too.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, ClassVar, Final
from urllib.parse import quote, unquote

import numpy as np

from parlour.adapters.missing import missing
from parlour.adapters.stepper import FORK
from parlour.adapters.tree import NONE, Node, Origin, PickOfAction, Tree, tree_of
from parlour.core import drawing, registry
from parlour.core.contract import OVER, SPECTATOR
from parlour.core.game import Game
from parlour.core.record import digest
from parlour.core.refusal import Refusal
from parlour.core.validation import integer

try:
    import pyspiel
except ImportError as error:
    raise missing("open_spiel", "openspiel") from error

SAFE: Final = "+:@"  # characters that are not encoded in a game's string
LONGEST: Final = (1 << 31) - 1
UNBOUNDED: Final = 10_000  # the most actions of a match whose rules know no end
SEEDS: Final = 1 << 53
PLAYERS: Final = {0: 0, 1: 1, FORK: int(pyspiel.PlayerId.CHANCE), OVER: int(pyspiel.PlayerId.TERMINAL)}


def short_name(game: Game) -> str:
    """Return the name of a game in OpenSpiel.

    >>> from parlour.adapters.open_spiel import short_name
    >>> short_name(parlour.game("triple-triad").game)
    'python_parlour_triple_triad'
    """
    return f"python_parlour_{game.name.replace('-', '_')}"


def register() -> None:
    """Register every game that is installed and is not registered yet.

    >>> import parlour.adapters.open_spiel, pyspiel
    >>> parlour.adapters.open_spiel.register()  # for games that were installed after the import
    >>> "python_parlour_triple_triad" in pyspiel.registered_names()
    True
    """
    for game in registry.games():
        if short_name(game) not in pyspiel.registered_names():
            # A class of its own: OpenSpiel frees it after Python has ended, which functions do not survive.
            pyspiel.register_game(_type_of(game), type(short_name(game), (ParlourGame,), {"name": game.name}))


@cache
def _type_of(game: Game) -> Any:
    """Return the type of a game, which OpenSpiel is told before the game is loaded."""
    kind, declared = pyspiel.GameType, game.declared
    return kind(
        short_name=short_name(game),
        long_name=f"{game.name} of parlour",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC if declared.has_chance else kind.ChanceMode.DETERMINISTIC,
        information=kind.Information.PERFECT_INFORMATION
        if declared.is_open
        else kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=len(declared.seats),
        min_num_players=len(declared.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "rules": _quoted(str(game.rule_book.standard)),
            "brings": "",
            "small_deal": NONE,
            "longest": 0,
        },
    )


def _info_of(tree: Tree) -> Any:
    declared = tree.game.declared
    least, most = declared.outcomes
    return pyspiel.GameInfo(
        num_distinct_actions=declared.actions,
        max_chance_outcomes=declared.widest_pick if declared.has_chance else 0,
        num_players=len(declared.seats),
        min_utility=least,
        max_utility=most,
        utility_sum=0.0,
        max_game_length=tree.origin.longest or declared.longest,
    )


def _quoted(text: str) -> str:
    return quote(text, safe=SAFE)


class ParlourGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A game under one rule set, chosen by these parameters:

    * `rules`: a preset with options, or the whole text.
    * `brings`: what seats bring, by their names, as JSON.
    * `small_deal`: the number of one of the game's small deals, played in place of a whole match.
    * `longest`: the number of actions after which a match is over and drawn. Where the rules know no end it is 10,000,
      unless another number is given.

    A Refusal says what is wrong with them.

    >>> import parlour.adapters.open_spiel, pyspiel
    >>> game = pyspiel.load_game("python_parlour_triple_triad", {"rules": "ff8+open"})
    >>> print(game)
    python_parlour_triple_triad(brings=,longest=0,rules=triple-triad:ff8+visibility%3Dopen)
    """

    name: ClassVar[str]

    def __init__(self, parameters: Mapping[str, Any]) -> None:
        game = registry.game(self.name)
        origin = _origin(game, parameters)
        self.tree = tree_of(origin)
        super().__init__(_type_of(game), _info_of(self.tree), _written(origin))

    def __reduce__(self) -> tuple[Any, ...]:
        return pyspiel.load_game, (str(self),)

    def new_initial_state(self) -> "ParlourState":
        """Return the state before the deal.

        >>> import parlour.adapters.open_spiel, pyspiel
        >>> state = pyspiel.load_game("python_parlour_triple_triad(rules=ff8)").new_initial_state()
        >>> state.is_chance_node(), state.history()
        (True, [])
        """
        return ParlourState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "ParlourObserver":
        """Return an observer of a seat: its view as text and numbers, or with perfect recall all it was told.

        >>> import parlour.adapters.open_spiel, pyspiel
        >>> game = pyspiel.load_game("python_parlour_triple_triad(rules=ff8)")
        >>> len(game.make_py_observer().tensor) == game.observation_tensor_size()
        True
        >>> game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True)).tensor is None
        True
        """
        return ParlourObserver(self, iig_obs_type, params)


def _origin(game: Game, parameters: Mapping[str, Any]) -> Origin:
    rules = game.rule_book.parse(unquote(str(parameters["rules"])))
    brings, small_deal = unquote(str(parameters["brings"])), int(parameters["small_deal"])
    if small_deal != NONE and (brings or rules != game.rule_book.standard):
        raise Refusal("small-deal-rules", at="small_deal", name="brings" if brings else "rules")
    longest = integer("longest", parameters["longest"], 0, LONGEST)
    return Origin(str(rules), brings, small_deal, longest or (UNBOUNDED if game.declared.longest is None else 0))


def _written(origin: Origin) -> dict[str, Any]:
    """Return the parameters that tell a game apart; a small deal has rules of its own."""
    whole = {"rules": _quoted(origin.rules), "brings": _quoted(origin.brings)}
    chosen = whole if origin.small_deal == NONE else {"small_deal": origin.small_deal}
    return {**chosen, "longest": origin.longest}


class ParlourState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A node of a match. Chance outcomes are the values of a pick, all equally likely.

    >>> import parlour.adapters.open_spiel, pyspiel
    >>> state = pyspiel.load_game("python_parlour_triple_triad(rules=ff8)").new_initial_state()
    >>> while state.is_chance_node():
    ...     state.apply_action(0)
    >>> [state.action_to_string(action) for action in state.legal_actions()[:3]]
    ['1@0', '1@1', '1@2']
    """

    def __init__(self, game: ParlourGame) -> None:
        super().__init__(game)
        self.node: Node = game.tree.root

    def current_player(self) -> int:
        """Return the number of the seat to act, or that of chance, or that of the end.

        >>> import parlour.adapters.open_spiel, pyspiel
        >>> state = pyspiel.load_game("python_parlour_triple_triad(rules=ff8)").new_initial_state()
        >>> state.current_player() == pyspiel.PlayerId.CHANCE
        True
        """
        return PLAYERS[self.node.turn]

    def is_terminal(self) -> bool:
        """Return True if the match is over.

        >>> import parlour.adapters.open_spiel, pyspiel
        >>> state = pyspiel.load_game("python_parlour_triple_triad(rules=ff8)").new_initial_state()
        >>> while not state.is_terminal():
        ...     state.apply_action(state.legal_actions()[0])
        >>> state.current_player() == pyspiel.PlayerId.TERMINAL
        True
        """
        return self.node.turn == OVER

    def _legal_actions(self, _player: int) -> Sequence[int]:
        return self.node.legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return every value of the pick with its probability.

        >>> import parlour.adapters.open_spiel, pyspiel
        >>> state = pyspiel.load_game("python_parlour_triple_triad(rules=ff8)").new_initial_state()
        >>> len(state.chance_outcomes()), state.chance_outcomes()[0]  # the first card of 110
        (110, (0, 0.00909090909090909))
        """
        return _equally_likely(self.node.width)

    def _apply_action(self, action: int) -> None:
        self.node = self.node.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        stand = self.node.stand
        if player == pyspiel.PlayerId.CHANCE or stand is None:
            return f"{action} of {self.node.width}"
        return stand.tree.game.action_text(stand.state, action)

    def returns(self) -> list[float]:
        """Return what both seats have won; 0 while the match goes on.

        >>> import parlour.adapters.open_spiel, pyspiel
        >>> state = pyspiel.load_game("python_parlour_triple_triad(rules=ff8)").new_initial_state()
        >>> while not state.is_terminal():
        ...     state.apply_action(state.legal_actions()[0])
        >>> state.returns()
        [-1.0, 1.0]
        """
        stand = self.node.stand
        if stand is None or self.node.turn != OVER:
            return [0.0, 0.0]
        return [stand.tree.game.outcome(stand.state, seat) for seat in (0, 1)]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "ParlourState":
        """Return a state that may be the true one for all that a player was told; `sampler` gives numbers in 0..1.

        It has no history, because no past is imagined. It can be played on, copied and serialised.

        >>> import parlour.adapters.open_spiel, pyspiel
        >>> state = pyspiel.load_game("python_parlour_triple_triad(rules=ff8)").new_initial_state()
        >>> while state.is_chance_node():
        ...     state.apply_action(0)
        >>> twin = state.resample_from_infostate(0, lambda: 0.5)
        >>> [twin.observation_string(seat) == state.observation_string(seat) for seat in (0, 1)]
        [True, False]
        """
        twin: ParlourState = self.get_game().new_initial_state()
        twin.node = self.node.tree.imagined(self.node, player, int(sampler() * SEEDS))
        return twin

    def __str__(self) -> str:
        stand, lines = self.node.stand, []
        if stand is not None:
            lines = [drawing.plain(stand.tree.game.drawing(stand.state, SPECTATOR)), f"state {digest(stand.state)}"]
        if isinstance(self.node, PickOfAction):
            lines.append(self._action_to_string(self.node.stand.turn, self.node.action))
        if self.node.turn == FORK:
            lines.append(f"picks {' '.join(map(str, self.node.picks))}")
        return "\n".join(lines)


@cache
def _equally_likely(width: int) -> list[tuple[int, float]]:
    return [(value, 1 / width) for value in range(width)]


class ParlourObserver:
    """A seat's knowledge of a state, for OpenSpiel; nothing while the deal goes on.

    >>> import parlour.adapters.open_spiel, pyspiel
    >>> game = pyspiel.load_game("python_parlour_triple_triad(rules=ff8)")
    >>> list(game.make_py_observer().dict)
    ['features']
    """

    def __init__(self, game: ParlourGame, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"no parameters are known to this observer: {params}")
        self._game = game.tree.game
        self._numbers = np.zeros(self._game.declared.features, np.float32)
        self._recalls = kind is not None and kind.perfect_recall
        self.tensor = None if self._recalls else self._numbers
        self.dict = {} if self._recalls else {"features": self._numbers}

    def set_from(self, state: ParlourState, player: int) -> None:
        """Write what the seat may know into `tensor`.

        >>> import parlour.adapters.open_spiel, pyspiel
        >>> game = pyspiel.load_game("python_parlour_triple_triad(rules=ff8)")
        >>> state, observer = game.new_initial_state(), game.make_py_observer()
        >>> observer.set_from(state, player=0)
        >>> bool(observer.tensor.any())  # no card is dealt yet
        False
        """
        stand = state.node.stand
        if stand is None:
            self._numbers.fill(0)
        else:
            self._game.wrappers.features(stand.state, player, self._numbers)

    def string_from(self, state: ParlourState, player: int) -> str:
        """Return the view as drawn, with its digest; or the seat with the digest of all that it has been told.

        >>> import parlour.adapters.open_spiel, pyspiel
        >>> game = pyspiel.load_game("python_parlour_triple_triad(rules=ff8)")
        >>> state = game.new_initial_state()
        >>> while state.is_chance_node():
        ...     state.apply_action(0)
        >>> print(game.make_py_observer().string_from(state, player=0).splitlines()[-2])
          5 Blobra             ^2 >3 v1 <5            5 ?
        """
        if self._recalls:
            return f"{self._game.seats[player]} {state.node.told(player).hex()}"
        stand = state.node.stand
        if stand is None:
            return ""
        view = self._game.observe(stand.state, player)
        return f"{drawing.plain(self._game.drawing(view, player))}\nview {digest(view)}"


register()
