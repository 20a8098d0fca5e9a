"""Handlers: the store can write every effect that the hall declares."""

import importlib
import pkgutil
from collections.abc import Iterator

from parlour import hall
from parlour.hall.effects import Effect
from parlour.hall.play.commit import Append
from parlour.store import database
from parlour.store.handlers import carry_out


def effects() -> Iterator[type[Effect]]:
    """Yield every kind of effect that a module of the hall declares."""
    for found in pkgutil.walk_packages(hall.__path__, f"{hall.__name__}."):
        for one in vars(importlib.import_module(found.name)).values():
            if isinstance(one, type) and issubclass(one, Effect) and one.__module__ == found.name:
                yield one


def test_every_effect_is_written_by_somebody() -> None:
    """Every effect has a handler when the store is loaded, except Effect itself and appends, which the writer takes."""
    assert database.Database
    declared = set(effects()) - {Effect, Append}
    assert len(declared) > 30 and {one.__name__ for one in declared - set(carry_out.registry)} == set()
