"""Bots have their say, where a game has talk: some of its free options are *said*.

Each is heard once about each occasion, in the order of the seats, and who is asked something may answer at once. What
they say changes nothing that lies on the table, and nobody waits for it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Generic, cast, final

from sobremesa.kernel.bot import Bot, Look, Speaker
from sobremesa.kernel.decision import Decision
from sobremesa.kernel.errors import SobremesaError
from sobremesa.kernel.events import Event, Seen
from sobremesa.kernel.game import Game
from sobremesa.kernel.option import Option
from sobremesa.kernel.state import S

SPEAK: Final = "speak"  # in the place of what is asked


def what_to_say(game: Game[S], s: S, seat: int) -> Decision | None:
    """What the seat can say now, as if it were asked to."""
    options = tuple([option for option in game.free(s, seat) if option.verb in game.said])
    return Decision(seat, SPEAK, "", options) if options else None


def said_by(bot: Bot[S], look: Look[S]) -> Option | None:
    """What that bot says, if anything: there are bots that never speak."""
    if getattr(bot, "speak", None) is None:
        return None
    option = cast("Speaker[S]", bot).speak(look)
    if option is not None and option not in look.decision.options:
        raise SobremesaError(f"the bot of seat {look.seat} said {option}, which it couldn't say")
    return option


@final
class Talk(Generic[S]):
    """The bots of one match, and about how many occasions they have been heard."""

    def __init__(self, game: Game[S], bot_of: Callable[[int], Bot[S] | None], heard: int = 0) -> None:
        self._game = game
        self._bot_of = bot_of
        self._heard = heard

    def go_on(
        self,
        state: Callable[[], S],
        say: Callable[[Decision, Option], object],
        log: Sequence[Event] | Sequence[Seen] = (),
    ) -> None:
        """Hear them, if something has happened since; `say` lets it be said, after which the state is another."""
        game = self._game
        number, seats = game.occasion(state())
        if number <= self._heard:
            return
        self._heard = number
        for seat in seats:
            bot = self._bot_of(seat)
            decision = None if bot is None else what_to_say(game, state(), seat)
            if bot is None or decision is None:
                continue
            option = said_by(bot, Look(game, state(), decision, log=log))
            if option is not None:
                say(decision, option)
                self.go_on(state, say, log)  # whoever was asked something
