"""The site of the pages is read without a network: what would be fetched from elsewhere is found."""

from __future__ import annotations

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]


def _tool() -> Any:
    spec = spec_from_file_location("site_of_pages", ROOT / "tools" / "site.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


site = _tool()


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("page.html", '<script async src="https://cdn.example/x.js"></script>'),
        ("page.html", '<link rel="stylesheet" href="//fonts.example/css?family=Lato">'),
        ("page.html", "<img alt='' src='http://pictures.example/a.png'>"),
        ("page.html", '<style>@import "https://fonts.example/a.css";</style>'),
        ("_static/a.css", "@font-face { src: url('https://fonts.example/a.woff2') }"),
    ],
)
def test_whatever_a_browser_would_fetch_from_elsewhere_is_named(tmp_path: Path, file: str, text: str) -> None:
    (tmp_path / file).parent.mkdir(exist_ok=True)
    (tmp_path / file).write_text(text)
    (found,) = site.fetched_from_elsewhere(tmp_path)
    assert found.startswith(f"{file}: ")
    assert ".example/" in found


def test_what_lies_beside_the_page_and_what_one_may_follow_are_no_such_thing(tmp_path: Path) -> None:
    (tmp_path / "page.html").write_text(
        '<link rel="stylesheet" href="_static/a.css"><script src="_static/a.js"></script>'
        '<svg xmlns="http://www.w3.org/2000/svg"></svg><a href="https://elsewhere.example/">there</a>'
    )
    (tmp_path / "a.css").write_text('a { background: url("data:image/svg+xml,x") }')
    assert site.fetched_from_elsewhere(tmp_path) == []
