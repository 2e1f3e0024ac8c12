"""What is said at the table by tap: remarks, true or not, and questions. They change nothing but what others think.

What can be said follows from what everybody knows: who exchanged with whom, who was shown whose cards, who is still in.
"""

from __future__ import annotations

from typing import Final

from sobremesa.games.cosa import options as catalogue
from sobremesa.games.cosa.moves import tell
from sobremesa.games.cosa.state import LOOKS_KEPT, REFUSALS_KEPT, REMARKS_KEPT, RUNNING, Cosa
from sobremesa.kernel.decision import Args
from sobremesa.kernel.option import Option

# Kinds of remarks, as they are kept.
CLEAN: Final = 0
ARMED: Final = 1
GAVE: Final = 2
GOT: Final = 3
SAW: Final = 4
TRUST: Final = 5
SUSPECT: Final = 6
BURN: Final = 7
KINDS: Final = ("clean", "armed", "gave", "got", "saw", "trust", "suspect", "burn")
ANSWERING: Final = {"ask-got": GOT, "ask-saw": SAW}  # the remark that answers a question
NO_ONE: Final = -1
NOTHING: Final = -1


# --- what everybody notices --------------------------------------------------------------------------------------


def looked(s: Cosa, viewer: int, seat: int, how: int) -> None:
    if not s.is_blind:
        s.looks = (*s.looks[1 - LOOKS_KEPT :], (s.turn, viewer, seat, how))


def refused(s: Cosa, seat: int, offerer: int) -> None:
    if not s.is_blind:
        s.refusals = (*s.refusals[1 - REFUSALS_KEPT :], (s.turn, seat, offerer))


def cards_changed_hands(s: Cosa, *seats: int) -> None:
    """Whose cards they were, and who looked at somebody's in the same turn, may have something to say about it."""
    if s.talk and not s.is_blind:
        looking = [viewer for turn, viewer, _, _ in s.looks[-len(s.ring) :] if turn == s.turn]
        _gives_occasion(s, tuple(sorted({*seats, *looking}.intersection(s.ring))))


def _gives_occasion(s: Cosa, moved: tuple[int, ...]) -> None:
    s.occasion += 1
    s.moved = moved


# --- what can be said --------------------------------------------------------------------------------------------


def sayable(s: Cosa, seat: int) -> tuple[Option, ...]:
    """What the seat may say now, in the order of the catalogue."""
    if not s.talk or s.ending != RUNNING or seat not in s.ring:
        return ()
    unasked = s.spoke[seat] != s.turn
    asked = {(kind, about) for _, _, whom, kind, about in _open(s) if whom == seat}
    if not unasked and not asked:
        return ()
    seats = range(len(s.roles))
    met = [other for other in seats if unasked and s.met[seat] >> other & 1]
    looked_at = {whom for _, viewer, whom, _ in s.looks if unasked and viewer == seat}
    found: list[Option] = [catalogue.CLEAN, catalogue.ARMED] if unasked else []
    for other in met:
        found += catalogue.GAVE[other]
    for other in seats:
        if other in met or (GOT, other) in asked:
            found += catalogue.GOT[other]
    for other in seats:
        if other in looked_at or (SAW, other) in asked:
            found += catalogue.SAW[other]
    if unasked:
        others = [other for other in seats if other != seat and other in s.ring]
        for of_somebody in (catalogue.TRUST, catalogue.SUSPECT, catalogue.BURN):
            found += [of_somebody[other] for other in others]
        found += _questions(s, seat)
    return tuple(found)


def _questions(s: Cosa, seat: int) -> list[Option]:
    """About what has happened since everybody's last turn, and isn't asked already."""
    since = s.turn - len(s.ring)
    met: set[tuple[int, int]] = set()
    for turn, one, other in s.meetings:
        if turn > since:
            met |= {(one, other), (other, one)}
    seen = {(viewer, whom) for turn, viewer, whom, _ in s.looks if turn > since}
    asked = {(kind, whom, about) for _, _, whom, kind, about in _open(s)}
    found: list[Option] = []
    for kind, pairs, ask in ((GOT, met, catalogue.ASK_GOT), (SAW, seen, catalogue.ASK_SAW)):
        found += [
            ask[whom][about]
            for whom, about in sorted(pairs)
            if whom != seat and whom in s.ring and (kind, whom, about) not in asked
        ]
    return found


def _open(s: Cosa) -> list[tuple[int, ...]]:
    """The questions that can still be answered: what was asked a round ago is forgotten."""
    return [question for question in s.questions if question[0] > s.turn - len(s.ring) and question[2] in s.ring]


# --- saying it ---------------------------------------------------------------------------------------------------


def say(s: Cosa, seat: int, option: Option) -> None:
    verb = option.verb
    when: Args = (("turn", s.turn - 1),) if option is catalogue.CLEAN else ()
    tell(s, f"said-{verb}", ("who", seat), *in_words(seat, option), *when, reveals=True)
    if verb in ANSWERING:
        whom, about = option.args
        s.questions = (*_open(s), (s.turn, seat, whom, ANSWERING[verb], about))
        s.spoke[seat] = s.turn
        _gives_occasion(s, (whom,))
        return
    kind = KINDS.index(verb)
    whom = option.args[0] if option.args else NO_ONE
    what = option.args[1] if len(option.args) > 1 else NOTHING
    s.remarks = (*s.remarks[1 - REMARKS_KEPT :], (s.turn, seat, kind, whom, what))
    left = tuple([question for question in _open(s) if question[2:] != (seat, kind, whom)])
    if len(left) == len(_open(s)):
        s.spoke[seat] = s.turn
    s.questions = left


def in_words(seat: int, option: Option) -> Args:
    """Of whom it speaks, if that seat says it, and of what."""
    args = option.args
    if option.verb in ANSWERING:
        return ("who2", args[0]), ("who3", args[1]), ("mine", int(args[1] == seat))
    if len(args) > 1:
        return ("who2", args[0]), ("what", args[1])
    return (("who2", args[0]),) if args else ()


def why_not(s: Cosa, seat: int) -> str:
    """For a remark or a question that isn't offered."""
    if s.ending != RUNNING:
        return "cosa-13.1"
    if not s.talk:
        return "cosa-15.8"
    if not 0 <= seat < len(s.roles) or seat not in s.ring:
        return "cosa-15.6"
    return "cosa-15.3" if s.spoke[seat] == s.turn else "cosa-15.2"
