"""What a bot says: the truth if it is Human; else what it would say if it were.

Whether it speaks is drawn alike for all roles before it is known what there would be to say. What isn't worth saying
stays unsaid: a remark that would change nobody's odds.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, final

from sobremesa.games.cosa.book import HUMAN, INFECTADO, LA_COSA
from sobremesa.games.cosa.bot.judgement import Beliefs
from sobremesa.games.cosa.cards import FLAMETHROWER, INFECTED, SUSPICION, THING
from sobremesa.games.cosa.options import FLAMES, HARMLESS, INFECTING, ITSELF
from sobremesa.games.cosa.state import CARD_SEEN, GIVEN, GOT, HAND_SEEN, OFFER_SEEN, UNKNOWN, Note
from sobremesa.games.cosa.talk import ANSWERING, BURN, KINDS, NO_ONE, NOTHING, SAW, SUSPECT, TRUST
from sobremesa.kernel.option import Option
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.state import SPECTATOR, Plain

GRAIN: Final = 1 << 16
SPEAKING: Final = 0.3  # about each occasion
ANSWERS: Final = 0.85  # of the questions one is asked
DEFENDING: Final = 0.5  # when one has been accused
ASKING: Final = 0.05
BACKING: Final = 0.5  # of the times an Infectado speaks, what La Cosa said
SACRIFICED: Final = 4  # one of so many looks at an Infectado is told against them
WORTH_SAYING: Final = 0.1  # by so much somebody's odds change
SURE_ENOUGH: Final = 0.5  # to ask for fire …
SUSPICIOUS: Final = 0.3  # … and to speak of a suspicion
TRUSTING: Final = 0.08  # so likely evil somebody is at most who is trusted
LOOKS: Final = (HAND_SEEN, CARD_SEEN, OFFER_SEEN)
ACCUSING: Final = (SUSPECT, BURN)


@final
class Speech:
    """What one seat would say now of what it can say."""

    def __init__(self, view: Plain, me: int, rng: Rng) -> None:
        self._view = view
        self._me = me
        self._rng = rng
        self._role: int = view["roles"][me]
        self._mind = view if self._role == HUMAN else feigned(view, me)

    def say(self, options: tuple[Option, ...]) -> Option | None:
        # All is drawn at once, so that what is drawn tells nothing either.
        speaks, defends, asks, answers = [self._drawn() for _ in range(4)]
        asked = [question for question in self._view["questions"] if question[2] == self._me]
        if asked:
            return self._answer(asked[-1], options) if answers < ANSWERS else None
        if speaks < SPEAKING and (remark := self._worth_saying(options)) is not None:
            backed = self._backing(options) if self._role == INFECTADO and self._drawn() < BACKING else None
            return backed or remark
        if defends < DEFENDING and self._is_accused():
            return self._first(options, ("clean",))
        if asks < ASKING:
            asking = tuple([option for option in options if option.verb in ANSWERING])
            return self._rng.pick(asking) if asking else None
        return None

    def _drawn(self) -> float:
        return self._rng.below(GRAIN) / GRAIN

    def _first(self, options: Iterable[Option], keys: tuple[str, ...]) -> Option | None:
        return next((option for option in options if option.key in keys), None)

    # --- what is so --------------------------------------------------------------------------------------------------

    def _answer(self, question: tuple[int, ...], options: tuple[Option, ...]) -> Option | None:
        _, _, _, kind, about = question
        return next(
            (o for o in options if o.verb == KINDS[kind] and o.args[0] == about and self._is_so(o, unless_known=True)),
            None,
        )

    def _is_so(self, option: Option, *, unless_known: bool = False) -> bool:
        """Whether one has reason to say it, by one's notes or by what they come to."""
        verb = option.verb
        if verb in ("gave", "got", "saw"):
            how = {"gave": (GIVEN,), "got": (GOT,), "saw": LOOKS}[verb]
            whom, what = option.args
            notes = [note for note in self._mind["notebook"][self._me] if note[1] in how and note[2] == whom]
            return bool(notes) and _what(notes[-1]) == what and not self._would_be_refuted(notes[-1])
        return False

    def _would_be_refuted(self, note: Note) -> bool:
        """By somebody Human, from their own notes, since it wasn't so."""
        return note not in self._view["notebook"][self._me] and self._view["sure"][self._me][note[2]] == HUMAN

    # --- what is worth saying ----------------------------------------------------------------------------------------

    def _worth_saying(self, options: tuple[Option, ...]) -> Option | None:
        """What changes most what all could think, if it changes enough."""
        told = {remark[1:] for remark in self._view["remarks"] if remark[1] == self._me}
        reasons = self._reasons()
        candidates = [
            option
            for option in options
            if _as_remark(self._view, self._me, option)[1:] not in told
            and (option.key in reasons or (option.verb == "saw" and self._is_so(option)))
        ]
        if not candidates:
            return None
        before = Beliefs(self._view, SPECTATOR)
        changes = [self._change(before, option) for option in candidates]
        most = max(changes)
        return candidates[changes.index(most)] if most > WORTH_SAYING else None

    def _reasons(self) -> set[str]:
        """Of whom one thinks what, by one's own notes alone: rumours aren't passed on."""
        beliefs = Beliefs(self._mind, self._me, hears=False)
        others = [seat for seat in self._mind["ring"] if seat != self._me]
        worst = max(others, key=lambda seat: beliefs.thing[seat])
        best = min(others, key=lambda seat: beliefs.evil[seat])
        found: set[str] = set()
        if beliefs.thing[worst] >= max(SUSPICIOUS, 1.5 / len(others)):
            found.add(f"burn:{worst}" if beliefs.thing[worst] >= SURE_ENOUGH else f"suspect:{worst}")
        if beliefs.evil[best] <= TRUSTING:
            found.add(f"trust:{best}")
        return found

    def _change(self, before: Beliefs, option: Option) -> float:
        remarks = (*self._view["remarks"], _as_remark(self._view, self._me, option))
        after = Beliefs({**self._view, "remarks": remarks}, SPECTATOR)
        changes: list[float] = [
            max(abs(after.thing[seat] - before.thing[seat]), abs(after.evil[seat] - before.evil[seat]))
            for seat in self._view["ring"]
            if seat != self._me
        ]
        return max(changes)

    # --- what one's role wants ---------------------------------------------------------------------------------------

    def _backing(self, options: tuple[Option, ...]) -> Option | None:
        """An Infectado says of somebody what La Cosa has said of them."""
        sure = self._view["sure"][self._me]
        if LA_COSA not in sure:
            return None
        since = self._view["turn"] - len(self._view["ring"])
        said = [remark for remark in self._view["remarks"] if remark[1] == sure.index(LA_COSA) and remark[0] > since]
        for _, _, kind, whom, what in said[::-1]:  # the compiler takes no reversed() of what it knows no type of
            if whom in (NO_ONE, self._me) or kind not in (SAW, TRUST, SUSPECT, BURN):
                continue
            favours = kind == TRUST or (kind == SAW and what in (HARMLESS, FLAMES))
            return self._first(options, (f"trust:{whom}",) if favours else (f"suspect:{whom}",))
        return None

    def _is_accused(self) -> bool:
        """In the last turn, by somebody to whom one hasn't answered since."""
        mine = max([at for at, remark in enumerate(self._view["remarks"]) if remark[1] == self._me], default=-1)
        return any(
            whom == self._me and (kind in ACCUSING or (kind == SAW and what in (INFECTING, ITSELF)))
            for turn, _, kind, whom, what in self._view["remarks"][mine + 1 :]
            if turn >= self._view["turn"] - 1
        )


