"""A real browser against a real server.

Most of what a test here costs is what it begins with, so begin with little:

- `server` and `browser` are shared by all tests of a worker. A server of one's own (two seconds) is for who kills it or
  cheats with it. Every test goes to whichever worker is free: what takes long to make and is made once is one test, as
  in test_installed.py.
- To come to a position, don't play: lay it. `KeptTable` (kept.py) puts a table into the server's record as it should
  stand, and `welcome` seats somebody at it. One test for each game sets its table by clicking; that is enough.
- Several windows or languages are one test that changes them on one page, as test_geometry.py does, not one for each:
  a new person is a new browser context, which loads everything anew (a second).
- Never sleep. Wait for what is to be seen (`expect`, `wait_for`); `play_until` answers until something holds.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from browser.people import PATIENCE, Person
from browser.serving import Server

STATIC = Path(__file__).parents[2] / "src" / "sobremesa" / "web" / "static"

expect.set_options(timeout=PATIENCE)

NewPerson = Callable[..., Person]


# The first is Chromium without a window of its own to draw, which is half of the work.
BROWSERS = ("chromium-headless-shell", "chromium", "google-chrome")


def chromium() -> str | None:
    return os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), None)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not (STATIC / "index.html").is_file():
        pytest.fail("the browser's side has not been built: npm --prefix client run build")
    running = Server(tmp_path_factory.mktemp("server"))
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = chromium()
    if path is None:
        pytest.fail("there is no Chromium here: install it, or say where it is with CHROMIUM=/path")
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield launched
        launched.close()


@pytest.fixture
def new_person(browser: Browser, server: Server) -> Iterator[NewPerson]:
    """Makes people; when the test is over nobody's console may have complained."""
    people: list[Person] = []

    def make(name: str, *args: Any, kind: type[Person] = Person, **kwargs: Any) -> Person:
        person = kind(browser, server.address, name, *args, **kwargs)
        people.append(person)
        return person

    yield make
    complaints = [complaint for person in people for complaint in person.complaints]
    for person in people:
        person.close()
    assert complaints == []
