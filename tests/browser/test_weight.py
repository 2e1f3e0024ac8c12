"""The first load is light, and nothing comes from elsewhere."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Browser

from browser.people import Person
from browser.serving import Server

MOST_BYTES: Final = 250_000


def test_the_first_load_is_under_250_kb_compressed(browser: Browser, server: Server) -> None:
    ana = Person(browser, server.address, "Ana")
    received: list[float] = []
    asked: list[str] = []
    session = ana.context.new_cdp_session(ana.page)
    session.send("Network.enable")

    def count(event: dict[str, Any]) -> None:
        received.append(event["encodedDataLength"])

    session.on("Network.loadingFinished", count)
    ana.page.on("request", lambda request: asked.append(request.url))
    ana.go()
    ana.page.wait_for_selector(".game")
    ana.page.wait_for_load_state("networkidle")
    ana.close()
    assert sum(received) < MOST_BYTES
    assert all(url.startswith(server.address) for url in asked)
