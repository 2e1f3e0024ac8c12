"""Doom and the omen, mysteries and rumours, the end: what befalls everybody."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sobremesa.games.eldritch import solving
from sobremesa.games.eldritch.book import BOOK, MYSTERIES, MYTHOS
from sobremesa.games.eldritch.doom import advance_doom, advance_omen, end, retreat_doom
from sobremesa.games.eldritch.effects.deed import ToOne
from sobremesa.games.eldritch.effects.health import amount
from sobremesa.games.eldritch.facts import BARRED, MYTHOS_FACTS, OMEN_TRACK
from sobremesa.games.eldritch.options import OMEN
from sobremesa.games.eldritch.spawning import spawn_clues
from sobremesa.games.eldritch.state import NONE, Eldritch
from sobremesa.games.eldritch.telling import tell, the
from sobremesa.games.eldritch.words import COLOURS, RUMOUR, WON
from sobremesa.kernel import ballot
from sobremesa.kernel.compiling import mypyc_attr
from sobremesa.kernel.decision import Decision
from sobremesa.kernel.effects.control import speaker
from sobremesa.kernel.effects.node import ASKS, ENDS, GO_ON, RANDOM, WAIT, Node, question
from sobremesa.kernel.effects.nouns import This, Which
from sobremesa.kernel.effects.registers import CARD, IT, WHO
from sobremesa.kernel.effects.running import asker, push, put, reg
from sobremesa.kernel.effects.selectors import Count
from sobremesa.kernel.effects.words import Voice, Word, clause
from sobremesa.kernel.option import Option
from sobremesa.kernel.phrase import Phrase
from sobremesa.kernel.zones import without


@mypyc_attr(allow_interpreted_subclasses=True)
class Fate(Node):
    """Its clause is about the table: «doom advances»."""

    def has_subject(self) -> bool:
        return True


@dataclass(eq=False, init=False)
class AdvanceDoom(Fate):
    n: Count

    def __init__(self, n: int | Count) -> None:
        self.n = amount(n)

    def run(self, s: Eldritch, step: int) -> bool:
        advance_doom(s, self.n.of(s))
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("doom-advances", voice, ("lot", self.n.say("step")))


@dataclass(eq=False)
class RetreatDoom(Fate):
    n: int

    def run(self, s: Eldritch, step: int) -> bool:
        retreat_doom(s, self.n)
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("doom-retreats", voice, ("n", self.n))


@dataclass(eq=False)
class AdvanceOmen(Fate):
    """So many spaces; below 0, against the clock. On each doom advances for every gate of that colour."""

    n: int

    def run(self, s: Eldritch, step: int) -> bool:
        advance_omen(s, self.n)
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("omen-advances" if self.n > 0 else "omen-goes-back", voice, ("n", abs(self.n)))


@dataclass(eq=False)
class SetOmen(Node):
    """To any space of the track; doom doesn't advance for it."""

    def touches(self) -> int:
        return ASKS

    def run(self, s: Eldritch, step: int) -> bool:
        return WAIT

    def ask(self, s: Eldritch, step: int) -> tuple[Decision, ...]:
        return (question(self, asker(s), "omen", OMEN, speaker(s)),)

    def take(self, s: Eldritch, step: int, seat: int, option: Option) -> None:
        s.omen = option.args[0]
        tell(s, "omen-set", "14.4", ("colour", COLOURS.words[OMEN_TRACK[s.omen]].name))

    def say(self, voice: Voice) -> Phrase:
        return clause("set-omen", voice)


# --- mysteries and rumours ----------------------------------------------------------------------------------------


@dataclass(eq=False)
class SolveMystery(Fate):
    """The active one."""

    def run(self, s: Eldritch, step: int) -> bool:
        solving.solve_mystery(s)
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("solve-mystery", voice)


@dataclass(eq=False)
class DiscardThisMythos(Fate):
    """The ongoing card that speaks, and is no rumour."""

    def run(self, s: Eldritch, step: int) -> bool:
        solving.discard_ongoing(s, MYTHOS.number(reg(s, CARD)))
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("discard-this-mythos", voice)


@dataclass(eq=False)
class SolveRumour(ToOne):
    """One of those in play."""

    of: Which

    def among(self, s: Eldritch, seat: int) -> Sequence[int]:
        return self.of.of(s, seat)

    def to(self, s: Eldritch, seat: int, thing: int) -> None:
        solving.discard_ongoing(s, MYTHOS.number(thing))

    def has_subject(self) -> bool:
        return isinstance(self.of, This)

    def say(self, voice: Voice) -> Phrase:
        return clause("be-solved" if self.has_subject() else "solve-one", voice, ("whom", self.of.say(voice)))


