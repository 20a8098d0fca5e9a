"""Requests that the schema allows or nearly allows never cause a failure of the server, on either database."""

from collections.abc import Iterator
from pathlib import Path

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings

from tests.store.databases import fresh
from tests.table.shelving import shelved
from tests.web.visiting import PATIENCE, serving

few = settings(
    max_examples=settings.default.max_examples // 20,
    phases=[Phase.generate, Phase.shrink],
    deadline=None,
    suppress_health_check=list(HealthCheck),
)
bounds = settings(few, phases=[Phase.explicit])  # both sides of every bound in the schema


def _served(kind: str, folder: Path) -> Iterator[object]:
    """Yield the interface of a hall as its own schema describes it."""
    with shelved(), fresh(kind, folder) as url, serving(folder, url) as address:
        yield schemathesis.openapi.from_url(f"{address}/openapi.json", timeout=PATIENCE)


@pytest.fixture(scope="module")
def on_sqlite(tmp_path_factory: pytest.TempPathFactory) -> Iterator[object]:
    """Yield the interface over SQLite."""
    yield from _served("sqlite", tmp_path_factory.mktemp("fuzz"))


@pytest.fixture(scope="module")
def on_postgresql(tmp_path_factory: pytest.TempPathFactory) -> Iterator[object]:
    """Yield the interface over PostgreSQL."""
    yield from _served("postgresql", tmp_path_factory.mktemp("fuzz"))


def _breaks_nothing(case: schemathesis.Case) -> None:
    response = case.call(timeout=PATIENCE)
    assert response.status_code < 500, response.text


@pytest.mark.siege  # PostgreSQL refuses more, so its test runs for every change
@schemathesis.pytest.from_fixture("on_sqlite").parametrize()
@few
def test_no_request_breaks_a_hall_on_sqlite(case: schemathesis.Case) -> None:
    """Each operation answers made-up requests without a 5xx."""
    _breaks_nothing(case)


@schemathesis.pytest.from_fixture("on_postgresql").parametrize()
@few
def test_no_request_breaks_a_hall_on_postgresql(case: schemathesis.Case) -> None:
    """Each operation answers made-up requests without a 5xx."""
    _breaks_nothing(case)


@pytest.mark.siege
@schemathesis.pytest.from_fixture("on_sqlite").parametrize()
@bounds
def test_no_bound_breaks_a_hall_on_sqlite(case: schemathesis.Case) -> None:
    """Each operation answers values at its bounds and beyond without a 5xx."""
    _breaks_nothing(case)


@pytest.mark.siege
@schemathesis.pytest.from_fixture("on_postgresql").parametrize()
@bounds
def test_no_bound_breaks_a_hall_on_postgresql(case: schemathesis.Case) -> None:
    """Each operation answers values at its bounds and beyond without a 5xx."""
    _breaks_nothing(case)
