"""What can stand on the agenda: each frame is one of these and its arguments."""

from __future__ import annotations

from typing import Final

TURN: Final = 0
PLAY: Final = 1  # the slot where this play is barred, or NO_SLOT: the active player plays
CYCLE: Final = 2  # card: the active player takes an arcanum away
LIFT: Final = 3  # card: the active player lifts a visible fate (Relocate) or returns one (Discard Lower)
PUT: Final = 4  # card, slot, value: … and puts it elsewhere
STEAL: Final = 5  # slot: the thief takes a fate
AFTER: Final = 6  # the active player may use a power
GROUP: Final = 7  # the group may use a power and may predict
NUMBER: Final = 8  # card: the group names a number
ATTACH: Final = 9  # card: the group chooses an arcanum
SPEND: Final = 10  # card: the group gives up one more power
EXILE: Final = 11  # after a right prediction the group may exile a fate
BANISH: Final = 12  # the group chooses the fate
END: Final = 13

BALLOTS: Final = frozenset((GROUP, NUMBER, ATTACH, SPEND, EXILE, BANISH))
