"""The balance of La Princesa: many matches between house bots, and who wins them with what.

    python -m benchmarks.princesa_balance      as the balance page has it: 5,000 matches each for 3 to 5 players, 1,000
                                               each for 6 to 10
    python -m benchmarks.princesa_balance --tables 4:200 --jobs 8
    python -m benchmarks.princesa_balance --markdown tables.md --json balance.json

Stands on the standard library, msgspec and the package alone. The same key gives the same tables, whatever the jobs.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from multiprocessing import get_context
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from sobremesa.games.princesa.book import SECRET
from sobremesa.games.princesa.cards import CARDS
from sobremesa.games.princesa.ending import CAPTIVITY, DRAW, ESCAPED, NOBODY
from sobremesa.games.princesa.kinds import (
    CARD_IDS,
    HEARTS,
    HERO_IDS,
    HEROES,
    KIDNAPPER,
    SECRET_IDS,
    TYPE_OF,
    TYPES,
    dealt_kinds,
)
from sobremesa.games.princesa.rules import GAME
from sobremesa.games.princesa.state import Princesa
from sobremesa.kernel.bot import Look
from sobremesa.kernel.key import MatchKey
from sobremesa.kernel.playout import deal
from sobremesa.kernel.settings import complete

USUAL_TABLES: Final = "3:5000,4:5000,5:5000,6:2500,7:2500,8:2500,9:2500,10:5000"
CHUNK: Final = 25  # matches played at a stretch by one process
ENDINGS: Final = (CAPTIVITY, ESCAPED, DRAW, NOBODY)
ROLES: Final = ("kidnapper", "accomplice", "others")
DEEDS: Final = ("explore", "trade", "challenge", "alone", "wander", "enchant", "revive", "pass")

# What the house wants to see.
CAPTIVITY_WITHIN: Final = (0.25, 0.40)
HERO_WITHIN: Final = (0.70, 1.35)
DRAWS_BELOW: Final = 0.03


class Job(NamedTuple):
    seats: int
    numbers: range
    key: str
    settings: dict[str, object]


class Table(msgspec.Struct):
    """What was counted at tables of one size. Everything is a count, so that tables can be added up."""

    seats: int
    matches: int = 0
    endings: Counter[str] = msgspec.field(default_factory=Counter)
    turns: int = 0
    choices: int = 0
    eliminations: int = 0
    duels: int = 0
    late_kidnapper: int = 0  # escapes of who had been the Kidnapper
    sat: Counter[str] = msgspec.field(default_factory=Counter)  # seats by hero, by secret and by role
    won: Counter[str] = msgspec.field(default_factory=Counter)  # … that won
    deeds: Counter[str] = msgspec.field(default_factory=Counter)  # actions by role
    dealt: Counter[str] = msgspec.field(default_factory=Counter)  # cards: seats that had one at some time
    won_having: Counter[str] = msgspec.field(default_factory=Counter)
    placed: Counter[str] = msgspec.field(default_factory=Counter)
    won_with: Counter[str] = msgspec.field(default_factory=Counter)
    bought: Counter[str] = msgspec.field(default_factory=Counter)
    sold: Counter[str] = msgspec.field(default_factory=Counter)
    enchanted: Counter[str] = msgspec.field(default_factory=Counter)

    def add(self, other: Table) -> None:
        for name in self.__struct_fields__:
            mine, theirs = getattr(self, name), getattr(other, name)
            if isinstance(mine, Counter):
                mine.update(theirs)
            elif name != "seats":
                setattr(self, name, mine + theirs)


# --- playing -------------------------------------------------------------------------------------------------------


def played(job: Job) -> Table:
    table = Table(job.seats)
    for number in job.numbers:
        _play(table, MatchKey.from_words(f"{job.key}:{number}", job.seats), job.settings)
    return table


def _play(table: Table, key: MatchKey, settings: dict[str, object]) -> None:
    s = deal(GAME, table.seats, complete(GAME.info.settings, settings), key.stream("rules"))
    bots = [GAME.house(seat, key.stream("bots", seat)) for seat in range(table.seats)]
    had: list[set[int]] = [set() for _ in range(table.seats)]
    s.log = []
    while asked := GAME.decisions(s):
        decision = asked[0]
        seat = decision.seat
        had[seat].update(s.hands[seat])
        option = bots[seat].choose(Look(GAME, s, decision))
        if decision.ask in ("act", "haunt"):
            table.deeds[f"{_role(s, seat)} {_deed(option.verb)}"] += 1
        if option.verb == "place":
            table.placed[CARD_IDS[option.args[0]]] += 1
        GAME.apply(s, seat, option)
        table.choices += 1
        _note_events(table, s)
    _note_end(table, s, had)


def _deed(verb: str) -> str:
    return "trade" if verb in ("sell", "buy") else verb


def _role(s: Princesa, seat: int) -> str:
    return {KIDNAPPER: "kidnapper", SECRET["accomplice"]: "accomplice"}.get(s.secrets[seat], "others")


def _note_events(table: Table, s: Princesa) -> None:
    assert s.log is not None
    for event in s.log:
        about = dict(event.args)
        if event.kind == "won-duel":
            table.won_with[str(about["card"])] += 1
        elif event.kind == "challenged":
            table.duels += 1
        elif event.kind == "eliminated":
            table.eliminations += 1
        elif event.kind in ("enchanted", "enchanted-self"):
            table.enchanted[str(about["card"])] += 1
        elif event.kind == "bought":
            table.bought[str(about["card"])] += 1
        elif event.kind == "sold":
            table.sold[str(about["card"])] += 1
    s.log.clear()


def _note_end(table: Table, s: Princesa, had: list[set[int]]) -> None:
    table.matches += 1
    table.turns += s.turn
    table.endings[s.ending] += 1
    table.late_kidnapper += s.ending == ESCAPED and s.secrets[s.princess] == KIDNAPPER
    for seat in range(table.seats):
        hero = s.beneath[seat] if s.beneath[seat] >= 0 else s.heroes[seat]
        names = [HERO_IDS[hero], SECRET_IDS[s.secrets[seat]], _role(s, seat), "all"]
        table.sat.update(names)
        table.dealt.update(CARD_IDS[kind] for kind in had[seat])
        if seat in s.winners:
            table.won.update(names)
            table.won_having.update(CARD_IDS[kind] for kind in had[seat])


def simulated(sizes: dict[int, int], key: str, jobs: int, settings: dict[str, object]) -> list[Table]:
    work = [
        Job(seats, range(first, min(first + CHUNK, matches)), key, settings)
        for seats, matches in sizes.items()
        for first in range(0, matches, CHUNK)
    ]
    tables = {seats: Table(seats) for seats in sizes}
    for done, table in enumerate(_results(work, jobs), 1):
        tables[table.seats].add(table)
        print(f"\r{done}/{len(work)}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return list(tables.values())


def _results(work: list[Job], jobs: int) -> Iterator[Table]:
    if jobs == 1:
        yield from map(played, work)
        return
    with get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap_unordered(played, work)


# --- telling -------------------------------------------------------------------------------------------------------


def _percent(part: int, whole: int) -> str:
    return f"{100 * part / whole:.1f} %" if whole else "–"


def _share(table: Table, name: str) -> float:
    """How often who had that won, as a part of how often anybody did."""
    if not table.sat[name] or not table.won["all"]:
        return 0.0
    return table.won[name] / table.sat[name] / (table.won["all"] / table.sat["all"])


def _lines(head: Iterable[str], rows: Iterable[Iterable[str]]) -> list[str]:
    titles = list(head)
    return [
        f"| {' | '.join(titles)} |",
        f"|{'---|' * len(titles)}",
        *(f"| {' | '.join(row)} |" for row in rows),
        "",
    ]


def _pooled(tables: list[Table], seats: range) -> Table:
    together = Table(0)
    for table in tables:
        if table.seats in seats:
            together.add(table)
    return together


def as_markdown(tables: list[Table]) -> str:
    out = ["### How matches end", ""]
    out += _lines(
        ("players", "matches", "captivity", "escaped", "… the former Kidnapper", "draw", "nobody"),
        (
            (
                str(table.seats),
                str(table.matches),
                *(_percent(table.endings[ending], table.matches) for ending in (CAPTIVITY, ESCAPED)),
                _percent(table.late_kidnapper, table.matches),
                *(_percent(table.endings[ending], table.matches) for ending in (DRAW, NOBODY)),
            )
            for table in tables
        ),
    )
    out += ["### How long they are", ""]
    out += _lines(
        ("players", "turns", "choices", "duels", "eliminations"),
        (
            (
                str(table.seats),
                *(f"{count / table.matches:.1f}" for count in (table.turns, table.choices, table.duels)),
                f"{table.eliminations / table.matches:.2f}",
            )
            for table in tables
        ),
    )
    out += ["### Who wins, by role", ""]
    out += _lines(
        ("players", *ROLES),
        ((str(table.seats), *(_percent(table.won[role], table.sat[role]) for role in ROLES)) for table in tables),
    )
    box, more = _pooled(tables, range(3, 6)), _pooled(tables, range(6, 11))
    out += ["### Heroes, as a part of an even share", ""]
    out += _lines(
        ("hero", "hearts", *(str(table.seats) for table in tables), "3–5", "6–10"),
        (
            (
                HERO_IDS[hero],
                str(HEARTS[hero]),
                *(f"{_share(table, HERO_IDS[hero]):.2f}" for table in (*tables, box, more)),
            )
            for hero in HEROES
        ),
    )
    out += ["### Secrets, as a part of an even share", ""]
    out += _lines(
        ("secret", *(str(table.seats) for table in tables), "3–5", "6–10"),
        ((secret, *(f"{_share(table, secret):.2f}" for table in (*tables, box, more))) for secret in SECRET_IDS),
    )
    every = _pooled(tables, range(3, 11))
    out += ["### What is done with a turn", ""]
    out += _lines(("role", *DEEDS), (_deeds_of(every, role) for role in ROLES))
    out += [
        "### Cards",
        "",
        "For every hundred matches; the share is how often whoever had the card at some time won, as a part of how",
        "often anybody did.",
        "",
    ]
    out += _lines(
        ("card", "type", "copies", "placed", "won with", "put on a hero", "bought", "sold", "share"),
        (_card_row(every, kind) for kind in dealt_kinds()),
    )
    return "\n".join(out)


def _deeds_of(table: Table, role: str) -> list[str]:
    total = sum(table.deeds[f"{role} {deed}"] for deed in DEEDS)
    return [role, *(_percent(table.deeds[f"{role} {deed}"], total) for deed in DEEDS)]


def _card_row(table: Table, kind: int) -> list[str]:
    name = CARD_IDS[kind]
    counts = (table.placed, table.won_with, table.enchanted, table.bought, table.sold)
    share = 0.0
    if table.dealt[name] and table.won["all"]:
        share = table.won_having[name] / table.dealt[name] / (table.won["all"] / table.sat["all"])
    return [
        name,
        TYPES[TYPE_OF[kind]],
        str(CARDS[kind].copies),
        *(f"{100 * count[name] / table.matches:.0f}" for count in counts),
        f"{share:.2f}",
    ]


def shortcomings(tables: list[Table]) -> list[str]:
    """What the house doesn't want to see."""
    found = []
    box = _pooled(tables, range(3, 6))
    for table in tables:
        captivity = table.endings[CAPTIVITY] / table.matches
        if not CAPTIVITY_WITHIN[0] <= captivity <= CAPTIVITY_WITHIN[1]:
            found.append(f"{table.seats} players: the Kidnapper wins by time in {captivity:.1%}")
        if table.endings[DRAW] / table.matches >= DRAWS_BELOW:
            found.append(f"{table.seats} players: {table.endings[DRAW] / table.matches:.1%} draws")
    for table, name in (*((table, f"{table.seats} players") for table in tables), (box, "3–5 players")):
        for hero in HEROES:
            share = _share(table, HERO_IDS[hero])
            if table.matches and not HERO_WITHIN[0] <= share <= HERO_WITHIN[1]:
                found.append(f"{name}: the {HERO_IDS[hero]} wins {share:.2f} of an even share")
    return found


def _sizes(text: str) -> dict[int, int]:
    return {int(seats): int(matches) for seats, _, matches in (part.partition(":") for part in text.split(","))}


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.princesa_balance",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--tables", type=_sizes, default=_sizes(USUAL_TABLES), metavar="SEATS:MATCHES,…")
    parser.add_argument("--key", default="balance", help="names the matches (default: %(default)s)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="J", help="processes (default: all)")
    parser.add_argument("--set", action="append", default=[], metavar="SETTING", help="turn a setting on")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all counts there")
    parser.add_argument("--markdown", type=Path, metavar="FILE", help="write the tables there as well")
    given = parser.parse_args()

    tables = simulated(given.tables, given.key, given.jobs, dict.fromkeys(given.set, True))
    text = as_markdown(tables)
    print(text)
    for complaint in shortcomings(tables):
        print(f"- {complaint}")
    if given.markdown:
        given.markdown.write_text(text + "\n", "utf-8")
    if given.json:
        given.json.write_bytes(msgspec.json.format(msgspec.json.encode(tables), indent=1) + b"\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
