"""Moments of the rules at which cards may act."""

from __future__ import annotations

from dataclasses import dataclass

from sobremesa.kernel.effects.node import Node


@dataclass(eq=False)
class Resolve(Node):
    """What an event set off."""
