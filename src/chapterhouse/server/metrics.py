"""Counters for the host, in the format of Prometheus. Numbers only: no table, no name, no address is a label."""

from functools import partial

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        gauge = partial(Gauge, namespace="chapterhouse", registry=self.registry)
        counter = partial(Counter, namespace="chapterhouse", registry=self.registry)
        histogram = partial(Histogram, namespace="chapterhouse", registry=self.registry, buckets=BUCKETS)
        self.connections = gauge("connections", "Open sockets.")
        self.tables = gauge("tables_loaded", "Tables in memory.")
        self.moves = counter("moves", "Entries added to logs.", ["game", "by"])
        self.refusals = counter("refusals", "Requests refused, by reason.", ["reason"])
        self.conflicts = counter("conflicts", "Changes decided again because another process was first.")
        self.act = histogram("act_seconds", "From the arrival of an action until it is stored and posted.")
        self.requests = counter("http_requests", "HTTP requests, by status.", ["status"])

    def text(self) -> bytes:
        return generate_latest(self.registry)
