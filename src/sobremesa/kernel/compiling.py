"""Words to the compiler, for those who compile; everybody else runs without it."""

from __future__ import annotations

import dataclasses
from importlib.util import find_spec
from typing import TYPE_CHECKING

__all__ = ["is_compiled", "mypyc_attr", "slotted"]

if TYPE_CHECKING:
    from dataclasses import dataclass as slotted

    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**_attributes: bool):
        return lambda cls: cls

    def slotted(**how: bool):
        """A dataclass with a slot for each field; but what is compiled has slots without naming them, so that who
        builds on it would make them once more."""
        return lambda cls: dataclasses.dataclass(**how, slots="__mypyc_attrs__" not in vars(cls.__base__))(cls)


def is_compiled() -> bool:
    """Whether the rules run compiled here, or as plain Python."""
    found = find_spec("sobremesa.kernel.playout")
    return found is not None and not str(found.origin).endswith(".py")
