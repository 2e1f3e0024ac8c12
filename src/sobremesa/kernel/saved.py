"""A moment of a match as plain data, to go on from without playing the match again.

It is an accelerator and no more: the record of the choices stays the truth, and what doesn't fit it is refused. Only
where the rules were mended since is there no other way to go on.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from types import MappingProxyType
from typing import Any, Final, Generic, NamedTuple, final

import msgspec

from sobremesa.kernel.errors import BadFile
from sobremesa.kernel.game import Game
from sobremesa.kernel.match import Asked, Mark, Match, Moment, Origin, Taken
from sobremesa.kernel.option import Option
from sobremesa.kernel.state import S

_FORGOTTEN: Final = -1  # the place of an option that the mended rules no longer have


class Choice(NamedTuple):
    """A choice as a record tells it."""

    seat: int
    option: str
    rewinds: int  # how often the match had gone back before


class Saved(msgspec.Struct, frozen=True):
    rules: int  # under which it was saved
    version: int
    state: msgspec.Raw
    asked: dict[int, str] = {}  # by seat the id of what it is asked
    trail: str = ""  # "" where nothing but the state was kept
    fixed: int = 0
    silent: tuple[int, ...] = ()  # the choices that only those who made them know of, by their versions


def save(match: Match[Any]) -> Saved:
    now = match.moment
    silent: tuple[int, ...] = ()
    if now.noticed != match.version:
        silent = tuple([version for version, taken in enumerate(match.past) if taken.is_silent])
    return Saved(
        match.game.info.version,
        match.version,
        msgspec.Raw(match.game.schema.dumps(now.state)),
        {seat: asked.id for seat, asked in now.asked.items()},
        now.trail.hex(),
        now.fixed,
        silent,
    )


def resumed(
    origin: Origin[S],
    choices: Sequence[Choice],
    rewinds: int,
    saved: Saved,
    *,
    marks: Mapping[int, Saved] = MappingProxyType({}),
    earliest: int = 0,
) -> Match[S]:
    """The match that has come so far by those choices, as it was saved then; `BadFile` if they don't fit together.

    Under the rules that it was saved under, it is as if it had been played until now; `marks` are earlier moments on
    the way, by their versions, and before `earliest` other rules held. Under other rules it goes on from here: nothing
    of before can be taken back, and whoever is asked is asked anew.
    """
    if saved.version != len(choices):
        raise BadFile(f"the saved match has {saved.version} choices, its record {len(choices)}")
    game = origin.game
    silent = frozenset(saved.silent)
    past: list[Taken[S]] = [
        Taken(choice.seat, _known(game, choice.option), choice.rewinds, version in silent)
        for version, choice in enumerate(choices)
    ]
    now = _moment(game, past, saved)
    if not _is_whole(game, saved):
        return Match.resumed(origin, past, rewinds, now, earliest=len(past))
    for version, mark in marks.items():
        if version < len(past) and _is_whole(game, mark):
            past[version] = past[version]._replace(before=_SavedMark(game, mark))
    return Match.resumed(origin, past, rewinds, now, earliest=earliest)


@final
class _SavedMark(Mark[S], Generic[S]):
    def __init__(self, game: Game[S], saved: Saved) -> None:
        self._game = game
        self._saved = saved

    def moment(self, past: Sequence[Taken[S]]) -> Moment[S] | None:
        try:
            return _moment(self._game, past, self._saved)
        except Exception:  # whatever it is, the match can still be played again from an earlier one
            return None


def _moment(game: Game[S], past: Sequence[Taken[S]], saved: Saved) -> Moment[S]:
    last = {
        taken.seat: version
        for version, taken in enumerate(past)
        if not (taken.is_silent or taken.option.verb in game.said)
    }
    noticed = sum(not taken.is_silent for taken in past)
    state = game.recall(msgspec.json.decode(saved.state), saved.rules)
    trail, decisions = bytes.fromhex(saved.trail), game.decisions(state)
    if not _is_whole(game, saved):
        trail = blake2b(f"mended {game.info.version}".encode(), key=trail, digest_size=16).digest()
        asked = {d.seat: Asked(f"{d.seat}.{trail[:6].hex()}", d) for d in decisions}
        return Moment(state, asked, trail, len(past), noticed, last)
    if {decision.seat for decision in decisions} != saved.asked.keys():
        raise BadFile("the saved match asks others than its state does")
    asked = {decision.seat: Asked(saved.asked[decision.seat], decision) for decision in decisions}
    return Moment(state, asked, trail, saved.fixed, noticed, last)


def _is_whole(game: Game[Any], saved: Saved) -> bool:
    """Whether a match goes on from it as if nothing had come between: same rules, and every id is there."""
    return saved.rules == game.info.version and bool(saved.trail)


def _known(game: Game[Any], key: str) -> Option:
    found = game.options.find(key) or game.free_options.find(key)
    return found or Option(key.partition(":")[0], (), key, _FORGOTTEN)