def _what(note: Note) -> int:
    cards = note[3:]
    if THING in cards:
        return ITSELF
    if INFECTED in cards:
        return INFECTING
    return FLAMES if FLAMETHROWER in cards and note[1] in LOOKS else HARMLESS


def _as_remark(view: Plain, me: int, option: Option) -> tuple[int, ...]:
    if option.verb in ANSWERING:
        return (view["turn"], me, len(KINDS), *option.args)
    what = option.args[1] if len(option.args) > 1 else NOTHING
    return (view["turn"], me, KINDS.index(option.verb), option.args[0] if option.args else NO_ONE, what)


# --- the world in which one would be Human ---------------------------------------------------------------------------


def feigned(view: Plain, me: int) -> dict[str, Any]:
    """What one would see there: nobody infected one, and those who are in the know are as good as their word."""
    sure = view["sure"][me]
    believed = tuple([HUMAN if seat == me else role for seat, role in enumerate(view["exposed"])])
    notes = tuple([_feigned(note, sure[note[2]]) for note in view["notebook"][me]])
    return {
        **view,
        "roles": [HUMAN if seat == me else role for seat, role in enumerate(view["roles"])],
        "sure": [believed if seat == me else other for seat, other in enumerate(view["sure"])],
        "notebook": [notes if seat == me else other for seat, other in enumerate(view["notebook"])],
    }


def _feigned(note: Note, role: int) -> Note:
    turn, how, whom, *cards = note
    if how in LOOKS:
        if role in (HUMAN, UNKNOWN):
            return note
        if role == INFECTADO and turn % SACRIFICED == whom % SACRIFICED:
            return (turn, how, whom, THING) if how == HAND_SEEN else note
    harmless = [SUSPICION if card in (INFECTED, THING) else card for card in cards]
    return (turn, how, whom, *harmless)
