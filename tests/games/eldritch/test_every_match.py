"""Matches at random, played to their end: every card and token comes into play by the rules, off its deck or out of the
cup; and nobody can go round in circles."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from games.eldritch.laid import lay
from sobremesa.games.eldritch.book import (
    ARTIFACTS,
    ASSETS,
    ENCOUNTERS,
    MONSTERS,
    MYSTERIES,
    MYTHOS,
)
from sobremesa.games.eldritch.facts import MYSTERY
from sobremesa.games.eldritch.rules import ANCIENT_NAMES, GAME
from sobremesa.games.eldritch.state import Eldritch
from sobremesa.games.eldritch.two_sided import CARDS
from sobremesa.games.eldritch.words import SPECIAL
from sobremesa.kernel.key import MatchKey
from sobremesa.kernel.playout import deal
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.zones import shuffled
from sobremesa.pytest_plugin import Count
from sobremesa.testing.runs import Tables
from sobremesa.testing.walk import HABITS

MOST_MATCHES = 400  # they end as soon as everything has come
CIRCLES = 10  # matches in which they are looked for
SECTIONS = {
    "mythos": MYTHOS,
    "encounter": ENCOUNTERS,
    "asset": ASSETS,
    "artifact": ARTIFACTS,
    "spell or condition": CARDS,
    "monster": MONSTERS,
    "mystery": MYSTERIES,
}


def drawn(s: Eldritch) -> Iterator[Sequence[int]]:
    """Of each of these, what lies elsewhere than where it waits to be drawn."""
    yield s.mythos_discards + s.ongoing
    yield [card for pile in s.piles for card in pile] + list(s.boxed)
    yield s.reserve  # any other one may begin with
    yield [ARTIFACTS.number(thing) for held in s.held for thing in held if ARTIFACTS.holds(thing)]
    yield s.lies  # NONE among them
    yield [token for token, at in enumerate(s.monster_at) if at >= 0]
    yield (*s.solved, s.mystery)


def begun(number: int, rng: Rng) -> Eldritch:
    """Tables of every kind; among them what chance hardly ever comes to: R'lyeh, the last mystery, all but won."""
    if number % 3:
        seats, settings = Tables(GAME, (), {}).pick(number, MOST_MATCHES, rng)
        return deal(GAME, seats, dict(settings), rng.branch())
    s = GAME.schema.clone(late_in_the_evening()[number // 3 % 3])
    s.rng = rng.branch()
    s.decks[SPECIAL.number] = shuffled(s.decks[SPECIAL.number], s.rng)
    s.rebuild()
    return s


@cache
def late_in_the_evening() -> tuple[Eldritch, ...]:
    mysteries = [[card for card, facts in enumerate(MYSTERY) if facts.ancient == ancient] for ancient in range(4)]
    risen = MYSTERIES["rlyeh-risen"]
    others = tuple([card for card in mysteries[ANCIENT_NAMES.index("cthulhu")] if card != risen])
    three, one = tuple(mysteries[ANCIENT_NAMES.index("yog-sothoth")][:3]), mysteries[-1][3:]
    return (
        lay("lily jim", "3 3", phase="encounter", ancient="cthulhu", mystery="rlyeh-risen").state,
        lay(
            "lily jim", "rome rome", phase="encounter", ancient="yog-sothoth", is_awake=True, doom=0, gates="rome",
            solved=three, mystery_deck=tuple(one),
        ).state,
        lay(
            "lily jim", phase="mythos", ancient="cthulhu", is_awake=True, doom=0, mystery="rlyeh-risen",
            mystery_tokens=1, solved=others[:2], mystery_deck=others[2:],
        ).state,
    )  # fmt: skip


def test_every_card_and_token_is_drawn(counted: Count) -> None:
    missing = [set(range(len(section))) for section in SECTIONS.values()]
    for number in range(MOST_MATCHES):
        rng = MatchKey.from_words(f"every draw {number}", 1).stream("checks")
        s = begun(number, rng)
        while asked := GAME.decisions(s):
            decision = asked[0]
            served = tuple(
                [option for option in decision.options if option.key.startswith(("pick:ancient", "pick:mystery"))]
            )
            GAME.apply(s, decision.seat, rng.pick(served or decision.options))
            for lacking, found in zip(missing, drawn(s), strict=True):
                if lacking:
                    lacking.difference_update(found)
        if not any(missing):
            break
    box, lacking = sum(map(len, SECTIONS.values())), sum(map(len, missing))
    counted("eldritch", {"cards and tokens drawn": (box - lacking, box)})
    assert not [
        f"{kind} {section.names[number]}"
        for (kind, section), numbers in zip(SECTIONS.items(), missing, strict=True)
        for number in numbers
    ]


def test_no_position_comes_twice() -> None:
    """Whatever can be chosen spends something, or is over: else one player could choose for ever."""
    for number in range(CIRCLES):
        rng = MatchKey.from_words(f"circles {number}", 1).stream("checks")
        seats, settings = Tables(GAME, (), {}).pick(number, CIRCLES, rng)
        s = deal(GAME, seats, dict(settings), rng.branch())
        habits = {option.verb: rng.pick(HABITS) for option in GAME.options}
        seen: set[str] = set()
        while asked := GAME.decisions(s):
            digest = GAME.schema.digest(s)
            assert digest not in seen, asked[0].ask
            seen.add(digest)
            liked = [option for option in asked[0].options for _ in range(habits[option.verb])]
            GAME.apply(s, asked[0].seat, rng.pick(tuple(liked)))
