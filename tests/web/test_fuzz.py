"""Whatever the schema allows or nearly allows: never a failure of the server."""

import pytest
import schemathesis
from hypothesis import HealthCheck, settings


@pytest.fixture(scope="module")
def api(hall: str) -> object:
    """The interface as its own schema describes it."""
    return schemathesis.openapi.from_url(f"{hall}/openapi.json")


schema = schemathesis.pytest.from_fixture("api")


@schema.parametrize()
@settings(max_examples=5, deadline=None, suppress_health_check=list(HealthCheck))
def test_no_request_breaks_the_hall(case: schemathesis.Case) -> None:
    """Each operation answers made-up requests without a 5xx."""
    response = case.call()
    assert response.status_code < 500, response.text
