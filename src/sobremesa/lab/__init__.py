"""Many matches between bots, played on many cores, that anyone can play again from the same key."""

from sobremesa.lab.contesting import contest
from sobremesa.lab.report import Report, Results
from sobremesa.lab.series import Series
from sobremesa.lab.simulate import simulate
from sobremesa.lab.standing import Contest

__all__ = ["Contest", "Report", "Results", "Series", "contest", "simulate"]
