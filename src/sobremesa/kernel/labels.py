"""What an option is called where it is offered, and whether it can be taken back: in the words of who asks."""

from __future__ import annotations

from typing import Any, Final

from sobremesa.kernel.decision import Questioner
from sobremesa.kernel.effects.node import ENDS, RANDOM, REVEALS
from sobremesa.kernel.game import Game
from sobremesa.kernel.option import Option
from sobremesa.kernel.phrase import Phrase
from sobremesa.kernel.state import Plain

NOT_TO_BE_TAKEN_BACK: Final = RANDOM | REVEALS | ENDS


def label_of(game: Game[Any], view: Plain, option: Option, by: Questioner | None = None) -> Phrase:
    """The option's name as this seat would call it, in the words of the node that asks or else of the game."""
    said = by.label(option) if by is not None else None
    if said is not None:
        return "label", (("do", said),)
    apart = game.told_apart(view, option)
    if apart is not None:
        return apart
    if game.book is not None and game.book.pick.get(option.args[0] if option.args else -1) is option:
        return "option-pick", (("thing", game.book.things.say(option.args[0])),)
    return f"option-{option.verb}", game.describe(view, option)


def is_final(option: Option, by: Questioner | None) -> bool:
    """Whether what comes of it may draw, reveal or end something, as far as the text of who asks tells."""
    return by is not None and bool(by.risks(option) & NOT_TO_BE_TAKEN_BACK)
