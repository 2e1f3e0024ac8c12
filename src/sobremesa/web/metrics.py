"""What Prometheus is told of a server, at an address of its own. Nothing in it is anybody's: no name, code or address.

Numbers are read when they are asked for; nobody who plays waits for that.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import accumulate
from typing import TYPE_CHECKING, Final, final

from prometheus_client import CollectorRegistry, start_http_server
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

from sobremesa.kernel.errors import SobremesaError
from sobremesa.web.counted import COUNTED

if TYPE_CHECKING:
    from sobremesa.web.hub import Hub

_BOUNDS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)  # seconds of a write


@final
class _Writes:
    """How long batches took to be written, since the server started."""

    def __init__(self) -> None:
        self._in_each = [0] * (len(_BOUNDS) + 1)
        self._seconds = 0.0

    def add(self, lasted: Iterable[float]) -> None:
        for seconds in lasted:
            self._in_each[next((at for at, most in enumerate(_BOUNDS) if seconds <= most), len(_BOUNDS))] += 1
            self._seconds += seconds

    def told(self) -> HistogramMetricFamily:
        bounds = [*map(str, _BOUNDS), "+Inf"]
        counts = list(accumulate(self._in_each))
        return HistogramMetricFamily(
            "sobremesa_write_seconds",
            "How long a batch took to be safe in the database.",
            buckets=list(zip(bounds, counts, strict=True)),
            sum_value=self._seconds,
        )


@final
class Metrics(Collector):
    def __init__(self) -> None:
        self.hub: Hub | None = None  # nothing is told before there is one
        self._writes = _Writes()

    def collect(self) -> Iterator[Metric]:
        if self.hub is not None:
            yield from self._told(self.hub)

    def _told(self, hub: Hub) -> Iterator[Metric]:
        counts = hub.store.counts
        yield _gauge("rooms", "Tables in memory.", len(hub.rooms))
        yield _gauge("sockets", "Open sockets of people.", len(hub.sockets))
        yield _gauge("connections", "Open connections of any kind.", hub.gate.connections.taken)
        yield _gauge("bots_waiting", "Choices that bots have been asked for and not made.", hub.thinkers.waiting)
        yield _gauge("deep_bots_waiting", "The same of bots that look ahead.", hub.deep_thinkers.waiting)
        yield _gauge("writes_waiting", "What waits to be written.", hub.store.waiting())
        yield _gauge("ready", "Whether tables can be taken and written to now.", int(hub.is_ready()))
        yield _counter("choices", "Choices that people have made.", COUNTED.choices)
        refusals = CounterMetricFamily("sobremesa_refusals", "What was refused, by the word for it.", labels=["reason"])
        for word, times in sorted(COUNTED.refusals.copy().items()):
            refusals.add_metric([word], times)
        yield refusals
        lasted, counts.lasted = counts.lasted, []
        self._writes.add(lasted)
        yield self._writes.told()
        yield _gauge("lines_passed", "Lines of people to tables of other servers.", hub.neighbours.lines)
        yield _counter("lines_cut", "Those cut because the other server gave no sign of life.", hub.neighbours.cuts)
        yield _counter("takes", "Tables that this server took.", counts.takes)
        yield _counter("elsewhere", "Tables that another server had.", counts.elsewhere)
        yield _counter("sessions_lost", "Sessions with the database that were lost.", counts.losses)
        pages = CounterMetricFamily(
            "sobremesa_pages_refused", "Pages that the store refused; by the key: a fault of ours.", labels=["by"]
        )
        pages.add_metric(["token"], counts.refused_by_token)
        pages.add_metric(["key"], counts.refused_by_key)
        yield pages


def _gauge(name: str, what: str, value: float) -> Metric:
    return GaugeMetricFamily(f"sobremesa_{name}", what, value)


def _counter(name: str, what: str, value: float) -> Metric:
    return CounterMetricFamily(f"sobremesa_{name}", what, value)


@final
class Exposed:
    """The page for Prometheus, while the server runs."""

    def __init__(self, host: str, port: int) -> None:
        self._metrics = Metrics()
        registry = CollectorRegistry()
        registry.register(self._metrics)
        try:
            self._server, self._thread = start_http_server(port, host, registry)
        except OSError as error:
            why = error.strerror or str(error)
            message = f"can't listen on {host} port {port}: {why}"
            raise SobremesaError(
                message, "cannot-listen", host=host, port=str(port), why=why, errno=error.errno or 0
            ) from None

    def tell_of(self, hub: Hub) -> None:
        self._metrics.hub = hub

    @property
    def port(self) -> int:
        return int(self._server.server_address[1])

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()
