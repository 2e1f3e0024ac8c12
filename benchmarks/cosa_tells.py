"""What acts in sight of all tell in La Cosa; docs/cosa-results.md holds what came out.

    python -m benchmarks.cosa_tells            how likely La Cosa is who does what; fails where an act tells too much
    python -m benchmarks.cosa_tells --fit      how often Humans do what they can: `games/cosa/bot/frequencies.py`

Counted are the acts of those who are not known to all already, where there was a choice, and what they say,
whoever could have said something; `says` is that they spoke at all.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from typing import Final, final

from benchmarks.cosa_results import HUMANS_WIN, in_words
from sobremesa import bots
from sobremesa.games.cosa.book import CONTAGIOUS, HUMAN, LA_COSA
from sobremesa.games.cosa.bot.habits import act_of
from sobremesa.games.cosa.options import WHATS
from sobremesa.games.cosa.rules import GAME
from sobremesa.games.cosa.state import Cosa
from sobremesa.kernel.decision import Decision
from sobremesa.kernel.option import Option
from sobremesa.kernel.talk import SPEAK
from sobremesa.lab.series import Series

KEY: Final = "cosa tells"
SEATS: Final = (4, 5, 6, 8, 10, 12)
MATCHES: Final = 1000
ENOUGH: Final = 15  # uses to judge an act by
TOO_MUCH: Final = 0.5
EXPECTED: Final = 0.03  # an act that La Cosa never does tells too much if it could have done it more often than that
ROUNDED: Final = 3
SAYS: Final = "says"
OF_CARDS: Final = ("gave", "got", "saw")


def remark_of(option: Option) -> str:
    """What is said, whoever it is about."""
    return f"“{option.verb}{f' {WHATS[option.args[1]]}' if option.verb in OF_CARDS else ''}”"


@final
class Acts:
    """Who could do what, and who did."""

    def __init__(self) -> None:
        self.chances: Counter[tuple[str, int]] = Counter()
        self.uses: Counter[tuple[str, int]] = Counter()
        self.humans_won = 0

    def witness(self, s: Cosa, decision: Decision, option: Option) -> None:
        seat = decision.seat
        if decision.ask == SPEAK:
            self._hear(s, seat, option)
            return
        if len(decision.options) == 1 or s.exposed[seat] in (CONTAGIOUS, LA_COSA):
            return
        role = s.roles[seat]
        for act in {act_of(decision.ask, offered) for offered in decision.options} - {""}:
            self.chances[act, role] += 1
        if act_of(decision.ask, option):
            self.uses[act_of(decision.ask, option), role] += 1

    def _hear(self, s: Cosa, seat: int, option: Option) -> None:
        if s.exposed[seat] in (CONTAGIOUS, LA_COSA):
            return
        for said in (SAYS, remark_of(option)):
            self.uses[said, s.roles[seat]] += 1
            for other in s.ring:
                if s.exposed[other] not in (CONTAGIOUS, LA_COSA):
                    self.chances[said, s.roles[other]] += 1

    def acts(self) -> list[str]:
        return sorted({act for act, _ in self.chances})

    def of_humans(self, act: str) -> float:
        return self.uses[act, HUMAN] / self.chances[act, HUMAN] if self.chances[act, HUMAN] else 0.0

    def used(self, act: str) -> int:
        return sum([count for (of, _), count in self.uses.items() if of == act])

    def posterior(self, act: str) -> float:
        """How likely La Cosa is who did it."""
        return self.uses[act, LA_COSA] / self.used(act)

    def prior(self, act: str) -> float:
        """How likely it is who could have."""
        return self.chances[act, LA_COSA] / sum([count for (of, _), count in self.chances.items() if of == act])

    def tells(self) -> Iterator[str]:
        """The acts that tell too much."""
        for act in self.acts():
            if self.used(act) >= ENOUGH:
                never = self.posterior(act) == 0.0 and self.prior(act) > EXPECTED
                if self.posterior(act) > TOO_MUCH or never:
                    yield act


def counted(seats: int, matches: int, words: str) -> Acts:
    acts = Acts()
    series = Series.of(GAME, seats, (bots.HOUSE,), words)
    for number in range(matches):
        _, outcome, _ = series.play_through(number, GAME, acts.witness)
        acts.humans_won += outcome.ending in HUMANS_WIN
    return acts


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.cosa_tells",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--seats", type=int, nargs="+", default=list(SEATS))
    parser.add_argument("--matches", type=int, default=MATCHES)
    parser.add_argument("--key", default=KEY)
    parser.add_argument("--fit", action="store_true", help="how often Humans do what")
    given = parser.parse_args()
    found = 0
    for seats in given.seats:
        acts = counted(seats, given.matches, given.key)
        if given.fit:
            print(f"    {seats}: {{")
            for act in acts.acts():
                if act == SAYS or act.startswith("“"):
                    continue
                print(f'        "{act}": {round(acts.of_humans(act), ROUNDED)},')
            print("    },")
            continue
        print(f"\n{seats} seats: Humans win {in_words(acts.humans_won, given.matches)}\n")
        print("| act | uses | by La Cosa | of those who could |\n|---|--:|--:|--:|")
        for act in acts.acts():
            if acts.used(act) >= ENOUGH:
                print(
                    f"| {act} | {acts.used(act)} | {100 * acts.posterior(act):.0f} % | {100 * acts.prior(act):.0f} % |"
                )
        tells = list(acts.tells())
        found += len(tells)
        for act in tells:
            print(f"\nTells too much: {act}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
