"""What everything is worth to the house bot beside everything else; `fitted.py` says which of them it goes by."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final


@final
@dataclass(frozen=True)
class Weights:
    """In points of Health or so; solving a mystery is 60 of them."""

    doom: float = 7.0  # that doom advances
    doom_soon: float = 5.0  # … and how much more where it is nearly over
    clue: float = 4.0
    to_serve: float = 0.5  # how much of a mystery's worth the clues are that it asks for
    rumour: float = 8.0
    deadly: float = 120.0  # a rumour that ends the match
    patience: float = 0.65  # what something is worth that comes a turn later
    afterwards: float = 20.0  # what all is worth that one does after the next goal
    idle: float = 1.0  # in how many turns something turns up for who has no goal
    taken: float = 0.3  # of its worth, what somebody else sees to
    trade: float = 0.4  # of a mystery's worth, to meet whoever has the clues that one lacks
    gate: float = 2.0  # to be spared the monsters that come through it
    fight: float = 1.0  # what combats cost, of what they were taken to cost
    life: float = 1.0  # every point of Health or Sanity, likewise
    ill: float = 1.0  # every injury, madness, debt or pact, likewise
    luck: float = 2.5  # to be blessed or cursed, likewise
    delay: float = 6.0  # to lose a turn
    thing: float = 1.8  # assets, artifacts, spells and improvements that encounters bring, of what they were taken for
    asset: float = 1.0  # each point that an asset costs
    lasting: float = 1.2  # what something brings at the next goals, as often as it comes in before the match is over
    rest: float = 0.8  # what resting restores, of its worth
    shop: float = 0.6  # what one can expect to buy, likewise
    loan: float = 3.0  # to have taken one
    team: tuple[str, ...] = ()  # investigators, the most useful first
