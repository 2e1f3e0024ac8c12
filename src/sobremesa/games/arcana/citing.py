"""The rule behind each kind of thing that happens, for whoever reads the log."""

from __future__ import annotations

from typing import Final

RULE_OF: Final[dict[str, str]] = {
    "turn": "arcana-4.1",
    "drew": "arcana-4.2",
    "played": "arcana-4.4",
    "played-hours": "arcana-3.3",
    "told": "arcana-4.7",
    "used": "arcana-6.1",
    "used-by-group": "arcana-6.1",
    "declined": "arcana-6.7",
    "told-age": "arcana-6.11",
    "answered-higher": "arcana-6.8",
    "answered-one-of": "arcana-6.9",
    "answered-same": "arcana-12.19",
    "answered-within": "arcana-12.20",
    "answered-help": "arcana-12.22",
    "spent": "arcana-12.22",
    "cycled": "arcana-6.13",
    "slowed": "arcana-12.21",
    "relocated": "arcana-12.18",
    "discarded-lower": "arcana-6.12",
    "stole": "arcana-12.14",
    "stole-nothing": "arcana-12.14",
    "exiled": "arcana-12.23",
    "predicted": "arcana-5.1",
    "revealed": "arcana-5.7",
    "scored": "arcana-5.5",
    "scored-amplified": "arcana-12.24",
    "doom-wrong": "arcana-5.6",
    "doom-no-fates": "arcana-12.16",
    "faded": "arcana-7.1",
    "came": "arcana-7.7",
    "showed": "arcana-5.10",
    "joining": "arcana-10.1",
    "leaving": "arcana-10.2",
    "left": "arcana-10.2",
    "over": "arcana-8.1",
}
