"""A saved state holds names: where numbers have shifted it means the same, and what no longer fits is left out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import pytest

from kernel.effects.camp import (
    CARDS,
    COINS,
    DAWN,
    HEALTH,
    LOST,
    MOMENTS,
    NOWHERE,
    SEATS,
    THINGS,
    Camp,
    Everybody,
    Gain,
    Lose,
    camp,
)
from sobremesa.kernel.effects.book import Book
from sobremesa.kernel.effects.control import Each, Nothing, Seq, Unless
from sobremesa.kernel.effects.ears import make_last
from sobremesa.kernel.effects.listening import On
from sobremesa.kernel.effects.node import SPAN, Node
from sobremesa.kernel.effects.running import advance, answer, decisions, start
from sobremesa.kernel.effects.standing import Lasting
from sobremesa.kernel.effects.things import Things
from sobremesa.kernel.effects.whose import ANY
from sobremesa.kernel.effects.words import Words
from sobremesa.kernel.errors import BadFile
from sobremesa.kernel.option import Catalogue
from sobremesa.kernel.state import ALL, Schema, seen_by


def storm(damage: int = 2) -> Node:
    return Seq(Each(Everybody(), Unless(Lose(HEALTH, damage), Lose(COINS, 1))), Gain(COINS, 3))


def printed(**texts: Node) -> Book:
    book = Book(THINGS, MOMENTS, rule="camp-1.1")
    book.offer(Catalogue(), picks=(SEATS, CARDS))
    for name, node in texts.items():
        book.card(CARDS, name, played=node)
    return book


FIRST: Final = printed(storm=storm(), fire=Lose(HEALTH, 1))


@dataclass(eq=False)
class Played(Camp):
    def book(self) -> Book:
        return FIRST


SCHEMA: Final = Schema(Played)


def under_way(card: str = "storm") -> Played:
    """One has answered, two are still to be asked."""
    s = Played(health=[3] * 3, coins=[1] * 3, by=[NOWHERE] * len(CARDS), told=[], out=[False] * 3, lead=0)
    start(s, FIRST.parts[f"{card}.played"], 0, CARDS.thing(CARDS[card]))
    advance(s)
    answer(s, 0, FIRST.no)
    return s


def loaded_where(book: Book, s: Played) -> Camp:
    return _loaded(book, SCHEMA.dumps(s))


def _loaded(book: Book, saved: bytes) -> Camp:
    @dataclass(eq=False)
    class Elsewhere(Camp):
        def book(self) -> Book:
            return book

    return Schema(Elsewhere).loads(saved)


def said_no_to_the_end(s: Camp) -> list[str]:
    while asked := decisions(s):
        answer(s, asked[0].seat, s.book().no)
    assert (s.agenda, s.registers, s.queues) == ([], [], [])
    return s.told


def test_the_numbers_may_shift() -> None:
    shifted = printed(bandage=Nothing(), fire=Seq(Lose(HEALTH, 1), Nothing()), storm=storm())
    there = loaded_where(shifted, under_way())
    assert there.agenda != under_way().agenda
    assert said_no_to_the_end(there) == said_no_to_the_end(under_way())
    assert there.left_out == ()


def test_a_mended_number_counts_from_here_on() -> None:
    told = said_no_to_the_end(loaded_where(printed(storm=storm(1)), under_way()))
    assert told[:3] == ["0 loses 2 health", "1 loses 1 health", "2 loses 1 health"]


@pytest.mark.parametrize("later", [{}, {"storm": Seq(Gain(COINS, 3), Nothing())}])
def test_what_no_longer_fits_is_left_out_and_named(later: dict[str, Node]) -> None:
    there = loaded_where(printed(**later), under_way())
    assert there.left_out == ("storm.played/parts.1", "storm.played/parts.0", "storm.played/parts.0/do")
    assert said_no_to_the_end(there) == ["0 loses 2 health"]


def test_a_thing_that_is_gone_is_refused_by_name() -> None:
    @dataclass(eq=False)
    class Bag(Camp):
        bag: tuple[int, ...] = seen_by(ALL, of=CARDS)

    saved = Schema(Bag).dumps(Bag(health=[], coins=[], by=[], told=[], out=[], lead=0, bag=(CARDS["fire"],)))
    assert b"fire" in saved

    @dataclass(eq=False)
    class Later(Camp):
        bag: tuple[int, ...] = seen_by(ALL, of=Things().section("card", ("storm",)))

    with pytest.raises(BadFile, match="fire"):
        Schema(Later).loads(saved)


def test_a_save_holds_no_number_of_a_node() -> None:
    s = under_way()
    assert SCHEMA.same(s, SCHEMA.loads(SCHEMA.dumps(s)))
    whole = SCHEMA.plain(s)
    assert [frame[0] for frame in whole["agenda"]] == [
        "kernel.leave",
        "storm.played/parts.1",
        "storm.played/parts.0",
        "kernel.leave",
        "storm.played/parts.0/do",
    ]
    assert whole["registers"] == [{"who": 0, "card": "card-storm"}, {"who": 1, "card": "card-storm"}]
    assert whole["queues"][0][-1] == ["seat-2"]


def listening(*, once: bool) -> Book:
    """A book whose fire gives at dawn, at times only once, and whose storm lasts until then."""
    book = printed(storm=Lasting(On(DAWN, ANY, Gain(HEALTH, 1)), DAWN))
    if once:
        book.card(CARDS, "fire", On(DAWN, ANY, Gain(COINS, 1), once=True))
    return book


def test_a_listener_that_is_gone_has_had_no_use_and_lasts_no_longer() -> None:
    before = listening(once=True)

    @dataclass(eq=False)
    class Before(Camp):
        def book(self) -> Book:
            return before

    s = Before(health=[3], coins=[1], by=[NOWHERE] * len(CARDS), told=[], out=[False], lead=0)
    fire, storm = (CARDS.thing(CARDS[name]) for name in ("fire", "storm"))
    s.used = (before.node("fire.dawn").number * SPAN + fire,)
    make_last(s, before.standing_at(before.node("storm.played/what").number * SPAN), storm, DAWN, 0)
    saved = Schema(Before).dumps(s)
    assert b"fire.dawn card-fire" in saved
    assert b"storm.played/what card-storm" in saved

    kept = _loaded(listening(once=False), saved)
    assert kept.used == ()
    assert [holder for _, _, holder in kept.lasting] == [0]
    assert kept.ears == kept.book().ears_of(kept) != kept.book().silence

    gone = _loaded(printed(), saved)
    assert gone.lasting == ()
    assert gone.left_out == ("storm.played/what card-storm",)


def test_what_would_have_lasted_until_a_moment_that_is_gone_lasts_no_longer() -> None:
    before = printed(storm=Lasting(On(LOST, ANY, Gain(HEALTH, 1)), DAWN))
    no_dawn = Words("would-lose", "lost")
    after = Book(THINGS, no_dawn, rule="camp-1.1")
    after.offer(Catalogue(), picks=(SEATS, CARDS))
    after.card(CARDS, "storm", played=Lasting(On(no_dawn.words[1], ANY, Gain(HEALTH, 1)), no_dawn.words[0]))

    @dataclass(eq=False)
    class Before(Camp):
        def book(self) -> Book:
            return before

    s = Before(health=[3], coins=[1], by=[NOWHERE] * len(CARDS), told=[], out=[False], lead=0)
    listener = before.standing_at(before.node("storm.played/what").number * SPAN)
    make_last(s, listener, CARDS.thing(CARDS["storm"]), DAWN, 0)
    gone = _loaded(after, Schema(Before).dumps(s))
    assert (gone.lasting, gone.ears) == ((), after.silence)
    assert gone.left_out == ("storm.played/what card-storm",)


def test_where_who_was_asking_is_gone_so_are_the_votes_cast() -> None:
    s = under_way()
    s.votes = [FIRST.no.index, -1, -1]
    assert loaded_where(FIRST, s).votes == s.votes
    assert loaded_where(printed(), s).votes == []


def test_a_vote_for_what_is_no_longer_offered_is_refused() -> None:
    s = under_way()
    s.votes = [FIRST.no.index, -1, -2]
    saved = SCHEMA.dumps(s)
    assert _loaded(FIRST, saved).votes == s.votes
    with pytest.raises(BadFile, match="nobody"):
        _loaded(FIRST, saved.replace(b'"votes":["no"', b'"votes":["nobody"'))


def test_a_node_stands_in_one_place() -> None:
    shared = Lose(HEALTH, 1)
    with pytest.raises(ValueError, match="one place"):
        printed(storm=shared, fire=shared)
    assert camp().agenda == []
