"""Weights: the numbers that were learnt of a game, as a folder keeps them, and what they were learnt from.

`policy.npy` holds a number of 8 bits for each place of the facet `learned`; 16 of them double how promising an action
looks. `policy.toml` says which rules they fit, and how to make them again.
"""

import hashlib
import inspect
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from parlour.core.facets.learned import Learned
from parlour.core.game import Game
from parlour.core.refusal import Refusal

FOLDER = "weights"
LICENCE = "MIT"
_TABLE, _FACTS = "policy.npy", "policy.toml"


@dataclass(frozen=True, slots=True, eq=False)
class Weights:
    """Numbers that fit a game as it is, and the facts about them."""

    table: NDArray[np.int8]
    facts: Mapping[str, Any]

    @property
    def digest(self) -> str:
        """A digest that tells these numbers from any others, in 16 hex digits."""
        return digest_of(self.table)


def digest_of(table: NDArray[np.int8]) -> str:
    """Return the digest of a table of numbers."""
    return hashlib.sha256(table.tobytes()).hexdigest()[:16]


def need_learned(game: Game) -> Learned:
    """Return what can be learnt of a game; a Refusal where that is nothing."""
    if game.learned is None:
        raise Refusal("nothing-learned", game=game.name)
    return game.learned


def own_folder(game: Game) -> Path:
    """Return the folder of the weights that come with a game: beside its module."""
    return Path(inspect.getfile(type(game))).parent / FOLDER


@cache
def read(game: Game, folder: Path) -> Weights:
    """Return the weights of a folder; a Refusal says why they cannot be used."""
    learned = need_learned(game)
    try:
        facts = tomllib.loads((folder / _FACTS).read_text(encoding="utf-8"))
        table = np.load(folder / _TABLE, allow_pickle=False)
    except FileNotFoundError:
        raise Refusal("weights-missing", folder=str(folder), game=game.name) from None
    except (OSError, ValueError):
        raise Refusal("weights-damaged", folder=str(folder), game=game.name) from None
    if facts.get("game") != game.name:
        raise Refusal("weights-of-another-game", folder=str(folder), game=game.name, other=str(facts.get("game")))
    if (facts.get("revision"), facts.get("fingerprint")) != (game.revision, learned.fingerprint):
        raise Refusal("weights-outdated", folder=str(folder), game=game.name)
    if table.dtype != np.int8 or table.shape != (learned.size,) or facts.get("digest") != digest_of(table):
        raise Refusal("weights-damaged", folder=str(folder), game=game.name)
    return Weights(table, facts)


@cache
def standing(game: Game) -> Weights | None:
    """Return the weights that come with a game; None where there are none that fit: it then plays without."""
    try:
        return read(game, own_folder(game))
    except Refusal:
        return None


def write(game: Game, folder: Path, table: NDArray[np.int8], **facts: str | int) -> None:
    """Write weights into a folder, with the facts that fix what they fit and those of whoever made them."""
    fixed: dict[str, str | int] = {
        "game": game.name,
        "revision": game.revision,
        "fingerprint": need_learned(game).fingerprint,
        "digest": digest_of(table),
        "licence": LICENCE,
    }
    folder.mkdir(parents=True, exist_ok=True)
    np.save(folder / _TABLE, table)
    lines = [f"{name} = {_toml(value)}\n" for name, value in {**fixed, **facts}.items()]
    (folder / _FACTS).write_text("".join(lines), encoding="utf-8")


def _toml(value: str | int) -> str:
    """Return a number, or a plain text, as TOML has it."""
    return str(value) if isinstance(value, int) else '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
