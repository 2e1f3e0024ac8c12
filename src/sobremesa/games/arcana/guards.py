"""Why not: the rule that forbids what isn't offered, told from what the asking seat may know."""

from __future__ import annotations

from typing import Final

from sobremesa.games.arcana.cards import ARCANA
from sobremesa.games.arcana.frames import AFTER, GROUP, PLAY
from sobremesa.games.arcana.options import LEAVE, SHOW
from sobremesa.games.arcana.powers import AFTER_PLAY, AFTER_RIGHT, BEFORE_PLAY, BEFORE_PREDICTION, Cycle
from sobremesa.games.arcana.state import PRESENT, RUNNING, Arcana
from sobremesa.kernel import ballot
from sobremesa.kernel.decision import Decision
from sobremesa.kernel.option import Option

# What stands on the agenda when a power of that kind may be used.
_FRAME_OF: Final = {BEFORE_PLAY: PLAY, AFTER_PLAY: AFTER, BEFORE_PREDICTION: GROUP}


def why_not(s: Arcana, seat: int, option: Option, asked: Decision | None) -> str:
    """For an option that a decision could have offered; `asked` is the one that stands for the seat."""
    if s.ending != RUNNING:
        return "arcana-8.3"
    if not 0 <= seat < len(s.chairs) or s.chairs[seat] != PRESENT:
        return "arcana-10.1"
    if option.verb == "play":
        return _why_no_play(s, seat, option.args[0], option.args[1])
    if option.verb == "power":
        return _why_no_power(s, seat, option.args[0])
    if option.verb in ("predict", "pass"):
        return _why_no_prediction(s, seat, option)
    if asked is not None and option.verb == asked.options[0].verb:
        return asked.source
    return "arcana-6.7"


def _why_no_play(s: Arcana, seat: int, value: int, slot: int) -> str:
    if seat != s.active or s.agenda[-1][0] != PLAY:
        return "arcana-4.1"
    if value not in s.hands[seat]:
        return "arcana-4.4"
    if len(s.hands[seat]) == 1:
        return "arcana-12.15"
    if slot == 0:
        return "arcana-3.2"
    return "arcana-12.5" if slot - 1 == s.agenda[-1][1] else "arcana-4.4"


def _why_no_power(s: Arcana, seat: int, card: int) -> str:
    power = ARCANA[card].power
    if card not in s.powers:
        return "arcana-6.1"
    if s.power_used >= 0:
        return "arcana-6.2"
    if (power.WHEN in (BEFORE_PLAY, AFTER_PLAY)) != (seat == s.active):
        return "arcana-6.3"
    if power.WHEN == AFTER_RIGHT:
        return power.RULE
    if s.agenda[-1][0] != _FRAME_OF[power.WHEN] or s.guesses:
        return "arcana-6.7"
    if power.WHEN == BEFORE_PLAY and s.played:
        return "arcana-12.5"
    return "arcana-11.3" if isinstance(power, Cycle) and not s.deck else power.RULE


def _why_no_prediction(s: Arcana, seat: int, option: Option) -> str:
    if seat == s.active:
        return "arcana-5.12"
    if s.votes and s.votes[seat] != ballot.NOT_YET:
        return "arcana-5.3"
    if option.verb == "predict" and option.args[0] in s.guesses:
        return "arcana-5.8"
    return "arcana-5.1"


def why_not_free(s: Arcana, option: Option) -> str:
    """For an option that may be taken unasked."""
    if s.ending != RUNNING:
        return "arcana-8.3"
    if option.verb == "flip":
        return "arcana-9.1"
    if option is SHOW:
        return "arcana-5.10"
    return "arcana-10.2" if option is LEAVE else "arcana-10.1"
