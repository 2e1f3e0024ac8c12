"""Texts before they are in any language: the name of a message and its arguments, which may be texts themselves."""

from __future__ import annotations

from typing import Any, TypedDict, TypeGuard

Value = int | str | tuple[int, ...] | tuple[str, ...]
Args = tuple[tuple[str, "Value | Phrase | tuple[Phrase, ...]"], ...]
Phrase = tuple[str, Args]
Argument = Value | Phrase | tuple[Phrase, ...]


class PlainPhrase(TypedDict):
    """A phrase as JSON knows it."""

    message: str
    args: dict[str, Any]


def is_phrase(value: Argument) -> TypeGuard[Phrase]:
    """Whether an argument is a phrase itself: a name, and the tuple of its arguments."""
    return isinstance(value, tuple) and len(value) == 2 and isinstance(value[0], str) and isinstance(value[1], tuple)


def plain_phrase(phrase: Phrase) -> PlainPhrase:
    message, args = phrase
    return {"message": message, "args": plain(args)}


def plain(args: Args) -> dict[str, object]:
    """The arguments as JSON knows them."""
    return {name: _plain(value) if isinstance(value, tuple) else value for name, value in args}


def _plain(value: Argument) -> object:
    if is_phrase(value):
        return plain_phrase(value)
    return [_plain(phrase) for phrase in value] if is_list_of_phrases(value) else value


def is_list_of_phrases(value: Argument) -> TypeGuard[tuple[Phrase, ...]]:
    return isinstance(value, tuple) and not is_phrase(value) and bool(value) and isinstance(value[0], tuple)
