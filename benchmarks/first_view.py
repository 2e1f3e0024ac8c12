"""How soon somebody sees something over a slow line, in Chromium with its own throttling.

The lobby, and a match of each game gone on with, by a browser that was never here.

python -m benchmarks.first_view                    every game, over both lines
python -m benchmarks.first_view --games arcana     one of them
python -m benchmarks.first_view --strict           with exit status 1 if a bar is missed
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, Final
from urllib.error import URLError

from playwright.sync_api import Browser, Cookie, sync_playwright

from sobremesa.kernel import registry

BROWSERS: Final = ("chromium-headless-shell", "chromium", "google-chrome")
PHONE: Final = {"width": 390, "height": 844}
A_WHILE: Final = 120_000
_NOTES: Final = """
window.seen = {};
const look = () => {
  for (const [what, selector] of Object.entries({ lobby: '.games .game .scene svg', board: '.frame .decide' }))
    if (!(what in seen) && document.querySelector(selector)) seen[what] = performance.now();
};
new MutationObserver(look).observe(document, { childList: true, subtree: true });
"""


@dataclass(frozen=True)
class Line:
    name: str
    kilobits: float  # in a second
    delay: int  # milliseconds
    cpu: float  # how many times slower
    first: float  # the bars: seconds until something is seen, and until all of it
    whole: float


LINES: Final = (
    Line("1.4 Mbit/s, 562 ms, CPU 4x", 1474.56, 562, 4, 1.0, 5.0),
    Line("1.6 Mbit/s, 150 ms", 1638.4, 150, 1, 1.0, 3.0),
)


@dataclass(frozen=True)
class View:
    first: float
    whole: float
    requests: int
    kilobytes: float


@contextmanager
def serving(port: int) -> Iterator[str]:
    address = f"http://127.0.0.1:{port}"
    with TemporaryDirectory() as folder:
        command = [
            sys.executable,
            "-m",
            "sobremesa",
            "serve",
            "--port",
            str(port),
            "--db",
            f"sqlite:///{folder}/tables.db",
        ]
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            _await(address)
            yield address
        finally:
            process.terminate()
            process.wait()


def _await(address: str) -> None:
    end = time.monotonic() + 60
    while time.monotonic() < end:
        try:
            urllib.request.urlopen(f"{address}/api/games", timeout=10).close()  # all texts are read once
            return
        except (URLError, OSError):
            time.sleep(0.1)
    raise TimeoutError("the server did not start")


def begun(browser: Browser, address: str, game: str) -> tuple[str, list[Cookie]]:
    """A match against bots: its address, and who plays it."""
    context = browser.new_context(viewport=PHONE, has_touch=True, locale="es-ES")
    page = context.new_page()
    page.goto(address)
    page.locator(f".games [data-game={game}] .now").click()
    page.wait_for_selector(".frame .decide", timeout=A_WHILE)
    told = page.url, context.cookies()
    context.close()
    return told


def looked_at(browser: Browser, url: str, line: Line, what: str, cookies: list[Cookie]) -> View:
    context = browser.new_context(viewport=PHONE, has_touch=True, locale="es-ES", reduced_motion="reduce")
    if cookies:
        house = url.partition("/t/")[0]
        context.add_cookies([{"name": one["name"], "value": one["value"], "url": house} for one in cookies])
        context.add_init_script("localStorage.setItem('sobremesa', '{\"named\": true, \"welcomed\": true}')")
    context.add_init_script(_NOTES)
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    bytes_per_second = line.kilobits * 1000 / 8
    session.send(
        "Network.emulateNetworkConditions",
        {
            "offline": False,
            "latency": line.delay,
            "downloadThroughput": bytes_per_second,
            "uploadThroughput": bytes_per_second / 2,
        },
    )
    session.send("Emulation.setCPUThrottlingRate", {"rate": line.cpu})
    received: list[float] = []

    def count(event: dict[str, Any]) -> None:
        received.append(event["encodedDataLength"])

    session.on("Network.loadingFinished", count)
    page.goto(url, wait_until="commit", timeout=A_WHILE)
    page.wait_for_function("what => what in window.seen", arg=what, timeout=A_WHILE)
    requests, size = len(received), sum(received)
    whole = page.evaluate("what => window.seen[what]", what)
    page.wait_for_function("() => performance.getEntriesByName('first-contentful-paint').length", timeout=A_WHILE)
    first = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime")
    context.close()
    return View(first / 1000, whole / 1000, requests, size / 1000)


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", nargs="*", default=list(registry.ids()))
    parser.add_argument("--times", type=int, default=3)
    parser.add_argument("--port", type=int, default=8791)
    parser.add_argument("--strict", action="store_true")
    asked = parser.parse_args(argv)
    missed = 0
    path = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), None)
    with serving(asked.port) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        places = [("the lobby", address, "lobby", [])]
        places += [(game, *_with(begun(browser, address, game))) for game in asked.games]
        for line in LINES:
            print(f"\n{line.name}: something in {line.first:.0f} s, all of it in {line.whole:.0f} s", flush=True)
            for name, url, what, cookies in places:
                views = [looked_at(browser, url, line, what, cookies) for _ in range(asked.times)]
                first, whole = median(view.first for view in views), median(view.whole for view in views)
                is_met = first <= line.first and whole <= line.whole
                missed += not is_met
                print(
                    f"  {name:12} {first:5.2f} s  {whole:5.2f} s  {views[-1].requests:3} requests "
                    f"{views[-1].kilobytes:6.0f} kB  {'' if is_met else 'missed'}",
                    flush=True,
                )
        browser.close()
    return int(asked.strict and missed > 0)


def _with(begun: tuple[str, list[Cookie]]) -> tuple[str, str, list[Cookie]]:
    url, cookies = begun
    return url, "board", cookies


if __name__ == "__main__":
    sys.exit(main())