@dataclass(eq=False)
class DrawRumour(Fate):
    """One that takes no part in this match comes into play, from the box; resolved like any other, with its clues."""

    with_clues: bool

    def touches(self) -> int:
        return RANDOM

    def run(self, s: Eldritch, step: int) -> bool:
        rumours = unused_rumours(s)
        if rumours:
            card = rumours[s.rng.below(len(rumours))]
            s.mythos_box = without(s.mythos_box, card)
            tell(s, "rumour-drawn", "24.5", the(MYTHOS.first + card), reveals=True)
            if self.with_clues:
                spawn_clues(s)
            solving.put_in_play(s, card)
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("draw-rumour-with-clues" if self.with_clues else "draw-rumour", voice)


def unused_rumours(s: Eldritch) -> list[int]:
    """In the box, of the levels that are in use."""
    barred = BARRED[s.level]
    return [
        card
        for card in sorted(s.mythos_box)
        if MYTHOS_FACTS[card].length is RUMOUR and MYTHOS_FACTS[card].level is not barred
    ]


# --- the end ------------------------------------------------------------------------------------------------------


@dataclass(eq=False)
class LoseGame(Fate):
    ending: Word

    def touches(self) -> int:
        return ENDS

    def run(self, s: Eldritch, step: int) -> bool:
        end(s, self.ending)
        return GO_ON

    def idle_fields(self) -> tuple[str, ...]:
        return ("ending",)  # how it is told afterwards

    def say(self, voice: Voice) -> Phrase:
        return clause("lose-game", voice)


@dataclass(eq=False)
class WinGame(Fate):
    def touches(self) -> int:
        return ENDS

    def run(self, s: Eldritch, step: int) -> bool:
        end(s, WON)
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("win-game", voice)


# --- the group chooses --------------------------------------------------------------------------------------------


_VOTING: Final = 1
_LAST_WORD: Final = 2


@dataclass(eq=False)
class GroupPicks(Node):
    """All at once, sealed. What they all want is IT; if they don't want the same, the lead has the last word."""

    of: Which

    def touches(self) -> int:
        return ASKS

    def can(self, s: Eldritch) -> bool:
        return bool(self.of.of(s, reg(s, WHO)))

    def voters(self, s: Eldritch) -> Sequence[int]:
        """The lead first, who has the last word; without one, the next who is left."""
        return s.seats_from(s.lead) or (s.lead,)

    def run(self, s: Eldritch, step: int) -> bool:
        seat = reg(s, WHO)
        if step == _LAST_WORD:
            return WAIT
        if step == _VOTING:
            return self._open(s) if ballot.is_closed(s.votes) else WAIT
        found = self.of.of(s, seat)
        if len(found) <= 1:
            put(s, IT, found[0] if found else -1)
        else:
            s.votes = ballot.opened(len(s.life), self.voters(s))
            push(s, self, _VOTING)
        return GO_ON

    def _open(self, s: Eldritch) -> bool:
        voters = self.voters(s)
        opened = [BOOK.options[vote].args[0] if vote >= 0 else NONE for vote in s.votes]
        s.votes = []
        for voter in voters:
            tell(s, "voted", "4.6", ("who", voter), the(opened[voter]), reveals=len(voters) > 1)
        wanted = {opened[voter] for voter in voters}
        if len(wanted) == 1:
            put(s, IT, wanted.pop())
        else:
            s.opened = tuple(opened)
            push(s, self, _LAST_WORD)
        return GO_ON

    def ask(self, s: Eldritch, step: int) -> tuple[Decision, ...]:
        options = BOOK.picks(self.of.find(s))
        if step == _LAST_WORD:
            return (question(self, self.voters(s)[0], "last-word", options, speaker(s)),)
        waiting = [seat for seat, vote in enumerate(s.votes) if vote == ballot.NOT_YET]
        return tuple([question(self, seat, "vote", options, speaker(s)) for seat in waiting])

    def take(self, s: Eldritch, step: int, seat: int, option: Option) -> None:
        if step == _LAST_WORD:
            s.opened = ()
            put(s, IT, option.args[0])
            tell(s, "decided", "4.6", ("who", seat), the(option.args[0]))
        else:
            s.votes[seat] = option.index
            push(s, self, _VOTING)

    def has_subject(self) -> bool:
        return True

    def say(self, voice: Voice) -> Phrase:
        return clause("group-picks", voice, ("whom", self.of.say(voice)))


@dataclass(eq=False)
class Unsolve(Fate):
    """The mystery that was chosen, or a solved one at random, goes back into the deck."""

    at_random: bool = False

    def touches(self) -> int:
        return RANDOM

    def run(self, s: Eldritch, step: int) -> bool:
        if self.at_random:
            if s.solved:
                solving.unsolve(s, s.rng.pick(s.solved))
        elif MYSTERIES.holds(reg(s, IT)):
            solving.unsolve(s, MYSTERIES.number(reg(s, IT)))
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("unsolve-at-random" if self.at_random else "unsolve", voice)
