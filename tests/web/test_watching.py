"""What whoever watches over a server is told of it: health, numbers, logs. Never a name, a code or an address."""

from __future__ import annotations

import json
import logging
import re
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from sobremesa.cli.main import main
from sobremesa.web import wire
from sobremesa.web.config import Config
from sobremesa.web.logs import AsJson, number_this_request
from sobremesa.web.server import make
from web.players import PATIENCE, Guest, begin
from web.running import Running, serving
from web.test_command import PROGRAM
from web.test_hardening import status_of


def told(server: Running) -> str:
    return httpx.get(server.metrics, timeout=PATIENCE).text


def number(metrics: str, name: str) -> float:
    found = re.findall(rf"^{re.escape(name)} (\S+)$", metrics, re.MULTILINE)
    assert len(found) == 1, f"{name}:\n{metrics}"
    return float(found[0])


def test_metrics_count_what_happens_and_name_nobody(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db", metrics=("127.0.0.1", 0)) as server, ExitStack() as going:
        ana = Guest(server.address, "Zoraida")
        going.callback(ana.close)
        code = ana.open_table(sit=True)
        page = going.enter_context(ana.at(code))
        page.do(wire.SeatBot, chair=1, level="random")
        begin([page])
        before = told(server)
        page.choose()
        assert page.refused(wire.Choose, decision="no-such-one", option="mark:0") == "stale"
        assert status_of(server.address, "NADA-99", ana.cookie) == 404
        assert ana.http.get("/api/tables/NADA-99").status_code == 404
        after = told(server)
        wanted = {
            "sobremesa_rooms": 1,
            "sobremesa_sockets": 1,
            "sobremesa_ready": 1,
            "sobremesa_bots_waiting": None,
            "sobremesa_writes_waiting": None,
            "sobremesa_takes_total": None,
        }
        for name, value in wanted.items():
            assert value is None or number(after, name) == value, name
            number(after, name)
        for name, by in (
            ("sobremesa_choices_total", 1),
            ('sobremesa_refusals_total{reason="no-table"}', 1),
            ('sobremesa_refusals_total{reason="socket-404"}', 1),
        ):
            assert number(after, name) - (number(before, name) if name in before else 0) == by, name
        assert number(after, "sobremesa_write_seconds_count") > number(before, "sobremesa_write_seconds_count") > 0
        assert number(after, 'sobremesa_write_seconds_bucket{le="+Inf"}') == number(
            after, "sobremesa_write_seconds_count"
        )
        for secret in ("Zoraida", code, "127.0.0.1", ana.cookie.partition("=")[2]):
            assert secret not in after
        assert httpx.get(f"{server.address}/metrics", timeout=PATIENCE).status_code == 404  # nor where people come


def test_ready_and_healthy_are_two_things(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path / "tables.db") as server:

        def status(path: str) -> int:
            return httpx.get(f"{server.address}{path}", headers={"Host": "10.0.0.7"}, timeout=PATIENCE).status_code

        assert [status(path) for path in ("/readyz", "/healthz", "/livez")] == [200, 200, 200]
        monkeypatch.setattr(server.hub, "is_leaving", True)
        assert [status(path) for path in ("/readyz", "/healthz", "/livez")] == [503, 200, 200]
        monkeypatch.undo()
        monkeypatch.setattr(type(server.hub.store), "is_ready", lambda _: False)
        assert [status(path) for path in ("/readyz", "/livez")] == [503, 200]


def test_an_address_that_is_taken_is_told_in_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with serving(tmp_path / "one.db", metrics=("127.0.0.1", 0)) as server:
        taken = server.metrics.split("/")[2]
        assert main(["serve", "--port", "0", "--db", f"sqlite:///{tmp_path}/two.db", "--metrics", taken]) == 2
    assert "can't listen on 127.0.0.1" in capsys.readouterr().err
    assert main(["serve", "--metrics", "nowhere"]) == 2
    assert "--metrics is an address like" in capsys.readouterr().err


def test_without_its_library_the_server_runs_and_says_what_metrics_need(tmp_path: Path) -> None:
    program = (
        "import sys; sys.modules['prometheus_client'] = None\n"
        "from pathlib import Path\n"
        "from sobremesa.web.config import Config\n"
        "from sobremesa.web.server import make\n"
        "make(Config(Path(sys.argv[1])))\n"
        "make(Config(Path(sys.argv[1] + '2'), metrics=('127.0.0.1', 0)))\n"
    )
    ran = subprocess.run(
        [sys.executable, "-c", program, str(tmp_path / "tables.db")], capture_output=True, text=True, check=False
    )
    assert ran.returncode == 1
    assert 'pip install "sobremesa[metrics]"' in ran.stderr
    assert make(Config(tmp_path / "third.db")).exposed is None


def test_a_log_as_json_has_the_number_of_its_request() -> None:
    record = logging.LogRecord("sobremesa.web", logging.ERROR, "", 0, "what %s", ("broke",), None)
    plain = json.loads(AsJson().format(record))
    assert plain == {"time": round(record.created, 3), "level": "error", "of": "sobremesa.web", "message": "what broke"}
    numbers = []
    for _ in range(2):
        number_this_request()
        numbers.append(json.loads(AsJson().format(record))["request"])
    assert numbers[1] == numbers[0] + 1
    try:
        raise RuntimeError("a fault")
    except RuntimeError:
        record.exc_info = sys.exc_info()
    assert "a fault" in json.loads(AsJson().format(record))["trace"]


def test_the_server_logs_as_json_if_asked(tmp_path: Path) -> None:
    command = [sys.executable, "-c", PROGRAM, "serve", "--port", "0", "--db", f"sqlite:///{tmp_path / 'tables.db'}"]
    server = subprocess.Popen([*command, "--log", "json"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert server.stdout is not None
    address = server.stdout.readline().strip()
    guest = Guest(address, "Ana")
    code = guest.open_table("arcana", sit=True)
    with guest.at(code) as page:
        page.do(wire.Say, text="hola")
        other = Guest(address, "Blas")
        with other.at(code) as beside:
            beside.ask(wire.Report, room="table", number=0)
        other.close()
    guest.close()
    server.terminate()
    _, err = server.communicate()
    lines = [json.loads(line) for line in err.splitlines() if line.startswith("{")]
    assert any("reported" in line["message"] for line in lines)
    assert code not in err
