"""What an option is called on the wire, and what a line of the log cites."""

from __future__ import annotations

import msgspec

from sobremesa.kernel import registry
from sobremesa.kernel.decision import Questioner
from sobremesa.kernel.effects.node import RANDOM
from sobremesa.kernel.events import Event
from sobremesa.kernel.match import Match
from sobremesa.kernel.option import Option
from sobremesa.kernel.phrase import Phrase
from sobremesa.web import wire
from sobremesa.web.sight import options_as, told


class Fortune(Questioner):
    """Knows words for everything, and draws."""

    def label(self, option: Option) -> Phrase:
        return "do-if", (("if", ("when-dry", ())), ("either", (("do-run", ()), ("do-hide", (("n", 2),)))))

    def risks(self, option: Option) -> int:
        return RANDOM


def sent(option: wire.Option) -> wire.Option:
    return msgspec.json.decode(msgspec.json.encode(option), type=wire.Option)


def test_an_option_is_called_as_who_asks_calls_it() -> None:
    match = Match(registry.get("arcana"), 3)
    asked = match.asked[0].decision
    view = match.view(asked.seat)
    (plain, *_) = options_as(match.game, view, asked.options)
    assert (sent(plain).label, sent(plain).final) == (None, False)
    assert set(msgspec.json.decode(msgspec.json.encode(plain))) == {"key", "verb", "args"}
    (said, *_) = options_as(match.game, view, asked.options, Fortune())
    assert sent(said).args == sent(plain).args
    assert sent(said).final
    clause = wire.Phrase("do-if", {"if": wire.Phrase("when-dry", {}), "either": sent_list()})
    assert sent(said).label == wire.Phrase("label", {"do": clause})


def sent_list() -> tuple[wire.Phrase, ...]:
    return wire.Phrase("do-run", {}), wire.Phrase("do-hide", {"n": 2})


def test_a_line_of_the_log_names_its_rule_and_may_hold_phrases() -> None:
    event = Event("won", (("how", ("by-points", (("n", 3),))),), rule="arcana-8.1")
    line = msgspec.json.decode(msgspec.json.encode(told(4, event, 0)), type=wire.Told)
    assert line.rule == "arcana-8.1"
    assert line.args == {"how": wire.Phrase("by-points", {"n": 3})}
