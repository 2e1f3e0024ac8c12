"""Arguments that several commands share."""

from __future__ import annotations

import re
from argparse import ArgumentParser
from collections.abc import Callable, Sequence
from secrets import token_hex
from typing import Any, Final

from sobremesa import bots
from sobremesa.cli.words import Say
from sobremesa.kernel import settings
from sobremesa.kernel.errors import BadSettings
from sobremesa.kernel.game import Game
from sobremesa.kernel.settings import SettingValue
from sobremesa.lab import Series

_WHOLE: Final = re.compile("-?[0-9]{1,18}")
_SPAN: Final = re.compile("([1-9][0-9]{0,4})([hdw])")
_SECONDS_IN: Final = {"h": 3600.0, "d": 86400.0, "w": 7 * 86400.0}


def add_game(parser: ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="the game's id; `sobremesa games` lists them")


def add_settings(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--set",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="a setting of the table, as `sobremesa games` lists them; may be given several times",
    )


def whole(name: str) -> Callable[[str], int]:
    """What a whole number is read with; `name` is the argument's, for who gives something else."""

    def read(text: str) -> int:
        if _WHOLE.fullmatch(text):
            return int(text)
        raise BadSettings(f"{name} is a whole number, not {text!r}", "not-whole", name=name, given=text)

    return read


def within(name: str, low: int, high: int) -> Callable[[str], int]:
    """The same for one that has bounds, whatever the game."""

    def read(text: str) -> int:
        if _WHOLE.fullmatch(text) and low <= int(text) <= high:
            return int(text)
        message = f"{name} is a whole number from {low} to {high}, not {text!r}"
        raise BadSettings(message, "not-within", name=name, low=str(low), high=str(high), given=text)

    return read


def span(name: str) -> Callable[[str], float | None]:
    """The same for a stretch of time, in seconds; None for one without end."""

    def read(text: str) -> float | None:
        if text == "ever":
            return None
        if found := _SPAN.fullmatch(text):
            return int(found[1]) * _SECONDS_IN[found[2]]
        raise BadSettings(f"{name} is a time like 30d or 12h, not {text!r}", "not-a-span", name=name, given=text)

    return read


def add_database(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--db",
        metavar="URL",
        help="the database: sqlite:///FILE or postgresql://USER@HOST/NAME"
        " (default: what SOBREMESA_DB says, or a file in your data folder)",
    )


def add_house_cards(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--cards",
        action="append",
        dest="house_cards",
        default=[],
        metavar="FILE",
        help="bring along the cards of this file, as `sobremesa try` reads them; may be given several times",
    )


def add_seats(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--seats", type=whole("--seats"), metavar="N", help="how many sit at the table (default: the fewest)"
    )


def add_bots(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--bots",
        type=listed,
        metavar="NAME[,NAME…]",
        help="who plays, dealt round the table, as `sobremesa bots` lists them, or one in a file: ./mine.py:Mine "
        "(default: house, if the game has one)",
    )


def add_series(parser: ArgumentParser) -> None:
    """Everything that decides the matches of a simulation."""
    add_game(parser)
    add_seats(parser)
    add_bots(parser)
    parser.add_argument("--key", metavar="WORDS", help="the same words give the same matches (default: made up)")
    add_settings(parser)


def series_from(args: Any, game: Game[Any], say: Say) -> Series:
    return Series.of(
        game,
        seats_from(args, game, say),
        args.bots or [bots.best_for(game)],
        args.key if args.key is not None else token_hex(8),
        settings_from(args.set, game, say),
    )


def seats_from(args: Any, game: Game[Any], say: Say) -> int:
    low, high = game.info.seats
    seats: int = low if args.seats is None else args.seats
    if not low <= seats <= high:
        raise BadSettings(say("seats-range", game=game.info.id, low=low, high=high, seats=seats))
    return seats


def settings_from(given: Sequence[str], game: Game[Any], say: Say) -> dict[str, SettingValue]:
    """The settings of a table from `NAME=VALUE` texts, checked and completed."""
    pairs = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadSettings(say("setting-form", given=text))
        pairs[name] = value
    return settings.parse(game.info.settings, pairs)


def listed(text: str) -> list[str]:
    return [word.strip() for word in text.split(",")]
