"""Messages that were valid once."""

from __future__ import annotations

import random

VALID = (
    '{"type":"choose","id":"fuzz-0001","decision":"0.0","option":"mark:0"}',
    '{"type":"free","id":"fuzz-0002","option":"join"}',
    '{"type":"sit","id":"fuzz-0003","chair":1}',
    '{"type":"say","id":"fuzz-0004","text":"hola"}',
    '{"type":"seat-bot","id":"fuzz-0005","chair":1,"level":"random"}',
    '{"type":"agree","id":"fuzz-0006","yes":true}',
    '{"type":"pause","id":"fuzz-0007","paused":true}',
    '{"type":"why-not","id":"fuzz-0008","option":"mark:0"}',
    '{"type":"start","id":"fuzz-0009"}',
    '{"type":"reveal","id":"fuzz-0014","nonce":"00112233445566778899aabbccddeeff"}',
    '{"type":"call-off","id":"fuzz-0015"}',
    '{"type":"rematch","id":"fuzz-0010"}',
)
ODD = ("null", "-1", "1e999", "[]", "{}", '""', "true", '"\\ud800"', '"\\u0000"', "99999999999999999999", "NaN", "[[[[")


def spoiled(rng: random.Random) -> bytes:
    text = rng.choice(VALID)
    for _ in range(rng.randint(1, 4)):
        at = rng.randrange(len(text) + 1)
        kind = rng.randrange(6)
        if kind == 0:
            text = text[:at]
        elif kind == 1:
            text = text[:at] + rng.choice(ODD) + text[at:]
        elif kind == 2:
            text = text[:at] + chr(rng.choice((0, 10, 34, 92, 123, 0x202E, 0x1F600, 0xFFFF))) + text[at + 1 :]
        elif kind == 3:
            text = text[:at] + text[rng.randrange(len(text) + 1) :]
        elif kind == 4:
            text = text.replace(rng.choice(('"', ":", "0", "type", "id", "}")), rng.choice(ODD), 1)
        else:
            text = text * 2
    data = text[:3000].encode("utf-8", "surrogatepass")
    if rng.random() < 0.1:
        data = bytes(byte ^ (rng.randrange(256) if rng.random() < 0.05 else 0) for byte in data)
    return data.decode("utf-8", "replace").encode()  # what is no text at all costs the connection
