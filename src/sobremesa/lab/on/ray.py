"""A cluster of Ray: one that runs, by its address, or one started here for as long as it is needed."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import Any, Final, TypeVar, final

from sobremesa.kernel.extras import needing
from sobremesa.lab.on.place import NoSuchPlace, Place, must_answer, unfit

T = TypeVar("T")

_SECONDS: Final = 10.0
_QUIET: Final[dict[str, Any]] = {"log_to_driver": False, "logging_level": logging.CRITICAL}


@final
class RayExecutor(Executor):
    """Tasks of a cluster that this process is connected to."""

    def __init__(self) -> None:
        import ray

        self._ray: Any = ray
        # What is lost is carried out again by who asked for it, and not by Ray besides.
        self._carry_out = self._ray.remote(max_retries=0)(_carry_out)

    @property
    def num_workers(self) -> int:
        return int(self._ray.cluster_resources().get("CPU", 0))

    def submit(self, fn: Callable[..., T], /, *args: Any, **kwargs: Any) -> Future[T]:
        future: Future[T] = self._carry_out.remote(fn, args, kwargs).future()
        return future


def _carry_out(fn: Callable[..., T], args: tuple[Any, ...], kwargs: dict[str, Any]) -> T:
    return fn(*args, **kwargs)


def _must_speak(address: str) -> None:
    """Ray tries for minutes with whatever takes a connection and says nothing."""
    if os.environ.get("RAY_USE_TLS", "0") != "0":
        return
    with needing("ray"):
        import grpc as imported
    grpc: Any = imported
    channel = grpc.insecure_channel(address.removeprefix("ray://"))
    try:
        grpc.channel_ready_future(channel).result(_SECONDS)
    except grpc.FutureTimeoutError as error:
        raise unfit(address, error) from None
    finally:
        channel.close()


@final
class RayPlace(Place):
    def __init__(self, address: str | None, jobs: int) -> None:
        self._address = address
        self._jobs = jobs

    def executor(self) -> Executor:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        with needing("ray"):
            import ray

        self._connect(ray)
        executor = RayExecutor()
        if not executor.num_workers:
            where = self._address or "ray"
            raise NoSuchPlace(f"nobody works at {where}", "place-empty", place=where)
        return executor

    def _connect(self, ray: Any) -> None:
        if self._address is not None:
            must_answer(self._address)
            _must_speak(self._address)
        try:
            if self._address is not None:
                ray.init(self._address, **_QUIET)
                return
            try:
                ray.init("auto", **_QUIET)
            except ConnectionError:  # none runs on this machine
                ray.init("local", num_cpus=self._jobs, include_dashboard=False, **_QUIET)
        except Exception as error:
            raise unfit(self._address or "ray", error) from None

    def __exit__(self, *raised: Any) -> None:
        import sys

        if "ray" in sys.modules:
            sys.modules["ray"].shutdown()
