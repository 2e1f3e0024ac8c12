"""Many matches between bots, played on many cores, that anyone can play again from the same key."""

from sobremesa.lab.plan import Plan
from sobremesa.lab.report import Report, Results
from sobremesa.lab.simulate import simulate

__all__ = ["Plan", "Report", "Results", "simulate"]
