"""`sobremesa serve`, as a command."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from sobremesa.cli.main import main
from sobremesa.web.static import is_built
from web.players import PATIENCE

PROGRAM = "import sys; from sobremesa.cli.main import main; sys.exit(main())"


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_it_prints_its_address_serves_and_stops(tmp_path: Path, how: signal.Signals) -> None:
    database = tmp_path / "deep" / "tables.db"
    command = [sys.executable, "-c", PROGRAM, "serve", "--port", "0", "--db", f"sqlite:///{database}"]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert server.stdout is not None
    address = server.stdout.readline().strip()
    assert httpx.get(f"{address}/healthz", timeout=PATIENCE).text == "ok\n"
    server.send_signal(how)
    out, err = server.communicate()
    assert server.returncode == 0
    assert out == ""
    assert err.count("\n") == (not is_built()), err  # whoever serves no page is told
    assert database.exists()


def test_a_wrong_address_of_a_database_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--db", "mysql://somewhere"]) == 2
    assert "a database is given as" in capsys.readouterr().err


def test_a_port_that_is_taken_is_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        assert main(["serve", "--port", port, "--db", f"sqlite:///{tmp_path}/tables.db"]) == 2
    assert "can't listen" in capsys.readouterr().err


def test_other_commands_do_not_wait_for_the_server() -> None:
    """The server's libraries are imported by the server alone."""
    program = "import sys; import sobremesa.cli.main; sys.exit('starlette' in sys.modules or 'uvicorn' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0
