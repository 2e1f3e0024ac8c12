"""Many matches between bots, played on many cores, that anyone can play again from the same key."""

from sobremesa.lab.report import Report, Results
from sobremesa.lab.series import Series
from sobremesa.lab.simulate import simulate

__all__ = ["Report", "Results", "Series", "simulate"]
