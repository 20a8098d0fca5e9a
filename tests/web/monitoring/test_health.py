"""Probes before the hall is open: the process is alive, and not ready."""

import json

from parlour.web.monitoring import health


def test_a_process_lives_before_its_hall_is_open() -> None:
    answer = health.at("/healthz")
    assert answer is not None and answer.status_code == 200
    later = health.at("/readyz")
    assert later is not None and later.status_code == 503 and json.loads(bytes(later.body)) == {"ready": False}
    assert health.at("/metrics") is None and health.at("/") is None
