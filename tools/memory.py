"""How much memory compiling may take: on a small machine it goes module by module, or not at all."""

from __future__ import annotations

from pathlib import Path
from typing import Final

AT_ONCE: Final = 6 << 30  # bytes for the compilers to take all modules together, which makes the result a little faster
AT_ALL: Final = 2 << 30  # … and for one module after the other

OF_THE_MACHINE: Final = Path("/proc/meminfo")
OF_THE_CONTAINER: Final = Path("/sys/fs/cgroup")


def left() -> int | None:
    """Bytes that are free on this machine, or in the container that this is; None where nobody says."""
    found = []
    try:
        told = dict(line.split(":") for line in OF_THE_MACHINE.read_text("ascii").splitlines())
        found.append(int(told["MemAvailable"].split()[0]) * 1024)
        most = (OF_THE_CONTAINER / "memory.max").read_text("ascii").strip()
        if most != "max":
            found.append(int(most) - int((OF_THE_CONTAINER / "memory.current").read_text("ascii")))
    except (OSError, KeyError):
        pass
    return min(found, default=None)


def suffices_at_once() -> bool:
    """Whether all modules can be compiled together; a MemoryError where not even one after the other can."""
    free = left()
    if free is not None and free < AT_ALL:
        raise MemoryError(f"to compile takes {AT_ALL >> 20} MB of memory, and {free >> 20} are free")
    return free is None or free >= AT_ONCE
