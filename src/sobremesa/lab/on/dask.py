"""A cluster of Dask's, by the address of its scheduler."""

from __future__ import annotations

from concurrent.futures import Executor
from contextlib import ExitStack
from typing import Any, Final, final

from sobremesa.kernel.extras import needing
from sobremesa.lab.on.place import NoSuchPlace, Place, must_answer, unfit

_SECONDS: Final = 20  # until somebody must have answered, and until a first worker must be there


@final
class DaskPlace(Place):
    def __init__(self, address: str) -> None:
        self._address = address
        self._stack = ExitStack()

    def executor(self) -> Executor:
        with needing("dask"):
            import distributed

        client_of: Any = distributed.Client
        must_answer(self._address, speaks=self._address.startswith("tcp:"))
        try:
            client = self._stack.enter_context(client_of(self._address, timeout=_SECONDS, set_as_default=False))
            client.get_versions(check=True)
        except Exception as error:
            raise unfit(self._address, error) from None
        try:
            client.wait_for_workers(1, timeout=_SECONDS)
        except TimeoutError:
            raise NoSuchPlace(f"nobody works at {self._address}", "place-empty", place=self._address) from None
        executor: Executor = client.get_executor(pure=False)
        return executor

    def __exit__(self, *raised: Any) -> None:
        self._stack.close()
