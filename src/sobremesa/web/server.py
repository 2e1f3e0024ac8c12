"""The server: uvicorn, with our own WebSocket on it and HTTP connections that have no time to lose."""

from __future__ import annotations

import asyncio
import gc
import logging
import socket
import sys
from collections.abc import Callable, Generator
from contextlib import contextmanager
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, final

import uvicorn

from sobremesa.kernel import registry
from sobremesa.kernel.errors import SobremesaError
from sobremesa.kernel.extras import needing
from sobremesa.kernel.house_cards import rules_alone
from sobremesa.store.contract import Itself
from sobremesa.store.place import opened
from sobremesa.web.app import build
from sobremesa.web.config import Config
from sobremesa.web.handles import handles_for_connections
from sobremesa.web.http import TimedHttp
from sobremesa.web.hub import Hub
from sobremesa.web.socket import TableSocket

if TYPE_CHECKING:
    from sobremesa.web.metrics import Exposed

_SECONDS_TO_FINISH: Final = 5
_GARBAGE: Final = (10_000, 20, 50)
_SWITCH_INTERVAL: Final = 0.001  # the thread that writes must not wait long for the interpreter's lock


def listen(host: str, port: int) -> socket.socket:
    """The socket, bound; port 0 takes any that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except (OSError, ValueError) as error:  # a name that can't be one at all is a ValueError
        listening.close()
        why = getattr(error, "strerror", None) or str(error)
        errno = getattr(error, "errno", None) or 0
        message = f"can't listen on {host} port {port}: {why}"
        raise SobremesaError(message, "cannot-listen", host=host, port=str(port), why=why, errno=errno) from None
    return listening


@final
class Server(uvicorn.Server):
    """Calls `ready` once it accepts connections."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], Any], exposed: Exposed | None) -> None:
        super().__init__(config)
        self._ready = ready
        self.exposed = exposed

    @contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        """A signal to stop was obeyed when we have stopped; there is no need to die of it as well."""
        with super().capture_signals():
            yield
            self._captured_signals.clear()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        # What a server is made of never becomes garbage, and tables make little: looking for it often costs pauses.
        gc.freeze()
        gc.set_threshold(*_GARBAGE)
        if self.started:
            if self.exposed is not None:
                self.exposed.tell_of(self.lifespan.state["hub"])
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tables are handed over first: who is sent away before that comes back too early."""
        if self.exposed is not None:
            await asyncio.to_thread(self.exposed.close)
        hub: Hub | None = self.lifespan.state.get("hub")
        if hub is not None:
            await hub.hand_over()
        await super().shutdown(sockets)


def level(release: str) -> int:
    """How far this release and the rules of its games have come: a table never goes back behind that."""
    major, minor, patch = (int("".join(filter(str.isdigit, part)) or 0) for part in release.split(".")[:3])
    rules = sum(rules_alone(registry.get(name).info.version) for name in registry.ids())
    return ((major * 1000 + minor) * 1000 + patch) * 100_000 + rules


def make(config: Config, ready: Callable[[], Any] = lambda: None) -> Server:
    """A server that is ready to run: what is in the way of that, its database above all, is told now."""
    logging.getLogger("sobremesa").setLevel(logging.INFO)
    logging.getLogger("uvicorn.access").disabled = True  # it would write paths, and so links, wherever logs go
    sys.setswitchinterval(_SWITCH_INTERVAL)
    most = min(config.limits.connections_in_all, handles_for_connections())
    limits = replace(config.limits, connections_in_all=most)
    return Server(
        uvicorn.Config(
            build(
                replace(config, limits=limits),
                opened(config.database, Itself(config.peer, level(config.release), config.lease)),
            ),
            http=TimedHttp,
            ws=TableSocket,
            loop="uvloop" if sys.platform != "win32" else "asyncio",
            lifespan="on",
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=False,
            timeout_graceful_shutdown=_SECONDS_TO_FINISH,
            backlog=2048,
        ),
        ready,
        _exposed(config),
    )


def _exposed(config: Config) -> Exposed | None:
    """What Prometheus asks, if the host wants it to; its library is not needed otherwise."""
    if config.metrics is None:
        return None
    with needing("metrics"):
        from sobremesa.web.metrics import Exposed

    return Exposed(*config.metrics)


def serve(config: Config, listening: socket.socket, ready: Callable[[], Any] = lambda: None) -> None:
    """Serve until told to stop."""
    make(config, ready).run(sockets=[listening])
