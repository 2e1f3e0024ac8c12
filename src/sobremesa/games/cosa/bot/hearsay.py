"""What to make of what others say and refuse, as far as all hear and see it.

Who is Human mostly tells the truth; who isn't says what they would say if they were. So for each supposition of who La
Cosa is, a remark is as likely as its speaker would make it then; no remark counts for more than a factor of three, and
whoever says the same again says nothing new.
"""

from __future__ import annotations

from typing import Final, NamedTuple, final

from sobremesa.games.cosa.book import HUMAN, INFECTADO, LA_COSA
from sobremesa.games.cosa.cards import INFECTED
from sobremesa.games.cosa.options import FLAMES, HARMLESS, INFECTING, ITSELF
from sobremesa.games.cosa.state import CARD_SEEN, GIVEN, GOT, HAND_SEEN, OFFER_SEEN, UNKNOWN, Note, Remark
from sobremesa.games.cosa.talk import BURN, CLEAN, GAVE, SAW, SUSPECT, TRUST
from sobremesa.games.cosa.talk import GOT as GOT_FROM
from sobremesa.kernel.state import Plain
from sobremesa.kernel.zones import Zone

TRUTHFUL: Final = 0.95  # so often a Human says what is so
AT_MOST: Final = 3.0  # so much likelier or less likely a remark makes anybody
SURELY: Final = 0.9  # so likely somebody has lied where something must be a lie
REFUSED: Final = -1  # in the place of a kind of remark


class Chance(NamedTuple):
    """How likely a Human says it of La Cosa, of an Infectado and of a Human, and how likely it is said as a lie."""

    thing: float
    infectado: float
    human: float
    lie: float


OF_KINDS: Final = {
    TRUST: Chance(0.1, 0.15, 0.4, 0.3),
    SUSPECT: Chance(0.4, 0.25, 0.12, 0.2),
    BURN: Chance(0.4, 0.2, 0.05, 0.12),
    REFUSED: Chance(0.4, 0.2, 0.15, 0.2),
    GAVE: Chance(0.01, 0.01, 0.01, 0.05),  # an ¡Infectado!, which no Human gives
    GOT_FROM: Chance(0.05, 0.03, 0.001, 0.02),
}
# What is seen of a whole hand, of a card of it, and of a card that was offered.
OF_LOOKS: Final = {
    HAND_SEEN: {
        HARMLESS: Chance(0.02, 0.03, 0.63, 0.5),
        INFECTING: Chance(0.02, 0.9, 0.12, 0.2),
        FLAMES: Chance(0.02, 0.07, 0.25, 0.2),
        ITSELF: Chance(0.94, 0.01, 0.01, 0.1),
    },
    CARD_SEEN: {
        HARMLESS: Chance(0.45, 0.57, 0.83, 0.65),
        INFECTING: Chance(0.25, 0.33, 0.04, 0.15),
        FLAMES: Chance(0.05, 0.1, 0.13, 0.12),
        ITSELF: Chance(0.25, 0.01, 0.01, 0.08),
    },
    OFFER_SEEN: {
        HARMLESS: Chance(0.5, 0.85, 0.85, 0.7),
        INFECTING: Chance(0.4, 0.03, 0.01, 0.15),
        FLAMES: Chance(0.05, 0.1, 0.12, 0.1),
        ITSELF: Chance(0.01, 0.01, 0.01, 0.05),
    },
}


