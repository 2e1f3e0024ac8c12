"""`sobremesa try`: a workbench for whoever designs cards."""

from sobremesa.cli.trying.command import HELP, configure, run

__all__ = ["HELP", "configure", "run"]
