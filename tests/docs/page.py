"""What a page of the documentation has people do: the files it shows, and the commands it gives."""

from __future__ import annotations

import re
import sys
import sysconfig
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple
from venv import EnvBuilder

DOCS = Path(__file__).parents[2] / "docs"

_BLOCK = re.compile(
    r"(?:^`(?P<file>[\w./-]+)`(?:, (?P<where>at the end|before `(?P<mark>[^`\n]+)`))?:\n\n)?"
    r"^```(?P<kind>\w+)\n(?P<text>.*?)^```$",
    re.MULTILINE | re.DOTALL,
)


class Shown(NamedTuple):
    """A file, or what is added to one: at its end, or before the line that has the mark."""

    path: str
    text: str
    is_more: bool
    mark: str

    def in_place(self, before: str) -> str:
        if not self.is_more:
            return self.text
        if not self.mark:
            return before + self.text
        assert before.count(self.mark) == 1, f"{self.path} has no longer one {self.mark!r}"
        line = before.rindex("\n", 0, before.index(self.mark)) + 1
        return before[:line] + self.text + before[line:]


@dataclass
class Step:
    """Some files, then the commands that follow them on the page."""

    files: list[Shown] = field(default_factory=list)
    commands: list[str] = field(default_factory=list)

    def write(self, folder: Path) -> None:
        for shown in self.files:
            path = folder / shown.path
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(shown.in_place(path.read_text("utf-8") if shown.is_more else ""), "utf-8")


def steps(page: str) -> Iterator[Step]:
    step = Step()
    for block in _BLOCK.finditer((DOCS / page).read_text("utf-8")):
        if block["file"]:
            step.files.append(Shown(block["file"], block["text"], bool(block["where"]), block["mark"] or ""))
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
