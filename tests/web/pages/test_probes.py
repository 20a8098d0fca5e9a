"""Probes: a hall that is alive says so, and it is ready only while its database answers."""

from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from tests.table.shelving import shelved
from tests.web.visiting import serving


def test_a_hall_lives_and_is_ready(tmp_path: Path) -> None:
    with shelved(), serving(tmp_path, games="nim") as address:
        assert httpx.get(f"{address}/healthz").json() == {"alive": True}
        ready = httpx.get(f"{address}/readyz")
        assert ready.status_code == 200 and ready.json()["ready"] is True
        assert ready.headers["cache-control"] == "no-store"


def test_what_is_measured_is_read_from_the_machine_itself_alone(tmp_path: Path) -> None:
    """Measures are for the machine itself; through a proxy they are not found, whatever address is claimed."""
    with shelved(), serving(tmp_path, games="nim") as address:
        httpx.get(f"{address}/api/games")
        text = httpx.get(f"{address}/metrics").text
        names = {family.name for family in text_string_to_metric_families(text)}
        assert {"parlour_requests", "parlour_request_seconds", "parlour_sockets", "parlour_rooms"} <= names
        through = httpx.get(f"{address}/metrics", headers={"X-Forwarded-For": "127.0.0.1"})
        assert through.status_code == 404


@pytest.mark.parametrize(("networks", "status"), [("10.0.0.0/8", 404), ("10.0.0.0/8, 127.0.0.0/8", 200), ("", 404)])
def test_the_host_says_who_may_read_it(tmp_path: Path, networks: str, status: int) -> None:
    with shelved(), serving(tmp_path, games="nim", monitored_by=networks) as address:
        assert httpx.get(f"{address}/metrics").status_code == status
