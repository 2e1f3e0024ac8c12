"""One's tables stand in the order in which they wait, and the page's title says how many do."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import NewPerson
from browser.people import PHONE
from browser.serving import Server
from sobremesa.web import wire
from web.players import Guest, begin


def table_that_waits(ana: Guest, clock: str) -> str:
    code = ana.open_table("arcana", 2, clock=clock)
    with ana.at(code) as page:
        page.do(wire.Sit, chair=0)
        page.do(wire.SeatBot, chair=1, level="random")
        begin([page])
        page.until(lambda table: table.decision is not None)
    return code


def test_whose_time_runs_out_first_stands_first_then_who_has_waited_longest(
    server: Server, new_person: NewPerson
) -> None:
    guest, ana = Guest(server.address, "Ana"), new_person("Ana", PHONE)
    gathering = guest.open_table("arcana", 2)
    with guest.at(gathering) as page:
        page.do(wire.Sit, chair=0)
    long_ago, week, just_now, day = (table_that_waits(guest, clock) for clock in ("none", "7d-bot", "none", "1d-bot"))
    name, _, key = guest.cookie.partition("=")
    ana.context.add_cookies([{"name": name, "value": key, "url": ana.address}])
    ana.remember("named", "true")
    ana.go()
    ways = ana.page.locator("main a.btn[href^='/t/']", has=ana.page.locator(".sr"))
    expect(ways.first).to_be_visible()
    order = [way.get_attribute("href") for way in ways.all()]
    assert order[:5] == [f"/t/{code}" for code in (day, week, long_ago, just_now, gathering)]
    expect(ana.page).to_have_title("4 mesas te esperan · Sobremesa")
    guest.close()
