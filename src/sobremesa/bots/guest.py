"""A bot of anybody's in a chair: made anew for each question, given a sealed look, and ended if it takes too long."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from typing import Any, Final, Generic, Literal, final

from sobremesa.bots.kinds import BotKind
from sobremesa.bots.look import Choice, Look, is_a_choice_of
from sobremesa.kernel import bot as kernel
from sobremesa.kernel.entries import in_a_line
from sobremesa.kernel.errors import SobremesaError
from sobremesa.kernel.game import Game
from sobremesa.kernel.option import Option
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.state import S
from sobremesa.kernel.talk import said_by

LONGEST: Final = 30.0  # seconds for one choice

Fault = Literal["raised", "not-offered", "too-slow", "gone"]  # gone: there is no bot of that name any more


class BotFault(SobremesaError):
    """A bot gave no choice. `fault` is the word for what was amiss; what its code said is for who wrote it."""

    def __init__(self, bot: str, fault: Fault, seat: int, why: str) -> None:
        what = {"raised": "failed:", "not-offered": "chose what it was not offered:", "too-slow": "took longer than"}
        told = f"the bot {bot} in seat {seat + 1} {what.get(fault, fault)} {why}"
        super().__init__(told, f"bot-{fault}", bot=bot, why=why, seat=seat + 1)
        self.bot = bot
        self.fault: Fault = fault
        self.seat = seat
        self.why = why

    def __reduce__(self) -> tuple[type[BotFault], tuple[str, Fault, int, str]]:
        return BotFault, (self.bot, self.fault, self.seat, self.why)


class _TimeIsUp(BaseException):
    """Raised inside of somebody else's code, which mustn't catch it by the way."""


@final
class Guest(Generic[S]):
    """As every bot; `think` tells besides why."""

    def __init__(self, kind: BotKind, game: Game[S], seat: int, rng: Rng) -> None:
        self._kind = kind
        self._game = game
        self._seat = seat
        self._rng = rng

    def choose(self, look: kernel.Look[S]) -> Option:
        return self.think(look).option

    def think(self, look: kernel.Look[S]) -> Choice:
        kind, stream = self._kind, self._rng.branch()
        sealed = Look(self._game, look, stream, kind.budget)
        try:
            with nullcontext() if kind.is_ours else _within(LONGEST):  # ours end by themselves, by their budget
                answer: Any = kind.make(self._game, self._seat, stream.branch()).choose(sealed)
        except _TimeIsUp:
            raise self._fault("too-slow", f"{LONGEST:.0f} s") from None
        except (Exception, SystemExit) as error:  # whatever somebody else's code does
            raise self._fault("raised", in_a_line(error)) from error
        if not is_a_choice_of(look.decision, answer):
            raise self._fault("not-offered", repr(answer)[:200])
        return answer if isinstance(answer, Choice) else Choice(answer)

    def speak(self, look: kernel.Look[S]) -> Option | None:
        """In the house's words; others' bots keep silent."""
        house = self._game.house(self._seat, self._rng.branch()) if self._kind.is_ours else None
        return None if house is None else said_by(house, look)

    def _fault(self, fault: Fault, why: str) -> BotFault:
        return BotFault(self._kind.name, fault, self._seat, why)


@contextmanager
def _within(seconds: float) -> Iterator[None]:
    """End what takes longer, where the system has alarms and nobody else has set one.

    The helpers of a server are ended from outside besides.
    """
    can_be_rung = hasattr(signal, "SIGALRM") and threading.current_thread() is threading.main_thread()
    if not can_be_rung or signal.getitimer(signal.ITIMER_REAL)[0]:
        yield
        return

    def ring(*_: object) -> None:
        raise _TimeIsUp

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
