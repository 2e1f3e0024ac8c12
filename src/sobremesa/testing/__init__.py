"""What tests need: positions, scripts, fuzzing, two worlds, planted faults, rules cited, texts complete."""

from sobremesa.testing.position import BadPosition, Position, position
from sobremesa.testing.runs import Finding, Report, fuzzed, recheck
from sobremesa.testing.script import ScriptFailed, play, refused

__all__ = [
    "BadPosition",
    "Finding",
    "Position",
    "Report",
    "ScriptFailed",
    "fuzzed",
    "play",
    "position",
    "recheck",
    "refused",
]
