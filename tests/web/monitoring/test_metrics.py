"""Metrics are written as Prometheus reads them."""

from prometheus_client.parser import text_string_to_metric_families

from parlour.web.monitoring.metrics import Metrics


def read(metrics: Metrics) -> dict[str, dict[tuple[str, ...], float]]:
    """Return the values that a monitor reads, by name and then by labels."""
    found: dict[str, dict[tuple[str, ...], float]] = {}
    for family in text_string_to_metric_families(metrics.exposition().decode()):
        for sample in family.samples:
            found.setdefault(sample.name, {})[tuple(sample.labels.values())] = sample.value
    return found


def test_requests_are_counted_by_route_and_answer() -> None:
    metrics = Metrics()
    metrics.count("GET", "/api/matches/{match_id}", 200, 0.003)
    metrics.count("GET", "/api/matches/{match_id}", 404, 0.2)
    found = read(metrics)
    assert found["parlour_requests_total"] == {
        ("GET", "/api/matches/{match_id}", "200"): 1,
        ("GET", "/api/matches/{match_id}", "404"): 1,
    }
    assert found["parlour_request_seconds_count"] == {("GET", "/api/matches/{match_id}"): 2}


def test_what_stands_is_asked_as_it_is_read() -> None:
    metrics, open_now = Metrics(), [3.0]
    metrics.gauges({"parlour_sockets": ("Sockets that are open.", lambda: open_now[0])})
    assert read(metrics)["parlour_sockets"] == {(): 3}
    open_now[0] = 5
    assert read(metrics)["parlour_sockets"] == {(): 5}


def test_two_halls_of_one_process_count_for_themselves() -> None:
    first, second = Metrics(), Metrics()
    first.count("GET", "/", 200, 0.1)
    assert "parlour_requests_total" not in read(second) and "process_resident_memory_bytes" in read(second)