@final
class Hearsay:
    """It changes what is believed in place: how well each supposition fits, and whom La Cosa would have infected."""

    def __init__(self, view: Plain, me: int, sure: Zone, fit: list[float], fallen: list[list[float]]) -> None:
        self._me = me
        self._sure = sure
        self._fit = fit
        self._fallen = fallen
        self._looks: tuple[Zone, ...] = view["looks"]
        self._meetings: tuple[Zone, ...] = view["meetings"]
        self._notes: tuple[Note, ...] = view["notebook"][me] if me >= 0 else ()
        self._heard: set[tuple[int, ...]] = set()
        self._unmasking: list[Remark] = []  # who says they saw La Cosa itself
        self._clean: set[int] = set()  # who says they are Human
        self._exchanged: dict[tuple[int, ...], Remark] = {}

    def weigh(self, remark: Remark) -> None:
        _, who, _, whom, _ = remark
        if who == self._me or self._sure[who] not in (UNKNOWN, HUMAN) or remark[1:] in self._heard:
            return
        self._heard.add(remark[1:])
        if self.refutes(remark):
            self._lied(who)
            return
        chance = self._chance(remark)
        if chance is not None:
            self._weigh(who, whom, chance)
        for other in self._contradicted(remark):
            self._one_of_them_lied(who, other)

    # --- how likely it is said ---------------------------------------------------------------------------------------

    def _chance(self, remark: Remark) -> Chance | None:
        turn, who, kind, whom, what = remark
        if kind == SAW:
            hows = [how for at, viewer, seat, how in self._looks if viewer == who and seat == whom and at <= turn]
            return OF_LOOKS[hows[-1] if hows else CARD_SEEN][what]
        if kind in (GAVE, GOT_FROM) and what == HARMLESS:  # which anybody would say
            return None
        return OF_KINDS.get(kind)

    def _human(self, thing: int, who: int) -> float:
        """How likely they are Human, if that one is La Cosa."""
        if self._sure[who] == HUMAN:
            return 1.0
        return 0.0 if thing == who else 1 - self._fallen[thing][who]

    def _weigh(self, who: int, whom: int, chance: Chance) -> None:
        fit, lie = self._fit, chance.lie
        total = sum(fit)
        if not total:
            return
        of_truth = [TRUTHFUL * p + (1 - TRUTHFUL) * lie for p in chance[:3]]
        said: list[float] = []
        for thing, fallen in enumerate(self._fallen):
            if not fit[thing]:
                said.append(0.0)
                continue
            human = self._human(thing, who)
            if whom == thing:
                truth = of_truth[0]
            else:
                evil = 1.0 if self._sure[whom] == INFECTADO else 0.0 if self._sure[whom] == HUMAN else fallen[whom]
                truth = evil * of_truth[1] + (1 - evil) * of_truth[2]
                if 0.0 < evil < 1.0:
                    ratio = (human * of_truth[1] + (1 - human) * lie) / (human * of_truth[2] + (1 - human) * lie)
                    ratio = _bounded(ratio)
                    fallen[whom] = evil * ratio / (evil * ratio + 1 - evil)
            likely = human * truth + (1 - human) * lie
            if 0.0 < human < 1.0:
                ratio = _bounded(lie / truth)
                fallen[who] = (1 - human) * ratio / ((1 - human) * ratio + human)
            said.append(likely)
        mean = sum([odds * likely for odds, likely in zip(fit, said, strict=True)]) / total
        for thing, likely in enumerate(said):
            if fit[thing]:
                fit[thing] *= _bounded(likely / mean)

    # --- what can't be so --------------------------------------------------------------------------------------------

    def refutes(self, remark: Remark) -> bool:
        """Whether one knows better oneself."""
        turn, _, kind, whom, what = remark
        if kind in (GAVE, GOT_FROM) and whom == self._me:
            mine = GOT if kind == GAVE else GIVEN
            cards = [note[3:] for note in self._notes if note[1] == mine and note[2] == remark[1] and note[0] <= turn]
            return bool(cards) and (INFECTED in cards[-1]) != (what == INFECTING)
        if kind != SAW:
            return False
        if what == ITSELF:
            return whom == self._me or self._sure[whom] in (HUMAN, INFECTADO)
        return self._sure[whom] == LA_COSA and self._chance(remark) is OF_LOOKS[HAND_SEEN][what]

    def _contradicted(self, remark: Remark) -> list[int]:
        """Who can't have told the truth if this is true."""
        turn, who, kind, whom, what = remark
        found: list[int] = []
        if kind == CLEAN:
            self._clean.add(who)
            found = [other[1] for other in self._unmasking if other[3] == who]
        elif kind == SAW and what == ITSELF:
            found = [other[1] for other in self._unmasking if other[3] != whom]
            found += [whom] if whom in self._clean else []
            self._unmasking.append(remark)
        elif kind in (GAVE, GOT_FROM):
            met = [at for at, *pair in self._meetings if at <= turn and who in pair and whom in pair]
            giver = who if kind == GAVE else whom
            about = (met[-1] if met else 0, giver, who + whom - giver)
            other = self._exchanged.setdefault(about, remark)
            found = [other[1]] if other[1] != who and other[4] != what else []
        return [other for other in found if other not in (who, self._me)]

    def _lied(self, who: int) -> None:
        total = sum(self._fit)
        humans = [self._human(thing, who) for thing in range(len(self._fit))]
        human = sum([odds * one for odds, one in zip(self._fit, humans, strict=True)]) / total if total else 0.0
        if human <= 1 - SURELY:
            return
        left = _what_is_left_of(human)
        for thing, one in enumerate(humans):
            if self._fit[thing]:
                self._fit[thing] *= 1 - one + one * left
                if thing != who:
                    self._fallen[thing][who] = (1 - one) / (1 - one + one * left)

    def _one_of_them_lied(self, one: int, other: int) -> None:
        total = sum(self._fit)
        both = [self._human(thing, one) * self._human(thing, other) for thing in range(len(self._fit))]
        honest = sum([odds * each for odds, each in zip(self._fit, both, strict=True)]) / total if total else 0.0
        if honest <= 1 - SURELY:
            return
        left = _what_is_left_of(honest)
        for thing, each in enumerate(both):
            if self._fit[thing]:
                likely = 1 - each + each * left
                self._fit[thing] *= likely
                for who in (one, other):
                    if thing != who:
                        self._fallen[thing][who] = (1 - self._human(thing, who)) / likely


def _bounded(factor: float) -> float:
    return min(AT_MOST, max(1 / AT_MOST, factor))


def _what_is_left_of(honest: float) -> float:
    """By what to multiply the chance of honesty, so that a lie is as sure as can be."""
    return (1 - SURELY) * (1 - honest) / (SURELY * honest)
