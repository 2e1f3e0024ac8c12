"""One person's turn at the keyboard: what they see, and everything they may type."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeVar, final

from rich.columns import Columns
from rich.rule import Rule
from rich.text import Text

from sobremesa.cli import cards, rulebook, tale
from sobremesa.cli.matchfile import suggested_name
from sobremesa.cli.play import advice, why
from sobremesa.cli.play.sitting import Sitting
from sobremesa.cli.play.teaching import Taught
from sobremesa.cli.terminal import whole_number
from sobremesa.kernel.errors import SobremesaError
from sobremesa.kernel.match import Asked
from sobremesa.kernel.option import Option

T = TypeVar("T")

_MOST_IN_ONE_COLUMN: Final = 10
_MOST_CARDS: Final = 12


class Leave(Exception):
    """The person wants to stop here."""


@final
class Turn:
    """Ends when something changed: a choice, a choice taken back, or something done unasked."""

    def __init__(self, sitting: Sitting, asked: Asked, taught: Taught | None = None) -> None:
        self._sitting = sitting
        self._match = sitting.match
        self._out = sitting.out
        self._say = sitting.say
        self._asked = asked
        self._taught = taught
        self._wanted = taught.option if taught is not None else None
        self._seat = asked.decision.seat
        self._done = False
        self._commands: dict[str, Callable[[str], None]] = {
            "?": self._explain,
            "c": self._show_cards,
            "r": self._show_rules,
            "u": self._undo,
            "l": self._show_log,
            "t": self._tell_story,
            "w": self._tell_reasons,
            "a": self._advise,
            "b": self._read_sign,
            "f": self._do_unasked,
            "s": self._save,
            "q": self._leave,
            "h": self._help,
        }

    def take(self) -> None:
        self._out.print(Rule(Text(self._sitting.name(self._seat), "bold")))
        self._sitting.show_board(self._seat)
        self._sitting.show_events(self._sitting.story.news(self._seat), self._seat)
        self._teach()
        self._show_choices()
        while not self._done:
            self._obey(self._sitting.terminal.ask(self._say("prompt")))

    def _teach(self) -> None:
        for sentence in self._taught.reads if self._taught is not None else ():
            self._out.print(Text(sentence, "taught"))
            self._sitting.terminal.ask(self._say("lesson-next"))

    def _show_choices(self) -> None:
        decision = self._asked.decision
        if self._taught is not None:
            self._out.print(Text(self._taught.does, "taught"))
        self._out.print(Text(self._sitting.texts.prompt(decision, self._sitting.names), "bold"))
        self._list(decision.options)
        self._out.print(Text(self._say("keys"), "dim"))

    def _list(self, options: Sequence[Option]) -> None:
        labels = self._labels(options)
        taught = next((at for at, option in enumerate(options) if option.key == self._wanted), -1)
        self._list_labels(labels, taught)

    def _list_labels(self, labels: Sequence[str], taught: int = -1) -> None:
        entries = [
            Text.assemble((f"{at + 1:>3} ", "number"), label, (" ←", "taught") if at == taught else "")
            for at, label in enumerate(labels)
        ]
        if len(entries) <= _MOST_IN_ONE_COLUMN:
            for entry in entries:
                self._out.print(entry)
        else:
            self._out.print(Columns(entries, column_first=True, padding=(0, 2)))

    def _labels(self, options: Sequence[Option]) -> list[str]:
        view = self._match.view(self._seat)
        by = self._asked.decision.by
        texts, game, names = self._sitting.texts, self._match.game, self._sitting.names
        return [texts.label(game, view, option, names, by) for option in options]

    def _obey(self, line: str) -> None:
        command, rest = line[:1].lower(), line[1:].strip()
        if not line:
            self._show_choices()
        elif line.isdecimal():
            self._choose(line)
        elif command in self._commands and (command == "?" or line[1:2] in ("", " ")):
            self._commands[command](rest)
        else:
            self._sitting.complain(self._say("not-understood", line=line))

    # --- what changes the match ------------------------------------------------------------------------------

    def _choose(self, number: str) -> None:
        option = self._picked(number, self._asked.decision.options)
        if option is None:
            return
        if self._wanted in (None, option.key):
            self._play(option, self._asked.id)
        else:
            self._sitting.complain(self._say("lesson-later"))

    def _picked(self, number: str, options: Sequence[T]) -> T | None:
        place = whole_number(number)
        if place is not None and 1 <= place <= len(options):
            return options[place - 1]
        self._sitting.complain(self._say("number-range", most=len(options)))
        return None

    def _play(self, option: Option, answering: str | None) -> None:
        events = self._match.play(self._seat, option, answering)
        self._sitting.story.add(self._match.version, events)
        self._done = True

    def _do_unasked(self, number: str) -> None:
        options = self._match.game.free(self._match.state, self._seat)
        if self._wanted is not None:
            self._sitting.complain(self._say("lesson-later"))
            return
        if not options:
            self._out.print(self._say("nothing-free"))
            return
        kinds = self._by_kind(options)
        if not number:
            self._list_labels([label for label, _ in kinds])
            number = self._sitting.terminal.ask(self._say("which-free"))
        kind = self._picked(number, kinds) if number else None
        if kind is None:
            return
        _, alike = kind
        if len(alike) > 1:
            self._list(alike)
            number = self._sitting.terminal.ask(self._say("which-free"))
        if number and (option := self._picked(number, alike) if len(alike) > 1 else alike[0]) is not None:
            self._play(option, None)

    def _by_kind(self, options: Sequence[Option]) -> list[tuple[str, tuple[Option, ...]]]:
        """What can be said is chosen first by its kind; all else is a kind of its own."""
        said = self._match.game.said
        kinds: dict[str, list[Option]] = {}
        for option in options:
            kinds.setdefault(option.verb if option.verb in said else option.key, []).append(option)
        return [
            (self._labels(alike)[0] if len(alike) == 1 else self._sitting.texts.say(f"talk-{kind}"), tuple(alike))
            for kind, alike in kinds.items()
        ]

    def _undo(self, rest: str) -> None:
        why_not = self._match.why_no_undo(self._seat)
        if why_not is not None:
            self._sitting.complain(self._say(f"no-undo-{why_not}"))
            return
        self._sitting.story.forget_after(self._match.undo(self._seat))
        self._out.print(self._say("undone"))
        self._done = True

    def _leave(self, rest: str) -> None:
        raise Leave

    # --- what only tells -------------------------------------------------------------------------------------

    def _explain(self, about: str) -> None:
        objections = why.objections(self._sitting, self._asked.decision, about)
        if not objections:
            self._out.print(self._say("nothing-forbidden-about", about=about) if about else self._say("all-allowed"))
        why.show(objections, self._asked.decision, self._sitting)

    def _show_cards(self, word: str) -> None:
        if not word:
            self._sitting.complain(self._say("which-card"))
            return
        found = cards.called(word, self._match.game.components(self._match.settings), self._sitting.texts)
        if not found:
            self._sitting.complain(self._say("no-card", word=word))
        for name, says in found[:_MOST_CARDS]:
            self._out.print(Text.assemble((name, "bold"), f"\n{says}" if says else ""))
        if len(found) > _MOST_CARDS:
            self._out.print(self._say("and-more", count=len(found) - _MOST_CARDS))

    def _show_rules(self, wanted: str) -> None:
        if not wanted:
            rulebook.show_page(self._sitting.texts, self._out)
            return
        try:
            found = rulebook.find(self._sitting.texts, wanted, self._say)
        except SobremesaError as error:
            self._sitting.complain(str(error))
            return
        for rule in found:
            rulebook.show_rule(rule, self._out)

    def _show_log(self, rest: str) -> None:
        self._sitting.show_events(self._sitting.story.all(), self._seat)

    def _tell_story(self, rest: str) -> None:
        sitting = self._sitting
        tale.show(sitting.story.all(), sitting.texts, sitting.names, self._out, self._say)

    def _tell_reasons(self, rest: str) -> None:
        sitting = self._sitting
        told = [(seat, phrase) for seat, phrase in sitting.reasons.items() if phrase is not None]
        for seat, phrase in told:
            sitting.out.print(Text(f"· {sitting.name(seat)}: {sitting.texts.phrase(phrase, sitting.names)}"))
        if not told:
            sitting.out.print(self._say("no-reasons"))

    def _advise(self, rest: str) -> None:
        advice.show(self._sitting, self._asked)

    def _read_sign(self, rest: str) -> None:
        advice.show_sign(self._sitting, self._seat, is_lesson=self._taught is not None)

    def _save(self, file: str) -> None:
        self._sitting.save(file or suggested_name(self._match))

    def _help(self, rest: str) -> None:
        self._out.print(Text(self._say("help")))
