"""`sobremesa learn`: a game's lesson in the terminal, and then the rest of its match."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from sobremesa import bots
from sobremesa.cli.arguments import add_game
from sobremesa.cli.play.command import names_for
from sobremesa.cli.play.session import Session
from sobremesa.cli.play.sitting import Sitting
from sobremesa.cli.play.teaching import Teaching
from sobremesa.cli.terminal import Terminal
from sobremesa.kernel import registry
from sobremesa.kernel.errors import BadSettings
from sobremesa.kernel.lesson import LEARNER
from sobremesa.kernel.match import Match

HELP = """\
learn a game by playing it, in the terminal

A dozen sentences, and what they speak of is yours to do: an arrow points at it. Then the match is free.
"""


def configure(parser: ArgumentParser) -> None:
    add_game(parser)


def run(args: Namespace, terminal: Terminal) -> int:
    game = registry.get(args.game)
    lesson = game.lesson
    if lesson is None:
        raise BadSettings(terminal.say("no-lesson", game=args.game))
    match = Match(game, lesson.seats, lesson.settings, lesson.key)
    learner = frozenset({LEARNER})
    sitting = Sitting(terminal, match, names_for((), match, learner, terminal))
    return Session(sitting, learner, [bots.best_for(game)], Teaching(lesson, sitting)).play()
