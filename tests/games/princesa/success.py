"""A duel about to be won with a card, and all that has changed once its text is carried out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from games.looking import asks
from games.princesa.laid import lay, names
from sobremesa.games.princesa.book import CARD
from sobremesa.games.princesa.kinds import (
    HERO_IDS,
    HERO_OF,
    NO_HERO,
    SECRET_IDS,
    TYPE_OF,
)
from sobremesa.games.princesa.state import NO_CARD, UNKNOWN, Princesa
from sobremesa.testing import Position, play

LOSES_TO = ("barter", "short-sword", "wooden-shield")  # what an attack, a defence and a strategy beat
SHOP = "storm thick-fog sanctuary"
TOP = "blood-moon fair-of-truth travelling-market"  # of the deck
SECRETS = "hidden-heir necromancer kidnapper bounty-hunter"
WINNERS = ("priestess", "knight")
LOSERS = ("huntress", "wizard")
OTHERS = ("thief", "bard")

HURT = {1: -1}  # the loser, by one

Changes = dict[str, Any]


def first_but(heroes: Sequence[str], owner: str) -> str:
    return next(hero for hero in heroes if hero != owner)


def table(
    card: str, *, master: bool = False, mine: str = "", theirs: str | None = None, answer: str = "", **laid: Any
) -> Position[Princesa]:
    """Seat 0 is about to challenge seat 1 with that card, and the hero whose gear it is sits at the table."""
    kind = CARD[card]
    owner = "" if HERO_OF[kind] == NO_HERO else HERO_IDS[HERO_OF[kind]]
    assert owner or not master
    heroes = [owner if master else first_but(WINNERS, owner), first_but(LOSERS, owner), first_but(OTHERS, owner)]
    heroes.append(owner if owner and not master else "inventor" if owner != "inventor" else "merchant")
    answer = answer or LOSES_TO[TYPE_OF[kind]]
    laid = {"hearts": {0: 3, 1: 3}, "gold": (2, 2, 2, 2), "secrets": SECRETS, **laid}
    laid.setdefault("shop", SHOP)
    laid.setdefault("deck", TOP)
    return lay(
        f"{card} {mine}",
        f"{answer} metamorphosis" if theirs is None else theirs,
        "",
        "",
        heroes=" ".join(heroes),
        **laid,
    )


def wins(match: Position[Princesa], card: str, answer: str = "") -> None:
    """Seat 0 wins the duel with that card; nothing is answered yet that its text asks."""
    play(match, "0 challenge:1", f"0 place:{card}")
    if asks(match) == [(1, "answer")]:
        play(match, f"1 place:{answer or LOSES_TO[TYPE_OF[CARD[card]]]}")


def changes(before: Princesa, after: Princesa) -> Changes:
    """Everything that differs on the table, in words."""
    found: Changes = {}
    seats = range(len(before.hands))
    for what in ("hearts", "gold"):
        was, now = getattr(before, what), getattr(after, what)
        found[what] = {seat: now[seat] - was[seat] for seat in range(len(was)) if now[seat] != was[seat]}
    moved = {}
    for seat, was in enumerate(before.hands):
        came = Counter(names(after.hands[seat])) - Counter(names(was))
        went = Counter(names(was)) - Counter(names(after.hands[seat]))
        if came or went:
            moved[seat] = [f"+{name}" for name in sorted(came.elements())] + [
                f"-{name}" for name in sorted(went.elements())
            ]
    found["hands"] = moved
    found["pile"] = sorted((Counter(names(after.discard)) - Counter(names(before.discard))).elements())
    found["reclaimed"] = sorted((Counter(names(before.discard)) - Counter(names(after.discard))).elements())
    found["drawn"] = len(before.deck) - len(after.deck)
    found["shop"] = sorted((Counter(goods(before)) - Counter(goods(after))).elements())
    found["shown"] = {
        seat: SECRET_IDS[secret]
        for seat, secret in enumerate(after.shown)
        if secret != UNKNOWN and secret != before.shown[seat]
    }
    found["spells"] = {seat: names(spells) for seat, spells in enumerate(after.spells) if spells != before.spells[seat]}
    found["heroes"] = {seat: HERO_IDS[hero] for seat, hero in enumerate(after.heroes) if hero != before.heroes[seat]}
    found["peeked"] = {
        viewer: [SECRET_IDS[after.sure[viewer][seat]] for seat in seats if looks(after, viewer, seat)]
        for viewer in seats
        if any(looks(after, viewer, seat) for seat in seats)
    }
    found["princess"] = [] if after.princess == before.princess else [after.princess]
    found["ghosts"] = [seat for seat, ghost in enumerate(after.ghosts) if ghost != before.ghosts[seat]]
    return {what: change for what, change in found.items() if change}


def looks(s: Princesa, viewer: int, seat: int) -> bool:
    """Whether that seat has looked at the other's secret; nobody had when the position was laid."""
    return bool(s.peeks[seat] >> viewer & 1)


def goods(s: Princesa) -> list[str]:
    return names(kind for kind in s.shop if kind != NO_CARD)
