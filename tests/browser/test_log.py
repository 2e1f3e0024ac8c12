"""The log of a long match is read to its beginning by scrolling."""

from __future__ import annotations

from typing import Any

from browser.conftest import NewPerson
from browser.kept import KeptTable
from browser.serving import Server
from sobremesa.kernel.match import Match
from sobremesa.kernel.rng import Rng

_PLACE = """(() => {
  let place = document.querySelector('.log')
  while (!/auto|scroll/.test(getComputedStyle(place).overflowY)) place = place.parentElement
  return place
})()"""
_TO_THE_END = f"{_PLACE}.scrollTop = {_PLACE}.scrollHeight"
_IS_ALL = "() => document.querySelector('.earlier') === null"
_A_MOMENT = 500  # milliseconds, in which nothing may happen


def a_long_match(code: str) -> tuple[KeptTable, int, int]:
    """So many lines, so many of them before the first choice, and the first chair to choose."""
    table = KeptTable(code, "eldritch", ("Ana", "", "", ""))
    match: Match[Any] = table.begin()
    rng, lines, told = Rng(bytes(32)), [], len(match.opening)
    while told < 450 or match.asked[0].decision.seat != 0:
        asked = match.asked[0].decision
        option = rng.pick(asked.options)
        lines.append(f"{asked.seat} {option.key}")
        told += len(match.play(asked.seat, option))
    table.play(*lines)
    return table, told, len(match.opening)


def test_a_long_log_is_read_to_its_beginning(new_person: NewPerson, server: Server) -> None:
    table, told, before = a_long_match("LARGA-31")
    table.put_into(server.database)
    ana = new_person("Ana")
    page, held, holding, lines_to = ana.page, [], [True], []

    def between(ours: Any) -> None:
        """Earlier lines are a while on their way."""
        theirs = ours.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            is_of_lines = isinstance(message, str) and message.startswith('{"type":"lines"')
            (held.append if holding[0] and is_of_lines else ours.send)(message)

        theirs.on_message(pass_on)
        lines_to.append(ours)

    page.route_web_socket("**/*", between)
    table.welcome(ana, 0)
    page.get_by_role("tab", name="Registro", exact=True).or_(
        page.get_by_role("button", name="Registro", exact=True)
    ).locator("visible=true").first.click()
    page.wait_for_selector(".log li")
    assert page.locator(".log li").count() == 200
    # It asks once and waits, however long that takes.
    page.evaluate(f"{_TO_THE_END}; end = document.querySelector('.earlier')")
    page.wait_for_timeout(_A_MOMENT)
    assert len(held) == 1
    assert page.evaluate("end.isConnected")
    assert page.locator(".log li").count() == 200
    holding[0] = False
    lines_to[-1].send(held.pop())
    # Whoever holds the end in sight is given all of it, in order, each line once.
    while not page.evaluate(_IS_ALL):
        page.evaluate(_TO_THE_END)
        page.wait_for_timeout(20)
    lines = page.locator(".log li").all_inner_texts()
    assert len(lines) == told
    # What came before the first choice is last, and read from its beginning on.
    assert "amenaza al mundo" in lines[told - before]
    assert ana.complaints == []
