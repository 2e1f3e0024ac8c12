"""Write for TypeScript what goes over the wire, so that both sides read one definition.

python -m tools.wire_to_ts            write client/src/wire.ts, and wire.ts in the folder of each game that has a board
python -m tools.wire_to_ts --check    exit 1 if a file is not what would be written
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from types import UnionType
from typing import Any, Final, Literal, get_origin

import msgspec

from sobremesa.bots.analysis import told
from sobremesa.kernel import registry
from sobremesa.web import wire
from sobremesa.web.shown import OF_THE_GAME
from sobremesa.web.wire import fetched, from_client, passkeys, to_client, words
from tools import typescript, view_to_ts

_PARTS: Final = (words, from_client, to_client, fetched, passkeys, told)
CLIENT: Final = Path(__file__).parent.parent / "client" / "src"

_HEADING: Final = """\
// Generated from src/sobremesa/web/wire/ by `python -m tools.wire_to_ts`. Edit that, not this file.
"""


def protocol() -> str:
    """Whatever is said between a client and the server."""
    said = [(name, value) for part in _PARTS for name, value in vars(part).items()]
    named = {value: value.__name__ for _, value in said if _is_sent(value)}
    unions = {name: value for name, value in said if get_origin(value) in (UnionType, Literal)}
    parts = [_HEADING]
    parts += [_interface(struct, named) for struct in named]
    parts += [f"export type {name} = {typescript.type_of(union, named)};\n" for name, union in unions.items()]
    names = "".join(f'  "{name}",\n' for name in OF_THE_GAME)
    parts.append(f"/** What of a table is about the game. */\nexport const OF_THE_GAME = [\n{names}] as const;\n")
    return "\n".join(parts)


def _is_sent(value: object) -> bool:
    return (
        isinstance(value, type)
        and issubclass(value, msgspec.Struct)
        and (value.__module__.startswith(wire.__name__) or value.__module__ == told.__name__)
        and not value.__subclasses__()
    )


def _interface(struct: type[msgspec.Struct], named: dict[Any, str]) -> str:
    config = struct.__struct_config__
    lines = [f'{config.tag_field}: "{config.tag}";'] if config.tag is not None else []
    remarks = typescript.remarks(struct)
    for field in msgspec.structs.fields(struct):
        optional = "" if field.required else "?"
        kind = typescript.type_of(field.type, named)
        lines.append(f"{field.name}{optional}: {kind};{remarks.get(field.name, '')}")
    return typescript.interface(struct.__name__, lines, struct.__doc__)


def files() -> Iterator[tuple[Path, str]]:
    """What is generated, and where it belongs."""
    yield CLIENT / "wire.ts", protocol()
    for name in registry.ids():
        folder = CLIENT / "games" / name
        if folder.is_dir():
            yield folder / "wire.ts", view_to_ts.written(registry.get(name))


def main(arguments: list[str]) -> int:
    if "--check" in arguments:
        stale = [path for path, text in files() if not path.is_file() or path.read_text("utf-8") != text]
        return 1 if stale else 0
    for path, text in files():
        path.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
