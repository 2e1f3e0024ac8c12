"""What another server says of who comes is believed by its key alone."""

from __future__ import annotations

import pytest

from sobremesa.web.proof import Passed, passed, proof

KEY = b"k" * 32
TARGET = "/api/tables/BRISA-27/socket"
NOW = 1_800_000_000.0


def test_who_has_the_key_is_believed() -> None:
    for address in ("192.0.2.7", "2001:db8::/64", "a proxy of ours", ""):
        assert passed(KEY, TARGET, [proof(KEY, TARGET, address, NOW)], NOW + 30) == Passed(address)


def test_who_says_it_late_is_one_of_ours_and_yet_not_believed() -> None:
    """So what was overheard is worth nothing for long, and clocks that disagree make nobody go round in circles."""
    said = [proof(KEY, TARGET, "192.0.2.7", NOW)]
    assert passed(KEY, TARGET, said, NOW + 61) == passed(KEY, TARGET, said, NOW - 61) == Passed(None)


@pytest.mark.parametrize(
    "said",
    [
        [],
        [""],
        ["192.0.2.7"],
        ["192.0.2.7 1800000000"],
        ["192.0.2.7 1800000000 "],
        ["192.0.2.7 1800000000 " + "0" * 64],
        ["192.0.2.7 never ñ"],
        [proof(b"x" * 32, TARGET, "192.0.2.7", NOW)],
        [proof(KEY, "/api/tables/LUNA-11/socket", "192.0.2.7", NOW)],
        [proof(KEY, TARGET, "192.0.2.7", NOW).replace("2.7", "2.8")],
        [proof(KEY, TARGET, "192.0.2.7", NOW).replace(" 18", " 19")],
        [proof(KEY, TARGET, "192.0.2.7", NOW)] * 2,
    ],
)
def test_whatever_else_is_said_is_ignored(said: list[str]) -> None:
    assert passed(KEY, TARGET, said, NOW) is None


def test_a_server_that_is_alone_believes_nobody() -> None:
    assert passed(b"", TARGET, [proof(b"", TARGET, "192.0.2.7", NOW)], NOW) is None
