"""A table under a random life, with the server dying whenever it likes: the promises that must hold at every moment."""

from __future__ import annotations

from collections import Counter
from unittest.mock import patch

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from sobremesa.kernel.key import MatchKey, seal_of
from sobremesa.kernel.state import SPECTATOR
from sobremesa.tables.acts import Chose, Entry, Undid
from sobremesa.tables.asking import Asker
from sobremesa.tables.chair import Person
from sobremesa.tables.coming_back import come_back
from sobremesa.tables.refusal import Refusal
from sobremesa.tables.table import Table
from tables.gathering import ANA, BLAS, CARLA, asking, begun, gathered, nonce_of, seal_by

PEOPLE = (ANA, BLAS, CARLA)
people = st.sampled_from(PEOPLE)
numbers = st.integers(0, 40)


class Life(RuleBasedStateMachine):
    """The record is what survives; the table in memory may be lost between any two things that happen."""

    def __init__(self) -> None:
        super().__init__()
        with patch("secrets.token_hex", lambda size: "ab" * size):  # the same deal every time
            self.table = self.set_out()
        self.record: list[Entry] = []
        self.given: list[tuple[str, str]] = []  # answers that were acknowledged
        self.counter = 0
        self.write()

    def set_out(self) -> Table:
        return begun("arcana", 3)

    def write(self) -> None:
        self.record += self.table.fresh
        self.table.fresh = []

    def attempt(self, who: object, what: str, *args: object) -> None:
        """Ask as a client would: what is granted is written and acknowledged, what is refused changes nothing."""
        assert who in PEOPLE
        self.counter += 1
        answer = f"answer-{self.counter:06d}"
        before = len(self.record)
        asker: Asker = asking(self.table, who, answer)  # type: ignore[arg-type]
        try:
            getattr(asker, what)(*args)
        except Refusal:
            assert self.table.fresh == []
            return
        self.write()
        if len(self.record) > before:
            self.given.append((who.id, answer))  # type: ignore[union-attr]

    @rule(who=people, chair=st.integers(-1, 4))
    def sit(self, who: object, chair: int) -> None:
        self.attempt(who, "sit", chair)

    @rule(who=people)
    def stand(self, who: object) -> None:
        self.attempt(who, "stand")

    @rule(chair=st.integers(0, 3), away=st.booleans())
    def seat_bot(self, chair: int, away: bool) -> None:
        self.attempt(ANA, "seat_bot", chair, "random", away)

    @rule(who=people)
    def start(self, who: object) -> None:
        self.attempt(who, "start")

    @rule(who=people, number=numbers, stale=st.booleans())
    def choose(self, who: object, number: int, stale: bool) -> None:
        match = self.table.match
        asked = match and match.asked_of(self.table.chair_of(who.id))  # type: ignore[attr-defined]
        if asked is None or stale:
            self.attempt(who, "choose", "0.0", "pass")
            return
        self.attempt(who, "choose", asked.id, asked.decision.options[number % len(asked.decision.options)].key)

    @rule(number=numbers)
    def bot_chooses(self, number: int) -> None:
        match = self.table.match
        if match is None or not match.asked:
            return
        asked = match.asked[number % len(match.asked)]
        option = asked.decision.options[number % len(asked.decision.options)].key
        self.attempt(ANA, "stand_in", asked.decision.seat, asked.id, option)

    @rule(who=people, option=st.sampled_from(["join", "leave", "flip:0:3", "flip:1:7"]))
    def free(self, who: object, option: str) -> None:
        self.attempt(who, "free", option)

    @rule(who=people)
    def undo(self, who: object) -> None:
        self.attempt(who, "undo")

    @rule(who=people, yes=st.booleans())
    def agree(self, who: object, yes: bool) -> None:
        self.attempt(who, "agree", yes)

    @rule(who=people, paused=st.booleans())
    def pause(self, who: object, paused: bool) -> None:
        self.attempt(who, "pause", paused)

    @rule(who=people)
    def say(self, who: object) -> None:
        self.attempt(who, "say", "hola")

    @precondition(lambda self: self.given)
    @rule(number=numbers)
    def give_again(self, number: int) -> None:
        """A server asks this before it tries a message; what was acknowledged is never tried twice."""
        who, answer = self.given[number % len(self.given)]
        assert self.table.knows(who, answer)

    @rule()
    def die(self) -> None:
        self.table = come_back(self.table.code, self.record)

    @invariant()
    def nothing_acknowledged_is_lost_or_done_twice(self) -> None:
        written = Counter((entry.by, entry.answer) for entry in self.record if entry.answer)
        assert all(written[given] == 1 for given in self.given)

    @invariant()
    def the_record_has_no_gaps(self) -> None:
        assert self.table.entries == len(self.record)
        version = 0
        for entry in self.record:
            if isinstance(entry.act, Chose):
                version += 1
            elif isinstance(entry.act, Undid):
                assert entry.act.to < version
                version = entry.act.to
        assert self.table.version == version

    @invariant()
    def what_everybody_sees_follows_from_the_record(self) -> None:
        match = self.table.match
        if match is None:
            return
        assert match.version == self.table.version
        other = come_back(self.table.code, self.record).match
        assert other is not None
        for seat in range(SPECTATOR, len(self.table.chairs)):
            assert match.view(seat) == other.view(seat)
        assert match.asked == other.asked

    @invariant()
    def nobody_sits_twice(self) -> None:
        assert max(Counter(self.table.people).values(), default=1) == 1


class LifeFromTheFirst(Life):
    """The same, from before the deal: people come and go while the cards are shuffled."""

    def set_out(self) -> Table:
        return gathered("arcana", 3)

    @rule(who=people)
    def seal(self, who: Person) -> None:
        self.attempt(who, "seal", self.table.commitment, seal_by(self.table, who.id))

    @rule(who=people)
    def reveal(self, who: Person) -> None:
        self.attempt(who, "reveal", nonce_of(who.id))

    @rule(who=people)
    def call_off(self, who: Person) -> None:
        self.attempt(who, "call_off")

    @invariant()
    def the_deal_is_of_what_was_sealed_by_those_who_sat(self) -> None:
        table = self.table
        assert MatchKey(table.secret, ()).commitment == table.commitment
        if table.is_shuffling:
            assert table.shuffle is not None
            assert table.shuffle.people == tuple(chair.person for chair in table.chairs)
            assert table.shuffle.is_sealed or not table.shuffle.nonces
        if table.match is not None and table.shuffle is not None:
            assert table.match.key.secret == table.secret
            for chair, nonce in enumerate(table.match.key.nonces):
                seal = table.shuffle.seals.get(chair, "")
                assert seal == (seal_of(table.commitment, chair, nonce.hex()) if nonce else "")
                assert bool(nonce) == bool(table.shuffle.people[chair])

    @invariant()
    def whoever_loads_the_table_goes_on_with_the_same_shuffle(self) -> None:
        other = come_back(self.table.code, self.record)
        assert other.shuffle == self.table.shuffle
        assert (other.called_off, other.commitment) == (self.table.called_off, self.table.commitment)


TestLife = Life.TestCase
TestLife.settings = settings(max_examples=60, stateful_step_count=40, deadline=None, derandomize=True)
TestLifeFromTheFirst = LifeFromTheFirst.TestCase
TestLifeFromTheFirst.settings = TestLife.settings
