"""The arcana: what each asks for, how long it lasts, and the power on its back."""

from __future__ import annotations

from sobremesa.games.arcana.cards.lexicon import *

BASE: Final = enter(
    (
        Arcanum("beast", Apart(1, 1), 1, twice()),
        Arcanum("belltower", SumMultiple(3), 2, discard_lower()),
        Arcanum("blind-man", Always(), 1, is_one_of(1, 4, 7), harmless=True),
        Arcanum("chalice", Always(), 2, is_one_of(1, 4, 7), tells=True),
        Arcanum("dawn", PlayTheOne(higher=True), 3, higher()),
        Arcanum("deep", Sum(high=5), 3, higher()),
        Arcanum("engine", Times((2, 3)), 3, is_one_of(5, 6, 7)),
        Arcanum("huntress", Apart(2, 2), 1, twice()),
        Arcanum("judge", SumParity(odd=False), 3, is_one_of(3, 4, 5)),
        Arcanum("key", Sum(low=7, high=9), 3, old()),
        Arcanum("leviathan", Sum(low=11), 4, discard_lower()),
        Arcanum("lord", OnlyOneOf((5, 6, 7)), 3, is_one_of(5, 6, 7)),
        Arcanum("midnight", PlayTheOne(higher=False), 3, higher()),
        Arcanum("mirror", Apart(0, 0), 1, twice()),
        Arcanum("noble", OnlyOneOf((3, 4, 5)), 3, is_one_of(3, 4, 5)),
        Arcanum("prophet", KeptIsVisible(), 2, cycle()),
        Arcanum("rider", AllDifferent(), 2, cycle()),
        Arcanum("servant", OnlyOneOf((1, 2, 3)), 2, is_one_of(1, 2, 3)),
        Arcanum("shore", Apart(4), 4, discard_lower()),
        Arcanum("stranger", SumParity(odd=True), 3, is_one_of(1, 2, 3)),
    )
)

EXPANSION: Final = enter(
    (
        Arcanum("asunder", DifferenceIsVisible(), 1, same()),
        Arcanum("fortune", HighOdds(), 3, plus()),
        Arcanum("iron", KeptTopsThese(), 4, plus()),
        Arcanum("captain", OnlyOneOf((1, 4, 7)), 3, is_one_of(1, 4, 7)),
        Arcanum("feast", Always(), 4, relocate(), again=True),
        Arcanum("ghost", NoNeighbour(1), 2, plus()),
        Arcanum("lantern", GrandTotalMultiple(4), 3, relocate()),
        Arcanum("pallbearers", Apart(1, 2), 2, within(2)),
        Arcanum("passage", ValuesBetween(1), 2, same()),
        Arcanum("wish", Always(), 2, old(), wishes=1),
        Arcanum("imago", Always(), 3, cycle(), sevens_count=1),
        Arcanum("north-wind", HoursApart(1), 2, slow()),
        Arcanum("thief", Never(), 2, help_with(2, 6), steals=True),
        Arcanum("musicians", Makes(11), 3, exile()),
        Arcanum("fall", Always(), 0, amplify(), doubles=2),
        Arcanum("ash", Exactly(7), 0, help_with(2, 6), frightened_by=(1, 2)),
    )
)
