"""How Sphinx makes a site of the pages. What is on it, and in which order, says docs/index.md."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from pygments.lexers.special import TextLexer

import sobremesa
from sobremesa.kernel import registry
from sobremesa.text import lexicon, texts

ROOT = Path(__file__).parents[2]
INDEX, LIBRARY, REFERENCE, WORDS = "docs/index", "docs/library", "docs/site/reference", "docs/site/words"

project, author, copyright = "Sobremesa", "The Sobremesa authors", "The Sobremesa authors"  # noqa: A001 - Sphinx's word
release = version = sobremesa.__version__

extensions = ["myst_parser", "sphinx.ext.autodoc"]
root_doc = INDEX
include_patterns = ["docs/**.md", "C*.md", "SECURITY.md"]
exclude_patterns = [".*", "build", "client", "dist", "benchmarks", "examples", "locks", "src", "tests", "tools"]
myst_heading_anchors = 4
myst_enable_extensions = ["deflist"]
default_role = "code"  # docstrings set names between single backticks
autodoc_default_options = {"member-order": "bysource"}
autodoc_typehints_format = "short"
python_maximum_signature_line_length = 90
suppress_warnings = ["myst.header"]  # figures stand in small chapters

html_theme = "furo"
html_title = f"Sobremesa {release}"
html_extra_path = ["root"]  # which leads to the first page
html_copy_source = False
html_show_copyright = False


def in_order(_: Any, page: str, source: list[str]) -> None:
    """The lists of the first page are also what stands at the side of every page."""
    if page == INDEX:
        source[0] += "".join(_toctree(title, links) for title, links in _lists(source[0]))
    if page == REFERENCE:
        source[0] += "\n".join(_reference((ROOT / f"{LIBRARY}.md").read_text("utf-8")))
    if page == WORDS:
        source[0] += "\n".join(_words())


def _words() -> Iterator[str]:
    """Of each game that has a lexicon, every word of it."""
    for game_id in registry.ids():
        game = registry.get(game_id)
        yield from ("", f"## {texts(game, 'en').say('game')}")
        yield from lexicon.page(game)


def _lists(text: str) -> Iterator[tuple[str, list[str]]]:
    for section in text.split("\n## ")[1:]:
        yield section.partition("\n")[0], re.findall(r"\]\((.+?)\.md\)", section)


def _toctree(title: str, links: list[str]) -> str:
    return "\n".join(["", "```{toctree}", ":hidden:", f":caption: {title}", "", *links, "```", ""])


def _reference(text: str) -> Iterator[str]:
    """Every public name, in the order of the page that tells of them, with the members that are told there."""
    for section in text.split("\n## ")[1:]:
        rows = re.findall(r"^\| (`.+) \|$", section, re.MULTILINE)
        yield from ("", f"## {section.partition(chr(10))[0]}", "", "```{eval-rst}")
        for row in rows:
            yield from _entry(re.findall(r"`([\w.]+)`", row))
        yield "```"


def _entry(told: list[str]) -> Iterator[str]:
    name = told[0]
    found = getattr(sobremesa, name)
    if inspect.ismodule(found):
        yield from (f".. function:: sobremesa.{name}{inspect.signature(registry.ids)}", "")
        yield from (f"   {inspect.getdoc(registry.ids)}", "")
        return
    kind = "function"
    if inspect.isclass(found):
        kind = "exception" if issubclass(found, Exception) else "class"
    yield f".. auto{kind}:: sobremesa.{name}"
    members = [one.partition(".")[2] for one in told if one.startswith(f"{name}.")]
    documented = [one for one in members if _says_what_it_is(getattr(found, one, None))]
    if documented:
        yield f"   :members: {', '.join(documented)}"
    yield ""


def _says_what_it_is(member: object) -> bool:
    return callable(member) or isinstance(member, property)


def setup(app: Any) -> None:
    app.add_lexer("ftl", TextLexer)  # Fluent, which Pygments does not know
    app.connect("source-read", in_order)
