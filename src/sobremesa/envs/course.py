"""A match as a tree: at each node somebody chooses, or chance does, and whoever stands there can go on every way.

Chance comes as often as the rules draw, each number by itself: what is being done is done again from the decision
before it with one number more, until the rules have all that they draw. Or it comes once, when all is dealt.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, Final, final

import msgspec

from sobremesa.envs.handle import Handle
from sobremesa.kernel.decision import Decision
from sobremesa.kernel.errors import NotOffered, SobremesaError
from sobremesa.kernel.game import Game, Outcome
from sobremesa.kernel.key import seeded
from sobremesa.kernel.option import Option
from sobremesa.kernel.playout import deal
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.settings import Settings
from sobremesa.kernel.state import SPECTATOR, State
from sobremesa.kernel.tape import EndOfTape, Tape

CHANCE: Final = -1  # what OpenSpiel calls these two
OVER: Final = -4


@final
@dataclass(frozen=True)
class Table:
    """What all matches of a tree have in common."""

    handle: Handle
    seats: int
    settings: Settings
    deals: int  # how many there are, where chance comes once; 0 where it comes with every draw

    @property
    def game(self) -> Game[Any]:
        return self.handle.game


@final
class Course:
    """A node. It never changes once it is left: copies share it, and `apply` makes the next."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.state: State | None = None  # at the last decision; None while it is dealt
        self.asked: tuple[Decision, ...] = ()
        self.pasts = (b"",) * table.seats  # of each seat, what it was asked and chose, as a hash
        self._doing: tuple[int, Option] | None = None  # what is being done, while chance has a say in it
        self._drawn: tuple[int, ...] = ()
        self._wanted: tuple[int, ...] = (table.deals,) if table.deals else ()
        if not table.deals:
            self._try()

    # --- where one stands ----------------------------------------------------------------------------------------

    @property
    def player(self) -> int:
        if self._wanted:
            return CHANCE
        return self.asked[0].seat if self.asked else OVER

    @property
    def options(self) -> tuple[Option, ...]:
        return self.asked[0].options if self.asked and not self._wanted else ()

    @property
    def outcomes(self) -> int:
        """How many there are for chance to choose from, each as likely."""
        return self._wanted[0] if self._wanted else 0

    @property
    def outcome(self) -> Outcome | None:
        return self.table.game.outcome(self.state) if self.player == OVER else None

    # --- going on ------------------------------------------------------------------------------------------------

    def apply(self, action: int) -> Course:
        """The node after; an action that isn't one here is refused."""
        self._check(action)
        after = self.copy()
        if self.table.deals and self._wanted:
            after._deal(action)
        elif self._wanted:
            after._drawn = (*self._drawn, action)
            after._wanted = self._wanted[1:]
            if not after._wanted:
                after._try()
        else:
            seat = self.player
            option = self.table.game.options[action]
            mine = blake2b(self.pasts[seat], digest_size=16)
            mine.update(self.seen(seat))
            mine.update(option.key.encode())
            after.pasts = (*self.pasts[:seat], mine.digest(), *self.pasts[seat + 1 :])
            after._doing = seat, option
            after._try()
        return after

    def _check(self, action: int) -> None:
        game = self.table.game
        if self._wanted:
            if not 0 <= action < self._wanted[0]:
                raise NotOffered(f"chance draws below {self._wanted[0]}, and not {action}")
        elif not self.asked:
            raise NotOffered("the match is over")
        elif not 0 <= action < len(game.options):
            raise NotOffered(f"{game.info.id} has no option number {action}")
        elif (option := game.options[action]) not in self.options:
            assert self.state is not None
            rule = game.why_not(self.state, self.player, option)
            raise NotOffered(f"seat {self.player} can't choose {option.key} now", rule)

    def copy(self) -> Course:
        twin = Course.__new__(Course)
        twin.__dict__.update(self.__dict__)
        return twin

    def __deepcopy__(self, memo: object) -> Course:
        return self

    def _deal(self, number: int) -> None:
        table = self.table
        rng = seeded(number, 1, table.seats).stream("rules")
        self._wanted = ()
        self._stand(deal(table.game, table.seats, table.settings, rng))

    def _try(self) -> None:
        """Do what is to be done, as far as what was drawn suffices."""
        tape, game = Tape(self._drawn), self.table.game
        try:
            if self.state is None:
                after = deal(game, self.table.seats, self.table.settings, tape)
            else:
                assert self._doing is not None
                after = game.schema.clone(self.state)
                if not self.table.deals:
                    _give(game, after, tape)
                game.apply(after, *self._doing)
            game.decisions(after)
        except EndOfTape:
            self._wanted = tape.wanted
        else:
            self._drawn, self._doing = (), None
            self._stand(after)

    def _stand(self, s: State) -> None:
        self.state = s
        self.asked = self.table.game.decisions(s)

    # --- looking -------------------------------------------------------------------------------------------------

    def seen(self, seat: int) -> bytes:
        """What the seat sees and is asked now, or an onlooker; while chance has a say, what it saw before."""
        if self.state is None:
            return b"[]"
        view = self.table.game.schema.cut(self.state, seat)
        mine = [decision.ask for decision in self.asked if decision.seat == seat]
        return msgspec.json.encode([view, [decision.seat for decision in self.asked], mine])

    def private(self, seat: int) -> bytes:
        """What of it an onlooker doesn't see."""
        if self.state is None:
            return b""
        cut = self.table.game.schema.cut
        open_to_all = cut(self.state, SPECTATOR)
        own = {name: value for name, value in cut(self.state, seat).items() if value != open_to_all[name]}
        return msgspec.json.encode(own) if own else b""

    def information(self, seat: int) -> str:
        """What tells this moment from any other for a seat: what it sees, and what it was asked and chose before."""
        return f"{seat} {self.pasts[seat].hex()} {self.seen(seat).decode()}"

    def __str__(self) -> str:
        """All there is, secrets included, but for the generator."""
        game = self.table.game
        done = f" {self._doing[0]} {self._doing[1].key}" if self._doing else ""
        head = f"{self.player}{done} {list(self._drawn)}"
        if self.state is None:
            return head
        plain = game.schema.plain(self.state)
        for info in game.schema.fields:
            if info.is_rng:
                del plain[info.name]
        return f"{head} {msgspec.json.encode(plain).decode()}"

    # --- other worlds --------------------------------------------------------------------------------------------

    def redealt(self, seat: int, rng: Rng) -> Course:
        """A world that the seat can't tell from this one, with another future."""
        if self._wanted or self.state is None:
            raise SobremesaError("a world is dealt anew where somebody chooses, not where chance does")
        if not 0 <= seat < self.table.seats:
            raise SobremesaError(f"the seats are 0 to {self.table.seats - 1}; there is no seat {seat}")
        twin = self.copy()
        twin._stand(self.table.game.redeal(self.state, seat, rng))
        return twin

    # --- travelling ----------------------------------------------------------------------------------------------

    def __getstate__(self) -> dict[str, Any]:
        """Options are known by identity, so they travel by name, and the state as its save."""
        kept = self.__dict__.copy()
        del kept["asked"]
        if self.state is not None:
            kept["state"] = self.table.game.schema.dumps(self.state)
        if self._doing is not None:
            kept["_doing"] = self._doing[0], self._doing[1].index
        return kept

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self.asked = ()
        game = self.table.game
        if kept["state"] is not None:
            self._stand(game.schema.loads(kept["state"]))
        if kept["_doing"] is not None:
            seat, index = kept["_doing"]
            self._doing = seat, game.options[index]


def _give(game: Game[Any], s: State, rng: Rng) -> None:
    for info in game.schema.fields:
        if info.is_rng:
            setattr(s, info.name, rng)


def numbered(options: Sequence[Option]) -> list[int]:
    return sorted(option.index for option in options)
