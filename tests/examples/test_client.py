"""The example of a client plays a whole match against a real server."""

from __future__ import annotations

from pathlib import Path

from client import play
from web.running import serving


def test_it_plays_to_the_end(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db") as server:
        table = play(server.address, "arcana", seats=3)
    assert table["phase"] == "over"
    assert table["result"]["ending"]


def test_it_is_short() -> None:
    lines = Path(__file__).parents[2].joinpath("examples/client.py").read_text("utf-8").splitlines()
    code = [line for line in lines if line.strip()]
    assert len(code) <= 50
