"""A game's rules on the screen: the whole page, or those somebody asks for by number."""

from __future__ import annotations

from rich.console import Console
from rich.markdown import Markdown

from sobremesa.cli.words import Say
from sobremesa.kernel.errors import SobremesaError
from sobremesa.text import Rule, Texts


def show_page(texts: Texts, out: Console) -> None:
    out.print(Markdown(texts.rules_page()))


def show_rule(rule: Rule, out: Console) -> None:
    out.print(Markdown(f"**{rule.id}** {rule.text}"))


def find(texts: Texts, wanted: str, say: Say) -> list[Rule]:
    """The rule of that id, or all that stand under it; the game's own name before the number may be left out."""
    rules = texts.rules()
    found = [rule for rule in rules.values() if _stands_under(rule.id, wanted.lower())]
    if not found:
        raise SobremesaError(say("no-rule", rule=wanted, first=next(iter(rules)), last=next(reversed(rules))))
    return found


def _stands_under(rule: str, wanted: str) -> bool:
    number = rule.rpartition("-")[2]
    return any(f"{name}.".startswith(f"{wanted.rstrip('.')}.") for name in (rule, number))
