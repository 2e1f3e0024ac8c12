"""Why not: the rule that forbids what isn't offered, told from what the asking seat may know."""

from __future__ import annotations

from sobremesa.games.arcana.cards import ARCANA
from sobremesa.games.arcana.options import LEAVE, SHOW
from sobremesa.games.arcana.powers import AFTER_PLAY, BEFORE_PLAY, Cycle
from sobremesa.games.arcana.state import PRESENT, RUNNING, Arcana
from sobremesa.kernel import ballot
from sobremesa.kernel.option import Option


def why_not(s: Arcana, seat: int, option: Option) -> str:
    """For an option that a decision could have offered."""
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
    return "arcana-6.7"


def _why_no_play(s: Arcana, seat: int, value: int, slot: int) -> str:
    if seat != s.active or len(s.hands[seat]) < 2:
        return "arcana-4.1"
    if value not in s.hands[seat]:
        return "arcana-4.4"
    if slot == 0:
        return "arcana-3.2"
    return "arcana-12.5" if s.played and slot - 1 == s.slot else "arcana-4.4"


def _why_no_power(s: Arcana, seat: int, card: int) -> str:
    power = ARCANA[card].power
    if card not in s.powers:
        return "arcana-6.1"
    if s.power_used >= 0:
        return "arcana-6.2"
    if (power.WHEN in (BEFORE_PLAY, AFTER_PLAY)) != (seat == s.active):
        return "arcana-6.3"
    return "arcana-6.13" if isinstance(power, Cycle) else "arcana-6.7"


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
