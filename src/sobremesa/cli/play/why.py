"""Why something can't be chosen now: what isn't offered, under the rule that forbids it."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from sobremesa.cli import rulebook
from sobremesa.cli.play.sitting import Sitting
from sobremesa.cli.words import folded
from sobremesa.kernel.decision import BESIDE_THE_POINT, Decision
from sobremesa.kernel.labels import label_of
from sobremesa.kernel.phrase import Phrase, is_phrase

_MOST_EXAMPLES: Final = 12

Objections = dict[str, list[str]]  # labels of options, by the rule that forbids them; what is beside the point last


def objections(sitting: Sitting, decision: Decision, about: str) -> Objections:
    """Options that aren't offered: of the kinds being asked for, what another rule forbids than the one that asks; or,
    of any kind, those whose label has `about`."""
    match, game, texts = sitting.match, sitting.match.game, sitting.texts
    view = match.view(decision.seat)
    verbs = {option.verb for option in decision.options}
    found: dict[str, dict[str, None]] = {}
    for option in game.options:
        if option in decision.options or not (about or option.verb in verbs):
            continue
        phrase = label_of(game, view, option)
        if _names_nobody(phrase, match.seats):
            continue
        rule, label = match.why_not(decision.seat, option), texts.phrase(phrase, sitting.names)
        if not about and rule in (decision.source, BESIDE_THE_POINT):
            continue  # of all that just isn't what is asked about there is no end
        if rule is not None and folded(about) in folded(label):
            found.setdefault(rule, {})[label] = None
    return {rule: list(found[rule]) for rule in sorted(found, key=lambda rule: rule == BESIDE_THE_POINT)}


def _names_nobody(phrase: Phrase, seats: int) -> bool:
    """Whether it is about a chair that isn't at the table: games have options for as many as could be."""
    for name, value in phrase[1]:
        if is_phrase(value):
            if _names_nobody(value, seats):
                return True
        elif isinstance(value, int) and name.rstrip("0123456789") == "who" and value >= seats:
            return True
    return False


def show(found: Objections, decision: Decision, sitting: Sitting) -> None:
    rules = sitting.texts.rules()
    for rule, labels in found.items():
        if rule == BESIDE_THE_POINT:
            sitting.out.print(sitting.say("asked-else", question=sitting.texts.prompt(decision, sitting.names)))
        else:
            rulebook.show_rule(rules[rule], sitting.out)
        examples = " · ".join(labels[:_MOST_EXAMPLES])
        more = len(labels) - _MOST_EXAMPLES
        if more > 0:
            examples += " · " + sitting.say("and-more", count=more)
        sitting.out.print(Text(f"  {examples}", "dim"))
