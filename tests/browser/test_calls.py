"""The worker that hears calls while no page is looked at, in a real browser; and asking to be called."""

from __future__ import annotations

import json
import time
from typing import Any, Final

from playwright.sync_api import Worker, expect

from browser.conftest import NewPerson
from browser.people import PATIENCE, Person, play_until
from browser.test_shell import keeps

# A browser without windows shows no notices, and a click on one is the system's to make: both are played by a stand-in
# for the system. That the browser hands over what was pushed, and all that the worker makes of it, is real.
_THE_SYSTEM: Final = """() => {
  self.tray = new Map()
  self.asked = []
  ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
    tray.set(options.tag, { title, ...options, close: () => tray.delete(options.tag) })
  }
  ServiceWorkerRegistration.prototype.getNotifications = async ({ tag }) => [...tray.values()].filter(
    one => one.tag === tag)
  clients.openWindow = async path => { asked.push(`open ${path}`) }
  WindowClient.prototype.focus = async function () { asked.push(`focus ${new URL(this.url).pathname}`) }
}"""
_SHOWN: Final = "() => [...tray.values()].map(({ title, body, tag, data }) => ({ title, body, tag, path: data.path }))"
_TOUCH: Final = """async tag => {
  let done
  const event = new ExtendableEvent('notificationclick')
  Object.assign(event, { notification: tray.get(tag), waitUntil: work => { done = work } })
  self.dispatchEvent(event)
  await done
  return asked.splice(0)
}"""


def deliver(person: Person, call: dict[str, Any]) -> None:
    """As the browser does when its push service has something for us."""
    session = person.context.new_cdp_session(person.page)
    registrations: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: registrations.extend(one["registrationId"] for one in told["registrations"]),
    )
    session.send("ServiceWorker.enable")
    while not registrations:
        person.page.wait_for_timeout(10)
    session.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": person.address, "registrationId": registrations[0], "data": json.dumps(call)},
    )
    session.detach()


def shown_of(worker: Worker, many: int) -> list[dict[str, str]]:
    """What lies there, once it is so many."""
    for _ in range(PATIENCE // 50):
        if len(found := worker.evaluate(_SHOWN)) == many:
            return list(found)
        time.sleep(0.05)
    raise AssertionError(found)


def test_the_worker_shows_a_call_once_for_each_table_and_takes_it_back(new_person: NewPerson) -> None:
    ana = new_person("Ana", keeps=True)
    ana.context.grant_permissions(["notifications"], origin=ana.address)
    keeps(ana)
    (worker,) = ana.context.service_workers
    worker.evaluate(_THE_SYSTEM)
    turn = {"kind": "turn", "code": "TILO-47", "game": "cosa", "language": "es"}
    deliver(ana, turn)
    shown = {"title": "Te toca", "body": "La Cosa · TILO-47", "tag": "TILO-47", "path": "/t/TILO-47"}
    assert shown_of(worker, 1) == [shown]
    deliver(ana, turn | {"code": "ROBLE-11", "game": "unknown", "language": "en"})
    assert shown_of(worker, 2)[1] == {
        "title": "It's your turn", "body": "unknown · ROBLE-11", "tag": "ROBLE-11", "path": "/t/ROBLE-11"
    }  # fmt: skip
    deliver(ana, turn | {"kind": "gone"})
    assert [one["tag"] for one in shown_of(worker, 1)] == ["ROBLE-11"]
    assert worker.evaluate(_TOUCH, "ROBLE-11") == ["open /t/ROBLE-11"]
    assert shown_of(worker, 0) == []
    deliver(ana, turn | {"kind": "late", "code": "TILO-47"})
    assert shown_of(worker, 1)[0]["title"] == "Te están esperando"
    ana.go("/t/TILO-47")
    assert worker.evaluate(_TOUCH, "TILO-47") == ["focus /t/TILO-47"]
    ana.complaints.clear()  # browsers say in their console that there is no such table


def test_one_asks_to_be_called_about_one_table_and_then_about_all_but_not_at_night(new_person: NewPerson) -> None:
    """The browser has no service of its maker's here: its answer is played by a stand-in, all else is real."""
    ana, berta = new_person("Ana"), new_person("Berta", keeps=True)
    berta.context.grant_permissions(["notifications"], origin=berta.address)
    berta.context.add_init_script(
        """
        PushManager.prototype.subscribe = async () => ({ toJSON: () => ({
          endpoint: 'https://push.example.org/berta', keys: {
            p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
            auth: 'BTBZMqHH6r4Tts7J_aSIgg' } }) });
        PushManager.prototype.getSubscription = async () => null;
        Object.defineProperty(Notification, 'permission', { get: () => window.granted ?? 'default' });
        Notification.requestPermission = async () => (window.granted = 'granted');
        """
    )
    keeps(berta)
    code = ana.set_table(2)
    berta.come_to(code)
    berta.sit(1)
    ana.page.locator(".start .btn.pri:not(:disabled)").click()
    offer = berta.page.locator(".offer")
    play_until([ana, berta], lambda: offer.count() > 0)
    offer.get_by_role("button", name="Avisarme").click()
    expect(offer).to_have_count(0)
    asked = "async () => (await (await fetch('/api/me/push')).json())"
    berta.page.wait_for_function(f"async code => (await ({asked})())?.tables?.[0] === code", arg=code)
    berta.page.get_by_role("button", name="Más", exact=True).click()
    berta.page.get_by_role("button", name="Ajustes", exact=True).click()
    settings = berta.page.get_by_role("dialog")
    settings.get_by_text("De todas", exact=True).click()
    settings.get_by_text("De noche, no").click()
    expect(settings.get_by_label("De", exact=True)).to_have_value("22:00")
    berta.page.wait_for_function(f"async () => (({{ tables, quiet }}) => tables === null && quiet)(await ({asked})())")
