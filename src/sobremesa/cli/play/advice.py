"""What the house would do in somebody's place, and why, and what its play says, for who asks."""

from __future__ import annotations

from rich.text import Text

from sobremesa.bots.hint import hint, sign
from sobremesa.cli.play.sitting import Sitting
from sobremesa.kernel.match import Asked


def show(sitting: Sitting, asked: Asked) -> None:
    """The best first; nobody may ask while others play for themselves at the same keyboard."""
    if len(sitting.people) != 1:
        sitting.complain(sitting.say("no-advice"))
        return
    match, texts, decision = sitting.match, sitting.texts, asked.decision
    look = match.look(decision.seat, sitting.people, sitting.story.all(), strangers=sitting.strangers)
    stream = match.key.stream("hints", decision.seat, match.noticed)
    view = match.view(decision.seat)
    for one in hint(match.game, look, stream):
        label = texts.label(match.game, view, one.option, sitting.names, decision.by)
        number = decision.options.index(one.option) + 1
        rule = f" ({one.reason.rule})" if one.reason.rule else ""
        sitting.out.print(Text.assemble((f"{number:>3} ", "number"), (label, "bold"), rule))
        said = texts.phrase(one.reason.because, sitting.names)
        tried = f" {sitting.say('advice-tried')}" if one.tried else ""
        sitting.out.print(Text(f"    {said}{tried}"))


def show_sign(sitting: Sitting, seat: int, *, is_lesson: bool) -> None:
    """What a bot's play says by what the bots have agreed on; in a lesson they play what is to be learnt."""
    match, texts = sitting.match, sitting.texts
    found = None if is_lesson else sign(match.game, match.view(seat), sitting.people | sitting.strangers)
    if found is None:
        sitting.out.print(sitting.say("no-sign"))
        return
    rule = f" ({found.rule})" if found.rule else ""
    sitting.out.print(Text(f"{texts.phrase(found.because, sitting.names)}{rule}"))
