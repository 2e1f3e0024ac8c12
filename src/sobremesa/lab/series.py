"""What a simulation plays. Each of its matches follows from the series and its number, whoever plays it and when."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, final

from sobremesa import bots
from sobremesa.kernel import registry, settings
from sobremesa.kernel.decision import Decision
from sobremesa.kernel.errors import BadSettings, SobremesaError
from sobremesa.kernel.game import Game, Outcome
from sobremesa.kernel.key import MatchKey
from sobremesa.kernel.match import Match
from sobremesa.kernel.option import Option
from sobremesa.kernel.playout import deal, play_out
from sobremesa.kernel.settings import SettingValue
from sobremesa.kernel.state import S
from sobremesa.kernel.talk import Talk


@final
@dataclass(frozen=True)
class Series:
    """Plain data, so that it can travel to other processes; made and checked by `Series.of`."""

    game: str
    seats: int
    bots: tuple[str, ...]  # one for each seat
    key: str
    settings: dict[str, SettingValue]

    @classmethod
    def of(
        cls,
        game: Game[Any],
        seats: int,
        bot_names: Sequence[str],
        key: str,
        given: Mapping[str, object] | None = None,
    ) -> Series:
        """A series that can be played: the names are dealt round the table, the settings are checked and completed."""
        low, high = game.info.seats
        if not low <= seats <= high:
            raise BadSettings(f"{game.info.id} is for {low} to {high} seats, not {seats}")
        if not bot_names:
            raise BadSettings("somebody has to play: name a bot")
        series = cls(
            game.info.id, seats, bots.spread(bot_names, seats), key, settings.complete(game.info.settings, given or {})
        )
        bots.seated(series.bots, game, series.key_of(0))
        return series

    def key_of(self, number: int) -> MatchKey:
        return MatchKey.from_words(self.words_of(number), self.seats)

    def words_of(self, number: int) -> str:
        """The words of that match's key."""
        return f"{self.key}:{number}"

    def play(self, number: int, game: Game[Any] | None = None) -> tuple[int, Outcome]:
        """Match `number`, as fast as the rules allow: how many choices it took and how it ended."""
        choices, outcome, _ = self.play_through(number, game or registry.get(self.game), is_looked_at=False)
        return choices, outcome

    def play_through(
        self,
        number: int,
        game: Game[S],
        witness: Callable[[S, Decision, Option], object] | None = None,
        *,
        is_looked_at: bool = True,
    ) -> tuple[int, Outcome, S]:
        """The same, and the state it ended in; `witness` is told of each choice before it is carried out."""
        key = self.key_of(number)
        s = deal(game, self.seats, self.settings, key.stream("rules"), [] if bots.hear(self.bots) else None)
        s.is_blind = not is_looked_at and set(self.bots) == {bots.RANDOM}  # who chooses at random looks at nothing
        choices = play_out(game, s, bots.seated(self.bots, game, key), witness, bots.strangers(self.bots))
        outcome = game.outcome(s)
        if outcome is None:
            raise SobremesaError(f"match {number} of {self.game} stopped with nobody to ask and without an outcome")
        return choices, outcome, s

    def record(self, number: int, game: Game[Any] | None = None) -> Match[Any]:
        """The very same match with everything written down, to be exported or looked at."""
        game = game or registry.get(self.game)
        key = self.key_of(number)
        match = Match(game, self.seats, self.settings, key)
        players = bots.seated(self.bots, game, key)
        log = list(match.opening)
        talk = Talk(game, players.__getitem__)

        def say(decision: Decision, option: Option) -> None:
            log.extend(match.play(decision.seat, option))

        while match.asked:
            asked = match.asked[0]
            look = match.look(asked.decision.seat, log=log, strangers=bots.strangers(self.bots))
            log += match.play(look.seat, players[look.seat].choose(look), asked.id)
            talk.go_on(lambda: match.state, say, log)
        return match
