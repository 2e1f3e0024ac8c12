"""A match from the first question to the last: whose turn it is, and how it ends."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any, final

from rich.rule import Rule
from rich.text import Text

from sobremesa import bots
from sobremesa.cli import status, trouble
from sobremesa.cli.matchfile import suggested_name
from sobremesa.cli.play.sitting import Sitting
from sobremesa.cli.play.teaching import Teaching
from sobremesa.cli.play.turn import Leave, Turn
from sobremesa.cli.terminal import printable
from sobremesa.kernel.bot import Bot, Look
from sobremesa.kernel.decision import Decision
from sobremesa.kernel.game import Outcome
from sobremesa.kernel.match import Asked
from sobremesa.kernel.option import Option
from sobremesa.kernel.state import SPECTATOR
from sobremesa.kernel.talk import Talk


@final
class Session:
    def __init__(
        self, sitting: Sitting, humans: frozenset[int], bot_names: Sequence[str], teaching: Teaching | None = None
    ) -> None:
        self._sitting = sitting
        self._teaching = teaching
        self._match = sitting.match
        self._humans = humans
        self._bot_names = bot_names
        self._bots = {seat: self._new_bot(seat) for seat in range(self._match.seats) if seat not in humans}
        self._talk: Talk[Any] = Talk(self._match.game, self._bots.get)
        self._at_keyboard: int | None = None
        sitting.people = humans
        sitting.strangers = bots.strangers(
            ["" if seat in humans else self._bot_of(seat) for seat in range(self._match.seats)]
        )

    def _new_bot(self, seat: int) -> Bot[Any]:
        return bots.make(self._bot_of(seat), self._match.game, seat, self._match.key.stream("bots", seat))

    def _bot_of(self, seat: int) -> str:
        return self._bot_names[seat % len(self._bot_names)]

    def play(self) -> int:
        """Play to the end, or until someone leaves; says with what status the command should exit."""
        self._welcome()
        try:
            while self._match.asked:
                self._one_choice()
                self._talk.go_on(lambda: self._match.state, self._hear, self._sitting.story.all())
        except Leave:
            return self._left(status.OK)
        except (KeyboardInterrupt, EOFError):
            self._sitting.out.print()
            return self._left(status.INTERRUPTED)
        except BrokenPipeError:
            raise
        except Exception:
            self._sitting.save(suggested_name(self._match))  # whatever went wrong can be reported with a file
            raise
        self._finish()
        return status.OK

    def _one_choice(self) -> None:
        # Bots answer first: nobody waits for them, and what they chose stays sealed until all are in.
        asked = min(self._match.asked, key=lambda asked: asked.decision.seat in self._humans)
        if asked.decision.seat in self._humans:
            self._ask_person(asked)
        else:
            self._ask_bot(asked)

    def _ask_bot(self, asked: Asked) -> None:
        seat = asked.decision.seat
        if seat not in self._bots:  # someone who sat down after the deal
            self._bots[seat] = self._new_bot(seat)
        due = self._teaching.due(seat) if self._teaching is not None else None
        log = self._sitting.story.all()
        option = due or self._chosen(self._match.look(seat, self._humans, log, strangers=self._sitting.strangers))
        events = self._match.play(seat, option, asked.id)
        self._sitting.story.add(self._match.version, events)

    def _hear(self, decision: Decision, option: Option) -> None:
        events = self._match.play(decision.seat, option)
        self._sitting.story.add(self._match.version, events)

    def _chosen(self, look: Look[Any]) -> Option:
        bot = self._bots[look.seat]
        try:
            if not isinstance(bot, bots.Guest):
                return bot.choose(look)
            choice = bot.think(look)
            self._sitting.reasons[look.seat] = choice.because
            return choice.option
        except bots.BotFault as fault:  # somebody else's: the house goes on in its place
            game, say = self._match.game, self._sitting.say
            told = trouble.told(fault, say)
            self._sitting.complain(say("house-goes-on", why=printable(told[:1].upper() + told[1:])))
            best = bots.best_for(game)
            self._sitting.reasons.pop(look.seat, None)
            self._bots[look.seat] = bots.make(best, game, look.seat, self._match.key.stream("bots", look.seat))
            return self._bots[look.seat].choose(look)

    def _ask_person(self, asked: Asked) -> None:
        seat = asked.decision.seat
        if len(self._humans) > 1 and self._at_keyboard != seat:
            self._pass_keyboard(seat)
        self._at_keyboard = seat
        Turn(self._sitting, asked, self._teaching.now() if self._teaching is not None else None).take()

    def _pass_keyboard(self, seat: int) -> None:
        """A curtain between one person's secrets and the next one's."""
        self._sitting.out.wipe()
        self._sitting.terminal.ask(self._sitting.say("pass-keyboard", player=self._sitting.name(seat)))
        self._sitting.out.wipe()

    # --- beginning and end -----------------------------------------------------------------------------------

    def _welcome(self) -> None:
        self._sitting.out.print(Rule(Text(self._sitting.texts.say("game"), "bold")))
        self._sitting.out.print(Text(self._sitting.say("commitment", commitment=self._match.key.commitment), "dim"))

    def _left(self, code: int) -> int:
        with suppress(KeyboardInterrupt, EOFError):  # whoever insists has answered
            self._sitting.offer_to_save()
        return code

    def _finish(self) -> None:
        sitting = self._sitting
        if len(self._humans) == 1:
            (eye,) = self._humans
            news = sitting.story.news(eye)
        else:
            eye = SPECTATOR
            news = sitting.story.news_to_all()
            sitting.out.wipe()
        sitting.show_board(eye)
        sitting.show_events(news, eye)
        if self._match.outcome is not None:
            self._tell(self._match.outcome)
        sitting.out.print(Text(sitting.say("verify-hint", commitment=self._match.key.commitment), "dim"))
        with suppress(EOFError):
            sitting.offer_to_save()

    def _tell(self, outcome: Outcome) -> None:
        sitting = self._sitting
        sitting.out.print(Rule(Text(sitting.texts.say(f"ending-{outcome.ending}"), "bold")))
        if 0 < len(outcome.winners) < self._match.seats:
            names = sitting.texts.enumerate([sitting.name(seat) for seat in outcome.winners])
            sitting.out.print(Text(sitting.say("winners", names=names, count=len(outcome.winners)), "bold"))
