"""What messages are made of: names, codes and texts, each with its bounds."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

# A pattern ends with \Z: before a line break at the end $ holds too.
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Code = Annotated[str, Meta(pattern=r"^[A-Z]{3,8}-[0-9]{2,9}\Z")]
Language = Annotated[str, Meta(pattern=r"^(es|en)\Z")]
OptionKey = Annotated[str, Meta(max_length=64)]
Link = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{24}\Z")]  # 144 random bits
AnswerId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{8,40}\Z")]
ThingName = Annotated[str, Meta(max_length=16)]
Pointed = Annotated[dict[ThingName, int | Annotated[str, Meta(max_length=64)]], Meta(max_length=4)]
LineNumber = Annotated[int, Meta(ge=0, le=10_000_000)]
ChairNumber = Annotated[int, Meta(ge=0, le=11)]
Minute = Annotated[int, Meta(ge=0, le=1439)]
PersonWord = Annotated[str, Meta(pattern=r"^[0-9a-f]{12}\Z")]
SettingValues = dict[str, bool | int | str]


class Phrase(Struct, frozen=True, gc=False):
    """A text and its arguments, which may be such texts themselves.

    An argument `who` is a chair, and text names another message; a list is a list of such.
    """

    message: str
    args: Args


Args = dict[str, int | str | tuple[int | str | Phrase, ...] | Phrase]
