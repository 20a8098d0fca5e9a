"""Metrics: what one process of a hall counts of itself, as Prometheus reads it."""

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.gc_collector import GCCollector
from prometheus_client.metrics_core import GaugeMetricFamily, Metric
from prometheus_client.platform_collector import PlatformCollector
from prometheus_client.process_collector import ProcessCollector
from prometheus_client.registry import Collector

CONTENT_TYPE: Final = CONTENT_TYPE_LATEST
BOUNDS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)  # seconds
WRONG: Final = "500"
Gauges = Mapping[str, tuple[str, Callable[[], float]]]
"""The figures of a moment: by the name of each what it is, and how much there is now."""


class Metrics:
    """The counts of requests that were answered, and figures of the moment at which they are asked for."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self._answered = Counter(
            "parlour_requests", "Requests that were answered.", ("method", "route", "status"), registry=self._registry
        )
        self._took = Histogram(
            "parlour_request_seconds",
            "Seconds until an answer began.",
            ("method", "route"),
            buckets=BOUNDS,
            registry=self._registry,
        )
        ProcessCollector(registry=self._registry)
        PlatformCollector(registry=self._registry)
        GCCollector(registry=self._registry)

    def gauges(self, gauges: Gauges) -> None:
        """Report these gauges too, each asked as it is read."""
        self.register(_Gauges(gauges))

    def register(self, collector: Collector) -> None:
        """Report the figures of a collector too."""
        self._registry.register(collector)

    def count(self, method: str, route: str, status: int, seconds: float) -> None:
        """Count a request that was answered."""
        self._answered.labels(method, route, str(status)).inc()
        self._took.labels(method, route).observe(seconds)

    def answered(self) -> tuple[int, int]:
        """Return how many requests were answered, and how many of them with a fault of the hall's own."""
        samples = [one for metric in self._answered.collect() for one in metric.samples if one.name.endswith("_total")]
        wrong = sum(one.value for one in samples if one.labels["status"] == WRONG)
        return int(sum(one.value for one in samples)), int(wrong)

    def exposition(self) -> bytes:
        """Return all of it, as `CONTENT_TYPE` says."""
        return generate_latest(self._registry)


class _Gauges(Collector):
    """Gauges that are asked as they are read."""

    def __init__(self, gauges: Gauges) -> None:
        self._gauges = gauges

    def collect(self) -> Iterator[Metric]:
        """Yield the gauges one after the other."""
        for name, (what, now) in self._gauges.items():
            yield GaugeMetricFamily(name, what, now())
