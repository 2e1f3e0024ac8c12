"""What a page of the documentation has people do: the files it shows, and the commands it gives."""

from __future__ import annotations

import re
import sys
import sysconfig
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from venv import EnvBuilder

DOCS = Path(__file__).parents[2] / "docs"

_BLOCK = re.compile(
    r"(?:^`(?P<file>[\w./-]+)`(?P<more>, at the end)?:\n\n)?^```(?P<kind>\w+)\n(?P<text>.*?)^```$",
    re.MULTILINE | re.DOTALL,
)


@dataclass
class Step:
    """Some files, then the commands that follow them on the page."""

    files: list[tuple[str, str, bool]] = field(default_factory=list)  # path, text, whether it is added at the end
    commands: list[str] = field(default_factory=list)

    def write(self, folder: Path) -> None:
        for name, text, is_more in self.files:
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text((path.read_text("utf-8") if is_more else "") + text, "utf-8")


def steps(page: str) -> Iterator[Step]:
    step = Step()
    for block in _BLOCK.finditer((DOCS / page).read_text("utf-8")):
        if block["file"]:
            step.files.append((block["file"], block["text"], bool(block["more"])))
        elif block["kind"] == "sh":
            step.commands = block["text"].splitlines()
            yield step
            step = Step()


_SCRIPT = """#!{python}
import sys
from {module} import {name} as main
sys.exit(main())
"""


def environment(folder: Path) -> Path:
    """An environment of its own with all that is installed here, and commands that run in it; where those lie."""
    EnvBuilder(symlinks=True).create(folder)
    bin_folder = folder / "bin"
    site = Path(sysconfig.get_path("purelib", vars={"base": str(folder), "platbase": str(folder)}))
    (site / "here.pth").write_text("\n".join(path for path in sys.path if path.endswith(("site-packages", "src"))))
    commands = {"pip": ("pip._internal.cli.main", "main"), "pytest": ("pytest", "main"),
                "sobremesa": ("sobremesa.cli.main", "main")}  # fmt: skip
    for command, (module, name) in commands.items():
        script = bin_folder / command
        script.write_text(_SCRIPT.format(python=bin_folder / "python", module=module, name=name))
        script.chmod(0o755)
    return bin_folder


def lay_out(step: Step, folder: Path) -> Path:
    """The files of a package as if it were installed: the folder belongs on the path of a process."""
    step.write(folder)
    project = tomllib.loads((folder / "pyproject.toml").read_text("utf-8"))["project"]
    info = folder / f"{project['name']}-{project['version']}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n")
    entries = [
        line
        for group, names in project["entry-points"].items()
        for line in (f"[{group}]", *(f"{name} = {value}" for name, value in names.items()))
    ]
    (info / "entry_points.txt").write_text("\n".join(entries))
    return folder
