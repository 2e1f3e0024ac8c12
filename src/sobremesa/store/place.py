"""Where the database is: in the user's data folder, unless another address is given."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from platformdirs import user_data_path

from sobremesa.kernel.errors import SobremesaError

_SCHEME: Final = "sqlite:///"


def file_of(address: str | None) -> Path:
    """`sqlite:///relative.db`, `sqlite:////absolute.db`, or None for the usual place."""
    if address is None:
        return user_data_path("sobremesa", appauthor=False) / "tables.db"
    path = Path(address.removeprefix(_SCHEME))
    if not address.startswith(_SCHEME) or not path.name:
        raise SobremesaError(f"a database is given as {_SCHEME}FILE, not as {address!r}", "database", given=address)
    return path
