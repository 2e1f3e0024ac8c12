"""A real browser against a real server."""

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


def chromium() -> str | None:
    return os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")


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
