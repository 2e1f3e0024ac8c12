"""Why not: the rule that forbids what isn't offered, told from what the asking seat may know."""

from __future__ import annotations

from typing import Final

from sobremesa.games.arcana.cards import ARCANA
from sobremesa.games.arcana.cards.arcanum import AFTER_PLAY, AFTER_RIGHT, BEFORE_PLAY, BEFORE_PREDICTION
from sobremesa.games.arcana.course import AFTER, BARRED, PLAY, PREDICT
from sobremesa.games.arcana.effects.deed import Deed
from sobremesa.games.arcana.options import LEAVE, SHOW
from sobremesa.games.arcana.state import PRESENT, RUNNING, Arcana
from sobremesa.kernel import ballot
from sobremesa.kernel.decision import BESIDE_THE_POINT, Decision
from sobremesa.kernel.effects.running import reg, stands_at
from sobremesa.kernel.option import Option

# Where the agenda stands when a power of that kind may be used.
_WINDOWS: Final = {BEFORE_PLAY: PLAY, AFTER_PLAY: AFTER, BEFORE_PREDICTION: PREDICT}


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
    if asked is not None:
        return asked.source if asked.asks_for(option.verb) else BESIDE_THE_POINT
    return "arcana-6.7"


def _why_no_play(s: Arcana, seat: int, value: int, slot: int) -> str:
    if seat != s.active or stands_at(s) is not PLAY:
        return "arcana-4.1"
    if value not in s.hands[seat]:
        return "arcana-4.4"
    if len(s.hands[seat]) == 1:
        return "arcana-12.15"
    if slot == 0:
        return "arcana-3.2"
    return "arcana-12.5" if slot - 1 == reg(s, BARRED) else "arcana-4.4"


def _why_no_power(s: Arcana, seat: int, card: int) -> str:
    power = ARCANA[card].power
    if card not in s.powers:
        return "arcana-6.1"
    if s.power_used >= 0:
        return "arcana-6.2"
    if (power.window in (BEFORE_PLAY, AFTER_PLAY)) != (seat == s.active):
        return "arcana-6.3"
    if power.window == AFTER_RIGHT:
        return power.rule
    if stands_at(s) is not _WINDOWS[power.window] or s.guesses:
        return "arcana-6.7"
    if power.window == BEFORE_PLAY and s.played:
        return "arcana-12.5"
    return power.does.forbidden_by(s) if isinstance(power.does, Deed) else power.rule


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
