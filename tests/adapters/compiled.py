"""Compilation in advance: `python -m tests.adapters.compiled [GAME...]` compiles what programs and tests call.

One process compiles all of a game. Several processes would each compile the parts that the kernels share.
"""

import sys
from collections.abc import Sequence

import parlour
from parlour.core import registry
from parlour.core.chance import Seeded, seeded_tape
from parlour.core.game import Game
from parlour.core.log import closed_log
from parlour.warmup import steps
from tests.games.cipher import played_table
from tests.rl.test_batch import FORMS, TABLES, VARIED


def main(names: Sequence[str]) -> None:
    """Compile the kernels of `parlour warm`, and what tests alone call.

    That is wrappers that no hall needs, a table of Cipher, and batches of other rules and forms.
    """
    for game in map(registry.game, names):
        for _step in steps.of_all(game):
            continue
        _wrap(game)
        if game is played_table.CIPHER:
            played_table.step(played_table.begun(["B01-055"], 1, [], Seeded(1)), "draw", Seeded(1))
        for table in (one for one in TABLES if one.partition(":")[0] == game.name):
            parlour.batch(table, 1, deals=2)
            for form in FORMS if table in VARIED else ():
                parlour.batch(table, 1, deals=2, **form)


def _wrap(game: Game) -> None:
    state, _events = game.deal(game.rule_book.standard, [{}, {}], Seeded(1))
    action = int(game.wrappers.random_action(state, seeded_tape(1)))
    game.wrappers.apply(state, action, seeded_tape(1), closed_log())


if __name__ == "__main__":
    main(sys.argv[1:] or registry.names())
