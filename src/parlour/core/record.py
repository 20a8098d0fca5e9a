"""Records: helpers every game needs for its flat states."""

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

State: TypeAlias = NDArray[np.void]
"""One game state: an array of one record. Copy, hash and compare it as bytes."""
Facts: TypeAlias = Mapping[str, Any]
"""The fields of a state by name: a record, or `plain` numbers and lists, which Python reads ten times faster."""

Field: TypeAlias = tuple[str, Any] | tuple[str, Any, tuple[int, ...]]
"""Name, kind and shape of a field, as NumPy has them; its kind may be a record."""


def record(fields: Sequence[Field]) -> np.dtype[np.void]:
    """Return a record dtype whose padding is a declared field, so that equal states are equal bytes."""
    hidden = [field[0] for field in fields if hasattr(np.record, field[0])]
    assert not hidden, f"with the compiler off, NumPy's own attributes would hide the fields {hidden}"
    size = sum(np.dtype(field[1:] if len(field) == 3 else field[1]).itemsize for field in fields)
    # Fields come widest first, so only the tail can need padding.
    padding = -size % 8
    whole: list[Any] = [*fields, ("pad", "i1", (padding,))] if padding else [*fields]
    made = np.dtype((np.record, np.dtype(whole, align=True)))
    assert made.itemsize == size + padding, "fields must be listed widest first"
    return made


def copy(state: State) -> State:
    """Return an independent copy of a state."""
    return np.ndarray(state.shape, state.dtype, bytearray(state.tobytes()))  # NumPy's own copies go field by field


def from_bytes(dtype: np.dtype[Any], told: bytes) -> State:
    """Return a state of its own of the bytes of one."""
    return np.ndarray(1, dtype, bytearray(told))


def same(left: State, right: State) -> bool:
    """Return True if two states are the same bytes."""
    return left.tobytes() == right.tobytes()


def digest(state: State) -> str:
    """Return a digest that tells a state from any other, in 16 hex digits: BLAKE2b of its bytes."""
    return hashlib.blake2b(state.tobytes(), digest_size=8).hexdigest()


def assign(target: State, source: State) -> None:
    """Make `target` the same bytes as `source`."""
    target.view(np.uint8)[:] = source.view(np.uint8)


def plain(state: State, *names: str) -> dict[str, Any]:
    """Return fields of a state, all unless some are named, as Python numbers and lists, for code that reads many."""
    return {name: state[name][0].tolist() for name in names or state.dtype.names or ()}
