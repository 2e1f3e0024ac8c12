"""What isn't installed with every Sobremesa."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from sobremesa.kernel.errors import SobremesaError


@contextmanager
def needing(extra: str) -> Iterator[None]:
    """Around the import of what isn't installed with every Sobremesa: what is missing, and how one gets it."""
    try:
        yield
    except ModuleNotFoundError as error:
        missing = (error.name or "").partition(".")[0]
        if missing == "sobremesa":
            raise
        message = f'there is no {missing} here, which this needs: pip install "sobremesa[{extra}]"'
        raise SobremesaError(message, "no-extra", module=missing, extra=extra) from None
