"""What was chosen for all to see isn't held to be hidden because it was shuffled into a pile in the same breath."""

from __future__ import annotations

from sobremesa.games.ansia.rules import GAME
from sobremesa.kernel.key import MatchKey
from sobremesa.kernel.match import Match
from sobremesa.kernel.settings import complete
from sobremesa.testing.checks import Checks
from sobremesa.testing.choices import Choices

# Until the last card that can be discarded: its turn ends with it, and all that was discarded is shuffled for the next.
PLAYED = """0 vampire-aldous, 1 vampire-zorya, 1 mission-gluttony, 0 mission-grave-robber, 0 card-vampire-strength,
0 space-snowy-pass, 0 done, 1 card-vampiric-will, 1 card-vampire-thirst, 1 card-vampire-strength, 1 space-frozen-well,
1 done, 1 card-vampiric-will, 1 card-vampiric-speed, 1 card-vampire-strength, 1 space-castle, 1 done,
0 card-vampiric-will, 0 card-the-hunger, 0 card-vampire-strength, 0 space-gate, 0 hunt:3-2, 0 done, 0 space-castle,
0 done, 1 card-vampire-strength, 0 card-vampire-strength, 1 card-vampiric-will, 1 card-vampiric-speed,
0 card-dark-digestion, 0 card-vampiric-will, 0 card-vampire-thirst, 1 card-vampire-strength, 0 card-vampiric-will,
0 card-vampiric-speed, 1 card-vampiric-will"""
TIMES = 12  # two options are taken at random each time


def test_what_was_discarded_before_all_eyes_may_be_told() -> None:
    settings = complete(GAME.info.settings, {"mode": "novice", "shelter": True})
    match = Match(GAME, 2, settings, MatchKey.from_words("fuzz 2575", 2))
    for line in PLAYED.split(","):
        seat, choice = line.split()
        match.play(int(seat), choice if ":" in choice or choice == "done" else f"pick:{choice}")
    assert match.asked_of(1)
    for time in range(TIMES):
        rng = MatchKey.from_words(f"sealed {time}", 2).stream("checks")
        Choices(match, GAME.census(match.state), Checks(), rng).check()
