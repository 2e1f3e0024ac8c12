"""Three people in three browsers and a bot play a whole match by clicking."""

from __future__ import annotations

from browser.conftest import NewPerson
from browser.people import Person, play_until


def seated(new_person: NewPerson, names: tuple[str, ...]) -> tuple[list[Person], str]:
    """The first sets the table; all sit down, and a bot takes the last chair."""
    people = [new_person(name) for name in names]
    code = people[0].set_table(len(names) + 1)
    people[0].sit(0)
    for chair, person in enumerate(people[1:], start=1):
        person.come_to(code)
        person.sit(chair)
    people[0].seat_bot(len(names))
    return people, code


def test_a_whole_match_with_a_reload_a_watcher_both_languages_and_a_replay(new_person: NewPerson) -> None:
    people, code = seated(new_person, ("Ana", "Berta", "Chema"))
    ana, berta, chema = people
    watcher = new_person("Dani", language="en")
    watcher.come_to(code)
    ana.start()
    watcher.page.locator("h2", has_text="You are watching").wait_for()
    for person in people:
        person.page.wait_for_selector(".decide")

    rounds = iter(range(6))
    play_until(people, lambda: next(rounds, None) is None)

    # One reloads and goes on where they were.
    before = berta.page.locator(".hand svg").count()
    berta.page.reload()
    berta.page.wait_for_selector(".decide")
    assert berta.page.locator(".hand svg").count() == before

    # The language switches at once, what was told before included.
    chema.page.locator(".log li", has_text="Empieza la partida").wait_for()
    chema.page.get_by_role("button", name="Switch to English").click()
    chema.page.locator(".log li", has_text="The match begins").wait_for()
    chema.page.locator("h3", has_text="What").first.wait_for()
    chema.page.get_by_role("button", name="Cambiar a español").click()
    chema.page.locator(".log li", has_text="Empieza la partida").wait_for()

    # They talk, and the watcher hears it without being able to whisper back.
    ana.page.get_by_role("tab", name="Charla", exact=True).click()
    talker = next(person for person in people if person.page.locator("#say").count())  # whose turn it is keeps silent
    talker.page.locator("#say").fill("¿Quién guarda un 5? <b>yo</b>")
    talker.page.locator("#say").press("Enter")
    ana.page.locator("#panel-chat li", has_text="<b>yo</b>").wait_for()
    watcher.page.get_by_role("tab", name="Chat").click()
    watcher.page.locator("#panel-chat li", has_text="<b>yo</b>").wait_for()
    watcher.page.locator("#say").fill("psst")
    watcher.page.locator("#say").press("Enter")
    watcher.page.locator("#panel-chat li", has_text="psst").wait_for()

    play_until(people, lambda: all(person.is_over() for person in people))
    assert ana.page.locator("#panel-chat li", has_text="psst").count() == 0
    assert ana.headline() in ("Perdéis", "Ganáis")
    watcher.page.wait_for_selector(".finished")

    # What was secret is told.
    ana.page.get_by_role("button", name="Lo que guardaba cada quien").click()
    ana.page.locator(".secrets li", has_text="uardaba").nth(3).wait_for()

    # Nobody stacked the deck.
    ana.page.get_by_role("button", name="Comprobar la baraja").click()
    ana.page.locator(".checked", has_text="La baraja es la sellada").wait_for()

    # It is watched again, step by step, with somebody's eyes.
    ana.page.get_by_role("link", name="Ver de nuevo", exact=True).click()
    ana.page.wait_for_selector(".controls")
    told = ana.page.locator(".log li").count()
    for _ in range(4):
        ana.page.get_by_role("button", name="Siguiente", exact=True).click()
    ana.page.locator(".count", has_text="Paso 4 de").wait_for()
    assert ana.page.locator(".log li").count() > told
    ana.page.get_by_label("Con los ojos de").select_option(label="Berta")
    ana.page.wait_for_selector(".controls .hand")
    ana.page.keyboard.press("End")
    last = int(ana.page.locator(".controls input[type=range]").get_attribute("max") or 0)
    ana.page.locator(".count", has_text=f"Paso {last} de {last}").wait_for()
    ana.page.keyboard.press("ArrowLeft")
    ana.page.locator(".count", has_text=f"Paso {last - 1} de {last}").wait_for()


