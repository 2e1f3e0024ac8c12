"""A word to the compiler, for those who compile, and one for those who build on what was; all else runs without."""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING, Any

__all__ = ["mypyc_attr", "name_slots"]

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**_attributes: bool):
        return lambda cls: cls


def name_slots(cls: Any) -> None:
    """A compiled dataclass has a slot for each field but names none: who builds on it would make them once more."""
    cls.__slots__ = tuple([declared.name for declared in fields(cls)])
