"""A process of its own for each look at a file: a game is declared once in a process, and a file is edited often.

It is asked on standard input, and answers on standard output in JSON.
"""

from __future__ import annotations

import sys
from typing import Final

import msgspec

from sobremesa.cli.trying import playing, reading
from sobremesa.cli.trying.asking import Answer, Play, Read, Trouble
from sobremesa.kernel import registry
from sobremesa.kernel.errors import SobremesaError
from sobremesa.kernel.house_cards import BadCards

_asked: Final = msgspec.json.Decoder(Read | Play)


def answered(asked: Read | Play) -> Answer:
    try:
        if isinstance(asked, Read):
            return Answer(read=reading.read(registry.get(asked.game)))
        return Answer(played=playing.play(asked.wanted, registry.get(asked.wanted.game)))
    except BadCards as error:
        return Answer(trouble=Trouble(str(error), error.said, dict(error.details), error.file, error.line, error.why))
    except SobremesaError as error:
        return Answer(trouble=Trouble(str(error), error.said, dict(error.details)))


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.encode(answered(_asked.decode(sys.stdin.buffer.read()))))