def test_the_same_people_sit_down_again(new_person: NewPerson) -> None:
    ana = new_person("Ana")
    ana.set_table(2, ("Perdición total",))
    ana.sit(0)
    ana.seat_bot(1)
    ana.start()
    play_until([ana], ana.is_over)
    ana.page.get_by_role("button", name="Otra partida", exact=True).click()
    ana.page.wait_for_selector(".decide")  # with nobody but bots it begins by itself
    assert ana.is_over() is False


def test_numbers_in_the_rows_of_others_are_turned_by_clicking(new_person: NewPerson) -> None:
    ana = new_person("Ana")
    ana.set_table(2)
    ana.sit(0)
    ana.seat_bot(1)
    ana.start()
    token = ana.page.get_by_role("button", name="Voltear el 3 en la fila de Bruno")
    token.click()
    ana.page.wait_for_selector(".token.flipped")
    assert token.get_attribute("aria-pressed") == "true"
    assert ana.page.locator(".seat", has_text="(tú)").locator("button").count() == 0


def test_what_cannot_be_chosen_says_why_and_cites_its_rule(new_person: NewPerson) -> None:
    ana = new_person("Ana")
    ana.set_table(2)
    ana.sit(0)
    ana.seat_bot(1)
    ana.start()
    hours = ana.page.locator(".hours .face:not(.can)")
    play_until([ana], lambda: ana.page.locator(".hand button.can").count() > 0 and hours.count() > 0)
    hours.click(force=True)
    alert = ana.page.get_by_role("alert")
    alert.locator("button", has_text="arcana-3.2").click()
    ana.page.wait_for_selector(".rules .cited")
    assert "3.2" in ana.page.locator(".rules .cited").inner_text()


def test_a_choice_is_taken_back(new_person: NewPerson) -> None:
    ana, berta = new_person("Ana"), new_person("Berta")
    code = ana.set_table(3)
    ana.sit(0)
    berta.come_to(code)
    berta.sit(1)
    ana.seat_bot(2)
    ana.start()
    people = {0: ana, 1: berta}
    play_until(
        [ana, berta],
        lambda: all(person.page.locator(".picks").count() for person in people.values()),
    )
    ana.answer()
    ana.page.locator(".buttons .btn", has_text="Deshacer").click()
    ana.page.wait_for_selector(".decide.mine .picks")
    ana.page.locator(".log li", has_text="Deshaces tu última jugada").wait_for()
    berta.page.locator(".log li", has_text="Ana deshace su última jugada").wait_for()


def test_the_chair_of_someone_who_left_is_given_to_a_bot_and_taken_back(new_person: NewPerson) -> None:
    ana, berta = new_person("Ana"), new_person("Berta")
    code = ana.set_table(2)
    ana.sit(0)
    berta.come_to(code)
    berta.sit(1)
    ana.start()
    berta.go()
    ana.page.get_by_role("button", name="Más", exact=True).click()
    chair = ana.page.locator("dialog .seats li").nth(1)
    chair.locator("small", has_text="se fue").wait_for()
    chair.get_by_role("button", name="Sentar a un bot").click()
    chair.locator("small", has_text="bot").wait_for()
    ana.page.keyboard.press("Escape")
    berta.go(f"/t/{code}")
    berta.page.get_by_role("button", name="Más", exact=True).click()
    berta.page.locator("dialog").get_by_role("button", name="Volver a mi silla").click()
    berta.page.locator("dialog .seats li b", has_text="Berta (tú)").wait_for()


def test_the_match_is_paused_and_goes_on(new_person: NewPerson) -> None:
    ana = new_person("Ana")
    ana.set_table(2)
    ana.sit(0)
    ana.seat_bot(1)
    ana.start()
    ana.page.get_by_role("button", name="Más", exact=True).click()
    ana.page.get_by_role("button", name="Pausar", exact=True).click()
    ana.page.locator(".decide h2", has_text="Partida en pausa").wait_for()
    ana.page.get_by_role("button", name="Seguir", exact=True).click()
    ana.page.locator(".decide h2", has_text="Partida en pausa").wait_for(state="detached")
