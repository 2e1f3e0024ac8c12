"""`sobremesa play`: a match in the terminal, against bots or passing the keyboard round."""

from sobremesa.cli.play.command import HELP, configure, run

__all__ = ["HELP", "configure", "run"]
