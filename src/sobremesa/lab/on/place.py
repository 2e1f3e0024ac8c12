"""A place where matches are played: entered first, and asked for an executor once all else has been looked at."""

from __future__ import annotations

import re
import socket
from abc import ABC, abstractmethod
from concurrent.futures import Executor
from typing import Any, Final, Self

from sobremesa.kernel.errors import SobremesaError

FORMS: Final = "processes, ray, ray://HOST:PORT, tcp://HOST:PORT, mpi"
_ADDRESS: Final = re.compile(
    r"(?P<scheme>ray|tcp|tls)://(?P<host>\[[0-9a-fA-F:.]+\]|[^/:\[\]@\s]+):(?P<port>[0-9]{1,5})/?"
)
_SECONDS: Final = 5.0
_LONGEST: Final = 400  # letters of what an engine says


class NoSuchPlace(SobremesaError):
    """Nobody there plays anything: it isn't written as a place is, nothing answers, or something else does."""


class Place(ABC):
    """Left, it is as it was before."""

    def __enter__(self) -> Self:
        return self

    @abstractmethod
    def executor(self) -> Executor | None:
        """Who plays there; None for this process alone."""

    @abstractmethod
    def __exit__(self, *raised: Any) -> None: ...


def place(written: str, jobs: int) -> Place:
    """The place that is written so; of the ones on this machine with so many processes."""
    if written == "processes":
        from sobremesa.lab.on.local import LocalPlace

        return LocalPlace(jobs)
    if written == "mpi":
        from sobremesa.lab.on.mpi import MpiPlace

        return MpiPlace()
    if written == "ray":
        from sobremesa.lab.on.ray import RayPlace

        return RayPlace(None, jobs)
    found = _ADDRESS.fullmatch(written)
    if found is None or not 0 < int(found["port"]) < 2**16:
        raise NoSuchPlace(f"a place to play is one of {FORMS}, not {written!r}", "no-place", given=written, forms=FORMS)
    if found["scheme"] == "ray":
        from sobremesa.lab.on.ray import RayPlace

        return RayPlace(written.rstrip("/"), jobs)
    from sobremesa.lab.on.dask import DaskPlace

    return DaskPlace(written.rstrip("/"))


def must_answer(address: str, *, speaks: bool = False) -> None:
    """Whether anybody listens there at all, and speaks first if its kind does, before an engine tries for minutes."""
    found = _ADDRESS.fullmatch(address)
    assert found is not None
    try:
        with socket.create_connection((found["host"].strip("[]"), int(found["port"])), _SECONDS) as there:
            if speaks and not there.recv(1):
                raise EOFError
    except (TimeoutError, EOFError) as error:
        raise unfit(address, error) from None
    except OSError as error:
        why = error.strerror or str(error)
        raise NoSuchPlace(
            f"nobody answers at {address}: {why}", "place-silent", place=address, errno=error.errno or 0, why=why
        ) from None


def unfit(address: str, error: BaseException) -> NoSuchPlace:
    """Somebody answers, and it comes to nothing."""
    told = str(error).strip()
    if "Traceback (most recent call last)" in told:  # of another machine: its last line says what happened
        told = told.splitlines()[-1]
    why = " ".join(f"{type(error).__name__}: {told}".split()).removesuffix(":")[:_LONGEST]
    return NoSuchPlace(f"nothing can be played at {address}: {why}", "place-unfit", place=address, why=why)
