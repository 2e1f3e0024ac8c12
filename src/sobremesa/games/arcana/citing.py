"""The rule behind each kind of thing that happens, for whoever reads the log; powers name their own."""

from __future__ import annotations

from typing import Final

RULE_OF: Final[dict[str, str]] = {
    "turn": "arcana-4.1",
    "drew": "arcana-4.2",
    "played": "arcana-4.4",
    "played-hours": "arcana-3.3",
    "told": "arcana-4.7",
    "declined": "arcana-6.7",
    "predicted": "arcana-5.1",
    "predicted-nothing": "arcana-5.1",
    "tie-broken": "arcana-5.3",
    "revealed": "arcana-5.7",
    "scored": "arcana-5.5",
    "scored-amplified": "arcana-12.24",
    "doom-wrong": "arcana-5.6",
    "doom-no-fates": "arcana-12.16",
    "faded": "arcana-7.1",
    "stayed": "arcana-12.9",
    "came": "arcana-7.7",
    "showed": "arcana-5.10",
    "joining": "arcana-10.1",
    "leaving": "arcana-10.2",
    "left": "arcana-10.2",
    "over": "arcana-8.1",
}
