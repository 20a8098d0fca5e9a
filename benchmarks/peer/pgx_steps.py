"""Steps a second of pgx's tic-tac-toe, run by a Python that has pgx and jax: `pip install pgx jax`.

python pgx_steps.py ROUNDS SIZE...

All is one compiled loop, as in its own benchmarks: uniformly random legal actions, a step, and a fresh match where one
ended.
"""

import json
import statistics
import sys
import time

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental.utils import act_randomly

STEPS = 200


def measure(size: int, rounds: int) -> float:
    """Return the median of rounds."""
    environment = pgx.make("tic_tac_toe")
    begin, step = jax.vmap(environment.init), jax.vmap(environment.step)
    fresh = begin(jax.random.split(jax.random.PRNGKey(0), size))

    def play(state, key):
        state = step(state, act_randomly(key, state.legal_action_mask))
        over = state.terminated | state.truncated

        def again(new, old):
            return jnp.where(over.reshape((-1,) + (1,) * (old.ndim - 1)), new, old)

        return jax.tree_util.tree_map(again, fresh, state), None

    run = jax.jit(lambda state, key: jax.lax.scan(play, state, jax.random.split(key, STEPS))[0])
    state = jax.block_until_ready(run(fresh, jax.random.PRNGKey(1)))
    found = []
    for number in range(rounds):
        began = time.perf_counter()
        state = jax.block_until_ready(run(state, jax.random.PRNGKey(number)))
        found.append(STEPS * size / (time.perf_counter() - began))
    return statistics.median(found)


if __name__ == "__main__":
    rounds, *sizes = map(int, sys.argv[1:])
    sys.stdout.write(json.dumps({str(size): measure(size, rounds) for size in sizes}) + "\n")
