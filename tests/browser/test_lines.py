"""The line breaks, the server dies: nobody notices more than a pause."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser

from browser.people import Person, play_until
from browser.serving import Server


def test_the_page_comes_back_by_itself_after_the_server_was_killed(browser: Browser, tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start()
    ana = Person(browser, server.address, "Ana")
    try:
        ana.set_table(2)
        ana.sit(0)
        ana.seat_bot(1)
        ana.start()
        rounds = iter(range(3))
        play_until([ana], lambda: next(rounds, None) is None)
        told = ana.page.locator(".log li").count()
        server.kill()
        ana.page.locator(".coming-back", has_text="Volviendo a la mesa").wait_for()
        server.start()
        ana.page.wait_for_selector(".coming-back", state="detached")
        assert ana.page.locator(".log li").count() >= told
        rounds = iter(range(3))
        play_until([ana], lambda: next(rounds, None) is None)
    finally:
        ana.close()
        server.stop()


def test_a_table_that_is_not_there_says_so(browser: Browser, server: Server) -> None:
    ana = Person(browser, server.address, "Ana")
    ana.go("/t/NADIE-99")
    ana.page.locator("h1", has_text="Esa mesa no está").wait_for()
    ana.close()
