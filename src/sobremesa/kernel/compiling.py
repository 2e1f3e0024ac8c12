"""A word to the compiler, for those who compile; everybody else runs without it."""

from __future__ import annotations

from typing import TYPE_CHECKING

__all__ = ["mypyc_attr"]

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**_attributes: bool):
        return lambda cls: cls
