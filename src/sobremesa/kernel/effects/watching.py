"""Somebody to look on while nodes run: for who counts what of a book was ever tried."""

from __future__ import annotations

from typing import Any

from sobremesa.kernel.compiling import mypyc_attr
from sobremesa.kernel.effects.node import Node
from sobremesa.kernel.option import Option


@mypyc_attr(allow_interpreted_subclasses=True)
class Watcher:
    """While it is a book's `watcher`, the agenda goes through it: each node still does what it does."""

    def run(self, node: Node, s: Any, step: int) -> bool:
        return node.run(s, step)

    def take(self, node: Node, s: Any, step: int, seat: int, option: Option) -> None:
        node.take(s, step, seat, option)
