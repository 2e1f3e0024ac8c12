"""The libraries of the compiled rules in a wheel, where they can be made."""

from __future__ import annotations

import shutil
import sys
import sysconfig
from base64 import urlsafe_b64encode
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile

ROOT = Path(__file__).parents[2]

COMPILERS = ["mypy[mypyc]>=1.15", "msgspec>=0.19"]  # and what the modules that are compiled import


def compilers_wanted() -> list[str]:
    """What a wheel of this machine's own is made with; nothing where there is no C compiler."""
    return COMPILERS if has_c_compiler() else []


def can_compile() -> bool:
    return has_c_compiler() and find_spec("mypyc") is not None and find_spec("msgspec") is not None


def has_c_compiler() -> bool:
    if sys.platform == "win32":
        return True  # setuptools knows where to look, and says so where it finds none
    named = (sysconfig.get_config_var("CC") or "cc").split()[0]
    return sys.implementation.name == "cpython" and shutil.which(named) is not None


def libraries() -> dict[str, Path]:
    """The compiled rules, each library by its place in the package; compiled now if they aren't yet."""
    sys.path.insert(0, str(ROOT))
    from tools.compile import TO_PLAY, ensure
    from tools.compile import libraries as found_in

    ensure(TO_PLAY)
    package = TO_PLAY.folder / "sobremesa"
    return {library.relative_to(TO_PLAY.folder).as_posix(): library for library in found_in(package)}


def with_libraries(wheel: Path, added: dict[str, Path]) -> str:
    """Put them into the wheel, which is then for this kind of machine and this Python alone; its new name."""
    name, version, *_ = wheel.stem.split("-")
    tag = f"{_python()}-{_python()}-{sysconfig.get_platform().replace('-', '_').replace('.', '_')}"
    made = wheel.with_name(f"{name}-{version}-{tag}.whl")
    info = f"{name}-{version}.dist-info"
    record = []
    with ZipFile(wheel) as pure, ZipFile(made, "w", ZIP_DEFLATED) as full:
        held = {item.filename: item for item in pure.infolist()}
        del held[f"{info}/RECORD"]
        contents = {place: pure.read(place) for place in held}
        contents[f"{info}/WHEEL"] = _retagged(contents[f"{info}/WHEEL"].decode(), tag).encode()
        for place, content in contents.items():
            full.writestr(held[place], content, ZIP_DEFLATED)
        contents.update({place: library.read_bytes() for place, library in added.items()})
        for place, library in added.items():
            full.write(library, place)
        for place, content in contents.items():
            digest = urlsafe_b64encode(sha256(content).digest()).rstrip(b"=").decode()
            record.append(f"{place},sha256={digest},{len(content)}\n")
        full.writestr(f"{info}/RECORD", "".join([*record, f"{info}/RECORD,,\n"]))
    wheel.unlink()
    return made.name


def _python() -> str:
    return f"cp{sys.version_info.major}{sys.version_info.minor}"


def _retagged(told: str, tag: str) -> str:
    lines = [line for line in told.splitlines() if line and not line.startswith(("Tag:", "Root-Is-Purelib:"))]
    return "\n".join([*lines, "Root-Is-Purelib: false", f"Tag: {tag}", ""])
