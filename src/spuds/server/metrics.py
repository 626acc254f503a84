"""What the server counts, for Prometheus. Each costs the same however many tables there are."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """The counters of one server."""

    def __init__(self) -> None:
        own = self._registry = CollectorRegistry()
        self.tables = Gauge("spuds_tables_live", "Tables in memory.", registry=own)
        self.sockets = Gauge("spuds_sockets", "Open sockets.", registry=own)
        self.thinking = Gauge("spuds_bots_thinking", "Answers that bots owe.", registry=own)
        self.made = Counter("spuds_tables_made", "Tables made.", registry=own)
        self.entries = Counter("spuds_entries", "Entries committed to logs of tables.", registry=own)
        self.asked = Counter("spuds_requests", "Requests carried out, by kind.", ["kind"], registry=own)
        self.refused = Counter("spuds_refusals", "Requests refused, by code.", ["code"], registry=own)
        self.told = Counter("spuds_updates", "Updates sent.", registry=own)
        self.dropped = Counter("spuds_views_dropped", "Views that a slow client never got.", registry=own)
        self.crashed = Counter("spuds_bots_crashed", "Answers that a bot could not find.", registry=own)
        self.commit = Histogram("spuds_commit_seconds", "Until entries were on disk.", buckets=SECONDS, registry=own)
        self.fold = Histogram("spuds_fold_seconds", "Until a table was loaded.", buckets=SECONDS, registry=own)

    def page(self) -> bytes:
        """Return all of it in Prometheus's text format."""
        return generate_latest(self._registry)
