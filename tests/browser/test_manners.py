"""Two of one name, somebody one doesn't want to hear, a line for the host, and somebody who wants to be forgotten."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from browser.conftest import NewPerson
from browser.people import PHONE, WIDE
from browser.serving import Server
from browser.test_axe import faults
from browser.test_small import assert_nothing_sticks_out
from browser.test_talking import tell
from sobremesa.store.reports import reported


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_one_of_two_anas_is_muted_reported_and_forgotten(
    server: Server, new_person: NewPerson, size: tuple[int, int]
) -> None:
    berta = new_person("Berta", size)
    anas = [new_person("Ana"), new_person("Ana")]
    code = berta.set_table(3)
    for ana in anas:
        ana.come_to(code)
    for chair, ana in enumerate(anas, start=1):
        ana.sit(chair)
    page = berta.page
    expect(page.locator(".seats li")).to_contain_text(["Berta", "Ana", "Ana ②"])
    tell(anas[1], "algo feo")
    line = page.locator(".lines li").filter(has_text="algo feo")
    expect(line).to_contain_text("Ana ②")
    line.get_by_role("button", name="Sobre lo que dijo Ana ②").click()
    page.get_by_role("button", name="Avisar al anfitrión").click()
    expect(page.get_by_text("El anfitrión ya tiene el aviso")).to_be_visible()
    assert [one.line.text for one in reported(server.database) if one.code == code and one.line] == ["algo feo"]
    line.get_by_role("button", name="Sobre lo que dijo Ana ②").click()
    assert faults(berta) == []
    assert_nothing_sticks_out(berta)
    page.get_by_role("button", name="No oír a Ana ②").click()
    expect(line).to_have_count(0)
    page.reload()
    expect(page.get_by_text("No oyes a Ana ②")).to_be_visible()
    expect(line).to_have_count(0)
    page.get_by_role("button", name="Volver a oír: Ana ②").click()
    expect(line).to_have_count(1)

    other = anas[1].page
    other.goto(f"{server.address}/privacy")
    expect(other.get_by_role("heading", name="Qué se guarda de ti")).to_be_visible()
    assert faults(anas[1]) == []
    with other.expect_download() as download:
        other.get_by_role("link", name="Descargar lo que se guarda de mí").click()
    assert "algo feo" in json.dumps(json.loads(download.value.path().read_text("utf-8")), ensure_ascii=False)
    other.get_by_role("button", name="Olvidarme", exact=True).click()
    other.get_by_role("button", name="Olvidarme para siempre").click()
    expect(other.get_by_text("Ya no te recordamos")).to_be_visible()
    expect(page.locator(".lines li").filter(has_text="alguien")).to_contain_text("lo que se dijo ya no se guarda")
    expect(page.get_by_text("algo feo")).to_have_count(0)
    expect(page.locator(".seats li")).to_contain_text(["Berta", "Ana", "Silla libre"])
    other.reload()
    expect(other.get_by_text("Aquí no has dado ningún nombre")).to_be_visible()
